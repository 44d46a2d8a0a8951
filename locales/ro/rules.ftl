### Regulile jocului: câte un mesaj pentru fiecare capitol. Variabilele sunt enumerate în en/rules.ftl.
### Oamenii din exemple stau în sensul acelor de ceasornic: Ana, Boris, Dana, Emil.

rules-anna = Ana
rules-boris = Boris
rules-dana = Dana
rules-emil = Emil
rules-in-group = 📖 <b>Regulile jocului</b>
button-rules-private = 📖 Pe capitole, cu exemple

rules-aim-title = Scopul jocului
rules-aim =
    <b>{ -game }</b> e un joc de cărți din curtea blocului, pentru patru: doi contra doi. Partenerul stă în fața ta. (În rusă, <i>kozel</i> înseamnă țap.)

    Toți pun cărți pe masă, iar cine le are pe cele mai tari le ia pe toate: asta e o <b>{ -trick }</b>. Unele cărți valorează puncte, { $pack } în tot pachetul. Perechea cu { $win } sau mai multe câștigă { -deal(form: "definite") }; cine pierde primește <b>{ -defeat-points }</b>.

    Urmează altă rundă și încă una, până când o pereche strânge { $target ->
        [one] { $target } punct de penalizare
        [few] { $target } puncte de penalizare
       *[other] { $target } de puncte de penalizare
    }. Cei doi sunt <b>{ -goats(form: "definite") }</b> – și cine vrea să fie țap?

    <blockquote>Atu e ♥️. Ana deschide cu 10♠️. Boris bate cu A♠️. Dana și Emil aruncă fiecare câte o carte, cu fața în jos. Levata o ia Boris: la vedere sunt 21 de puncte, iar cărțile ascunse se numără după rundă.</blockquote>

rules-table-title = Masa și cărțile
rules-table =
    Partenerii stau față în față, deci ai câte un adversar de fiecare parte. Se joacă în sensul acelor de ceasornic: Ana → Boris → Dana → Emil → Ana. Ana joacă cu Dana, Boris cu Emil.

    Sunt { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }. În fiecare culoare, de la mică la mare:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J e valetul, Q dama, K popa, A asul.) Atenție la zece: e mai mare decât popa!

    Cărțile valorează <b>{ -card-points }</b>: A – 11, 10 – 10, K – 4, Q – 3, J – 2; cele de la 6 la 9, nimic. În total { $pack }.

    <blockquote>10♦️ e mai mare decât K♦️; în culoarea asta, doar A♦️ e și mai mare. O levată cu aceste trei cărți și 8♣️ valorează 25 de puncte.</blockquote>

rules-deal-title = Împărțirea
rules-deal =
    Cărțile le amestecă și le dă <b>{ -dealer }</b>: fiecăruia { $hand ->
        [one] { $hand } carte
        [few] { $hand } cărți
       *[other] { $hand } de cărți
    }, una câte una, în sensul acelor de ceasornic. Vecinul din stânga primește primul, cine împarte – ultimul.

    Rămân { $stock ->
        [one] { $stock } carte
        [few] { $stock } cărți
       *[other] { $stock } de cărți
    }: acesta e <b>{ -stock(form: "definite") }</b>. O carte la întâmplare din mijlocul lui se arată tuturor: culoarea ei e <b>{ -trump }</b> în runda asta. Apoi se pune la loc și nimeni nu știe când va ieși.

    Cine împarte primul într-o { -series } se trage la sorți, iar vecinul din stânga deschide. Apoi se împarte pe rând, în sensul acelor de ceasornic, dar deschide cine a luat ultima levată din runda dinainte.

    <blockquote>Împarte Emil; Ana, la stânga lui, deschide. Cartea arătată e 9♥️: atu e cupa. Ultima levată o ia Dana. Așa că data viitoare împarte Ana și deschide Dana.</blockquote>

