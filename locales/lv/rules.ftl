### Spēles noteikumi: viens ziņojums katrai tēmai. Mainīgie uzskaitīti en/rules.ftl.
### Cilvēki piemēros sēž pulksteņrādītāja virzienā: Anna, Berts, Dace, Emīls.

rules-anna = Anna
rules-boris = Berts
rules-dana = Dace
rules-emil = Emīls
rules-in-group = 📖 <b>Spēles noteikumi</b>
button-rules-private = 📖 Pa tēmām, ar piemēriem

rules-aim-title = Spēles mērķis
rules-aim =
    <b>{ -game }</b> ir pagalma kāršu spēle četratā, divi pret diviem. Partneris sēž tev pretī. (<i>Kozel</i> krieviski ir āzis.)

    Visi liek kārtis galdā, un tas, kuram tās ir stiprākās, paņem visas: tas ir <b>{ -trick }</b>. Dažas kārtis ir vērtīgas, tajās ir acis – visā kavā kopā { $pack }. Pāris, kas savācis { $win ->
        [zero] { $win } acu
        [one] { $win } aci
       *[other] { $win } acis
    } vai vairāk, uzvar { -deal(case: "locative") }, bet zaudētāji saņem <b>{ -defeat-points(case: "accusative") }</b>.

    Tad dala atkal un atkal, līdz kādam pārim ir { $target ->
        [zero] { $target } soda punktu
        [one] { $target } soda punkts
       *[other] { $target } soda punkti
    }. Šie abi tad arī ir <b>{ -goats }</b> – un kurš gan grib būt āzis?

    <blockquote>Trumpis ir ♥️. Anna iziet ar 10♠️. Berts sit ar A♠️. Dace un Emīls aizklāti nomet pa kārtij. Stiķi ņem Berts: redzama 21 acs, bet nomestās kārtis saskaitīs pēc partijas.</blockquote>

rules-table-title = Galds un kārtis
rules-table =
    Partneri sēž viens otram pretī, tāpēc blakus tev abās pusēs ir pretinieki. Spēlē pulksteņrādītāja virzienā: Anna → Berts → Dace → Emīls → Anna. Anna spēlē kopā ar Daci, Berts – ar Emīlu.

    Kavā ir { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārts
       *[other] { $cards } kārtis
    }. Stiprums mastā no zemākās līdz augstākajai:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J ir kalps, Q – dāma, K – kungs, A – dūzis.) Iegaumē: desmitnieks ir stiprāks par kungu!

    Kāršu vērtība ir to <b>{ -card-points }</b>: A – 11, 10 – 10, K – 4, Q – 3, J – 2; kārtīs no 6 līdz 9 acu nav. Pavisam kopā { $pack }.

    <blockquote>10♦️ ir stiprāks par K♦️; šajā mastā vēl stiprāks ir tikai A♦️. Stiķī ar šīm trim kārtīm un 8♣️ ir 25 acis.</blockquote>

rules-deal-title = Dalīšana
rules-deal =
    Kārtis jauc <b>{ -dealer }</b>. Katram viņš izdala { $hand ->
        [zero] { $hand } kāršu
        [one] { $hand } kārti
       *[other] { $hand } kārtis
    } – pa vienai, pulksteņrādītāja virzienā. Pirmais saņem kaimiņš pa kreisi, pēdējais – pats dalītājs.

    Pāri paliek { $stock ->
        [zero] { $stock } kāršu
        [one] { $stock } kārts
       *[other] { $stock } kārtis
    }: tā ir <b>{ -stock }</b>, no kuras vilks. No tās vidus uz labu laimi visiem parāda vienu kārti. Tās masts šajā partijā ir <b>{ -trump }</b>. Kārti noliek atpakaļ savā vietā, un neviens nezina, kad tā nāks.

    Pirmo dalītāju { -series(case: "locative") } izlozē, un pirmais iziet kaimiņš viņam pa kreisi. Pēc tam dala pēc kārtas, pulksteņrādītāja virzienā, bet pirmais iziet tas, kurš paņēma iepriekšējās partijas pēdējo stiķi.

    <blockquote>Dala Emīls; pa kreisi viņam sēž Anna, un viņa iziet. Parādītā kārts ir 9♥️: trumpis ir ercens. Pēdējo stiķi paņem Dace. Tātad nākamo reizi dala Anna, bet iziet Dace.</blockquote>

