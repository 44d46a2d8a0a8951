### Žaidimo taisyklės: po žinutę kiekvienai temai. Kintamieji išvardyti en/rules.ftl.
### Žmonės pavyzdžiuose sėdi pagal laikrodžio rodyklę: Ana, Borisas, Dana, Emilis.

rules-anna = Ana
rules-boris = Borisas
rules-dana = Dana
rules-emil = Emilis
rules-in-group = 📖 <b>Žaidimo taisyklės</b>
button-rules-private = 📖 Pagal temas, su pavyzdžiais

rules-aim-title = Žaidimo tikslas
rules-aim =
    <b>{ -game }</b> – kiemo kortų žaidimas keturiese, du prieš du. Partneris sėdi priešais tave. (<i>Kozel</i> rusiškai – ožys.)

    Visi deda kortas ant stalo, o kieno stipriausios, tas pasiima visas: tai <b>{ -trick }</b>. Kai kurios kortos vertingos – turi akių, iš viso jų { $pack }. Pora, surinkusi { $win ->
        [one] { $win } akį
        [few] { $win } akis
       *[other] { $win } akių
    } ar daugiau, laimi { -deal(case: "accusative") }, o pralaimėjusieji gauna <b>{ -defeat-points(case: "genitive") }</b>.

    Paskui dalijama vėl ir vėl, kol kuri nors pora surenka { $target ->
        [one] { $target } baudos tašką
        [few] { $target } baudos taškus
       *[other] { $target } baudos taškų
    }. Tie du ir yra <b>{ -goats }</b> – o kas gi nori būti ožiu?

    <blockquote>Koziris – ♥️. Ana eina: 10♠️. Borisas kerta: A♠️. Dana ir Emilis numeta po užverstą kortą. Kirtį ima Borisas: matoma 21 akis, o užverstos kortos bus suskaičiuotos po padalijimo.</blockquote>

rules-table-title = Stalas ir kortos
rules-table =
    Partneriai sėdi vienas priešais kitą, tad tau iš abiejų šonų – varžovai. Žaidžiama pagal laikrodžio rodyklę: Ana → Borisas → Dana → Emilis → Ana. Ana žaidžia su Dana, Borisas – su Emiliu.

    Iš viso yra { $cards ->
        [one] { $cards } korta
        [few] { $cards } kortos
       *[other] { $cards } kortų
    }. Kiekvienos rūšies eilė, nuo žemiausios iki aukščiausios:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J – valetas, Q – dama, K – karalius, A – tūzas.) Įsidėmėk: dešimtakė aukštesnė už karalių!

    Kortų vertė – tai jų <b>{ -card-points }</b>: A – 11, 10 – 10, K – 4, Q – 3, J – 2; kortos nuo 6 iki 9 nevertos nieko. Iš viso – { $pack }.

    <blockquote>10♦️ aukštesnė už K♦️; tarp būgnų dar aukštesnis tik A♦️. Kirtis iš šių trijų kortų ir 8♣️ vertas 25 akių.</blockquote>

rules-deal-title = Dalijimas
rules-deal =
    Kortas maišo ir dalija <b>{ -dealer }</b>: kiekvienam { $hand ->
        [one] { $hand } kortą
        [few] { $hand } kortas
       *[other] { $hand } kortų
    }, po vieną, pagal laikrodžio rodyklę. Pirmas gauna kaimynas iš kairės, paskutinis – pats dalytojas.

    Lieka { $stock ->
        [one] { $stock } korta
        [few] { $stock } kortos
       *[other] { $stock } kortų
    } – tai <b>{ -stock }</b>, iš jos paskui traukiama. Iš vidurio visiems parodoma atsitiktinė korta: jos rūšis šiame padalijime – <b>{ -trump }</b>. Korta grąžinama į savo vietą, ir niekas nežino, kada ji ateis.

    Pirmąjį { -series(case: "genitive") } dalytoją lemia burtai, o pirmas eina jo kaimynas iš kairės. Toliau dalijama paeiliui, pagal laikrodžio rodyklę, bet pirmas eina tas, kas paėmė paskutinį ankstesnio padalijimo kirtį.

    <blockquote>Dalija Emilis; jam iš kairės sėdi Ana, ji ir eina. Parodyta 9♥️: koziris – širdys. Paskutinį kirtį paima Dana. Taigi kitą kartą dalija Ana, o eina Dana.</blockquote>

