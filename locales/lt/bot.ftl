### Sąsaja: visi boto tekstai, išskyrus žaidimo taisykles (rules.ftl). Paaiškinimai – en/bot.ftl.
### Skaitytojui sakoma „tu“, „jūs“ – tik abiem partneriams kartu. Apie žmones – esamasis ar būtasis kartinis
### laikas (eina, kirto), ne dalyviai: jie turi giminę. Vardas ($name) visada vardininko linksnio.

# Šios kalbos pavadinimas ja pačia.
language-name = Lietuvių

## Žmonės ir poros

player = Žaidėjas { $number }
somebody = kažkas
this-group = ši grupė
free-seat = laisva vieta
computer = Kompiuteris
computer-numbered = Kompiuteris { $number }

## Laikas

duration-off = neribotas
duration-seconds = { $count ->
        [one] { $count } sekundė
        [few] { $count } sekundės
       *[other] { $count } sekundžių
    }
duration-minutes = { $count ->
        [one] { $count } minutė
        [few] { $count } minutės
       *[other] { $count } minučių
    }
duration-hours = { $count ->
        [one] { $count } valanda
        [few] { $count } valandos
       *[other] { $count } valandų
    }
soon = netrukus

## Prieš žaidimą

lobby-open = 🐐 <b>Kozel: kas žaidžia?</b>
rematch-open = 🐐 <b>Revanšas!</b> Visi spaudžia <b>Žaidžiu</b>.
lobby-rules = Partija { $rules }
rules-target = iki { $target } baudos taškų
rules-eggs-double = po 60:60 kitas padalijimas dvigubas
rules-claims-lead = ketvertas tik prieš pirmąjį ėjimą
lobby-missing = { $count ->
        [one] Laisva { $count } vieta. Partneriai – vienoje eilutėje.
        [few] Laisvos { $count } vietos. Partneriai – vienoje eilutėje.
       *[other] Laisvų vietų: { $count }. Partneriai – vienoje eilutėje.
    }
rematch-unready = { $count ->
        [one] Laukiame dar { $count } žaidėjo.
        [few] Laukiame dar { $count } žaidėjų.
       *[other] Laukiame dar { $count } žaidėjų.
    }
lobby-full = Visi keturi vietoje: spausk <b>Pradėti</b>!
lobby-closed = ⌛ Šis stalas uždarytas: žaidimas taip ir neprasidėjo. Naują atidarys /newgame.

button-sit = 🪑 Sėsti { $side }
button-sit-with = 🪑 Sėsti { $side } + { $name }
button-add-computer = 🤖 Kompiuteris { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Atsistoti
button-ready = ✅ Žaidžiu
button-start = ▶️ Pradėti

## Stalas

deal-header = 🐐 <b>{ $number } padalijimas</b> · iki { $target } baudos taškų
trump = Koziris <b>{ $trump }</b> (parodyta { $shown })
stock = kaladėje { $count }
tricks-won = kirčiai { $tricks }
play-lead = { $name } eina:  { $cards }
play-beat = { $name } kerta:  { $cards }
play-discard = { $name } numeta:  { $cards }
play-claim = ⚡️ { $name } eina ketvertu be eilės, { $suit }:  { $cards }
play-returned = ↩️ Grįžo į ranką: { $cards }
holds-trick = ← laiko kirtį
turn-lead = ➡️ Eina { $name }
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } korta
        [few] { $count } kortos
       *[other] { $count } kortų
    }
paused-silenced = ⏸ <b>Pauzė.</b> Žaisime toliau, kai botui vėl bus leista rašyti grupėje.
paused = ⏸ <b>Pauzė.</b> Žaisime toliau, kai kas nors grįš.
before-beaten = Ankstesnį kirtį paėmė { $name }: { $cards }
before-unbeaten = Ankstesnį kirtį paėmė { $name }: { $cards }, niekas nekirto
# Tarp kortų: „Q♦️ kerta J♦️“.
over = kerta
closes-at = 🕸 Jei niekas nežais, stalas užsidarys: { $moment }
stop-wanted = 🛑 Baigti partiją? Nori: { $wants }; dar turi sutikti: { $waits }
shuffle-sealed = 🔒 Sąžiningas maišymas, antspaudas { $start }… Po padalijimo parodysiu jo sėklą (seed), o jos SHA-256 turi būti toks:
shuffle-opened = 🔓 Sėkla (seed) maišymui su antspaudu { $start }…
shuffle-check = Jos SHA-256, parodytas prieš pirmąją kortą:

button-hand = 🃏 Mano kortos
button-rules = 📖 Taisyklės
button-score = 🏁 Rezultatas
button-back = 🙋 Aš grįžau
button-sit-in = 🪑 Žaisti vietoj: { $name }
button-agree-stop = 🛑 Baigti partiją
button-next-deal = ▶️ Dalyti toliau
button-rematch = 🔁 Revanšas

## Po padalijimo, po partijos

deal-over = 🏁 <b>{ $number } padalijimas baigtas</b>
# $side: 🔵 arba 🟠
deal-won = 🏁 <b>{ $number } padalijimas: laimėjo { $side }</b>
deal-you-won = 🏆 <b>{ $number } padalijimas: jūs laimėjote</b>
deal-you-lost = 💔 <b>{ $number } padalijimas: jūs pralaimėjote</b>
last-trick-beaten = Paskutinį kirtį paėmė { $name }: { $cards }
last-trick-unbeaten = Paskutinį kirtį paėmė { $name }: { $cards }, niekas nekirto
side-result = { $side } { $names }: { $points ->
        [one] <b>{ $points }</b> akis
        [few] <b>{ $points }</b> akys
       *[other] <b>{ $points }</b> akių
    }
tricks-count = { $count ->
        [one] { $count } kirtis
        [few] { $count } kirčiai
       *[other] { $count } kirčių
    }
eggs = 🥚 <b>60 : 60 – kiaušiniai!</b> Baudos taškų negauna niekas.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> baudos taškas
        [few] <b>+{ $count }</b> baudos taškai
       *[other] <b>+{ $count }</b> baudos taškų
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> baudos taškas (po kiaušinių dvigubai)
        [few] <b>+{ $count }</b> baudos taškai (po kiaušinių dvigubai)
       *[other] <b>+{ $count }</b> baudos taškų (po kiaušinių dvigubai)
    }
next-doubled = ✖️2 Kitas padalijimas, kuriame kas nors pralaimi, skaičiuojamas dvigubai.
next-deal-at = Kitas padalijimas: { $moment }
score-to = <b>Baudos taškai</b> (kas surenka { $target }, tie – ožiai)
last-deal = <b>Paskutinis padalijimas</b>
final-score = { $deals ->
        [one] <b>Galutinis rezultatas</b> po { $deals } padalijimo, partija iki { $target }
        [few] <b>Galutinis rezultatas</b> po { $deals } padalijimų, partija iki { $target }
       *[other] <b>Galutinis rezultatas</b> po { $deals } padalijimų, partija iki { $target }
    }
goats = 🐐🐐 <b>Ožiai: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Ožiai su kiaušiniais: { $names }</b>
winners = 🏆 Nugalėtojai: { $names }
series-stopped = 🛑 <b>Ši partija baigėsi be ožių.</b> Naują pradės /newgame.

## Kortos rankoje