rules-trick-title = Stiķis
rules-trick =
    Kam <b>{ -lead(form: "debitive") }</b>, tas atklāti noliek no 1 līdz { $hand ->
        [zero] { $hand } kārtīm
        [one] { $hand } kārtij
       *[other] { $hand } kārtīm
    } vienā mastā. Pulksteņrādītāja virzienā katrs pārējais noliek tikpat kāršu un izvēlas:

    • <b>{ -beat }</b> – atklāti, kārti pret kārti. Katrai jābūt stiprākai par to, ko tā sit: augstākai tajā pašā mastā vai trumpim pret parastu mastu. Jāsit tās kārtis, kuras stiķi tur tagad; agrāk nosistās vairs neskaitās.
    • <b>{ -discard }</b> – jebkuras kārtis, aizklāti. Kādas tās bija, neuzzinās neviens, arī pēc stiķa ne.

    Mastā atbildēt nav obligāti. Sist arī ne, pat ja ir ar ko. Drīkst pārsist arī partneri. Dažādu parasto mastu kārtis cita citu nesit.

    Stiķi ņem tas, kurš sita pēdējais, bet, ja nesita neviens, – tas, kurš izgāja.

    <blockquote>Trumpis ir ♥️. Anna iziet ar 7♠️ K♠️. Berts sit: 9♠️ A♠️. Dace sit Berta kārtis: 10♠️ ir stiprāks par 9♠️, bet trumpis 6♥️ sit A♠️. Emīls nomet 🂠 🂠. Stiķi ņem Dace.</blockquote>

rules-claim-title = Četras vienā mastā
rules-claim =
    Tev ir { $hand ->
        [zero] { $hand } kāršu
        [one] { $hand } kārts
       *[other] { $hand } kārtis
    } un visas vienā mastā? Ja rokā ir <b>{ -claim }</b>, drīksti iziet ārpus kārtas. { $claims ->
       *[trick] Vari to darīt pirms pirmā gājiena vai tad, kad citi jau likuši, kamēr stiķis nav pilns.
        [lead] Pie šī galda – tikai pirms pirmā gājiena.
    }

    Viss, kas stiķī jau nolikts, atgriežas pie īpašniekiem. Stiķis sākas no jauna ar tavām kārtīm, un pārējie atbild pulksteņrādītāja virzienā no tevis.

    Ja tādas kārtis ir vairākiem, priekšroka ir tam, kurš sēž tuvāk pirmajam izgājējam, skaitot pulksteņrādītāja virzienā un sākot ar viņu pašu. { $claims ->
       *[trick] Kamēr stiķis nav pilns
        [lead] Kamēr neviens nav atbildējis
    }, tuvākais drīkst iziet pāri tālākajam, otrādi – nekad. Ja pirmais pats iziet ar četrām, pāri viņam neiziet neviens.

    Iziet nav obligāti, un neviens nezina, kurš to varētu. Atgrieztās kārtis, ar kurām izgāja vai sita, visi ir redzējuši; atgrieztās nomestās paliek noslēpums.

    <blockquote>{ $claims ->
       *[trick] Anna iziet ar K♦️, Berts aizklāti nomet 7♠️. Emīls iziet ārpus kārtas: 6♣️ 9♣️ J♣️ A♣️. Abas kārtis atgriežas, un Bertam atkal ir 7♠️ 8♠️ Q♠️ 10♠️. Viņš sēž tuvāk Annai un iziet pāri Emīlam!
        [lead] Jāiziet Annai. Emīls iziet ārpus kārtas: 6♣️ 9♣️ J♣️ A♣️. Bertam ir 7♠️ 8♠️ Q♠️ 10♠️. Viņš sēž tuvāk Annai un iziet pāri Emīlam, kura kārtis atgriežas. Atbild Dace.
    }</blockquote>

rules-refill-title = Kāršu vilkšana
rules-refill =
    Pēc stiķa visi velk kārtis no { -stock(case: "genitive") } virspuses, līdz katram atkal ir { $hand ->
        [zero] { $hand } kāršu
        [one] { $hand } kārts
       *[other] { $hand } kārtis
    }: pa vienai, pulksteņrādītāja virzienā. Pirmais velk tas, kurš paņēma stiķi.

    Viņš arī iziet nākamais.

    Rokā visiem vienmēr ir vienāds kāršu skaits. Kad kava beigusies, izspēlē to, kas palicis.

    <blockquote>Dace paņem stiķi ar 10♠️ 6♥️. Rokā viņai ir K♦️ 9♦️. Viņa velk pirmā: J♣️. Tad pa kārtij velk Emīls, Anna un Berts. Un vēl vienu apli: Dace izvelk 8♠️, pēc viņas pārējie. Tagad kārtis visiem atkal ir pilnā skaitā, un iziet Dace.</blockquote>

