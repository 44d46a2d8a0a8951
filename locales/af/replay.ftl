### Stories van spelle wat verby is, die bewys van die skommeling, en die demonstrasieblad wat 'n opname speel.
###
### Boodskappe mag <b>, <i>, <code> hê. Knoppies (button-…), opdragte en kort antwoorde is gewone teks.
### $name, $cards, $result, $points (in story-totals) en $command kom klaar vir hul plek.

cmd-replay = die storie van 'n spel, slag vir slag

button-story = 📜 Storie
button-story-deals = 🗂 Kies 'n spel
button-story-proof = 🔓 Bewys
button-story-record = 📄 Opname
button-story-series = ⬅️ My reekse
button-story-back = ⬅️ Storie
# $name: 'n groep se naam. $score: soos “🔵 4 : 12 🟠”. $count: hoeveel keer klaar gespeel is, soos “ná spel 5”.
button-story-of = { $name } · { $score } · ná spel { $count }

## 'n Spel, slag vir slag

# $result: soos “🔵 74 : 46 🟠 → 🟠 +2”.
story-header = 📜 <b>Spel { $number }</b> · { $result }
story-leads = ➡️ { $name } kom uit
# $number van $count. $trump: 'n kleur.
story-trick = <b>Slag { $number } van { $count }</b> · troef { $trump }
# Onder kaarte wat teruggegaan het omdat iemand ingespring het.
story-returned = ↩️ Dit alles het teruggegaan in die hand.
story-taken = { $points ->
        [one] ✅ { $name } vat die slag: <b>{ $points }</b> punt
       *[other] ✅ { $name } vat die slag: <b>{ $points }</b> punte
    }
# Kaartpunte van albei pare ná hierdie slag.
story-totals = Tot dusver: { $points }
# Bo die kaarte wat elke speler getrek het. $count: kaarte wat in die trekstapel oor is.
story-drawn = Getrek · trekstapel { $count }:
story-deals = 📜 <b>Watter spel?</b>
story-series = 📜 <b>Watter reeks?</b>
story-alone = 🤖 Rekenaar

toast-no-story = Hier is nog geen spel klaar nie.
toast-story-of-others = Net dié wat by daardie tafel gesit het, sien die storie hier. In die groep: /replay
# 'n Tweede tik op “Opname” in 'n groep.
toast-record-sent = Die opname is reeds hier: blaai 'n entjie op.

## Die bewys van die skommeling

proof-title = 🔓 <b>Bewys van spel { $number }</b>
proof-seal = 1. Hierdie seël is voor die eerste kaart gewys:
proof-seed = 2. Hierdie beginwaarde (seed) het tot die laaste kaart geheim gebly:
proof-why = Die seël is die SHA-256 van die beginwaarde. Geen ander beginwaarde pas daarby nie, dus kon niemand die kaarte meer verander nie.
# $cards: die boonste vyf kaarte. $name: wie die eerste kaart kry. $shown: die kaart wat gewys is.
proof-deck = 3. Die volgorde van die kaarte kom uit die beginwaarde: dit is die sleutel van HMAC-SHA256, en met daardie getalle word die gesorteerde pak geskommel. Van bo af: { $cards } … Die eerste kaart was vir { $name }, die volgende een vir een kloksgewys. Die kaart wat gewys is: { $shown }
proof-by-hand = <b>Toets dit self.</b> Hierdie opdrag wys die seël:
proof-whole = <b>Toets alles</b> (volgorde, beurte, punte) met die opname: { $command }
# $command: “kozel verify FILE”.
record-caption = Toets dit met { $command } of speel dit weer op die demonstrasieblad.

## Die demonstrasieblad wat 'n opname speel; gewone teks, kort. Die blad vul $count, $name, $fault en
### $target (strafpunte waarmee die reeks eindig) in.

replay-page-open = 📜 Speel 'n opname
replay-page-title = Speel 'n opname weer
replay-page-choose = Kies 'n opnamelêer (.jsonl)
replay-page-back = Terug na die kletse
replay-page-good = Die opname is reg: elke kaart, beurt en punt is getoets. Keer uitgedeel: { $count }
replay-page-bad = Hierdie opname is nie reg nie: { $fault }
replay-page-empty = Daar is geen spel in nie.
replay-page-failed = Die lêer kon nie gelees word nie.
replay-page-series = Reeks
replay-page-deal = Spel
replay-page-trump = Troef
replay-page-stock = Trekstapel
replay-page-points = Punte
replay-page-tricks = Slae
replay-page-score = Strafpunte, tot { $target }
replay-page-before = Terug
replay-page-after = Verder
replay-page-keys = Die pyltjies op jou sleutelbord werk ook.
replay-page-dealt = Die kaarte is uitgedeel.
replay-page-led = { $name } kom uit
replay-page-beat = { $name } klop
replay-page-discarded = { $name } gooi af
replay-page-claimed = { $name } spring in met vier van 'n kleur; die ander kaarte gaan terug
replay-page-taken = { $name } vat die slag
replay-page-over = Die spel is verby.
replay-page-returned = terug in die hand
