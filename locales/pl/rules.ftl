### Zasady gry: po jednym komunikacie na temat. Zmienne są wymienione w en/rules.ftl.
### Osoby w przykładach siedzą zgodnie z ruchem wskazówek zegara: Anna, Borys, Dana, Emil.
### Tematy od „aim” do „score” grupa dostaje w jednej wiadomości, bez przykładów: z tytułami do 4096 znaków.

rules-anna = Anna
rules-boris = Borys
rules-dana = Dana
rules-emil = Emil
rules-in-group = 📖 <b>Zasady gry</b>
button-rules-private = 📖 Po kolei, z przykładami

rules-aim-title = Cel gry
rules-aim =
    <b>{ -game }</b> to podwórkowa gra w karty na cztery osoby, para na parę. Partner siedzi naprzeciwko. (<i>Kozel</i> to po rosyjsku kozioł.)

    Wszyscy wykładają karty na stół, a kto ma najmocniejsze, bierze wszystko: to jest <b>{ -trick }</b>. Niektóre karty są coś warte, w całej talii jest { $pack ->
        [one] { $pack } oczko
        [few] { $pack } oczka
       *[many] { $pack } oczek
    }. Para, która zbierze { $win } lub więcej, wygrywa { -deal }, a przeciwnicy dostają <b>{ -defeat-points }</b>.

    Potem rozdaje się znowu i znowu – aż któraś para uzbiera { $target ->
        [one] { $target } punkt karny
        [few] { $target } punkty karne
       *[many] { $target } punktów karnych
    }. Tych dwoje to właśnie <b>{ -goats }</b> – a kto by chciał być kozłem?

    <blockquote>Atut: ♥️. Anna wychodzi: 10♠️. Borys bije: A♠️. Dana i Emil zrzucają po jednej zakrytej karcie. Lewę bierze Borys: 21 oczek już widać, a zakryte karty policzy się po rozdaniu.</blockquote>

rules-table-title = Stół i karty
rules-table =
    Partnerzy siedzą naprzeciwko siebie, więc z obu stron masz przeciwników. Gra się zgodnie z ruchem wskazówek zegara: Anna → Borys → Dana → Emil → Anna. Grają razem Anna z Daną i Borys z Emilem.

    W talii { $cards ->
        [one] jest { $cards } karta
        [few] są { $cards } karty
       *[many] jest { $cards } kart
    }. Starszeństwo w kolorze, od najmłodszej karty:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J to walet, Q – dama, K – król, A – as.) Uwaga na dziesiątkę: jest starsza od króla!

    Ile karty są warte, czyli ich <b>{ -card-points }</b>: A – 11, 10 – 10, K – 4, Q – 3, J – 2; karty od 6 do 9 nie są warte nic. Razem { $pack }.

    <blockquote>10♦️ jest starsza niż K♦️; w tym kolorze starszy jest już tylko A♦️. Lewa z tych trzech kart i 8♣️ jest warta 25 oczek.</blockquote>

rules-deal-title = Rozdanie
rules-deal =
    Karty tasuje <b>{ -dealer }</b> i daje każdemu po { $hand ->
        [one] { $hand } karcie
        [few] { $hand } karty
       *[many] { $hand } kart
    }: po jednej, zgodnie z ruchem wskazówek zegara. Pierwszą dostaje sąsiad z lewej, ostatnią sam rozdający.

    { $stock ->
        [one] Pozostała { $stock } karta
        [few] Pozostałe { $stock } karty
       *[many] Pozostałe { $stock } kart
    } to <b>{ -stock }</b>, z którego się dobiera. Z jego środka pokazuje się wszystkim losową kartę: jej kolor jest w tym rozdaniu <b>{ -trump(case: "instrumental") }</b>. Karta wraca na swoje miejsce i nikt nie wie, kiedy przyjdzie.

    O tym, kto rozdaje na początku { -series(case: "genitive") }, decyduje los, a wychodzi sąsiad z lewej. Potem rozdaje się po kolei, zgodnie z ruchem wskazówek zegara, ale wychodzi ten, kto wziął ostatnią lewę poprzedniego rozdania.

    <blockquote>Rozdaje Emil, na lewo od niego siedzi Anna i to ona wychodzi. Pokazano 9♥️: atutem są kiery. Ostatnią lewę bierze Dana. Teraz więc rozdaje Anna, a wychodzi Dana.</blockquote>

