### Izspēlēto partiju gaita, jaukšanas pierādījums un demonstrācijas lapa, kas atkārto pierakstu.
###
### Ziņās drīkst <b>, <i>, <code>. Pogas (button-…), komandas un īsās atbildes ir bez noformējuma.
### $name, $cards, $result, $points (story-totals) un $command atnāk jau gatavi.

cmd-replay = partijas gaita, stiķis pēc stiķa

button-story = 📜 Gaita
button-story-deals = 🗂 Partijas
button-story-proof = 🔓 Pierādījums
button-story-record = 📄 Pieraksts
button-story-series = ⬅️ Manas spēles
button-story-back = ⬅️ Gaita
# $name: grupas nosaukums. $score: piemēram, „🔵 4 : 12 🟠”. $count: cik partiju izspēlēts.
button-story-of = { $count ->
        [zero] { $name } · { $score } · { $count } partiju
        [one] { $name } · { $score } · { $count } partija
       *[other] { $name } · { $score } · { $count } partijas
    }

## Partija, stiķis pēc stiķa

# $result: piemēram, „🔵 74 : 46 🟠 → 🟠 +2”.
story-header = 📜 <b>{ $number }. partija</b> · { $result }
story-leads = ➡️ { $name } iziet
# $number no $count. $trump: masts.
story-trick = <b>{ $number }. stiķis no { $count }</b> · trumpis { $trump }
# Zem kārtīm, kas četru vienā mastā dēļ atgriezās pie īpašniekiem.
story-returned = ↩️ Tas viss atgriezās rokā.
story-taken = { $points ->
        [zero] ✅ Stiķi paņēma { $name }: <b>{ $points }</b> acu
        [one] ✅ Stiķi paņēma { $name }: <b>{ $points }</b> acs
       *[other] ✅ Stiķi paņēma { $name }: <b>{ $points }</b> acis
    }
# Abu pušu acis pēc šī stiķa.
story-totals = Acis līdz šim: { $points }
# Virs kārtīm, ko katrs izvilka. $count: cik kāršu palika kavā.
story-drawn = Izvilktās kārtis · kavā { $count }:
story-deals = 📜 <b>Kura partija?</b>
story-series = 📜 <b>Kura spēle?</b>
story-alone = 🤖 Ar datoru

toast-no-story = Te vēl neviena partija nav izspēlēta.
toast-story-of-others = Te partijas gaitu redz tikai tie, kas sēdēja pie tā galda. Grupā: /replay
# Otrs pieskāriens pogai „Pieraksts” grupā.
toast-record-sent = Pieraksts te jau ir: paritini mazliet augstāk.

## Jaukšanas pierādījums

proof-title = 🔓 <b>{ $number }. partijas pierādījums</b>
proof-seal = 1. Šo zīmogu parādīja pirms pirmās kārts:
proof-seed = 2. Šī sēkla (seed) palika noslēpumā līdz pēdējai kārtij:
proof-why = Zīmogs ir sēklas SHA-256. Cita sēkla tam neder, tāpēc kārtis vairs nevarēja apmainīt.
# $cards: kavas pirmās piecas kārtis. $name: kas saņem pirmo kārti. $shown: parādītā kārts.
proof-deck = 3. Kāršu secība izriet no sēklas: tā ir HMAC-SHA256 atslēga, un ar tā skaitļiem sajauc pēc kārtas saliktu kavu. No augšas: { $cards } … Pirmo kārti saņēma { $name }, nākamās dalīja pulksteņrādītāja virzienā. Parādītā kārts: { $shown }
proof-by-hand = <b>Pārbaudi manuāli.</b> Šī komanda parāda zīmogu:
proof-whole = <b>Pārbaudi visu</b> (kavu, gājienus, acis) pēc pieraksta: { $command }
# $command: „kozel verify FILE”.
record-caption = Pārbaudi ar { $command } vai demonstrācijas lapā pie „Atkārtojums”.

## Demonstrācijas lapa, kas atkārto pierakstu: īsi, bez noformējuma. $count, $name, $fault un
## $target (ar cik soda punktiem spēle beidzas) ievieto lapa.

replay-page-open = 📜 Atkārtojums
replay-page-title = Pieraksta atkārtojums
replay-page-choose = Izvēlies pieraksta failu (.jsonl)
replay-page-back = Atpakaļ pie čatiem
replay-page-good = Pieraksts ir kārtībā: pārbaudītas visas kārtis, gājieni un acis. Partiju skaits: { $count }
replay-page-bad = Pieraksts nav kārtībā: { $fault }
replay-page-empty = Tajā nav nevienas partijas.
replay-page-failed = Failu neizdevās nolasīt.
replay-page-series = Spēle
replay-page-deal = Partija
replay-page-trump = Trumpis
replay-page-stock = Kava
replay-page-points = Acis
replay-page-tricks = Stiķi
replay-page-score = Soda punkti, līdz { $target }
replay-page-before = Atpakaļ
replay-page-after = Tālāk
replay-page-keys = Der arī bulttaustiņi.
replay-page-dealt = Kārtis ir izdalītas.
replay-page-led = { $name } iziet
replay-page-beat = { $name } sit
replay-page-discarded = { $name } nomet
replay-page-claimed = { $name } iziet ārpus kārtas ar četrām vienā mastā; pārējās kārtis atgriežas
replay-page-taken = { $name } ņem stiķi
replay-page-over = Partija beigusies.
replay-page-returned = atpakaļ rokā
