### Mängu reeglid: üks sõnum iga teema kohta. Muutujad on kirjas failis en/rules.ftl.
### Inimesed näidetes istuvad päripäeva: Anna, Boris, Dana, Emil.

rules-anna = Anna
rules-boris = Boris
rules-dana = Dana
rules-emil = Emil
rules-in-group = 📖 <b>Mängu reeglid</b>
button-rules-private = 📖 Teemade kaupa, näidetega

rules-aim-title = Mängu eesmärk
rules-aim =
    <b>{ -game }</b> on hoovides mängitav kaardimäng neljale, kaks kahe vastu. Paariline istub sinu vastas. (<i>Kozel</i> on vene keeles sikk.)

    Kõik panevad kaarte lauale, ja kelle omad on kõige tugevamad, see võtab kõik: see on <b>{ -trick }</b>. Mõni kaart annab silmi, terves pakis on neid { $pack }. Paar, kes kogub vähemalt { $win } silma, võidab { -deal(case: "genitive") }; kaotajad saavad <b>{ -defeat-points(case: "partitive") }</b>.

    Siis jagatakse uuesti, ja jälle uuesti, kuni ühel paaril on { $target ->
        [one] { $target } karistuspunkt
       *[other] { $target } karistuspunkti
    }. Need kaks ongi <b>{ -goats }</b> – ja kes tahaks sikk olla?

    <blockquote>Trump on ♥️. Anna käib 10♠️. Boris tapab: A♠️. Dana ja Emil viskavad kumbki ühe kaardi kinniselt ära. Tihi võtab Boris: 21 silma on näha, kinnised kaardid loetakse pärast jaotust.</blockquote>

rules-table-title = Laud ja kaardid
rules-table =
    Paarilised istuvad vastamisi, nii et mõlemal pool sind istub vastane. Mängitakse päripäeva: Anna → Boris → Dana → Emil → Anna. Anna mängib koos Danaga, Boris koos Emiliga.

    Pakis on { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarti
    }. Järjekord igas mastis, nõrgemast tugevamani:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J on soldat, Q emand, K kuningas, A äss.) Pane tähele: kümme on kuningast tugevam!

    Kaartide <b>{ -card-points }</b>: A annab 11, 10 annab 10, K 4, Q 3, J 2; kaardid kuuest üheksani ei anna midagi. Kokku teeb see { $pack }.

    <blockquote>10♦️ on tugevam kui K♦️; selles mastis on veel tugevam ainult A♦️. Tihi, kus on need kolm ja 8♣️, annab 25 silma.</blockquote>

rules-deal-title = Jagamine
rules-deal =
    <b>{ -dealer(case: "capital") }</b> segab ja annab igaühele { $hand ->
        [one] { $hand } kaardi
       *[other] { $hand } kaarti
    }, ühekaupa ja päripäeva. Esimesena saab temast vasakul istuja, viimasena ta ise.

    Alles jääb { $stock ->
        [one] { $stock } kaart
       *[other] { $stock } kaarti
    }: see on <b>{ -stock }</b>, kust juurde võetakse. Paki keskelt näidatakse kõigile üht juhuslikku kaarti ja selle mast on selles jaotuses <b>{ -trump }</b>. Siis läheb kaart oma kohale tagasi ja keegi ei tea, millal see tuleb.

    Kes { -series(case: "inessive") } esimesena jagab, otsustab loos, ja käib temast vasakul istuja. Edasi jagatakse kordamööda, päripäeva, aga käib see, kes võttis eelmise jaotuse viimase tihi.

    <blockquote>Jagab Emil; temast vasakul istub Anna ja tema käib. Näidati kaarti 9♥️: trump on ärtu. Viimase tihi võtab Dana. Järgmisena jagab siis Anna, aga käib Dana.</blockquote>