rules-trick-title = Lewa
rules-trick =
    Kto ma <b>{ -lead }</b>, wykłada odkryte karty jednego koloru, od 1 do { $hand ->
        [one] { $hand } karty
        [few] { $hand } kart
       *[many] { $hand } kart
    }. Potem każdy po kolei, zgodnie z ruchem wskazówek zegara, daje tyle samo kart. Można:

    • <b>{ -beat }</b> – odkrytymi, karta na kartę. Każda musi być starsza od tej, którą bije: wyższa w tym samym kolorze albo atut na zwykły kolor. Bije się karty, które trzymają lewę teraz; pobite wcześniej już się nie liczą.
    • <b>{ -discard }</b> – dowolne karty, zakryte. Nikt się nie dowie jakie, nawet gdy lewa się skończy.

    Nie trzeba dokładać do koloru ani bić, nawet gdy jest czym. Wolno przebić i partnera. Dwa zwykłe kolory nawzajem się nie biją.

    Lewę bierze ten, kto bił ostatni, a jeśli nie bił nikt – ten, kto wyszedł.

    <blockquote>Atut: ♥️. Anna wychodzi: 7♠️ K♠️. Borys bije: 9♠️ A♠️. Dana bije Borysa: 10♠️ jest starsza niż 9♠️, a atutowa 6♥️ bije A♠️. Emil zrzuca 🂠 🂠. Lewę bierze Dana.</blockquote>

rules-claim-title = Czwórka w kolorze
rules-claim =
    Masz { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
       *[many] { $hand } kart
    } i wszystkie w jednym kolorze? To <b>{ -claim }</b>: możesz z nią wejść poza kolejką. { $claims ->
       *[trick] Wolno przed wyjściem albo po cudzych kartach, dopóki lewa nie jest pełna.
        [lead] Przy tym stoliku wolno tylko przed wyjściem.
    }

    Wszystko, co już leży w lewie, wraca do właścicieli. Lewa zaczyna się od nowa: wychodzą twoje karty, a dalej gra się zgodnie z ruchem wskazówek zegara od ciebie.

    Jeśli czwórek jest więcej, pierwszeństwo ma ten, kto siedzi najbliżej gracza, który miał wyjść: liczy się zgodnie z ruchem wskazówek zegara, zaczynając od niego samego. { $claims ->
       *[trick] Dopóki lewa nie jest pełna
        [lead] Dopóki nikt nie odpowiedział
    }, bliższy może wejść i cofnąć karty dalszego, nigdy na odwrót. Gdy czwórką wychodzi ten, czyja jest kolej, nikt jej nie cofnie.

    Wchodzić nie trzeba i nikt nie wie, kto by mógł. Karty, którymi ktoś wyszedł lub bił, wszyscy już widzieli; zrzucone, choć wróciły, zostają tajemnicą.

    <blockquote>{ $claims ->
       *[trick] Anna wychodzi: K♦️, Borys zrzuca zakrytą 7♠️. Emil wchodzi: 6♣️ 9♣️ J♣️ A♣️. Obie karty wracają i Borys znów ma 7♠️ 8♠️ Q♠️ 10♠️. Siedzi bliżej Anny, więc wchodzi i cofa karty Emila!
        [lead] Wyjść ma Anna. Emil wchodzi przed nią: 6♣️ 9♣️ J♣️ A♣️. Borys ma 7♠️ 8♠️ Q♠️ 10♠️. Siedzi bliżej Anny, więc wchodzi, a karty Emila wracają na rękę. Odpowiada Dana.
    }</blockquote>

rules-refill-title = Dobieranie
rules-refill =
    Po lewie wszyscy dobierają z wierzchu { -stock(case: "genitive") }, aż każdy znów ma { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
       *[many] { $hand } kart
    }: po jednej, zgodnie z ruchem wskazówek zegara, zaczynając od tego, kto wziął lewę.

    On też wychodzi do następnej.

    Wszyscy mają zawsze tyle samo kart. Gdy stos się skończy, dogrywa się to, co zostało na ręku.

    <blockquote>Dana bierze lewę: 10♠️ 6♥️. Zostają jej K♦️ 9♦️. Dobiera pierwsza: J♣️. Potem po karcie biorą Emil, Anna i Borys. I jeszcze raz: Dana ciągnie 8♠️, za nią reszta. Teraz wszyscy znów mają pełną rękę, a wychodzi Dana.</blockquote>