rules-score-title = Rezultāts
rules-score =
    Kad kava tukša un visas kārtis izspēlētas, pāri skaita savas acis. Nomestās kārtis pieder tam, kurš paņēma stiķi, bet, cik tajās acu, līdz partijas beigām neviens neredz.

    Ar { $win ->
        [zero] { $win } acīm
        [one] { $win } aci
       *[other] { $win } acīm
    } vai vairāk partija uzvarēta. Ja mazāk par { $half }, tā zaudēta, un pāris saņem { -defeat-points(case: "accusative") }:
    • { $low } vai vairāk: <b>{ $short }</b>
    • mazāk par { $low }, bet vismaz viens stiķis: <b>{ $middle }</b>
    • neviena stiķa: <b>{ $full }</b>

    { $half } pret { $half } ir <b>{ -eggs }</b>: punktus nesaņem neviens. { $eggs ->
       *[nothing] Tas ir tikai jokam:
        [double] Toties nākamā partija, kurā kāds zaudē, skaitās divkārši (četrkārši – nekad, pat ja olas ir divreiz pēc kārtas). Un vēl:
    } kas pēc tam zaudē spēli, tie ir „āži ar olām”.

    Pāris, kuram pirmajam ir { $target ->
        [zero] { $target } soda punktu
        [one] { $target } soda punkts
       *[other] { $target } soda punkti
    } vai vairāk, ir zaudējis spēli: tie ir <b>{ -goats }</b>.

    <blockquote>Berts un Emīls paņēma divus stiķus, tajos bija A♣️ 10♣️ Q♦️: 11 + 10 + 3 = 24. Pārējās 96 ir Annai un Dacei. Bertam un Emīlam pieraksta { $middle ->
        [zero] { $middle } soda punktu
        [one] { $middle } soda punktu
       *[other] { $middle } soda punktus
    }.</blockquote>

rules-options-title = Galda noteikumi
rules-options =
    Trīs lietas katrs čats izvēlas pats: /settings. Izmaiņas sāk darboties ar nākamo { -series(case: "accusative") }.

    • <b>Līdz cik spēlē</b>: pēc noteikumiem līdz 12 soda punktiem; līdz 6 – īsa spēle, līdz 18 vai 24 – gara. Šeit: { $target }.
    • <b>{ $half } pret { $half }</b>: neko nemaina, vai arī nākamā partija ar zaudētājiem skaitās divkārši. Šeit: { $eggs ->
       *[nothing] neko nemaina
        [double] divkārši
    }.
    • <b>Četras vienā mastā</b>: ārpus kārtas iziet, kamēr stiķis nav pilns, vai tikai pirms pirmā gājiena. Šeit: { $claims ->
       *[trick] kamēr stiķis nav pilns
        [lead] tikai pirms pirmā gājiena
    }.

    <blockquote>„Tikai pirms pirmā gājiena”: Anna jau izgājusi ar 8♦️. Dacei ir 6♠️ 9♠️ K♠️ A♠️, bet uz šo stiķi viņa ir nokavējusi un gaida savu kārtu.
    „Divkārši”: pēc { $half } pret { $half } nākamais zaudējums maksā divreiz vairāk.</blockquote>

rules-bot-title = Kā spēlēt ar botu
rules-bot =
    1. Grupā uzraksti /newgame un ieņem vietu. Tukšajās vietās var iesēdināt datoru.
    2. Pirmajā reizē bots tevi aizvedīs uz privāto čatu: nospied tur <b>Start</b>, vienu reizi. Citādi viņš nevarēs tev atsūtīt kārtis.
    3. Kārtis atnāk privātajā čatā. Kad ir tava kārta, katram gājienam ir sava poga: viens pieskāriens – un nospēlēts.
    4. Poga <b>Manas kārtis</b> zem galda parāda tavas kārtis tikai tev.
    5. Ja ar četrām vienā mastā drīksti iziet ārpus kārtas, pie tavām kārtīm ir poga arī tam.
    6. Jāiet prom? /leave: tavā vietā turpina dators, un to var ieņemt jebkurš. Ja tikai pārāk ilgi biji prom, vieta paliek tava: nospied <b>Esmu atpakaļ</b>.

    Neviena nav blakus? Uzraksti /newgame privātajā čatā un spēlē pret datoru.

    <blockquote>Trumpis ir ♥️, galdā ir Q♣️, bet tev ir 6♣️ K♣️ 9♦️ 7♥️. Pogas ir sešas: divas, lai sistu (K♣️ vai 7♥️), un četras, lai nomestu (jebkuru kārti).</blockquote>