rules-trick-title = Tihi
rules-trick =
    Kelle kord on <b>{ -lead }</b>, see paneb lahtiselt lauale 1 kuni { $hand ->
        [one] { $hand } kaardi
       *[other] { $hand } kaarti
    } ühest mastist. Päripäeva panevad teised sama palju ja igaüks võib:

    • <b>{ -beat }</b>: lahtiselt, kaart kaardi vastu. Iga kaart peab olema tugevam kui see, mida ta tapab: samas mastis kõrgem või trump tavalise masti peale. Tapetakse neid kaarte, mille käes tihi praegu on; varem tapetud kaardid enam ei loe.
    • <b>{ -discard }</b>: ükskõik mis kaardid, kinniselt. Mis need olid, ei saa keegi teada, ka pärast tihi lõppu mitte.

    Masti järgida ei pea ja tappa ka mitte, isegi kui oleks millega. Tappa võib ka oma paarilise kaarte. Kaks tavalist masti teineteist ei tapa.

    Tihi võtab see, kes viimasena tappis; kui keegi ei tapnud, siis see, kes käis.

    <blockquote>Trump on ♥️. Anna käib 7♠️ K♠️. Boris tapab: 9♠️ A♠️. Dana tapab omakorda Borise kaardid: 10♠️ on tugevam kui 9♠️ ja trump 6♥️ tugevam kui A♠️. Emil viskab ära 🂠 🂠. Tihi võtab Dana.</blockquote>

rules-claim-title = Mastinelik
rules-claim =
    Sul on { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarti
    } ja kõik ühest mastist? See on <b>{ -claim }</b> ja sellega võid vahele käia, oma korda ootamata. { $claims ->
       *[trick] Seda võib teha enne tihi algust või siis, kui teised on juba pannud, senikaua kui tihi pole täis.
        [lead] Selles lauas võib seda teha ainult enne tihi algust.
    }

    Kõik, mis on tihisse juba pandud, läheb omanikele tagasi. Tihi algab uuesti: sinu kaardid on käik ja teised vastavad sinust päripäeva.

    Kui mastinelik on mitmel, on eesõigus sellel, kes istub esimesele käijale kõige lähemal; loetakse päripäeva ja alates käijast endast. { $claims ->
       *[trick] Kuni tihi pole täis
        [lead] Kuni keegi pole vastanud
    }, võib lähem käia kaugemast üle, vastupidi mitte kunagi. Kui esimene käija ise käib neljaga, temast üle ei käida.

    Vahele käima ei pea ja keegi ei tea, kes seda võiks. Tagasi läinud käike ja tapmisi on kõik näinud; tagasi läinud äravisatud kaardid jäävad saladuseks.

    <blockquote>{ $claims ->
       *[trick] Anna käib K♦️, Boris viskab kinniselt ära 7♠️. Emil käib vahele: 6♣️ 9♣️ J♣️ A♣️, ja mõlemad kaardid lähevad tagasi. Nüüd on Borisel jälle 7♠️ 8♠️ Q♠️ 10♠️. Ta istub Annale lähemal ja käib Emilist üle!
        [lead] Käia on Annal. Emil käib vahele: 6♣️ 9♣️ J♣️ A♣️. Borisel on 7♠️ 8♠️ Q♠️ 10♠️. Ta istub Annale lähemal ja käib Emilist üle; Emili kaardid lähevad tagasi. Vastab Dana.
    }</blockquote>

rules-refill-title = Juurdevõtmine
rules-refill =
    Pärast tihi võtavad kõik { -stock(case: "genitive") } pealt juurde, kuni igaühel on jälle { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarti
    }: ühekaupa, päripäeva, esimesena see, kes tihi võttis.

    Järgmisena käib tema.

    Kõigil on alati ühepalju kaarte. Kui pakk on otsas, mängitakse ära see, mis käes.

    <blockquote>Dana võtab tihi: 10♠️ 6♥️. Kätte jäävad K♦️ 9♦️. Ta võtab esimesena: J♣️. Siis võtavad kaardi Emil, Anna ja Boris. Ja veel üks ring: Dana võtab 8♠️, tema järel teised. Nüüd on kõigil käsi jälle täis ja käib Dana.</blockquote>

