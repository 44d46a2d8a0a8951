### Die reëls van die spel: een boodskap per onderwerp. Die veranderlikes staan in en/rules.ftl.
### Die mense in die voorbeelde sit kloksgewys: Anna, Ben, Dalene, Emil.

rules-anna = Anna
rules-boris = Ben
rules-dana = Dalene
rules-emil = Emil
rules-in-group = 📖 <b>Die spelreëls</b>
button-rules-private = 📖 Per onderwerp, met voorbeelde

rules-aim-title = Doel van die spel
rules-aim =
    <b>{ -game }</b> is 'n agterplaas-kaartspel vir vier, twee teen twee. Jou maat sit oorkant jou. (<i>Kozel</i> is Russies vir 'n bokram.)

    Almal sit kaarte op die tafel neer, en wie se kaarte die sterkste is, vat alles: dit is 'n <b>{ -trick }</b>. Sommige kaarte is punte werd, { $pack } in die hele pak. Die paar met { $win } of meer wen die { -deal }; die verloorders kry <b>{ -defeat-points }</b>.

    Dan word weer uitgedeel, en weer, totdat een paar { $target ->
        [one] { $target } strafpunt
       *[other] { $target } strafpunte
    } het. Dié twee is die <b>{ -goats }</b> – en wie wil nou 'n bok wees?

    <blockquote>Troef is ♥️. Anna kom uit met 10♠️. Ben klop dit met A♠️. Dalene en Emil gooi elkeen 'n toe kaart af. Ben vat die slag: 21 punte lê oop, en die toe kaarte word ná die spel getel.</blockquote>

rules-table-title = Tafel en kaarte
rules-table =
    Maats sit oorkant mekaar, so aan weerskante van jou sit 'n teenstander. Julle speel kloksgewys: Anna → Ben → Dalene → Emil → Anna. Anna en Dalene is maats, Ben en Emil ook.

    Daar is { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarte
    }. Die rangorde in elke kleur, van laag na hoog:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J is die boer, Q die vrou, K die heer, A die aas.) Onthou die tien: hy is hoër as die heer!

    Die <b>{ -card-points }</b>: A is 11 werd, 10 is 10 werd, K 4, Q 3, J 2; die kaarte van 6 tot 9 is niks werd nie. Saam is dit { $pack }.

    <blockquote>10♦️ is hoër as K♦️; in dié kleur is net A♦️ nog hoër. 'n Slag met hierdie drie en 8♣️ is 25 punte werd.</blockquote>

rules-deal-title = Uitdeel
rules-deal =
    Die <b>{ -dealer }</b> skommel die kaarte en deel vir elke speler { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarte
    } uit, een op 'n slag en kloksgewys. Die speler links van die uitdeler kry eerste, die uitdeler self laaste.

    Die { $stock ->
        [one] { $stock } kaart
       *[other] { $stock } kaarte
    } wat oorbly, is die <b>{ -stock }</b>. 'n Lukrake kaart uit die middel daarvan word vir almal gewys: sy kleur is <b>{ -trump }</b> vir hierdie spel. Dan gaan hy terug op sy plek, en niemand weet wanneer hy getrek word nie.

    Die eerste uitdeler van 'n { -series } word deur loting bepaal, en die speler links van hom kom uit. Daarna skuif die uitdeel kloksgewys aan, maar wie die vorige spel se laaste slag gevat het, kom eerste uit.

    <blockquote>Emil deel uit; Anna, links van hom, kom uit. Die kaart wat gewys word, is 9♥️: hartens is troef. Dalene vat die laaste slag. Dus deel Anna volgende uit, en Dalene kom uit.</blockquote>

