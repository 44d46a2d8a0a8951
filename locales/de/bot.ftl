### Die Oberfläche: alle Texte des Bots außer den Spielregeln (rules.ftl). Erläuterungen in en/bot.ftl.
### Anrede: „du“ für eine Person, „ihr“ für ein Team oder den ganzen Tisch. Wer mit einem spielt,
### ist „dein Gegenüber“: das passt zu allen.

# Der Name dieser Sprache in ihr selbst.
language-name = Deutsch

## Leute und Teams

player = Nummer { $number }
somebody = jemand
this-group = diese Gruppe
free-seat = freier Platz
computer = Computer
computer-numbered = Computer { $number }

## Zeiten

duration-off = unbegrenzt
duration-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
duration-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
duration-hours = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
soon = gleich

## Bevor es losgeht

lobby-open = 🐐 <b>Kozel: Wer spielt mit?</b>
rematch-open = 🐐 <b>Revanche!</b> Alle tippen auf <b>Bereit</b>.
lobby-rules = Partie { $rules }
rules-target = bis { $target } Strafpunkte
rules-eggs-double = nach 60:60 zählt die nächste Runde doppelt
rules-claims-lead = vier einer Farbe nur vor dem Ausspielen
lobby-missing = { $count ->
        [one] Noch { $count } Platz ist frei. Wer zusammen spielt, steht in einer Zeile.
       *[other] Noch { $count } Plätze sind frei. Wer zusammen spielt, steht in einer Zeile.
    }
rematch-unready = { $count ->
        [one] Es fehlt noch { $count }.
       *[other] Es fehlen noch { $count }.
    }
lobby-full = Alle vier sind da: Tippt auf <b>Los geht’s</b>!
lobby-closed = ⌛ Dieser Tisch ist geschlossen: Es ging nicht los. Mit /newgame gibt es einen neuen.

