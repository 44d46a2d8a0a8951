### Życie grupy: kto nie może grać, kto co zmienił, rozegrane partie, wołanie do stolika, czas na ruch.
###
### Zdania o osobie pasują do każdego. Przyciski (button-…), krótkie odpowiedzi (toast-…) i polecenia (cmd-…)
### są bez znaczników; w reszcie wolno <b>, <i>, <code>.

## Polecenia

cmd-block = zabroń komuś grać (dla adminów)
cmd-unblock = pozwól komuś znów grać (dla adminów)
cmd-log = kto co zmienił (dla adminów)
cmd-history = rozegrane partie tego czatu
cmd-next = zawołaj mnie, gdy otworzy się stolik

## Kto nie może grać

blocks-title = 🚫 <b>Kto nie może grać w tej grupie</b>
blocks-none = Nie ma nikogo takiego. Żeby komuś zabronić gry, administrator odpowiada na jego wiadomość poleceniem /block.
# $name: osoba.
button-unblock = ✖️ { $name }
# Do osoby, której zabroniono gry.
toast-blocked = Stoliki tej grupy są dla ciebie zamknięte: tak zdecydowali jej administratorzy.
# Do grupy. $name: komu zabroniono gry.
toast-blocked-now = 🚫 { $name } nie może już tu grać. Cała lista: /unblock
toast-blocked-already = { $name } i tak nie może tu grać. Cała lista: /unblock
toast-unblocked = { $name } znów może tu grać.
toast-not-blocked = { $name } i tak może tu grać.
toast-block-whom = Komu zabronić gry? Odpowiedz poleceniem /block na wiadomość tej osoby albo napisz: /block @nazwa
toast-block-unknown = Nie znam nikogo o tej nazwie. Odpowiedz poleceniem /block na wiadomość tej osoby.
toast-block-bot = Gry można zabronić tylko ludziom.
toast-block-admin = { $name } administruje tą grupą. Administratorom nie da się zabronić gry.
toast-block-oneself = Sobie gry nie zabronisz.

## Dziennik: „Anna: Czas na ruch: 2 minuty → 8 godzin”

log-title = 🗒 <b>Kto co zmienił</b>
log-none = Jeszcze nic. Zapisuję tu, kto kończy partię, usuwa gracza komputerowego, zabrania komuś gry albo zmienia ustawienia.
# Administrator, który pisze w imieniu grupy.
log-anonymous = administrator
# $setting: ustawienie ze swoim znakiem. $before, $after: co było i co jest.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: język, jak sam się nazywa.
log-language = 🌐 Język: <b>{ $language }</b>
log-stopped = 🛑 partia zakończona
log-lobby-closed = 🛑 stolik zamknięty przed pierwszym rozdaniem
log-computer-removed = 🤖 gracz komputerowy usunięty
# $name: komu zabroniono gry.
log-blocked = 🚫 zakaz gry: { $name }
log-unblocked = ✅ koniec zakazu: { $name }

## Rozegrane partie

# $count: ile partii.
history-title = { $count ->
        [one] 📚 <b>Rozegrano tu { $count } partię</b>
        [few] 📚 <b>Rozegrano tu { $count } partie</b>
       *[many] 📚 <b>Rozegrano tu { $count } partii</b>
    }
toast-no-history = Żadna partia nie skończyła się tu jeszcze kozłami.

## Wołanie do stolika

# Na czacie prywatnym. $group: nazwa grupy. $name: kto otworzył stolik.
call = 🔔 <b>W grupie { $group } czeka stolik:</b> { $name } szuka graczy.
button-to-table = ➡️ Do stolika
button-stop-calls = 🔕 Już mnie nie wołaj
calls-title = 🔔 <b>Skąd cię wołam</b>
calls-how = Gdy w jednej z tych grup otworzy się stolik, zawołam cię tutaj. Już nie trzeba? Naciśnij grupę.
calls-none = Na razie znikąd cię nie wołam. Napisz w grupie /next, a zawołam cię tutaj, gdy otworzy się tam stolik.
# $group: nazwa grupy.
button-stop-calls-of = 🔕 { $group }
# W grupie. $name: kto napisał /next.
calls-open-private = 🔔 { $name }: otwórz nasz czat prywatny, bo inaczej nie zawołam cię, gdy otworzy się tu stolik.
button-open-private = 💬 Otwórz czat prywatny
# W grupie. $name: kto napisał /next.
toast-calls-on = 🔔 { $name }: gdy otworzy się tu stolik, zawołam cię na czacie prywatnym. Jeszcze raz /next i przestanę.
toast-calls-off = 🔕 { $name }: stąd już cię nie wołam.
toast-calls-stopped = Stamtąd już cię nie wołam.

## Czas na ruch: przy zbieraniu graczy i nad stolikiem

# $time: na przykład „24 godziny”.
turn-time = ⏳ { $time } na ruch
turn-time-off = ⏳ bez limitu czasu na ruch