rules-trick-title = 'n Slag
rules-trick =
    Wie moet <b>{ -lead }</b>, sit van 1 tot { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarte
    } van een kleur oop neer. Kloksgewys sit elkeen van die ander net soveel kaarte neer en kies:

    • <b>{ -beat }</b>: oop, kaart vir kaart. Elkeen moet hoër wees as die een wat hy klop: hoër in dieselfde kleur, of 'n troef teen 'n gewone kleur. Jy klop die kaarte wat die slag nou hou; dié wat vroeër geklop is, tel nie meer nie.
    • <b>{ -discard }</b>: enige kaarte, toe. Niemand kom agter watter dit was nie, ook nie ná die slag nie.

    Jy hoef nie kleur te beken nie, en jy hoef nie te klop nie, al kan jy. Jy mag jou maat ook klop. Twee gewone kleure kan mekaar nie klop nie.

    Wie laaste geklop het, vat die slag; as niemand geklop het nie, vat die een wat uitgekom het hom.

    <blockquote>Troef is ♥️. Anna kom uit met 7♠️ K♠️. Ben klop dit met 9♠️ A♠️. Dalene klop Ben s'n: 10♠️ is hoër as 9♠️, en die troef 6♥️ klop A♠️. Emil gooi 🂠 🂠 af. Dalene vat die slag.</blockquote>

rules-claim-title = Vier van 'n kleur
rules-claim =
    Jy het { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarte
    }, almal van een kleur? Met <b>{ -claim }</b> mag jy buite jou beurt inspring. { $claims ->
       *[trick] Jy mag dit doen voordat iemand uitkom, of nadat ander gespeel het, totdat die slag vol is.
        [lead] By hierdie tafel mag dit slegs voordat iemand uitkom.
    }

    Alles wat al in die slag gespeel is, gaan terug na die eienaars. Die slag begin van voor af met jou kaarte, en die ander antwoord kloksgewys van jou af.

    As meer as een kan inspring, behoort die reg aan wie die naaste aan die eerste uitkomer sit, kloksgewys en van dié speler self af getel. { $claims ->
       *[trick] Solank die slag nie vol is nie
        [lead] Solank niemand geantwoord het nie
    }, mag 'n nader speler oor 'n verder een inspring, maar nooit andersom nie. Oor die uitkomer se eie vier spring niemand in nie.

    Jy hoef nie in te spring nie, en niemand weet wie kan nie. Kaarte waarmee uitgekom of geklop is, is gesien; afgegooide kaarte wat teruggaan, bly geheim.

    <blockquote>{ $claims ->
       *[trick] Anna kom uit met K♦️, Ben gooi 7♠️ toe af. Emil spring in met 6♣️ 9♣️ J♣️ A♣️, en albei kaarte gaan terug. Nou het Ben weer 7♠️ 8♠️ Q♠️ 10♠️. Hy sit nader aan Anna en spring oor Emil in!
        [lead] Anna moet uitkom. Emil spring in met 6♣️ 9♣️ J♣️ A♣️. Ben het 7♠️ 8♠️ Q♠️ 10♠️. Hy sit nader aan Anna en spring oor Emil in, wie se kaarte teruggaan. Dalene antwoord.
    }</blockquote>

rules-refill-title = Kaarte trek
rules-refill =
    Ná 'n slag trek almal van bo van die { -stock } af, totdat elkeen weer { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarte
    } het: een kaart op 'n slag, kloksgewys. Wie die slag gevat het, trek eerste.

    Dieselfde speler kom ook volgende uit.

    Almal het altyd ewe veel kaarte. Wanneer die trekstapel op is, speel julle klaar met wat julle het.

    <blockquote>Dalene vat 'n slag met 10♠️ 6♥️ en het K♦️ 9♦️ oor. Sy trek eerste: J♣️. Dan trek Emil, Anna en Ben elkeen 'n kaart. Nog 'n rondte: Dalene trek 8♠️, dan die ander. Nou het almal weer hul volle getal kaarte, en Dalene kom uit.</blockquote>

