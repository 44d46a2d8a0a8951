### Poveștile rundelor terminate, dovada amestecării și pagina demonstrativă care reia o înregistrare.
###
### HTML: mesajele pot avea <b>, <i>, <code>. Butoanele (button-…), comenzile și răspunsurile scurte sunt text simplu.
### $name, $cards, $result, $points (în story-totals) și $command vin gata pentru locul lor.

cmd-replay = povestea unei runde, levată cu levată

button-story = 📜 Poveste
button-story-deals = 🗂 Runde
button-story-proof = 🔓 Dovadă
button-story-record = 📄 Înregistrare
button-story-series = ⬅️ Partidele mele
button-story-back = ⬅️ Poveste
# $name: titlul unui grup. $score: ca „🔵 4 : 12 🟠”. $count: runde terminate.
button-story-of = { $count ->
        [one] { $name } · { $score } · { $count } rundă
        [few] { $name } · { $score } · { $count } runde
       *[other] { $name } · { $score } · { $count } de runde
    }

## O rundă, levată cu levată

# $result: ca „🔵 74 : 46 🟠 → 🟠 +2”.
story-header = 📜 <b>Runda { $number }</b> · { $result }
story-leads = ➡️ Deschide { $name }
# $number din $count. $trump: o culoare.
story-trick = <b>Levata { $number } din { $count }</b> · atu { $trump }
# Sub cărți pe care patru de o culoare, intrate peste rând, le-au trimis înapoi în mână.
story-returned = ↩️ Toate acestea au revenit în mână.
story-taken = { $points ->
        [one] ✅ Levata o ia { $name }: <b>{ $points }</b> punct
        [few] ✅ Levata o ia { $name }: <b>{ $points }</b> puncte
       *[other] ✅ Levata o ia { $name }: <b>{ $points }</b> de puncte
    }
# Punctele celor două perechi după levata aceasta.
story-totals = Până aici: { $points }
# Deasupra cărților trase de fiecare. $count: cărți rămase în talon.
story-drawn = Cărți trase · talon { $count }:
story-deals = 📜 <b>Care rundă?</b>
story-series = 📜 <b>Care partidă?</b>
story-alone = 🤖 Cu calculatorul

toast-no-story = Aici încă nu s-a terminat nicio rundă.
toast-story-of-others = Aici povestea o vede doar cine a stat la masa aceea. În grup: /replay
# A doua atingere pe „Înregistrare” într-un grup.
toast-record-sent = Înregistrarea e deja aici: derulează puțin în sus.

## Dovada amestecării

proof-title = 🔓 <b>Dovada pentru runda { $number }</b>
proof-seal = 1. Sigiliul acesta s-a arătat înainte de prima carte:
proof-seed = 2. Sămânța aceasta (seed) a rămas secretă până la ultima carte:
proof-why = Sigiliul e SHA-256 al seminței. Nicio altă sămânță nu i se potrivește, așa că nu se mai putea schimba nicio carte.
# $cards: primele cinci. $name: cine primește prima carte. $shown: cartea arătată.
proof-deck = 3. Ordinea cărților iese din sămânță: ea e cheia pentru HMAC-SHA256, iar numerele lui amestecă pachetul ordonat. De sus în jos: { $cards } … Prima carte a primit-o { $name }, apoi s-a împărțit în sensul acelor de ceasornic. Cartea arătată: { $shown }
proof-by-hand = <b>Verifică pe cont propriu.</b> Comanda aceasta afișează sigiliul:
proof-whole = <b>Verifică tot</b> (ordinea, mutările, punctele) cu înregistrarea: { $command }
# $command: „kozel verify FILE”.
record-caption = Verifică înregistrarea cu { $command } sau pe pagina de reluări din demo.

## Pagina demonstrativă care reia o înregistrare; text simplu, scurt. $count, $name, $fault și
### $target (punctele de penalizare care încheie partida) sunt completate de pagină.

replay-page-open = 📜 Reluare
replay-page-title = Reluarea unei înregistrări
replay-page-choose = Alege o înregistrare (.jsonl)
replay-page-back = Înapoi la chaturi
replay-page-good = Înregistrarea e bună: s-au verificat toate cărțile, mutările și punctele. Runde: { $count }
replay-page-bad = Înregistrarea nu e bună: { $fault }
replay-page-empty = Nu conține nicio rundă.
replay-page-failed = Fișierul nu s-a putut citi.
replay-page-series = Partida
replay-page-deal = Runda
replay-page-trump = Atu
replay-page-stock = Talon
replay-page-points = Puncte
replay-page-tricks = Levate
replay-page-score = Puncte de penalizare, până la { $target }
replay-page-before = Înapoi
replay-page-after = Înainte
replay-page-keys = Merg și săgețile de la tastatură.
replay-page-dealt = Cărțile sunt împărțite.
replay-page-led = { $name } deschide
replay-page-beat = { $name } bate
replay-page-discarded = { $name } aruncă
replay-page-claimed = { $name } intră cu patru de o culoare; celelalte cărți au revenit în mână
replay-page-taken = { $name } ia levata
replay-page-over = Runda s-a terminat.
replay-page-returned = înapoi în mână