rules-score-title = Wynik
rules-score =
    Stos pusty i wszystkie karty zagrane? Pary liczą oczka. Zrzucone karty należą do tego, kto wziął lewę, ale ile są warte, do końca rozdania nie widać.

    { $win ->
        [one] { $win } oczko
        [few] { $win } oczka
       *[many] { $win } oczek
    } lub więcej to wygrana. Mniej niż { $half } to przegrana i { -defeat-points }:
    • { $low } lub więcej: <b>{ $short }</b>
    • mniej niż { $low }, ale choć jedna lewa: <b>{ $middle }</b>
    • ani jednej lewy: <b>{ $full }</b>

    { $half } do { $half } to <b>{ -eggs }</b>: nikt nic nie dostaje. { $eggs ->
       *[nothing] Jaja jak to jaja, są dla śmiechu:
        [double] Za to następne rozdanie, które ktoś przegra, liczy się podwójnie (poczwórnie nigdy, nawet po jajach dwa razy z rzędu). I jeszcze jedno:
    } para, która potem przegra partię, to „kozły z jajami”.

    Para, która pierwsza uzbiera { $target ->
        [one] { $target } punkt karny
        [few] { $target } punkty karne
       *[many] { $target } punktów karnych
    } lub więcej, przegrywa partię: to <b>{ -goats }</b>.

    <blockquote>Borys i Emil wzięli dwie lewy, w nich A♣️ 10♣️ Q♦️: 11 + 10 + 3 = 24. Pozostałe 96 mają Anna i Dana. Borys i Emil dostają { $middle ->
        [one] { $middle } punkt karny
        [few] { $middle } punkty karne
       *[many] { $middle } punktów karnych
    }.</blockquote>

rules-options-title = Zasady stolika
rules-options =
    Trzy rzeczy każdy czat wybiera sam: /settings. Zmiany działają od następnej { -series(case: "genitive") }.

    • <b>Do ilu gramy</b>: według zasad do 12 punktów karnych; do 6 to szybka partia, do 18 lub 24 – długa. Tutaj: { $target }.
    • <b>{ $half } do { $half }</b>: nic nie zmienia albo następne rozdanie, które ktoś przegra, liczy się podwójnie. Tutaj: { $eggs ->
       *[nothing] nic nie zmienia
        [double] liczy się podwójnie
    }.
    • <b>Czwórka w kolorze</b>: wchodzi, dopóki lewa nie jest pełna, albo tylko przed wyjściem. Tutaj: { $claims ->
       *[trick] dopóki lewa nie jest pełna
        [lead] tylko przed wyjściem
    }.

    <blockquote>„Tylko przed wyjściem”: Anna już wyszła, 8♦️. Dana ma 6♠️ 9♠️ K♠️ A♠️, ale do tej lewy się spóźniła i czeka na swoją kolej.
    „Liczy się podwójnie”: po { $half } do { $half } następna przegrana kosztuje dwa razy tyle.</blockquote>

rules-bot-title = Jak grać z botem
rules-bot =
    1. Napisz w grupie /newgame i zajmij miejsce. Na wolne miejsca można posadzić komputer.
    2. Za pierwszym razem bot zaprosi cię na czat prywatny: naciśnij tam <b>Rozpocznij</b> (Start), jeden raz. Inaczej nie będzie mógł wysłać ci kart.
    3. Karty przychodzą na czat prywatny. Gdy jest twoja kolej, każde zagranie ma swój przycisk: jedno dotknięcie i gotowe.
    4. Przycisk <b>Moje karty</b> pod stolikiem pokazuje twoje karty tylko tobie.
    5. Jeśli możesz wejść poza kolejką z czwórką w kolorze, pod kartami jest przycisk i na to.
    6. Musisz iść? /leave: za ciebie dogra komputer, a na twoje miejsce może usiąść każdy. A gdy tylko za długo cię nie było, miejsce jest dalej twoje: naciśnij <b>Już jestem</b>.

    Nie ma nikogo w pobliżu? Napisz /newgame na czacie prywatnym i graj z komputerem.

    <blockquote>Atut: ♥️, na stole leży Q♣️, a ty masz 6♣️ K♣️ 9♦️ 7♥️. Przycisków jest sześć: dwa, żeby bić (K♣️ albo 7♥️), i cztery, żeby zrzucić (dowolną z kart).</blockquote>