rules-score-title = Die telling
rules-score =
    Wanneer die trekstapel op is en al die kaarte gespeel is, tel elke paar sy punte. Afgegooide kaarte tel vir wie die slag gevat het, maar hoeveel hulle werd is, bly tot dan toe geheim.

    Met { $win } of meer wen julle. Met minder as { $half } verloor julle en kry julle { -defeat-points }:
    • { $low } of meer: <b>{ $short }</b>
    • minder as { $low }, maar ten minste een slag: <b>{ $middle }</b>
    • nie een slag nie: <b>{ $full }</b>

    { $half }–{ $half } is <b>{ -eggs }</b>: niemand kry iets nie. { $eggs ->
       *[nothing] Dis net vir die pret:
        [double] Maar die volgende spel wat iemand verloor, tel dubbel (nooit vierdubbel nie, al is dit twee keer ná mekaar eiers). En:
    } wie daarna die reeks verloor, is “bokke met eiers”.

    Die eerste paar met { $target ->
        [one] { $target } strafpunt
       *[other] { $target } strafpunte
    } of meer het die reeks verloor: hulle is die <b>{ -goats }</b>.

    <blockquote>Ben en Emil het twee slae gevat, met A♣️ 10♣️ Q♦️ daarin: 11 + 10 + 3 = 24. Anna en Dalene het die ander 96. Ben en Emil skryf { $middle ->
        [one] { $middle } strafpunt
       *[other] { $middle } strafpunte
    } neer.</blockquote>

rules-options-title = Tafelreëls
rules-options =
    Drie dinge kan elke klets self kies: /settings. 'n Verandering geld van die volgende { -series } af.

    • <b>Teiken</b>: 12 strafpunte volgens die reëls; 6 vir 'n vinnige reeks, 18 of 24 vir 'n lange. Hier: { $target }.
    • <b>{ $half }–{ $half }</b>: verander niks, of die volgende spel met verloorders tel dubbel. Hier: { $eggs ->
       *[nothing] verander niks
        [double] tel dubbel
    }.
    • <b>Vier van 'n kleur</b>: mag inspring totdat die slag vol is, of slegs voordat iemand uitkom. Hier: { $claims ->
       *[trick] totdat die slag vol is
        [lead] slegs voordat iemand uitkom
    }.

    <blockquote>“Slegs voordat iemand uitkom”: Anna het reeds met 8♦️ uitgekom. Dalene het 6♠️ 9♠️ K♠️ A♠️, maar vir hierdie slag is sy te laat en wag sy vir haar beurt.
    “Tel dubbel”: ná { $half }–{ $half } kos die volgende verlies twee keer soveel.</blockquote>

rules-bot-title = Hoe om hier te speel
rules-bot =
    1. Stuur /newgame in die groep en kies 'n sitplek. Die rekenaar kan op die leë plekke speel.
    2. Die eerste keer lei die bot jou na sy private klets: druk daar <b>Start</b>, net een keer. Anders kan hy nie vir jou jou kaarte stuur nie.
    3. Jou kaarte kom in die private klets. As dit jou beurt is, het elke moontlikheid sy eie knoppie: een tik, en dis gespeel.
    4. <b>My kaarte</b> onder die tafel wys jou kaarte net vir jou.
    5. As jy met vier van 'n kleur buite jou beurt mag inspring, is daar 'n knoppie daarvoor by jou kaarte.
    6. Moet jy gaan? /leave: die rekenaar speel vir jou verder, en enigeen mag jou plek inneem. Was jy net te lank weg, bly die plek joune: druk <b>Ek is terug</b>.

    Niemand naby nie? Stuur /newgame in die private klets en speel teen die rekenaar.

    <blockquote>Troef is ♥️, daar is met Q♣️ uitgekom, en jy het 6♣️ K♣️ 9♦️ 7♥️. Jy kry ses knoppies: twee om te klop (K♣️ of 7♥️) en vier om af te gooi (enige van jou kaarte).</blockquote>