rules-trick-title = Kirtis
rules-trick =
    Kam <b>{ -lead }</b>, tas padeda atverstas vienos rūšies kortas – nuo 1 iki { $hand }. Pagal laikrodžio rodyklę kiti deda po tiek pat kortų ir renkasi:

    • <b>{ -beat }</b> – atverstomis, korta ant kortos. Kiekviena turi būti aukštesnė už kertamąją: aukštesnė tos pačios rūšies arba koziris, jei kertamoji – ne koziris. Kertamos tos kortos, kurios laiko kirtį dabar; anksčiau nukirstos nebesvarbios.
    • <b>{ -discard }</b> – bet kokias kortas, užverstas. Kokios jos buvo, nesužino niekas, net pasibaigus kirčiui.

    Dėti tos pačios rūšies nebūtina. Kirsti irgi nebūtina, net jei yra kuo. Galima kirsti ir partnerio kortas. Dviejų skirtingų paprastų rūšių kortos viena kitos nekerta.

    Kirtį ima tas, kas kirto paskutinis, o jei niekas nekirto – tas, kas ėjo.

    <blockquote>Koziris – ♥️. Ana eina: 7♠️ K♠️. Borisas kerta: 9♠️ A♠️. Dana kerta Boriso kortas: 10♠️ aukštesnė už 9♠️, o koziris 6♥️ kerta A♠️. Emilis numeta 🂠 🂠. Kirtį ima Dana.</blockquote>

rules-claim-title = Ketvertas
rules-claim =
    Turi { $hand ->
        [one] { $hand } kortą
        [few] { $hand } kortas
       *[other] { $hand } kortų
    }, ir visos vienos rūšies? Tai <b>{ -claim }</b>: juo gali eiti be eilės. { $claims ->
       *[trick] Gali ir prieš pirmąjį ėjimą, ir kitiems jau padėjus kortas – kol kirtis nepilnas.
        [lead] Prie šio stalo – tik prieš pirmąjį ėjimą.
    }

    Viskas, kas į kirtį jau padėta, grįžta savininkams. Kirtis prasideda iš naujo tavo kortomis, kiti atsako pagal laikrodžio rodyklę nuo tavęs.

    Jei ketvertą turi keli, pirmenybė tam, kas sėdi arčiausiai to, kam iš pradžių buvo eiti, skaičiuojant pagal laikrodžio rodyklę nuo jo paties. { $claims ->
       *[trick] Kol kirtis nepilnas
        [lead] Kol niekas neatsakė
    }, artimesnis gali perimti ėjimą iš tolimesnio, atvirkščiai – niekada. Jei tas, kam buvo eiti, pats eina ketvertu, ėjimo iš jo neperims niekas.

    Eiti be eilės nebūtina, ir niekas nežino, kas galėtų. Grįžusias kortas, kuriomis eita ar kirsta, visi matė; grįžusios numestosios lieka paslaptis.

    <blockquote>{ $claims ->
       *[trick] Ana eina: K♦️, Borisas numeta užverstą 7♠️. Emilis eina be eilės: 6♣️ 9♣️ J♣️ A♣️. Abi kortos grįžta, ir Borisas vėl turi 7♠️ 8♠️ Q♠️ 10♠️. Jis sėdi arčiau Anos ir perima ėjimą iš Emilio!
        [lead] Eiti Anai. Emilis eina be eilės: 6♣️ 9♣️ J♣️ A♣️. Borisas turi 7♠️ 8♠️ Q♠️ 10♠️. Jis sėdi arčiau Anos ir perima ėjimą, o Emilio kortos grįžta. Atsako Dana.
    }</blockquote>

rules-refill-title = Kortų traukimas
rules-refill =
    Po kirčio visi traukia nuo { -stock(case: "genitive") } viršaus, kol kiekvienas vėl turi { $hand ->
        [one] { $hand } kortą
        [few] { $hand } kortas
       *[other] { $hand } kortų
    }: po vieną, pagal laikrodžio rodyklę, pradedant tuo, kas paėmė kirtį.

    Jam ir eiti toliau.

    Kortų visi visada turi po lygiai. Kai kaladė baigiasi, žaidžiama tuo, kas liko rankose.

    <blockquote>Dana paima kirtį: 10♠️ 6♥️. Rankoje jai lieka K♦️ 9♦️. Ji traukia pirma: J♣️. Tada po kortą traukia Emilis, Ana ir Borisas. Ir dar vienas ratas: Dana ištraukia 8♠️, paskui – kiti. Dabar visi vėl turi po keturias, ir eina Dana.</blockquote>