rules-trick-title = Levata
rules-trick =
    Cine <b>{ -lead }</b> pune pe masă, cu fața în sus, între 1 și { $hand } cărți de aceeași culoare. Apoi, în sensul acelor de ceasornic, ceilalți pun tot atâtea cărți. Fiecare alege:

    • <b>{ -beat }</b> – cu fața în sus, carte peste carte. Fiecare trebuie să fie mai mare decât cea pe care o bate: mai mare în aceeași culoare sau atu peste o culoare simplă. Se bat cărțile care țin levata acum; cele bătute mai devreme nu mai contează.
    • <b>{ -discard }</b> – orice cărți, cu fața în jos. Nimeni nu află care au fost, nici după levată.

    Nu e obligatoriu să răspunzi la culoare și nici să bați, chiar dacă poți. Poți bate și cărțile partenerului. Două culori simple nu se bat între ele.

    Levata o ia cine a bătut ultimul; dacă n-a bătut nimeni, cine a deschis.

    <blockquote>Atu e ♥️. Ana deschide cu 7♠️ K♠️. Boris bate cu 9♠️ A♠️. Dana bate cărțile lui: 10♠️ e peste 9♠️, iar atuul 6♥️ peste A♠️. Emil aruncă 🂠 🂠. Levata o ia Dana.</blockquote>

rules-claim-title = Patru de o culoare
rules-claim =
    Ai { $hand ->
        [one] { $hand } carte
        [few] { $hand } cărți
       *[other] { $hand } de cărți
    }, toate de aceeași culoare? Cu <b>{ -claim }</b> poți intra peste rând. { $claims ->
       *[trick] Se poate înainte de deschidere sau după ce au jucat și alții, până se încheie levata.
        [lead] La masa asta se poate doar înainte de deschidere.
    }

    Tot ce s-a jucat în levată revine în mână la fiecare. Levata începe din nou: tu deschizi cu cele patru, iar ceilalți răspund în sensul acelor de ceasornic, pornind de la tine.

    Dacă pot intra mai mulți, are dreptul cine stă mai aproape de jucătorul care trebuia să deschidă, numărând în sensul acelor de ceasornic chiar de la el. { $claims ->
       *[trick] Cât levata nu s-a încheiat
        [lead] Cât n-a răspuns nimeni
    }, cine e mai aproape poate intra peste cine e mai departe; invers, niciodată. Peste cele patru cărți cu care deschide chiar el nu intră nimeni.

    Nu e obligatoriu să intri și nimeni nu știe cine ar putea. Cărțile revenite care erau cu fața în sus au fost văzute; cele aruncate rămân secrete.

    <blockquote>{ $claims ->
       *[trick] Ana deschide cu K♦️, Boris aruncă 7♠️ cu fața în jos. Emil intră cu 6♣️ 9♣️ J♣️ A♣️ și amândouă cărțile revin în mână. Acum Boris are din nou 7♠️ 8♠️ Q♠️ 10♠️. E mai aproape de Ana și intră peste Emil!
        [lead] Ana trebuie să deschidă. Emil intră cu 6♣️ 9♣️ J♣️ A♣️. Boris are 7♠️ 8♠️ Q♠️ 10♠️. E mai aproape de Ana și intră peste Emil, care își ia cărțile înapoi. Răspunde Dana.
    }</blockquote>

rules-refill-title = Tragerea din talon
rules-refill =
    După o levată, toți trag din vârful { -stock(form: "genitive") } până au din nou { $hand ->
        [one] { $hand } carte
        [few] { $hand } cărți
       *[other] { $hand } de cărți
    }: câte una, în sensul acelor de ceasornic, începând cu cine a luat levata.

    Același jucător deschide și levata următoare.

    Toți au mereu la fel de multe cărți. Când talonul s-a terminat, se joacă ce a rămas în mână.

    <blockquote>Dana ia o levată cu 10♠️ 6♥️ și rămâne cu K♦️ 9♦️. Trage prima: J♣️. Apoi Emil, Ana și Boris trag câte o carte. Încă un tur: Dana trage 8♠️, apoi ceilalți. Acum toți au iar câte 4 cărți, iar Dana deschide.</blockquote>

