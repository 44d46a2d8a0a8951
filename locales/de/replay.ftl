### Der Verlauf vergangener Runden, der Nachweis der Mischung und die Demoseite, die ein Protokoll abspielt.
###
### HTML: Nachrichten dürfen <b>, <i>, <code>. Knöpfe (button-…), Befehle und kurze Antworten sind reiner Text.
### $name, $cards, $result, $points (in story-totals) und $command kommen fertig an.

cmd-replay = Verlauf einer Runde, Stich für Stich

button-story = 📜 Verlauf
button-story-deals = 🗂 Runden
button-story-proof = 🔓 Nachweis
button-story-record = 📄 Protokoll
button-story-series = ⬅️ Meine Partien
button-story-back = ⬅️ Verlauf
# $name: der Name einer Gruppe. $score: etwa „🔵 4 : 12 🟠“. $count: wie viele Runden vorbei sind.
button-story-of = { $count ->
        [one] { $name } · { $score } · { $count } Runde
       *[other] { $name } · { $score } · { $count } Runden
    }

## Eine Runde, Stich für Stich

# $result: etwa „🔵 74 : 46 🟠 → 🟠 +2“.
story-header = 📜 <b>Runde { $number }</b> · { $result }
story-leads = ➡️ { $name } spielt aus
# $number von $count. $trump: eine Farbe.
story-trick = <b>Stich { $number } von { $count }</b> · Trumpf { $trump }
# Unter Karten, die wegen vier einer Farbe zurückkamen.
story-returned = ↩️ Das alles kam zurück auf die Hand.
story-taken = { $points ->
        [one] ✅ Stich für { $name }: <b>{ $points }</b> Auge
       *[other] ✅ Stich für { $name }: <b>{ $points }</b> Augen
    }
# Augen beider Teams nach diesem Stich.
story-totals = Augen bisher: { $points }
# Über den Karten, die alle gezogen haben. $count: was im Talon bleibt.
story-drawn = Nachgezogen · Talon { $count }:
story-deals = 📜 <b>Welche Runde?</b>
story-series = 📜 <b>Welche Partie?</b>
story-alone = 🤖 Allein

toast-no-story = Hier ist noch keine Runde vorbei.
toast-story-of-others = Hier sehen den Verlauf nur die, die an dem Tisch saßen. In der Gruppe: /replay
# Ein zweiter Tipp auf „Protokoll“ in einer Gruppe.
toast-record-sent = Das Protokoll ist schon hier: Scroll ein Stück nach oben.

## Der Nachweis der Mischung

proof-title = 🔓 <b>Nachweis zu Runde { $number }</b>
proof-seal = 1. Dieses Siegel wurde vor der ersten Karte gezeigt:
proof-seed = 2. Dieser Startwert (Seed) blieb bis zur letzten Karte geheim:
proof-why = Das Siegel ist der SHA-256 des Startwerts. Kein anderer Startwert passt dazu, also ließen sich die Karten nicht mehr ändern.
# $cards: die ersten fünf des Stapels. $name: wer die erste Karte bekommt. $shown: die gezeigte Karte.
proof-deck = 3. Die Reihenfolge folgt aus dem Startwert: Er ist der Schlüssel von HMAC-SHA256, und dessen Zahlen mischen die sortierten Karten. Von oben: { $cards } … Die erste Karte ging an { $name }, die nächsten im Uhrzeigersinn. Gezeigt wurde: { $shown }
proof-by-hand = <b>Von Hand nachprüfen.</b> Dieser Befehl zeigt das Siegel:
proof-whole = <b>Alles nachprüfen</b> (Karten, Züge, Augen) mit dem Protokoll: { $command }
# $command: „kozel verify FILE“.
record-caption = Nachprüfen: mit { $command } oder auf der Demoseite unter „Wiedergabe“.

## Die Demoseite, die ein Protokoll abspielt; reiner Text, kurz. $count, $name, $fault und
## $target (mit wie vielen Strafpunkten die Partie endet) setzt die Seite ein.

replay-page-open = 📜 Wiedergabe
replay-page-title = Ein Protokoll abspielen
replay-page-choose = Protokolldatei wählen (.jsonl)
replay-page-back = Zurück zu den Chats
replay-page-good = Das Protokoll stimmt: Jede Karte, jeder Zug und jedes Auge ist nachgeprüft. Runden: { $count }
replay-page-bad = Dieses Protokoll stimmt nicht: { $fault }
replay-page-empty = Darin ist keine Runde.
replay-page-failed = Die Datei ließ sich nicht lesen.
replay-page-series = Partie
replay-page-deal = Runde
replay-page-trump = Trumpf
replay-page-stock = Talon
replay-page-points = Augen
replay-page-tricks = Stiche
replay-page-score = Strafpunkte, bis { $target }
replay-page-before = Zurück
replay-page-after = Weiter
replay-page-keys = Die Pfeiltasten gehen auch.
replay-page-dealt = Die Karten sind verteilt.
replay-page-led = { $name } spielt aus
replay-page-beat = { $name } schlägt
replay-page-discarded = { $name } wirft ab
replay-page-claimed = { $name } steigt mit vier einer Farbe ein; die anderen Karten kommen zurück
replay-page-taken = { $name } macht den Stich
replay-page-over = Die Runde ist vorbei.
replay-page-returned = zurück auf die Hand