hand-seated = { $side } Vieta tavo. Partneris: { $name }
# $side: 🔵 arba 🟠
hand-seated-alone = { $side } Vieta tavo. Priešais tave dar niekas nesėdi.
# Asmeniškai, kai atidaromas revanšas; apačioje – mygtukas „Žaidžiu“ (button-ready).
hand-rematch = 🔁 <b>Revanšas!</b> Spausk <b>Žaidžiu</b>, ir kortos ateis čia.
hand-cards-come = Tavo kortos ateis čia. Žaidimas prasidės, kai kas nors prie stalo paspaus <b>Pradėti</b>.
# $side: 🔵 arba 🟠; $name: partneris; $score: „🔵 2 : 4 🟠“.
hand-side = Tu: { $side }, partneris: { $name } · baudos taškai { $score }
hand-timed-out = ⏰ Laikas baigėsi: už tave sužaidė kompiuteris. Jei taip bus dar kartą, jis saugos tavo vietą, kol grįši.
your-turn-lead = 👉 <b>Tavo eilė:</b> eik
your-turn-answer = 👉 <b>Tavo eilė:</b> { $count ->
        [one] { $count } korta
        [few] { $count } kortos
       *[other] { $count } kortų
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Ketvertas: gali eiti be eilės!
you-are-away = 🤖 Už tave žaidžia kompiuteris. Vieta tavo: grįžk, kada nori.
you-won = 🏆 <b>Jūs laimėjote!</b>
you-lost = 🐐 <b>Ožiai – jūs!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Kertu: { $cards }
button-discard = 🗑 Metu: { $cards }
button-claim = ⚡️ KETVERTAS! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Patarimas

popup-hand = 🃏 { $cards }
popup-trump = Koziris { $trump }
popup-your-turn = 👉 Tavo eilė! Žaisk asmeniniame pokalbyje.
popup-waiting = ➡️ Laukiame: { $name }
popup-no-hand = Dabar kortos neišdalytos.

## Patarimai: ėjimas ir kodėl

hint-only = Kito ėjimo nėra.
hint-takes = Po tavęs niekas nebežaidžia: kirtis tavo.
hint-sure = Varžovai to nukirsti negali.
hint-holds = Apie { $chance } % tikimybė, kad varžovai to nukirsti negali.
hint-cheap = Tik apie { $chance } % tikimybė, kad varžovai to nukirsti negali, bet vertingų kortų neprarandi.
hint-risky = Tik apie { $chance } % tikimybė, kad varžovai to nukirsti negali, bet visa kita dar blogiau.
hint-safer = Saugiau nei partnerio kortos: apie { $chance } % tikimybė, kad varžovai to nukirsti negali.
hint-next-lead = Partnerio kortos laiko ne prasčiau, bet taip kitą kirtį pradėsi tu.
hint-gift-sure = Varžovai partnerio kortų nukirsti negali: pridėk akių.
hint-gift = Apie { $chance } % tikimybė, kad varžovai partnerio kortų nukirsti negali: pridėk akių.
hint-spare-sure = Varžovai partnerio kortų nukirsti negali: geras kortas pasilik.
hint-spare = Apie { $chance } % tikimybė, kad varžovai partnerio kortų nukirsti negali: geras kortas pasilik.
hint-doubtful = Tik apie { $chance } % tikimybė, kad varžovai partnerio kortų nukirsti negali: vertingas kortas pasilik.
hint-partner = Po tavęs žaidžia partneris: tikimybė, kad jam pavyks tai nukirsti, – apie { $chance } %.
hint-lost = Nukirsti to negali: numesk, kas mažiausiai verta.
hint-trumps = Nukirsti galima tik koziriais: pasilik juos.
hint-keep = Kas liks rankoje, vėliau pravers labiau.
hint-claim = Eik be eilės: apie { $chance } % tikimybė, kad varžovai ketverto nukirsti negali.
hint-wait = Jei eitum dabar: apie { $chance } % tikimybė, kad varžovai ketverto nukirsti negali.
hint-no-claim = Be eilės kol kas neik
hint-points = Matomos akys: { $points }

## Rezultatas

score-title = 🏁 <b>Rezultatas</b>
score-none = Dar nesužaistas nė vienas padalijimas.
score-earlier = { $count ->
        [one] (ir dar { $count } padalijimas prieš tai)
        [few] (ir dar { $count } padalijimai prieš tai)
       *[other] (ir dar { $count } padalijimų prieš tai)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (dvigubai)
result-eggs = { $points } → 🥚
popup-score = 🏁 Baudos taškai { $score } (kas surenka { $target }, tie – ožiai)

## Kas nutiko prie stalo

note-left = 🚪 { $name } palieka stalą; vietą užima kompiuteris
note-away = 💤 { $name } neatsako; vietą saugo kompiuteris
note-timed-out = ⏰ { $name } nespėjo laiku; sužaidė kompiuteris
note-unreachable = 📵 { $name }: negaliu parašyti asmeniškai
note-gone = 🚪 { $name } jau ne grupėje; vietą saugo kompiuteris
note-back = 🙋 { $name } vėl prie stalo
note-sat-in = 🪑 { $name } sėda žaisti vietoj kompiuterio
note-hold-ended = ⌛ { $name } laiku neatidarė asmeninio pokalbio; vieta laisva
note-cards-back = ↩️ { $name } eina ketvertu be eilės; kitos kortos grįžo
note-restarted = 🔄 Botas paleistas iš naujo. Žaidžiame toliau!
note-quiet = 🕸 Čia seniai niekas nežaidė
note-stop-asked = 🛑 { $name } nori baigti partiją

## Nustatymai

settings-title = ⚙️ <b>Šio pokalbio nustatymai</b>
settings-alone-title = 🤖 <b>Žaidimas su kompiuteriu</b>
settings-own-title = ⚙️ <b>Tavo nustatymai</b>
language = 🌐 Kalba
language-of-chat = 🌐 <b>Šio pokalbio kalba</b>
language-of-person = 🌐 <b>Tavo kalba</b>
# Prie nustatymo „Kalba“, kol pokalbis jokios nepasirinko: stalas kalba jį atidarančiojo kalba.
language-of-opener = to, kas atidaro stalą
setting-next-series = <i>Pasikeis nuo kitos partijos.</i>
setting-turn = ⏳ Ėjimo laikas
setting-turn-hint = Kiek laiko galima galvoti. Paskui už žaidėją sužaidžia kompiuteris, o po dviejų kartų iš eilės jis saugo vietą, kol savininkas grįš.
setting-turn-when = <i>Pasikeis nuo kito ėjimo.</i>
setting-target = 🐐 Ožių riba
setting-target-hint = Kiek baudos taškų paverčia ožiais. Pagal taisykles – 12.
setting-eggs = 🥚 Po 60:60
setting-eggs-hint = Už kiaušinius baudos taškų negauna niekas. Bet kitas padalijimas, kuriame kas nors pralaimi, gali būti dvigubas.
setting-eggs-nothing = nieko
setting-eggs-double = kitas dvigubai
setting-claims = ⚡️ Ketvertas
setting-claims-hint = Iki kada galima eiti be eilės su keturiomis vienos rūšies kortomis.
setting-claims-trick = kol kirtis nepilnas
setting-claims-lead = prieš pirmąjį ėjimą
setting-strength = 🤖 Kompiuteris
# Prie savų nustatymų: kokio stiprumo kompiuteris, kai žaidžiama tik su juo.
setting-strength-alone = 🤖 Kai žaidi su kompiuteriu
setting-strength-hint = Lengvas kartais suklysta, kaip ir žmonės; vidutinis žaidžia gerai; stiprus – taip gerai, kaip tik moku.
setting-strength-easy = lengvas
setting-strength-normal = vidutinis
setting-strength-strong = stiprus
setting-strength-when = <i>Pasikeis iškart.</i>
setting-pace = 🐇 Tempas
setting-pace-hint = Kiek laiko galvoja kompiuteris, kad visi spėtų sekti.
setting-pace-slow = lėtas
setting-pace-normal = vidutinis
setting-pace-fast = greitas
setting-pace-when = <i>Pasikeis iškart.</i>
setting-hints = 💡 Patarimai
setting-hints-hint = Mygtukas po kortomis: kaip žaistų stiprus žaidėjas ir kodėl. Atsakymą mato tik tas, kas paspaudžia.
setting-hints-off = ne
setting-hints-on = taip
setting-hints-when = <i>Pasikeis nuo kito ėjimo.</i>
confirm = 👆 Tvirtinti ėjimus
confirm-on = taip
confirm-off = ne
confirm-hint = Jei kartais nuslysta pirštas: pirmas palietimas ėjimą pažymi, antras – sužaidžia.
button-confirm-on = 👆 Tvirtinti ėjimus: įjungti
button-confirm-off = 👆 Tvirtinti ėjimus: išjungti
button-settings-alone = 🤖 Žaidimas su kompiuteriu
button-settings = ⬅️ Visi nustatymai
button-close = ✖️ Uždaryti

## Boto žinutės

start =
    🐐 <b>Labas! Aš daliju kortas žaidimui „Kozel“</b> – tai kiemo žaidimas keturiese, du prieš du.

    Pridėk mane į grupę ir parašyk ten /newgame: keturi sėda prie stalo, kortos ateina čia, o kiekvienas ėjimas – vienas palietimas.

    Nieko nėra šalia? Sužaisk čia ir dabar su trimis kompiuterio žaidėjais. Pasirink jų stiprumą:
button-add-to-group = ➕ Pridėti į grupę
alone-again = Dar kartą? Pasirink, kaip stipriai žais kompiuteris.
help =
    🐐 <b>Kozel</b>, du prieš du. Su partneriu rink akis – kortų taškus: 61 iš 120 laimi padalijimą. Pralaimėjusieji gauna baudos taškų; kas surenka 12, tie – ožiai.

    Grupėje: /newgame, užimk vietą, spausk <b>Pradėti</b>. Kortos ateina asmeniškai, kiekvienam ėjimui – mygtukas. Jas parodo ir <b>Mano kortos</b> stalo apačioje – tik tau.

    Visas žaidimas paaiškintas čia: /rules.
which-hand = 🃏 Kurio stalo kortas parodyti?
which-leave = 🚪 Kurį stalą palieki?
which-stop = 🛑 Kurią partiją baigti?

bot-about = Kozel, kortų žaidimas keturiese: du prieš du, stalas – grupėje, kortos – asmeniškai.
bot-description = Kozel – kiemo kortų žaidimas, išvertus „ožys“: keturi žaidėjai, du prieš du, 36 kortos. Pridėk mane į grupę ir parašyk /newgame. Kortos kiekvienam ateina asmeniškai, ėjimas – vienas palietimas. O gali žaisti ir čia su trimis kompiuterio žaidėjais.

## Komandos

cmd-newgame = atidaryti stalą
cmd-newgame-private = žaisti su kompiuteriu
cmd-table = parodyti stalą dar kartą
cmd-hand = atsiųsti mano kortas dar kartą
cmd-score = partijos rezultatas
cmd-rules = žaidimo taisyklės
cmd-settings = nustatymai
cmd-leave = palikti savo vietą
cmd-stop = baigti partiją
cmd-help = kaip tai veikia
cmd-privacy = kas apie tave žinoma
cmd-language = mano kalba
cmd-start = pradėti

## Trumpi atsakymai: padaryta arba kodėl ne

toast-led = Eini: { $cards }
toast-beat = Kerti: { $cards }
toast-discarded = Numeti, niekas nemato: { $cards }
toast-claimed = ⚡️ Eini be eilės: { $cards }
toast-tap-again = Kad sužaistum, paliesk tą patį mygtuką dar kartą.
toast-not-your-turn = Dabar ne tavo eilė. Laukiame: { $name }.
toast-already-played = Ši korta jau sužaista.
toast-cards-came-back = Kažkas nuėjo ketvertu be eilės: tavo kortos grįžo.
toast-out-of-date = Šis mygtukas paseno. Štai kaip yra dabar.
toast-deal-started = Prasideda kitas padalijimas.
toast-deal-under-way = Kitas padalijimas jau prasidėjo.
toast-sat = Vieta tavo.
toast-stood = Tavo vieta vėl laisva.
toast-seat-taken = Čia jau sėdi { $name }.
toast-seat-held = Ši vieta kol kas rezervuota ({ $name }). Pabandyk po dviejų minučių.
toast-already-seated = Prie šio stalo jau turi vietą.
toast-not-seated = Čia vietos neturi.
toast-not-this-table = Prie šio stalo nežaidi.
toast-only-seated = Tai gali tik tie, kas sėdi prie stalo.
toast-computer-added = Prie stalo sėda kompiuteris.
toast-computer-removed = Kompiuterio prie stalo nebėra.
toast-need-four = Reikia keturių. Į laisvas vietas pakviesk žmonių arba pasodink kompiuterį.
toast-not-all-ready = Dar ne visi paspaudė „Žaidžiu“.
toast-started = Kortos išdalytos. Smagaus žaidimo!
toast-ready = Puiku, žaidi!
toast-already-started = Šis žaidimas jau prasidėjo.
toast-table-open = Čia jau yra stalas. Štai jis:
# Senas mygtukas „Revanšas“, paspaustas, kai atidarytas kitas stalas.
toast-table-already = Stalas čia jau yra. Jį parodys /table.
toast-table-ended = Šis stalas jau uždarytas. Naują atidarys /newgame.
toast-no-table = Stalo čia nėra. Jį atidarys /newgame.
toast-link-stale = Nuoroda paseno: vieta nebelaikoma. Užimk vietą grupėje dar kartą.
toast-link-foreign = Ši vieta rezervuota ({ $name }). Pasirink grupėje kitą.
toast-left = Palieki stalą. Tavo vietą užima kompiuteris.
toast-resting = Žaidimas ilsisi: dabar man negalima rašyti grupėje.
toast-away-now = Už tave žaidžia kompiuteris. Pirma paspausk „Aš grįžau“.
toast-back = Gerai, kad grįžai! Vieta tavo.
toast-not-away = Tu ir taip žaidi.
toast-nothing-to-leave = Neturi vietos, kurią galėtum palikti.
toast-seat-owned = Ši vieta užimta: { $name } dar gali grįžti.
toast-sat-in = Toliau šiomis kortomis žaidi tu.
toast-other-hand = Prie šio stalo jau matei kitos vietos kortas. Gali vėl užimti ankstesnę savo vietą.
toast-stop-asked = Jūsų pora nori baigti partiją. Dabar turi sutikti varžovai.
toast-stop-already = Jūsų pora jau sutiko. Turi sutikti ir varžovai.
toast-stopped = Partija baigta.
toast-nothing-to-stop = Čia nėra ko baigti.
toast-open-private = Pirma atidaryk mūsų asmeninį pokalbį, tada galėsiu atsiųsti kortas.
toast-group-only = Tai veikia tik grupėje.
toast-private-only = Tai veikia tik mūsų asmeniniame pokalbyje.
toast-admins-only = Tai gali tik grupės administratoriai.
toast-no-channels = Kanalas ar anoniminis administratorius vietos užimti negali. Rašyk savo vardu.
toast-saved = Išsaugota.
toast-saved-next-series = Išsaugota. Pasikeis nuo kitos partijos.
toast-not-saved = Išsaugoti nepavyko, tad tai negalioja. Pabandyk dar kartą.
toast-went-wrong = Man kažkas nepavyko. Pabandyk dar kartą.
toast-unknown-button = Tokio mygtuko nepažįstu. Gal jis iš senesnės versijos.
toast-slow-down = Lėčiau, prašau: tiek iš karto nespėju.

## Kodėl taisyklės ėjimo neleidžia

reason-no-deal = Ant stalo nėra kortų.
reason-deal-in-play = Padalijimas dar nesužaistas.
reason-series-over = Partija jau baigta.
reason-not-your-turn = Dabar ne tavo eilė.
reason-not-your-cards = Šių kortų nebeturi.
reason-must-lead = Eini tu: kirsti dar nėra ko.
reason-not-a-lead = Ėjimas jau padarytas: kirsk arba numesk.
reason-mixed-suits = Eiti galima tik vienos rūšies kortomis.
reason-wrong-count = Dėk lygiai tiek kortų, kiek jų buvo ėjime.
reason-does-not-beat = Šios kortos nekerta tų, kurios ant stalo.
reason-not-four = Tam reikia keturių vienos rūšies kortų.
reason-claim-too-late = Prie šio stalo ketvertu be eilės einama tik prieš pirmąjį ėjimą.
reason-claim-nearer = Ten jau guli ketvertas to, kas sėdi arčiau žaidėjo, kuriam iš pradžių buvo eiti.
reason-claim-in-turn = Ir taip tavo ėjimas: tiesiog eik keturiomis.

# Žodžiai asmeniškai apie stalą, kurio skaitytojas nebemato. $group: grupės pavadinimas.
notice-parted = Prie stalo grupėje { $group } nebesėdi.
notice-silenced = Grupėje { $group } man nebegalima rašyti, todėl žaidimas ten sustojo. Įsileisk mane atgal (su teise siųsti žinutes), ir jis tęsis nuo tos pačios vietos.
files-forbidden = Siųsti paveikslėlių ir failų man čia negalima. Administratorius gali tai leisti grupės leidimų nustatymuose.
notice-damaged = Išsaugotas šio stalo žaidimas sugadintas, tęsti jo nebegalima. Labai gaila. Naują stalą atidarys /newgame.