rules-score-title = Scorul
rules-score =
    Când talonul e gol și toate cărțile sunt jucate, fiecare pereche își numără punctele. Cărțile aruncate le are cine a luat levata, dar punctele lor rămân ascunse până atunci.

    Cu { $win } sau mai multe ați câștigat. Sub { $half } ați pierdut și primiți { -defeat-points }:
    • { $low } sau mai multe: <b>{ $short }</b>
    • sub { $low }, dar măcar o levată: <b>{ $middle }</b>
    • nicio levată: <b>{ $full }</b>

    { $half } la { $half } înseamnă <b>{ -eggs }</b>: nimeni nu primește nimic. { $eggs ->
       *[nothing] Sunt doar de râs:
        [double] Dar următoarea rundă pierdută de cineva contează dublu (niciodată de patru ori, nici după două rânduri de ouă). Și:
    } cine pierde apoi partida se alege cu numele de „țapi cu ouă”.

    Prima pereche cu { $target ->
        [one] { $target } punct de penalizare
        [few] { $target } puncte de penalizare
       *[other] { $target } de puncte de penalizare
    } sau mai multe a pierdut partida: ei sunt <b>{ -goats(form: "definite") }</b>.

    <blockquote>Boris și Emil au luat două levate, cu A♣️ 10♣️ Q♦️ în ele: 11 + 10 + 3 = 24. Ana și Dana au restul de 96. Boris și Emil primesc { $middle ->
        [one] { $middle } punct de penalizare
        [few] { $middle } puncte de penalizare
       *[other] { $middle } de puncte de penalizare
    }.</blockquote>

rules-options-title = Regulile mesei
rules-options =
    Fiecare chat își alege trei lucruri cu /settings. Schimbările contează de la { -series(form: "definite") } următoare.

    • <b>Până la cât se joacă</b>: după reguli, până la 12 puncte de penalizare; până la 6 – o partidă scurtă, până la 18 sau 24 – una lungă. Aici: { $target }.
    • <b>{ $half } la { $half }</b>: nu schimbă nimic sau următoarea rundă pierdută de cineva contează dublu. Aici: { $eggs ->
       *[nothing] nu schimbă nimic
        [double] contează dublu
    }.
    • <b>Patru de o culoare</b>: intră până se încheie levata sau doar înainte de deschidere. Aici: { $claims ->
       *[trick] până se încheie levata
        [lead] doar înainte de deschidere
    }.

    <blockquote>„Doar înainte de deschidere”: Ana a deschis deja cu 8♦️. Dana are 6♠️ 9♠️ K♠️ A♠️, dar la levata asta nu mai apucă și își așteaptă rândul.
    „Contează dublu”: după { $half } la { $half }, următoarea înfrângere costă de două ori mai mult.</blockquote>

rules-bot-title = Cum se joacă aici
rules-bot =
    1. În grup, scrie /newgame și alege un loc. Pe locurile libere poate juca și calculatorul.
    2. Prima dată, botul te duce în chatul lui privat: apasă acolo pe <b>Start</b>, o singură dată. Altfel nu-ți poate trimite cărțile.
    3. Cărțile îți vin în chatul privat. Când e rândul tău, fiecare mutare are butonul ei: o atingere și gata.
    4. Butonul <b>Cărțile mele</b>, de sub masă, îți arată cărțile doar ție.
    5. Dacă poți intra peste rând cu patru de o culoare, ai și pentru asta un buton lângă cărțile tale.
    6. Trebuie să pleci? /leave: calculatorul joacă mai departe pentru tine, iar locul îl poate lua oricine. Dacă doar ai lipsit prea mult, locul rămâne al tău: apasă pe <b>M-am întors</b>.

    Nu e nimeni prin preajmă? Scrie /newgame în chatul privat și joacă împotriva calculatorului.

    <blockquote>Atu e ♥️, s-a deschis cu Q♣️, iar tu ai 6♣️ K♣️ 9♦️ 7♥️. Primești șase butoane: două ca să bați (K♣️ sau 7♥️) și patru ca să arunci (oricare dintre cărțile tale).</blockquote>
