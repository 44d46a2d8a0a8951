### Przebieg skończonych rozdań, dowód tasowania i strona demo, która odtwarza zapis.
###
### W wiadomościach wolno <b>, <i>, <code>. Przyciski (button-…), polecenia i krótkie odpowiedzi są bez znaczników.
### $name, $cards, $result, $points (w story-totals) i $command przychodzą gotowe.

cmd-replay = przebieg rozdania, lewa po lewie

button-story = 📜 Przebieg
button-story-deals = 🗂 Rozdania
button-story-proof = 🔓 Dowód
button-story-record = 📄 Zapis
button-story-series = ⬅️ Moje partie
button-story-back = ⬅️ Przebieg
# $name: nazwa grupy. $score: na przykład „🔵 4 : 12 🟠”. $count: ile rozdań się skończyło.
button-story-of = { $count ->
        [one] { $name } · { $score } · { $count } rozdanie
        [few] { $name } · { $score } · { $count } rozdania
       *[many] { $name } · { $score } · { $count } rozdań
    }

## Rozdanie, lewa po lewie

# $result: na przykład „🔵 74 : 46 🟠 → 🟠 +2”.
story-header = 📜 <b>Rozdanie { $number }</b> · { $result }
story-leads = ➡️ Wychodzi { $name }
# $number z $count. $trump: kolor.
story-trick = <b>Lewa { $number } z { $count }</b> · atut { $trump }
# Pod kartami, które przez czwórkę w kolorze wróciły do właścicieli.
story-returned = ↩️ Wszystko to wróciło na rękę.
story-taken = { $points ->
        [one] ✅ { $name } bierze lewę: <b>{ $points }</b> oczko
        [few] ✅ { $name } bierze lewę: <b>{ $points }</b> oczka
       *[many] ✅ { $name } bierze lewę: <b>{ $points }</b> oczek
    }
# Oczka obu par po tej lewie.
story-totals = Oczka do tej pory: { $points }
# Nad kartami, które każdy dobrał. $count: ile zostało w stosie.
story-drawn = Dobieranie · w stosie { $count }:
story-deals = 📜 <b>Które rozdanie?</b>
story-series = 📜 <b>Która partia?</b>
story-alone = 🤖 Z komputerem

toast-no-story = Żadne rozdanie jeszcze się tu nie skończyło.
toast-story-of-others = Tutaj przebieg widzą tylko ci, którzy siedzieli przy tamtym stoliku. W grupie: /replay
# Drugie naciśnięcie „Zapis” w grupie.
toast-record-sent = Zapis już tu jest: przewiń trochę w górę.

## Dowód tasowania

proof-title = 🔓 <b>Dowód: rozdanie { $number }</b>
proof-seal = 1. Tę pieczęć pokazano przed pierwszą kartą:
proof-seed = 2. To ziarno (seed) było tajne aż do ostatniej karty:
proof-why = Pieczęć to SHA-256 ziarna. Żadne inne ziarno do niej nie pasuje, więc kart nie dało się już podmienić.
# $cards: pierwsze pięć kart talii. $name: kto dostaje pierwszą kartę. $shown: pokazana karta.
proof-deck = 3. Talia wynika z ziarna: jest ono kluczem HMAC-SHA256, a według jego liczb tasuje się talię ułożoną po kolei. Od góry: { $cards } … Pierwszą kartę dostaje { $name }, dalej zgodnie z ruchem wskazówek zegara. Pokazana karta: { $shown }
proof-by-hand = <b>Sprawdź ręcznie.</b> To polecenie wypisze pieczęć:
proof-whole = <b>Sprawdź wszystko</b> (talię, zagrania, oczka) na podstawie zapisu: { $command }
# $command: „kozel verify FILE”.
record-caption = Sprawdź zapis poleceniem { $command } albo w demo, na stronie odtwarzania.

## Strona demo, która odtwarza zapis: krótko, bez znaczników. $count, $name, $fault i
## $target (do ilu punktów karnych jest partia) wstawia strona.

replay-page-open = 📜 Odtwarzanie
replay-page-title = Odtwarzanie zapisu
replay-page-choose = Wybierz plik zapisu (.jsonl)
replay-page-back = Powrót do czatów
replay-page-good = Zapis jest poprawny: sprawdzone są wszystkie karty, zagrania i oczka. Rozdań: { $count }
replay-page-bad = Ten zapis jest niepoprawny: { $fault }
replay-page-empty = Nie ma w nim żadnego rozdania.
replay-page-failed = Nie udało się odczytać pliku.
replay-page-series = Partia
replay-page-deal = Rozdanie
replay-page-trump = Atut
replay-page-stock = Stos
replay-page-points = Oczka
replay-page-tricks = Lewy
replay-page-score = Punkty karne, do { $target }
replay-page-before = Wstecz
replay-page-after = Dalej
replay-page-keys = Działają też klawisze strzałek.
replay-page-dealt = Karty rozdane.
replay-page-led = { $name } wychodzi
replay-page-beat = { $name } bije
replay-page-discarded = { $name } zrzuca
replay-page-claimed = { $name } wchodzi z czwórką w kolorze; pozostałe karty wróciły
replay-page-taken = { $name } bierze lewę
replay-page-over = Koniec rozdania.
replay-page-returned = wróciły na rękę
