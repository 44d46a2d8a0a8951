### Interfejs: wszystkie teksty bota oprócz zasad gry (rules.ftl). Objaśnienia są w en/bot.ftl.
### Zwracamy się na „ty”, do pary na „wy”. O ludziach piszemy w czasie teraźniejszym lub bezosobowo:
### tak pasuje do każdego. Imię ($name) zawsze w mianowniku: podmiot, po dwukropku albo w nawiasie.

# Nazwa tego języka w nim samym.
language-name = Polski

## Ludzie i strony

player = Gracz { $number }
somebody = ktoś
this-group = ta grupa
free-seat = wolne miejsce
computer = Komputer
computer-numbered = Komputer { $number }

## Czas

duration-off = bez limitu
duration-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
duration-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
duration-hours = { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
soon = niedługo

## Zbieranie graczy

lobby-open = 🐐 <b>Kozel: kto gra?</b>
rematch-open = 🐐 <b>Rewanż!</b> Wszyscy naciskają <b>Gram</b>.
lobby-rules = Partia { $rules }
rules-target = do { $target } punktów karnych
rules-eggs-double = po 60:60 następne rozdanie liczy się podwójnie
rules-claims-lead = czwórka w kolorze tylko przed wyjściem
lobby-missing = { $count ->
        [one] Wolne jest { $count } miejsce. Partnerzy siedzą w jednym wierszu.
        [few] Wolne są { $count } miejsca. Partnerzy siedzą w jednym wierszu.
       *[many] Wolnych miejsc: { $count }. Partnerzy siedzą w jednym wierszu.
    }
rematch-unready = { $count ->
        [one] Czekamy jeszcze na { $count } osobę.
        [few] Czekamy jeszcze na { $count } osoby.
       *[many] Czekamy jeszcze na { $count } osób.
    }
lobby-full = Są już wszyscy: naciśnij <b>Zaczynamy</b>!
lobby-closed = ⌛ Stolik zamknięty: gra się nie zaczęła. Nowy otworzy /newgame.

button-sit = 🪑 Siadam { $side }
button-sit-with = 🪑 Siadam { $side } + { $name }
button-add-computer = 🤖 Komputer { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Wstaję
button-ready = ✅ Gram
button-start = ▶️ Zaczynamy

## Stolik

deal-header = 🐐 <b>Rozdanie { $number }</b> · do { $target } punktów karnych
trump = Atut <b>{ $trump }</b> (pokazano { $shown })
stock = w stosie { $count }
tricks-won = lewy { $tricks }
play-lead = { $name } wychodzi:  { $cards }
play-beat = { $name } bije:  { $cards }
play-discard = { $name } zrzuca:  { $cards }
play-claim = ⚡️ { $name } wchodzi: cztery { $suit }  { $cards }
play-returned = ↩️ Wracają na rękę: { $cards }
holds-trick = ← trzyma lewę
turn-lead = ➡️ Wychodzi { $name }
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
paused-silenced = ⏸ <b>Przerwa.</b> Gramy dalej, gdy bot znów będzie mógł pisać w grupie.
paused = ⏸ <b>Przerwa.</b> Gramy dalej, gdy ktoś wróci.
before-beaten = Poprzednia lewa – { $name }: { $cards }
before-unbeaten = Poprzednia lewa – { $name }: { $cards }, nikt nie bił
# Między kartami: „Q♦️ na J♦️”.
over = na
closes-at = 🕸 Jeśli nikt nie zagra, stolik się zamknie: { $moment }
stop-wanted = 🛑 Kończymy partię? Za: { $wants }. Zgodzić się muszą: { $waits }
shuffle-sealed = 🔒 Uczciwe tasowanie, pieczęć { $start }… Po rozdaniu pokażę jego ziarno (seed), a SHA-256 ziarna musi być taki:
shuffle-opened = 🔓 Ziarno (seed) tasowania z pieczęcią { $start }…
shuffle-check = Jego SHA-256, pokazany przed pierwszą kartą:

button-hand = 🃏 Moje karty
button-rules = 📖 Zasady
button-score = 🏁 Wynik
button-back = 🙋 Już jestem
button-sit-in = 🪑 Gram za: { $name }
button-agree-stop = 🛑 Kończymy partię
button-next-deal = ▶️ Rozdajemy
button-rematch = 🔁 Rewanż

## Po rozdaniu, po partii

deal-over = 🏁 <b>Koniec rozdania { $number }</b>
# $side: 🔵 albo 🟠
deal-won = 🏁 <b>Rozdanie { $number }: wygrywa { $side }</b>
deal-you-won = 🏆 <b>Rozdanie { $number }: wygrywacie</b>
deal-you-lost = 💔 <b>Rozdanie { $number }: przegrywacie</b>
last-trick-beaten = Ostatnia lewa – { $name }: { $cards }
last-trick-unbeaten = Ostatnia lewa – { $name }: { $cards }, nikt nie bił
side-result = { $side } { $names }: { $points ->
        [one] <b>{ $points }</b> oczko
        [few] <b>{ $points }</b> oczka
       *[many] <b>{ $points }</b> oczek
    }
tricks-count = { $count ->
        [one] { $count } lewa
        [few] { $count } lewy
       *[many] { $count } lew
    }
eggs = 🥚 <b>60 : 60, jaja!</b> Nikt nie dostaje punktów karnych.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> punkt karny
        [few] <b>+{ $count }</b> punkty karne
       *[many] <b>+{ $count }</b> punktów karnych
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> punkt karny (po jajach podwójnie)
        [few] <b>+{ $count }</b> punkty karne (po jajach podwójnie)
       *[many] <b>+{ $count }</b> punktów karnych (po jajach podwójnie)
    }
next-doubled = ✖️2 Następne rozdanie, które ktoś przegra, liczy się podwójnie.
next-deal-at = Następne rozdanie: { $moment }
score-to = <b>Punkty karne</b> (od { $target } jest się kozłem)
last-deal = <b>Ostatnie rozdanie</b>
final-score = { $deals ->
        [one] <b>Wynik końcowy</b> po { $deals } rozdaniu, do { $target }
        [few] <b>Wynik końcowy</b> po { $deals } rozdaniach, do { $target }
       *[many] <b>Wynik końcowy</b> po { $deals } rozdaniach, do { $target }
    }
goats = 🐐🐐 <b>Kozły: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Kozły z jajami: { $names }</b>
winners = 🏆 Wygrywają: { $names }
series-stopped = 🛑 <b>Partia skończona bez kozłów.</b> Nową zacznie /newgame.

## Karty na ręku

hand-seated = { $side } Masz miejsce. Partner: { $name }
# $side: 🔵 albo 🟠
hand-seated-alone = { $side } Masz miejsce. Naprzeciwko nikt jeszcze nie siedzi.
# Na czacie prywatnym, gdy otwiera się rewanż; niżej jest przycisk „Gram” (button-ready).
hand-rematch = 🔁 <b>Rewanż!</b> Naciśnij <b>Gram</b>, a karty przyjdą tutaj.
hand-cards-come = Karty przyjdą tutaj. Gra zacznie się, gdy ktoś przy stoliku naciśnie <b>Zaczynamy</b>.
# $side: 🔵 albo 🟠; $name: partner; $score: „🔵 2 : 4 🟠”.
hand-side = Ty: { $side }, partner: { $name } · punkty karne { $score }
hand-timed-out = ⏰ Czas minął: zagrał za ciebie komputer. Jeszcze raz, a popilnuje twojego miejsca, aż wrócisz.
your-turn-lead = 👉 <b>Twoja kolej:</b> wychodzisz
your-turn-answer = 👉 <b>Twoja kolej:</b> { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Czwórka w kolorze: możesz wejść poza kolejką!
you-are-away = 🤖 Gra za ciebie komputer. Miejsce jest twoje: wracaj, kiedy chcesz.
you-won = 🏆 <b>Wygrywacie!</b>
you-lost = 🐐 <b>Jesteście kozłami!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Biję: { $cards }
button-discard = 🗑 Zrzucam: { $cards }
button-claim = ⚡️ CZWÓRKA! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Podpowiedź

popup-hand = 🃏 { $cards }
popup-trump = Atut { $trump }
popup-your-turn = 👉 Twoja kolej! Zagraj na czacie prywatnym.
popup-waiting = ➡️ Czekamy: { $name }
popup-no-hand = Teraz nikt nie ma kart na ręku.

## Podpowiedzi: zagranie i dlaczego

hint-only = Innego zagrania nie ma.
hint-takes = Po tobie nikt już nie gra: lewa jest twoja.
hint-sure = Przeciwnicy tego nie przebiją.
hint-holds = Szansa ok. { $chance }%, że przeciwnicy tego nie przebiją.
hint-cheap = Szansa tylko ok. { $chance }%, że przeciwnicy tego nie przebiją, ale nie tracisz oczek.
hint-risky = Szansa tylko ok. { $chance }%, że przeciwnicy tego nie przebiją, ale reszta jest gorsza.
hint-safer = Pewniejsze niż karty partnera: szansa ok. { $chance }%, że przeciwnicy tego nie przebiją.
hint-next-lead = Karty partnera trzymają nie gorzej, ale tak potem wychodzisz ty.
hint-gift-sure = Przeciwnicy nie przebiją kart partnera: dorzuć oczek.
hint-gift = Szansa ok. { $chance }%, że przeciwnicy nie przebiją kart partnera: dorzuć oczek.
hint-spare-sure = Przeciwnicy nie przebiją kart partnera: dobre karty zachowaj.
hint-spare = Szansa ok. { $chance }%, że przeciwnicy nie przebiją kart partnera: dobre karty zachowaj.
hint-doubtful = Szansa tylko ok. { $chance }%, że przeciwnicy nie przebiją kart partnera: oczka zachowaj.
hint-partner = Po tobie gra partner: szansa ok. { $chance }%, że to przebije.
hint-lost = Tego nie przebijesz: zrzuć to, co najmniej warte.
hint-trumps = Przebić można tylko atutami: zachowaj je.
hint-keep = To, co zostaje na ręku, bardziej przyda się później.
hint-claim = Wejdź poza kolejką: szansa ok. { $chance }%, że przeciwnicy nie przebiją czwórki.
hint-wait = Jeśli wejdziesz teraz: szansa ok. { $chance }%, że przeciwnicy nie przebiją czwórki.
hint-no-claim = Jeszcze nie wchodź
hint-points = Widocznych oczek: { $points }

## Wynik

score-title = 🏁 <b>Wynik</b>
score-none = Żadne rozdanie jeszcze się nie skończyło.
score-earlier = { $count ->
        [one] (i jeszcze { $count } rozdanie przedtem)
        [few] (i jeszcze { $count } rozdania przedtem)
       *[many] (i jeszcze { $count } rozdań przedtem)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (podwójnie)
result-eggs = { $points } → 🥚
popup-score = 🏁 Punkty karne { $score } (od { $target } jest się kozłem)

## Co się stało przy stoliku

note-left = 🚪 { $name } odchodzi od stolika; miejsce zajmuje komputer
note-away = 💤 { $name } nie odpowiada; miejsca pilnuje komputer
note-timed-out = ⏰ { $name }: czas minął, zagrał komputer
note-unreachable = 📵 { $name }: nie mogę napisać na czacie prywatnym
note-gone = 🚪 { $name } nie jest już w grupie; miejsca pilnuje komputer
note-back = 🙋 { $name } znów przy stoliku
note-sat-in = 🪑 { $name } siada zamiast komputera
note-hold-ended = ⌛ { $name }: czat prywatny nieotwarty na czas, miejsce jest wolne
note-cards-back = ↩️ { $name } wchodzi z czwórką w kolorze; pozostałe karty wróciły
note-restarted = 🔄 Bot uruchomił się od nowa. Gramy dalej!
note-quiet = 🕸 Dawno nikt tu nie grał
note-stop-asked = 🛑 { $name } chce skończyć partię

## Ustawienia

settings-title = ⚙️ <b>Ustawienia tego czatu</b>
settings-alone-title = 🤖 <b>Gra z komputerem</b>
settings-own-title = ⚙️ <b>Twoje ustawienia</b>
language = 🌐 Język
language-of-chat = 🌐 <b>Język tego czatu</b>
language-of-person = 🌐 <b>Twój język</b>
# Przy ustawieniu „Język”, dopóki czat żadnego nie wybrał: stolik mówi językiem tego, kto go otwiera.
language-of-opener = tego, kto otwiera stolik
setting-next-series = <i>Zmieni się od następnej partii.</i>
setting-turn = ⏳ Czas na ruch
setting-turn-hint = Ile wolno myśleć. Potem zagra komputer, a po dwóch razach z rzędu popilnuje miejsca, aż właściciel wróci.
setting-turn-when = <i>Zmieni się od następnego ruchu.</i>
setting-target = 🐐 Kozły od
setting-target-hint = Od ilu punktów karnych jest się kozłem. Według zasad od 12.
setting-eggs = 🥚 Po 60:60
setting-eggs-hint = Za jaja nikt nie dostaje punktów karnych. Ale następne rozdanie, które ktoś przegra, może liczyć się podwójnie.
setting-eggs-nothing = nic
setting-eggs-double = potem podwójnie
setting-claims = ⚡️ Czwórka
setting-claims-hint = Do kiedy można wejść poza kolejką z czterema kartami w jednym kolorze.
setting-claims-trick = do końca lewy
setting-claims-lead = przed wyjściem
setting-strength = 🤖 Komputer
# Przy własnych ustawieniach: jak mocny jest komputer, gdy gra się tylko z nim.
setting-strength-alone = 🤖 Komputer w grze solo
setting-strength-hint = Łatwy czasem się myli, jak ludzie; zwykły gra dobrze; mocny gra najlepiej, jak umiem.
setting-strength-easy = łatwy
setting-strength-normal = zwykły
setting-strength-strong = mocny
setting-strength-when = <i>Zmieni się od razu.</i>
setting-pace = 🐇 Tempo
setting-pace-hint = Ile myśli komputer, żeby wszyscy nadążali za grą.
setting-pace-slow = wolno
setting-pace-normal = normalnie
setting-pace-fast = szybko
setting-pace-when = <i>Zmieni się od razu.</i>
setting-hints = 💡 Podpowiedzi
setting-hints-hint = Przycisk pod kartami: jak zagrałby mocny gracz i dlaczego. Odpowiedź widzi tylko ten, kto naciśnie.
setting-hints-off = nie
setting-hints-on = tak
setting-hints-when = <i>Zmieni się od następnego ruchu.</i>
confirm = 👆 Potwierdzanie ruchów
confirm-on = tak
confirm-off = nie
confirm-hint = Gdy palec czasem się omsknie: pierwsze dotknięcie zaznacza ruch, drugie go zagrywa.
button-confirm-on = 👆 Potwierdzanie ruchów: włącz
button-confirm-off = 👆 Potwierdzanie ruchów: wyłącz
button-settings-alone = 🤖 Gra z komputerem
button-settings = ⬅️ Wszystkie ustawienia
button-close = ✖️ Zamknij

## Wiadomości bota

start =
    🐐 <b>Cześć! Rozdaję karty do gry Kozel</b>: podwórkowej, na cztery osoby, para na parę.

    Dodaj mnie do grupy i napisz tam /newgame: czworo siada do stolika, karty przychodzą tutaj, każdy ruch to jedno dotknięcie.

    Nie ma nikogo w pobliżu? Zagraj tu i teraz z trzema graczami komputerowymi. Wybierz, jak mocnymi:
button-add-to-group = ➕ Dodaj do grupy
alone-again = Jeszcze jedna partia? Wybierz, jak mocny ma być komputer.
help =
    🐐 <b>Kozel</b>, para na parę. Zbieraj z partnerem oczka: 61 ze 120 wygrywa rozdanie. Przegrani dostają punkty karne, a kto ma ich 12, ten jest kozłem.

    W grupie: /newgame, usiądź do stolika, naciśnij <b>Zaczynamy</b>. Karty przychodzą na czat prywatny, każde zagranie ma swój przycisk. <b>Moje karty</b> pod stolikiem też je pokażą – tylko tobie.

    Cała gra jest objaśniona w /rules.
which-hand = 🃏 Karty z którego stolika?
which-leave = 🚪 Od którego stolika wstajesz?
which-stop = 🛑 Którą partię kończymy?

bot-about = Kozel, gra w karty na cztery osoby: para na parę, stolik w grupie, karty na czacie prywatnym.
bot-description = Kozel, czyli kozioł, to podwórkowa gra w karty: cztery osoby, para na parę, 36 kart. Dodaj mnie do grupy i napisz /newgame. Karty każdy dostaje na czacie prywatnym i gra jednym dotknięciem. Możesz też zagrać od razu tutaj z trzema graczami komputerowymi.

## Polecenia

cmd-newgame = otwórz stolik
cmd-newgame-private = zagraj z komputerem
cmd-table = pokaż stolik jeszcze raz
cmd-hand = przyślij jeszcze raz moje karty
cmd-score = wynik partii
cmd-rules = zasady gry
cmd-settings = ustawienia
cmd-leave = wstań od stolika
cmd-stop = zakończ partię
cmd-help = jak to działa
cmd-privacy = co o tobie wiadomo
cmd-language = mój język
cmd-start = zacznij

## Krótkie odpowiedzi: zrobione albo dlaczego nie

toast-led = Wychodzisz: { $cards }
toast-beat = Bijesz: { $cards }
toast-discarded = Zrzucasz zakryte: { $cards }
toast-claimed = ⚡️ Czwórka! Wchodzisz: { $cards }
toast-tap-again = Żeby zagrać, naciśnij ten sam przycisk jeszcze raz.
toast-not-your-turn = Teraz nie twoja kolej. Czekamy: { $name }.
toast-already-played = Ta karta jest już zagrana.
toast-cards-came-back = Ktoś wszedł z czwórką w kolorze: twoje karty wróciły.
toast-out-of-date = Ten przycisk jest nieaktualny. Oto jak jest teraz.
toast-deal-started = Rozdajemy dalej.
toast-deal-under-way = Następne rozdanie już trwa.
toast-sat = Masz miejsce.
toast-stood = Twoje miejsce jest znów wolne.
toast-seat-taken = To miejsce jest zajęte: { $name }.
toast-seat-held = To miejsce na razie czeka na kogoś innego ({ $name }). Spróbuj za dwie minuty.
toast-already-seated = Siedzisz już przy tym stoliku.
toast-not-seated = Nie masz tu miejsca.
toast-not-this-table = Nie grasz przy tym stoliku.
toast-only-seated = To mogą tylko ci, którzy siedzą przy stoliku.
toast-computer-added = Komputer siada do stolika.
toast-computer-removed = Komputer wstał od stolika.
toast-need-four = Do gry trzeba czworga. Na wolne miejsca zaproś ludzi albo posadź komputer.
toast-not-all-ready = Jeszcze nie wszyscy nacisnęli „Gram”.
toast-started = Karty rozdane. Miłej gry!
toast-ready = Grasz! Czekamy na resztę.
toast-already-started = Ta gra już się zaczęła.
toast-table-open = Stolik już tu jest. Oto on:
# Stary przycisk „Rewanż”, naciśnięty, gdy otwarty jest inny stolik.
toast-table-already = Stolik już tu jest. Pokaże go /table.
toast-table-ended = Ten stolik jest już zamknięty. Nowy otworzy /newgame.
toast-no-table = Nie ma tu stolika. Otworzy go /newgame.
toast-link-stale = Ten link jest za stary: miejsce już na ciebie nie czeka. Usiądź w grupie jeszcze raz.
toast-link-foreign = To miejsce czeka na kogoś innego ({ $name }). Wybierz w grupie inne.
toast-left = Nie grasz już. Twoje miejsce zajmuje komputer.
toast-resting = Gra stoi: nie mogę teraz pisać w grupie.
toast-away-now = Gra za ciebie komputer. Najpierw naciśnij „Już jestem”.
toast-back = Dobrze, że jesteś! Miejsce jest twoje.
toast-not-away = Przecież już grasz.
toast-nothing-to-leave = Nie siedzisz przy żadnym stoliku.
toast-seat-owned = To miejsce jest czyjeś ({ $name }): ta osoba może jeszcze wrócić.
toast-sat-in = Grasz dalej tymi kartami.
toast-other-hand = Znasz już karty z innego miejsca przy tym stoliku. Możesz wrócić na swoje poprzednie miejsce.
toast-stop-asked = Twoja para chce skończyć partię. Teraz muszą się zgodzić przeciwnicy.
toast-stop-already = Twoja para już się zgodziła. Muszą się zgodzić i przeciwnicy.
toast-stopped = Partia skończona.
toast-nothing-to-stop = Nie ma tu czego kończyć.
toast-open-private = Najpierw otwórz nasz czat prywatny: inaczej nie wyślę ci kart.
toast-group-only = To działa tylko w grupie.
toast-private-only = To działa tylko na naszym czacie prywatnym.
toast-admins-only = To mogą tylko administratorzy grupy.
toast-no-channels = Kanał ani anonimowy administrator nie usiądzie do gry. Napisz we własnym imieniu.
toast-saved = Zapisane.
toast-saved-next-series = Zapisane. Zmieni się od następnej partii.
toast-not-saved = Nie udało się tego zapisać, więc się nie liczy. Spróbuj jeszcze raz.
toast-went-wrong = Coś mi nie wyszło. Spróbuj jeszcze raz.
toast-unknown-button = Nie znam tego przycisku. Może jest ze starszej wersji.
toast-slow-down = Trochę wolniej, proszę: nie nadążam.

## Dlaczego zasady na to nie pozwalają

reason-no-deal = Na stole nie ma kart.
reason-deal-in-play = Rozdanie jeszcze trwa.
reason-series-over = Partia już się skończyła.
reason-not-your-turn = Teraz nie twoja kolej.
reason-not-your-cards = Nie masz już tych kart.
reason-must-lead = Ty wychodzisz: nie ma jeszcze czego bić.
reason-not-a-lead = Ktoś już wyszedł: bij albo zrzucaj.
reason-mixed-suits = Wyjść można tylko kartami jednego koloru.
reason-wrong-count = Zagraj dokładnie tyle kart, iloma ktoś wyszedł.
reason-does-not-beat = Te karty nie biją tych na stole.
reason-not-four = Do tego trzeba czterech kart w jednym kolorze.
reason-claim-too-late = Przy tym stoliku z czwórką w kolorze wchodzi się tylko przed wyjściem.
reason-claim-nearer = Leży już czwórka gracza, który siedzi bliżej wychodzącego.
reason-claim-in-turn = Ty wychodzisz: po prostu wyjdź swoją czwórką.

# Słowa na czacie prywatnym o stoliku, którego czytający już nie widzi. $group: nazwa grupy.
notice-parted = Nie siedzisz już przy stoliku w grupie { $group }.
notice-silenced = Nie mogę już pisać w grupie { $group }, więc gra tam stoi. Wpuść mnie z powrotem (z prawem wysyłania wiadomości), a potoczy się dalej od tego samego miejsca.
files-forbidden = Nie mogę tu wysyłać obrazków ani plików. Administrator może na to pozwolić w uprawnieniach grupy.
notice-damaged = Zapisana gra przy tym stoliku jest uszkodzona i nie da się jej dokończyć. Przykro mi. /newgame otworzy nowy stolik.