button-sit = 🪑 Platz { $side }
button-sit-with = 🪑 Platz { $side } mit { $name }
button-add-computer = 🤖 Computer { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Aufstehen
button-ready = ✅ Bereit
button-start = ▶️ Los geht’s

## Am Tisch

deal-header = 🐐 <b>Runde { $number }</b> · bis { $target } Strafpunkte
trump = Trumpf <b>{ $trump }</b> (gezeigt: { $shown })
stock = Talon { $count }
tricks-won = Stiche { $tricks }
play-lead = { $name } spielt aus  { $cards }
play-beat = { $name } schlägt mit  { $cards }
play-discard = { $name } wirft ab  { $cards }
play-claim = ⚡️ { $name } steigt ein mit vier { $suit }  { $cards }
play-returned = ↩️ Zurück auf die Hand: { $cards }
holds-trick = ← hält den Stich
turn-lead = ➡️ { $name } spielt aus
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
paused-silenced = ⏸ <b>Pause.</b> Weiter geht es, wenn der Bot wieder in der Gruppe schreiben darf.
paused = ⏸ <b>Pause.</b> Weiter geht es, wenn jemand zurückkommt.
before-beaten = Davor: Stich für { $name }, { $cards }
before-unbeaten = Davor: Stich für { $name }, { $cards } ungeschlagen
# Zwischen Karten: „D♦️ über B♦️“.
over = über
closes-at = 🕸 Spielt niemand mehr, schließt dieser Tisch: { $moment }
stop-wanted = 🛑 Partie beenden? Dafür: { $wants }. Noch gefragt: { $waits }
shuffle-sealed = 🔒 Ehrlich gemischt, Siegel { $start }… Nach der Runde wird der Startwert (Seed) gezeigt; sein SHA-256 muss dann so lauten:
shuffle-opened = 🔓 Der Startwert (Seed) der Mischung mit dem Siegel { $start }…
shuffle-check = Sein SHA-256, gezeigt vor der ersten Karte:

button-hand = 🃏 Meine Karten
button-rules = 📖 Regeln
button-score = 🏁 Stand
button-back = 🙋 Bin zurück
button-sit-in = 🪑 { $name } ablösen
button-agree-stop = 🛑 Partie beenden
button-next-deal = ▶️ Nächste Runde
button-rematch = 🔁 Revanche

## Nach einer Runde, nach einer Partie

deal-over = 🏁 <b>Runde { $number } ist vorbei</b>
# $side: 🔵 oder 🟠
deal-won = 🏁 <b>Runde { $number } geht an { $side }</b>
deal-you-won = 🏆 <b>Runde { $number }: Ihr habt gewonnen</b>
deal-you-lost = 💔 <b>Runde { $number }: Ihr habt verloren</b>
last-trick-beaten = Letzter Stich für { $name }: { $cards }
last-trick-unbeaten = Letzter Stich für { $name }: { $cards } ungeschlagen
side-result = { $side } { $names }: { $points ->
        [one] <b>{ $points }</b> Auge
       *[other] <b>{ $points }</b> Augen
    }
tricks-count = { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
eggs = 🥚 <b>60 : 60 – Eier!</b> Niemand bekommt Strafpunkte.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> Strafpunkt
       *[other] <b>+{ $count }</b> Strafpunkte
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> Strafpunkt (doppelt nach den Eiern)
       *[other] <b>+{ $count }</b> Strafpunkte (doppelt nach den Eiern)
    }
next-doubled = ✖️2 Die nächste Runde mit Verlierern zählt doppelt.
next-deal-at = Nächste Runde: { $moment }
score-to = <b>Strafpunkte</b> (ab { $target } ist man Bock)
last-deal = <b>Die letzte Runde</b>
final-score = { $deals ->
        [one] <b>Endstand</b> nach { $deals } Runde, bis { $target }
       *[other] <b>Endstand</b> nach { $deals } Runden, bis { $target }
    }
goats = 🐐🐐 <b>Die Böcke: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Böcke mit Eiern: { $names }</b>
winners = 🏆 Gewonnen haben: { $names }
series-stopped = 🛑 <b>Diese Partie endet ohne Böcke.</b> Mit /newgame fängt eine neue an.

## Die Hand

hand-seated = { $side } Du hast einen Platz. Dein Gegenüber: { $name }
# $side: 🔵 oder 🟠
hand-seated-alone = { $side } Du hast einen Platz. Dir gegenüber sitzt noch niemand.
# Privat, wenn eine Revanche aufgemacht wird; darunter steht der Knopf „Bereit“ (button-ready).
hand-rematch = 🔁 <b>Revanche!</b> Tipp auf <b>Bereit</b>, dann kommen deine Karten hierher.
hand-cards-come = Deine Karten kommen hierher. Es geht los, sobald jemand am Tisch auf <b>Los geht’s</b> tippt.
# $side: 🔵 oder 🟠; $name: wer gegenüber sitzt; $score: „🔵 2 : 4 🟠“.
hand-side = Du: { $side } mit { $name } · Strafpunkte { $score }
hand-timed-out = ⏰ Zeit abgelaufen: Der Computer hat für dich gespielt. Noch einmal, und er hält deinen Platz warm, bis du zurück bist.
your-turn-lead = 👉 <b>Du bist dran:</b> Spiel aus
your-turn-answer = 👉 <b>Du bist dran:</b> { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Vier einer Farbe: Du darfst außer der Reihe einsteigen!
you-are-away = 🤖 Für dich spielt der Computer. Es ist dein Platz: Komm zurück, wann du willst.
you-won = 🏆 <b>Ihr habt gewonnen!</b>
you-lost = 🐐 <b>Ihr seid die Böcke!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Schlagen: { $cards }
button-discard = 🗑 Abwerfen: { $cards }
button-claim = ⚡️ VIER EINER FARBE! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Tipp

popup-hand = 🃏 { $cards }
popup-trump = Trumpf { $trump }
popup-your-turn = 👉 Du bist dran! Spiel im Privatchat.
popup-waiting = ➡️ Dran ist: { $name }
popup-no-hand = Gerade sind keine Karten verteilt.

## Tipps: ein Zug und warum

hint-only = Einen anderen Zug gibt es nicht.
hint-takes = Nach dir spielt niemand mehr: Der Stich gehört dir.
hint-sure = Das können die Gegner nicht schlagen.
hint-holds = Zu etwa { $chance } % können die Gegner das nicht schlagen.
hint-cheap = Nur zu etwa { $chance } % können die Gegner das nicht schlagen, aber es kostet dich keine Augen.
hint-risky = Nur zu etwa { $chance } % können die Gegner das nicht schlagen, aber alles andere ist schlechter.
hint-safer = Sicherer als die Karten gegenüber: Zu etwa { $chance } % können die Gegner das nicht schlagen.
hint-next-lead = Die Karten gegenüber täten es auch, aber so spielst du als Nächstes aus.
hint-gift-sure = Die Karten gegenüber sind nicht zu schlagen: Schmier Augen dazu.
hint-gift = Zu etwa { $chance } % können die Gegner die Karten gegenüber nicht schlagen: Schmier Augen dazu.
hint-spare-sure = Die Karten gegenüber sind nicht zu schlagen: Spar dir deine guten Karten.
hint-spare = Zu etwa { $chance } % können die Gegner die Karten gegenüber nicht schlagen: Spar dir deine guten Karten.
hint-doubtful = Nur zu etwa { $chance } % können die Gegner die Karten gegenüber nicht schlagen: Behalt deine Augen.
hint-partner = Nach dir kommt dein Gegenüber und kann das zu etwa { $chance } % schlagen.
hint-lost = Das kannst du nicht schlagen: Wirf ab, was am wenigsten zählt.
hint-trumps = Das ginge nur mit Trümpfen: Heb sie dir auf.
hint-keep = Was du behältst, ist später mehr wert.
hint-claim = Steig ein: Zu etwa { $chance } % können die Gegner deine vier nicht schlagen.
hint-wait = Steigst du jetzt ein, können die Gegner deine vier zu etwa { $chance } % nicht schlagen.
hint-no-claim = Steig noch nicht ein
hint-points = Augen, die offen liegen: { $points }

## Spielstand

score-title = 🏁 <b>Spielstand</b>
score-none = Noch ist keine Runde vorbei.
score-earlier = { $count ->
        [one] (und { $count } Runde davor)
       *[other] (und { $count } Runden davor)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (doppelt)
result-eggs = { $points } → 🥚
popup-score = 🏁 Strafpunkte { $score } (ab { $target } ist man Bock)

## Was am Tisch geschehen ist

note-left = 🚪 { $name } ist gegangen; den Platz hat der Computer
note-away = 💤 { $name } ist weg; der Computer hält den Platz warm
note-timed-out = ⏰ { $name }: Zeit abgelaufen, der Computer hat gespielt
note-unreachable = 📵 { $name } kann ich privat nicht schreiben
note-gone = 🚪 { $name } ist nicht mehr in der Gruppe; der Computer hält den Platz warm
note-back = 🙋 { $name } ist zurück
note-sat-in = 🪑 { $name } löst den Computer ab
note-hold-ended = ⌛ { $name } hat den Privatchat nicht rechtzeitig geöffnet; der Platz ist frei
note-cards-back = ↩️ { $name } ist mit vier einer Farbe eingestiegen; die anderen Karten kamen zurück
note-restarted = 🔄 Der Bot wurde neu gestartet. Weiter geht’s!
note-quiet = 🕸 Hier hat lange niemand gespielt
note-stop-asked = 🛑 { $name } möchte die Partie beenden

## Einstellungen

settings-title = ⚙️ <b>Einstellungen für diesen Chat</b>
settings-alone-title = 🤖 <b>Wenn du allein spielst</b>
settings-own-title = ⚙️ <b>Deine Einstellungen</b>
language = 🌐 Sprache
language-of-chat = 🌐 <b>Sprache in diesem Chat</b>
language-of-person = 🌐 <b>Deine Sprache</b>
# Neben der Einstellung „Sprache“, solange der Chat keine gewählt hat: Der Tisch spricht wie die Person, die ihn aufmacht.
language-of-opener = je nachdem, wer den Tisch aufmacht
setting-next-series = <i>Gilt ab der nächsten Partie.</i>
setting-turn = ⏳ Bedenkzeit
setting-turn-hint = So lange darf man überlegen. Dann spielt der Computer diesen Zug; nach zwei hintereinander hält er den Platz, bis die Person zurück ist.
setting-turn-when = <i>Gilt ab dem nächsten Zug.</i>
setting-target = 🐐 Böcke ab
setting-target-hint = So viele Strafpunkte machen ein Team zu Böcken. Nach den Regeln sind es 12.
setting-eggs = 🥚 Nach 60:60
setting-eggs-hint = Für Eier gibt es keine Strafpunkte. Auf Wunsch zählt danach die nächste Runde mit Verlierern doppelt.
setting-eggs-nothing = passiert nichts
setting-eggs-double = nächste doppelt
setting-claims = ⚡️ Vier einer Farbe
setting-claims-hint = Wie lange man mit vier Karten einer Farbe außer der Reihe einsteigen darf.
setting-claims-trick = bis Stichende
setting-claims-lead = vor dem Ausspielen
setting-strength = 🤖 Computer
# Neben den eigenen Einstellungen: wie stark die Computer sind, wenn man allein spielt.
setting-strength-alone = 🤖 Allein mit Computern
setting-strength-hint = Leicht macht mal Fehler, wie Menschen auch; mittel spielt gut; stark ist das Beste, was ich kann.
setting-strength-easy = leicht
setting-strength-normal = mittel
setting-strength-strong = stark
setting-strength-when = <i>Gilt sofort.</i>
setting-pace = 🐇 Tempo
setting-pace-hint = Wie lange der Computer überlegt, damit alle mitkommen.
setting-pace-slow = gemütlich
setting-pace-normal = normal
setting-pace-fast = flott
setting-pace-when = <i>Gilt sofort.</i>
setting-hints = 💡 Tipps
setting-hints-hint = Ein Knopf unter den Karten: was am besten wäre und warum. Die Antwort sieht nur, wer darauf tippt.
setting-hints-off = aus
setting-hints-on = an
setting-hints-when = <i>Gilt ab dem nächsten Zug.</i>
confirm = 👆 Züge bestätigen
confirm-on = an
confirm-off = aus
confirm-hint = Falls der Daumen mal danebentrifft: Einmal tippen wählt den Zug, noch einmal tippen spielt ihn.
button-confirm-on = 👆 Züge bestätigen: einschalten
button-confirm-off = 👆 Züge bestätigen: ausschalten
button-settings-alone = 🤖 Wenn ich allein spiele
button-settings = ⬅️ Alle Einstellungen
button-close = ✖️ Schließen

## Nachrichten des Bots

start =
    🐐 <b>Hallo! Bei mir wird Kozel gespielt</b>, das Kartenspiel vom Hinterhof: zu viert, zwei gegen zwei.

    Hol mich in eine Gruppe und schreib dort /newgame: Vier setzen sich, die Karten kommen hierher, und für jeden Zug genügt ein Fingertipp.

    Niemand da? Spiel gleich hier mit drei Computern. Wie stark sollen sie sein?
button-add-to-group = ➕ In eine Gruppe holen
alone-again = Noch eine Partie? Wie stark soll der Computer spielen?
help =
    🐐 <b>Kozel</b>, zwei gegen zwei. Zu zweit sammelt ihr Augen: 61 von 120 gewinnen die Runde. Wer verliert, bekommt Strafpunkte; mit 12 seid ihr die Böcke.

    In der Gruppe: /newgame, Platz nehmen, auf <b>Los geht’s</b> tippen. Deine Karten kommen privat, mit einem Knopf für jeden Zug. <b>Meine Karten</b> unter dem Tisch zeigt sie auch dort, nur dir.

    Das ganze Spiel erklärt /rules.
which-hand = 🃏 Die Karten von welchem Tisch?
which-leave = 🚪 Von welchem Tisch stehst du auf?
which-stop = 🛑 Welche Partie soll enden?

bot-about = Kozel, das Kartenspiel zu viert: zwei gegen zwei, der Tisch in eurer Gruppe, deine Karten privat.
bot-description = Kozel ist das „Bock“-Kartenspiel vom Hinterhof: zu viert, zwei gegen zwei, 36 Karten. Hol mich in eine Gruppe und schreib /newgame. Alle bekommen ihre Karten privat, und für jeden Zug genügt ein Fingertipp. Oder spiel gleich hier mit drei Computern.

## Befehle

cmd-newgame = einen Tisch aufmachen
cmd-newgame-private = gegen den Computer spielen
cmd-table = den Tisch noch mal zeigen
cmd-hand = mir meine Karten noch mal schicken
cmd-score = Stand der Partie
cmd-rules = Spielregeln
cmd-settings = Einstellungen
cmd-leave = meinen Platz aufgeben
cmd-stop = die Partie beenden
cmd-help = wie das hier geht
cmd-privacy = was der Bot über mich weiß
cmd-language = meine Sprache
cmd-start = anfangen

## Kurze Antworten: getan, oder warum nicht

toast-led = Ausgespielt: { $cards }
toast-beat = Geschlagen mit { $cards }
toast-discarded = Verdeckt abgeworfen: { $cards }
toast-claimed = ⚡️ Eingestiegen mit { $cards }
toast-tap-again = Tipp noch mal auf denselben Knopf, dann ist es gespielt.
toast-not-your-turn = Du bist nicht dran, sondern { $name }.
toast-already-played = Diese Karte ist schon gespielt.
toast-cards-came-back = Jemand ist mit vier einer Farbe eingestiegen: Deine Karten sind wieder da.
toast-out-of-date = Dieser Knopf ist veraltet. So steht es jetzt.
toast-deal-started = Die nächste Runde beginnt.
toast-deal-under-way = Die nächste Runde läuft schon.
toast-sat = Du hast einen Platz.
toast-stood = Dein Platz ist wieder frei.
toast-seat-taken = Da sitzt schon { $name }.
toast-seat-held = Dieser Platz ist für { $name } reserviert. Versuch es in zwei Minuten noch mal.
toast-already-seated = Du sitzt schon an diesem Tisch.
toast-not-seated = Du hast hier keinen Platz.
toast-not-this-table = An diesem Tisch spielst du nicht mit.
toast-only-seated = Das dürfen nur die, die am Tisch sitzen.
toast-computer-added = Der Computer setzt sich dazu.
toast-computer-removed = Der Computer ist aufgestanden.
toast-need-four = Es braucht vier. Auf die freien Plätze können Leute oder Computer.
toast-not-all-ready = Noch haben nicht alle auf „Bereit“ getippt.
toast-started = Die Karten sind verteilt. Viel Spaß!
toast-ready = Alles klar, du bist dabei.
toast-already-started = Hier wird schon gespielt.
toast-table-open = Hier gibt es schon einen Tisch. Das ist er:
# Ein alter Knopf „Revanche“, gedrückt, während ein anderer Tisch offen ist.
toast-table-already = Hier gibt es schon einen Tisch. /table zeigt ihn.
toast-table-ended = An diesem Tisch ist Schluss. Mit /newgame gibt es einen neuen.
toast-no-table = Hier gibt es keinen Tisch. Mit /newgame machst du einen auf.
toast-link-stale = Dieser Link ist zu alt: Der Platz ist nicht mehr reserviert. Setz dich in der Gruppe noch mal hin.
toast-link-foreign = Dieser Platz ist für { $name } reserviert. Such dir in der Gruppe einen anderen aus.
toast-left = Du bist raus. Der Computer übernimmt deinen Platz.
toast-resting = Das Spiel ruht: Ich darf gerade nicht in der Gruppe schreiben.
toast-away-now = Gerade spielt der Computer für dich. Tipp zuerst auf „Bin zurück“.
toast-back = Schön, dass du wieder da bist! Es ist dein Platz.
toast-not-away = Du spielst doch schon.
toast-nothing-to-leave = Du hast keinen Platz, den du aufgeben könntest.
toast-seat-owned = Hier sitzt eigentlich { $name } und kommt vielleicht noch zurück.
toast-sat-in = Du spielst mit diesen Karten weiter.
toast-other-hand = An diesem Tisch kennst du schon die Karten eines anderen Platzes. Auf deinen alten Platz kannst du zurück.
toast-stop-asked = Euer Team will aufhören. Jetzt muss das andere zustimmen.
toast-stop-already = Euer Team hat schon zugestimmt. Jetzt fehlt noch das andere.
toast-stopped = Die Partie ist beendet.
toast-nothing-to-stop = Hier gibt es nichts zu beenden.
toast-open-private = Öffne erst unseren Privatchat, dann kann ich dir deine Karten schicken.
toast-group-only = Das geht nur in einer Gruppe.
toast-private-only = Das geht nur in unserem Privatchat.
toast-admins-only = Das dürfen nur Admins der Gruppe.
toast-no-channels = Ein Kanal oder ein anonymer Admin kann sich nicht setzen. Schreib unter deinem eigenen Namen.
toast-saved = Gespeichert.
toast-saved-next-series = Gespeichert. Gilt ab der nächsten Partie.
toast-not-saved = Das ließ sich nicht speichern, also gilt es nicht. Bitte versuch es noch mal.
toast-went-wrong = Bei mir ist etwas schiefgegangen. Bitte versuch es noch mal.
toast-unknown-button = Diesen Knopf kenne ich nicht. Vielleicht ist er von einer älteren Version.
toast-slow-down = Langsam, bitte: So schnell komme ich nicht mit.

## Warum die Regeln das nicht erlauben

reason-no-deal = Es liegen keine Karten auf dem Tisch.
reason-deal-in-play = Die Runde läuft noch.
reason-series-over = Die Partie ist vorbei.
reason-not-your-turn = Du bist nicht dran.
reason-not-your-cards = Diese Karten hast du nicht mehr.
reason-must-lead = Du spielst aus: Es gibt noch nichts zu schlagen.
reason-not-a-lead = Ausgespielt ist schon: Schlag oder wirf ab.
reason-mixed-suits = Ausspielen darfst du nur Karten einer Farbe.
reason-wrong-count = Leg genau so viele Karten, wie ausgespielt wurden.
reason-does-not-beat = Diese Karten schlagen die auf dem Tisch nicht.
reason-not-four = Dafür brauchst du vier Karten einer Farbe.
reason-claim-too-late = An diesem Tisch steigt man mit vier einer Farbe nur vor dem Ausspielen ein.
reason-claim-nearer = Da liegen schon vier Karten von einem Platz, der näher am ersten Ausspieler ist.
reason-claim-in-turn = Du bist mit Ausspielen dran: Spiel deine vier einfach aus.

# Im Privatchat, über einen Tisch, den man nicht mehr sieht. $group: der Name der Gruppe.
notice-parted = Am Tisch in { $group } sitzt du nicht mehr.
notice-silenced = Ich darf in { $group } nicht mehr schreiben, darum ruht dort das Spiel. Lass mich wieder hinein (mit dem Recht, Nachrichten zu senden), und es geht weiter, wo es stehen blieb.
files-forbidden = Bilder und Dateien darf ich hier nicht schicken. Ein Admin kann es in den Berechtigungen der Gruppe erlauben.
notice-damaged = Das gespeicherte Spiel an diesem Tisch ist beschädigt und kann nicht weitergehen. Das tut mir leid. Mit /newgame gibt es einen neuen Tisch.
