### Läbi mängitud jaotuste kulg, segamise tõend ja demolehe osa, mis salvestist näitab.
###
### Sõnumites on lubatud <b>, <i>, <code>. Nupud (button-…), käsud ja lühivastused on ilma kujunduseta.
### $name, $cards, $result, $points (story-totals) ja $command tulevad valmis kujul.

cmd-replay = jaotuse kulg, tihi tihi järel

button-story = 📜 Kulg
button-story-deals = 🗂 Jaotused
button-story-proof = 🔓 Tõend
button-story-record = 📄 Salvestis
button-story-series = ⬅️ Minu partiid
button-story-back = ⬅️ Kulg
# $name: grupi nimi. $score: näiteks „🔵 4 : 12 🟠“. $count: mitu jaotust on läbi.
button-story-of = { $count ->
        [one] { $name } · { $score } · { $count } jaotus
       *[other] { $name } · { $score } · { $count } jaotust
    }

## Jaotus, tihi tihi järel

# $result: näiteks „🔵 74 : 46 🟠 → 🟠 +2“.
story-header = 📜 <b>Jaotus { $number }</b> · { $result }
story-leads = ➡️ { $name } käib
# $number: mitmes tihi, $count: mitu neid on. $trump: mast.
story-trick = <b>Tihi { $number } / { $count }</b> · trump { $trump }
# Kaartide all, mis mastineliku pärast omanikele tagasi läksid.
story-returned = ↩️ See kõik läks tagasi kätte.
story-taken = { $points ->
        [one] ✅ { $name } võttis tihi: <b>{ $points }</b> silm
       *[other] ✅ { $name } võttis tihi: <b>{ $points }</b> silma
    }
# Mõlema paari silmad pärast seda tihi.
story-totals = Silmad seni: { $points }
# Kaartide kohal, mida igaüks juurde võttis. $count: mitu jäi pakki.
story-drawn = Võeti juurde · pakis { $count }:
story-deals = 📜 <b>Milline jaotus?</b>
story-series = 📜 <b>Milline partii?</b>
story-alone = 🤖 Üksi

toast-no-story = Siin pole ükski jaotus veel läbi.
toast-story-of-others = Siin näevad kulgu ainult need, kes selles lauas istusid. Grupis: /replay
# Teine vajutus nupule „Salvestis“ grupis.
toast-record-sent = Salvestis on juba siin: keri veidi üles.

## Segamise tõend

proof-title = 🔓 <b>Tõend: jaotus { $number }</b>
proof-seal = 1. Seda pitserit näidati enne esimest kaarti:
proof-seed = 2. See seeme (seed) oli saladus viimase kaardini:
proof-why = Pitser on seemne SHA-256. Ükski teine seeme sellega ei klapi, nii et kaarte ei saanud enam vahetada.
# $cards: paki esimesed viis kaarti. $name: kes saab esimese kaardi. $shown: näidatud kaart.
proof-deck = 3. Kaartide järjekord tuleneb seemnest: see on HMAC-SHA256 võti ja sealt tulevad arvud segavad järjestatud paki. Pealt: { $cards } … Esimese kaardi sai { $name }, edasi jagati päripäeva. Näidatud kaart: { $shown }
proof-by-hand = <b>Kontrolli käsitsi.</b> See käsk näitab pitserit:
proof-whole = <b>Kontrolli kõike</b> (kaarte, käike, silmi) salvestise järgi: { $command }
# $command: „kozel verify FILE“.
record-caption = Kontrollimiseks: { $command } või demolehe osa „Kordus“.

## Demolehe osa, mis salvestist näitab: lühidalt, ilma kujunduseta. Muutujad $count, $name, $fault ja
## $target (mitu karistuspunkti lõpetab partii) täidab leht.

replay-page-open = 📜 Kordus
replay-page-title = Salvestise kordus
replay-page-choose = Vali salvestise fail (.jsonl)
replay-page-back = Tagasi vestluste juurde
replay-page-good = Salvestis on korras: kontrollitud on iga kaart, käik ja silm. Jaotusi: { $count }
replay-page-bad = Salvestis ei ole korras: { $fault }
replay-page-empty = Selles pole ühtegi jaotust.
replay-page-failed = Faili ei õnnestunud lugeda.
replay-page-series = Partii
replay-page-deal = Jaotus
replay-page-trump = Trump
replay-page-stock = Pakk
replay-page-points = Silmad
replay-page-tricks = Tihid
replay-page-score = Karistuspunktid, kuni { $target }
replay-page-before = Tagasi
replay-page-after = Edasi
replay-page-keys = Ka nooleklahvid toimivad.
replay-page-dealt = Kaardid on jagatud.
replay-page-led = { $name } käib
replay-page-beat = { $name } tapab
replay-page-discarded = { $name } viskab ära
replay-page-claimed = { $name } käib mastinelikuga vahele; teised kaardid lähevad tagasi
replay-page-taken = { $name } võtab tihi
replay-page-over = Jaotus on läbi.
replay-page-returned = tagasi kätte