rules-score-title = Punktid
rules-score =
    Kui pakk on tühi ja kõik kaardid mängitud, loeb kumbki paar oma silmad. Äravisatud kaardid on selle paari omad, kes tihi võttis, aga palju need annavad, selgub alles siis.

    { $win } silma või rohkem on võit. Alla { $half } on kaotus ja toob teile { -defeat-points(case: "partitive") }:
    • { $low } või rohkem: <b>{ $short }</b>
    • alla { $low }, aga vähemalt üks tihi: <b>{ $middle }</b>
    • mitte ühtegi tihi: <b>{ $full }</b>

    { $half } : { $half } on <b>{ -eggs }</b>: keegi ei saa midagi. { $eggs ->
       *[nothing] See on ainult nalja pärast:
        [double] Aga järgmine kaotajatega jaotus loeb topelt (neljakordselt mitte kunagi, ka siis, kui munad on kaks korda järjest). Ja veel:
    } kes pärast seda partii kaotavad, on „sikud munadega“.

    Paar, kellel on esimesena { $target ->
        [one] { $target } karistuspunkt
       *[other] { $target } karistuspunkti
    } või rohkem, on partii kaotanud: nemad on <b>{ -goats }</b>.

    <blockquote>Boris ja Emil võtsid kaks tihi, neis olid A♣️ 10♣️ Q♦️: 11 + 10 + 3 = 24. Ülejäänud 96 on Annal ja Danal. Boris ja Emil saavad { $middle ->
        [one] { $middle } karistuspunkti
       *[other] { $middle } karistuspunkti
    }.</blockquote>

rules-options-title = Laua reeglid
rules-options =
    Kolm asja otsustab iga vestlus ise: /settings. Muudatus kehtib alates järgmisest { -series(case: "elative") }.

    • <b>Partii kuni</b>: reeglite järgi 12 karistuspunkti; 6 on lühike partii, 18 või 24 pikk. Siin: { $target }.
    • <b>{ $half } : { $half }</b>: ei muuda midagi, või loeb järgmine kaotajatega jaotus topelt. Siin: { $eggs ->
       *[nothing] ei muuda midagi
        [double] loeb topelt
    }.
    • <b>Mastinelik</b>: vahele käiakse, kuni tihi pole täis, või ainult enne tihi algust. Siin: { $claims ->
       *[trick] kuni tihi pole täis
        [lead] ainult enne tihi algust
    }.

    <blockquote>„Ainult enne tihi algust“: Anna on juba käinud 8♦️. Danal on 6♠️ 9♠️ K♠️ A♠️, aga selle tihi jaoks jäi ta hiljaks ja ootab oma korda.
    „Loeb topelt“: pärast seisu { $half } : { $half } maksab järgmine kaotus kaks korda rohkem.</blockquote>

rules-bot-title = Kuidas siin mängida
rules-bot =
    1. Kirjuta grupis /newgame ja vali koht. Vabadele kohtadele võib panna arvuti.
    2. Esimesel korral juhatab bot su privaatvestlusse: vajuta seal <b>Start</b> (Alusta), üks kord. Muidu ei saa ta sulle kaarte saata.
    3. Kaardid tulevad privaatvestlusse. Kui on sinu kord, on igal käigul oma nupp: üks puudutus ja käidud.
    4. <b>Minu kaardid</b> laua all näitab su kaarte ainult sulle.
    5. Kui võid mastinelikuga vahele käia, on su kaartide juures selle jaoks nupp.
    6. Pead minema? /leave: sinu eest mängib edasi arvuti ja su kohale võib istuda igaüks. Kui olid lihtsalt liiga kaua ära, jääb koht sinule: vajuta <b>Olen tagasi</b>.

    Kedagi pole? Kirjuta /newgame privaatvestluses ja mängi arvuti vastu.

    <blockquote>Trump on ♥️, käidi Q♣️ ja sul on 6♣️ K♣️ 9♦️ 7♥️. Nuppe on kuus: kaks tapmiseks (K♣️ või 7♥️) ja neli äraviskamiseks (ükskõik milline kaart).</blockquote>