rules-score-title = Rezultatas
rules-score =
    Kai kaladė tuščia ir visos kortos sužaistos, poros skaičiuoja akis. Numestos kortos tenka tiems, kurie paėmė kirtį, bet kiek jose akių, iki tol nematyti.

    { $win } ar daugiau – pergalė. Mažiau nei { $half } – pralaimėjimas, už jį pora gauna { -defeat-points(case: "genitive") }:
    • { $low } ar daugiau: <b>{ $short }</b>
    • mažiau nei { $low }, bet bent vienas kirtis: <b>{ $middle }</b>
    • nė vieno kirčio: <b>{ $full }</b>

    { $half }:{ $half } – tai <b>{ -eggs }</b>: niekas nieko negauna. { $eggs ->
       *[nothing] Jie tik dėl juoko:
        [double] Bet kitas padalijimas, kuriame kas nors pralaimi, skaičiuojamas dvigubai (keturgubai – niekada, net jei kiaušiniai du kartus iš eilės). Ir dar:
    } kas paskui pralaimi partiją, tie – „ožiai su kiaušiniais“.

    Kuri pora pirma surenka { $target ->
        [one] { $target } baudos tašką
        [few] { $target } baudos taškus
       *[other] { $target } baudos taškų
    } ar daugiau, ta pralaimi partiją: jie ir yra <b>{ -goats }</b>.

    <blockquote>Borisas ir Emilis paėmė du kirčius, juose – A♣️ 10♣️ Q♦️: 11 + 10 + 3 = 24. Kitas 96 turi Ana ir Dana. Borisui ir Emiliui { $middle ->
        [one] užrašomas { $middle } baudos taškas
        [few] užrašomi { $middle } baudos taškai
       *[other] užrašoma { $middle } baudos taškų
    }.</blockquote>

rules-options-title = Stalo taisyklės
rules-options =
    Tris dalykus kiekvienas pokalbis renkasi pats: /settings. Pakeitimai galioja nuo kitos { -series(case: "genitive") }.

    • <b>Iki kiek žaidžiama</b>: pagal taisykles – iki 12 baudos taškų; iki 6 – trumpa partija, iki 18 ar 24 – ilga. Čia: { $target }.
    • <b>{ $half }:{ $half }</b>: nieko nekeičia arba kitas padalijimas, kuriame kas nors pralaimi, skaičiuojamas dvigubai. Čia: { $eggs ->
       *[nothing] nieko nekeičia
        [double] dvigubai
    }.
    • <b>Ketvertas</b>: juo be eilės einama, kol kirtis nepilnas, arba tik prieš pirmąjį ėjimą. Čia: { $claims ->
       *[trick] kol kirtis nepilnas
        [lead] tik prieš pirmąjį ėjimą
    }.

    <blockquote>„Tik prieš pirmąjį ėjimą“: Ana jau padėjo 8♦️. Dana turi 6♠️ 9♠️ K♠️ A♠️, bet šiam kirčiui pavėlavo ir laukia savo eilės.
    „Dvigubai“: po { $half }:{ $half } kitas pralaimėjimas kainuoja dvigubai.</blockquote>

rules-bot-title = Kaip čia žaisti
rules-bot =
    1. Grupėje parašyk /newgame ir pasirink vietą. Laisvose vietose gali žaisti kompiuteris.
    2. Pirmą kartą botas nuves tave į asmeninį pokalbį: paspausk ten <b>Start</b> („Pradėti“), užteks vieno karto. Kitaip jis negalės atsiųsti tau kortų.
    3. Kortos ateina į asmeninį pokalbį. Kai tavo eilė, kiekvienas ėjimas turi savo mygtuką: vienas palietimas – ir sužaista.
    4. Stalo apačioje yra mygtukas <b>Mano kortos</b>: jis tavo kortas parodo tik tau.
    5. Jei gali be eilės eiti ketvertu, prie tavo kortų yra ir tam skirtas mygtukas.
    6. Turi bėgti? /leave: toliau už tave žaidžia kompiuteris, o vietą gali užimti bet kas. O jei tavęs tik per ilgai nebuvo, vieta lieka tavo: paspausk <b>Aš grįžau</b>.

    Nieko nėra šalia? Parašyk /newgame asmeniniame pokalbyje ir žaisk su kompiuteriu.

    <blockquote>Koziris – ♥️, ant stalo – Q♣️, o tu turi 6♣️ K♣️ 9♦️ 7♥️. Mygtukai šeši: dviem kerti (K♣️ arba 7♥️), keturiais numeti (bet kurią savo kortą).</blockquote>
