### Sužaistų padalijimų eiga, maišymo įrodymas ir demonstracinis puslapis, rodantis įrašą.
###
### Žinutėse galima <b>, <i>, <code>. Mygtukai (button-…), komandos ir trumpi atsakymai – paprastas tekstas.
### $name, $cards, $result, $points (story-totals) ir $command ateina jau paruošti.

cmd-replay = padalijimo eiga, kirtis po kirčio

button-story = 📜 Eiga
button-story-deals = 🗂 Padalijimai
button-story-proof = 🔓 Įrodymas
button-story-record = 📄 Įrašas
button-story-series = ⬅️ Mano partijos
button-story-back = ⬅️ Eiga
# $name: grupės pavadinimas. $score: pavyzdžiui, „🔵 4 : 12 🟠“. $count: kiek padalijimų sužaista.
button-story-of = { $count ->
        [one] { $name } · { $score } · { $count } padalijimas
        [few] { $name } · { $score } · { $count } padalijimai
       *[other] { $name } · { $score } · { $count } padalijimų
    }

## Padalijimas, kirtis po kirčio

# $result: pavyzdžiui, „🔵 74 : 46 🟠 → 🟠 +2“.
story-header = 📜 <b>{ $number } padalijimas</b> · { $result }
story-leads = ➡️ Eina { $name }
# $number iš $count. $trump: rūšis.
story-trick = <b>{ $number } kirtis iš { $count }</b> · koziris { $trump }
# Po kortomis, kurios dėl ketverto grįžo savininkams.
story-returned = ↩️ Visa tai grįžo į rankas.
story-taken = { $points ->
        [one] ✅ Kirtį paėmė { $name }: <b>{ $points }</b> akis
        [few] ✅ Kirtį paėmė { $name }: <b>{ $points }</b> akys
       *[other] ✅ Kirtį paėmė { $name }: <b>{ $points }</b> akių
    }
# Abiejų porų akys po šio kirčio.
story-totals = Akys iki šiol: { $points }
# Virš kortų, kurias kiekvienas ištraukė. $count: kiek liko kaladėje.
story-drawn = Ištraukta · kaladėje { $count }:
story-deals = 📜 <b>Kuris padalijimas?</b>
story-series = 📜 <b>Kuri partija?</b>
story-alone = 🤖 Su kompiuteriu

toast-no-story = Čia dar nesužaistas nė vienas padalijimas.
toast-story-of-others = Čia eigą mato tik tie, kas sėdėjo prie to stalo. Grupėje: /replay
# Antras mygtuko „Įrašas“ palietimas grupėje.
toast-record-sent = Įrašas čia jau yra: paslink truputį aukštyn.

## Maišymo įrodymas

proof-title = 🔓 <b>{ $number } padalijimo įrodymas</b>
proof-seal = 1. Šis antspaudas parodytas prieš pirmąją kortą:
proof-seed = 2. Ši sėkla (seed) liko paslaptis iki paskutinės kortos:
proof-why = Antspaudas yra sėklos SHA-256. Jokia kita sėkla jam netinka, todėl kortų pakeisti nebebuvo galima.
# $cards: pirmosios penkios kaladės kortos. $name: kas gauna pirmąją kortą. $shown: parodytoji korta.
proof-deck = 3. Kortų tvarką nulemia sėkla: ji yra HMAC-SHA256 raktas, o jo skaičiais sumaišomos iš eilės sudėtos kortos. Nuo viršaus: { $cards } … Pirmąją kortą gavo { $name }, toliau dalyta pagal laikrodžio rodyklę. Parodytoji korta: { $shown }
proof-by-hand = <b>Patikrink rankiniu būdu.</b> Ši komanda parodo antspaudą:
proof-whole = <b>Patikrink viską</b> (kortas, ėjimus, akis) pagal įrašą: { $command }
# $command: „kozel verify FILE“.
record-caption = Patikrink su { $command } arba demonstraciniame puslapyje, skyrelyje „Peržiūra“.

## Demonstracinis puslapis, rodantis įrašą: trumpai, paprastas tekstas. $count, $name, $fault ir
## $target (kiek baudos taškų baigia partiją) įrašo puslapis.

replay-page-open = 📜 Peržiūra
replay-page-title = Įrašo peržiūra
replay-page-choose = Pasirink įrašo failą (.jsonl)
replay-page-back = Atgal į pokalbius
replay-page-good = Įrašas geras: patikrinta kiekviena korta, ėjimas ir akis. Padalijimai: { $count }
replay-page-bad = Šis įrašas netinka: { $fault }
replay-page-empty = Jame nėra nė vieno padalijimo.
replay-page-failed = Failo perskaityti nepavyko.
replay-page-series = Partija
replay-page-deal = Padalijimas
replay-page-trump = Koziris
replay-page-stock = Kaladė
replay-page-points = Akys
replay-page-tricks = Kirčiai
replay-page-score = Baudos taškai, iki { $target }
replay-page-before = Atgal
replay-page-after = Toliau
replay-page-keys = Tinka ir rodyklių klavišai.
replay-page-dealt = Kortos išdalytos.
replay-page-led = { $name } eina
replay-page-beat = { $name } kerta
replay-page-discarded = { $name } numeta
replay-page-claimed = { $name } eina ketvertu be eilės; kitos kortos grįžo
replay-page-taken = { $name } ima kirtį
replay-page-over = Padalijimas baigtas.
replay-page-returned = grįžo į ranką
