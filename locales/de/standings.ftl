### Die Rangliste einer Gruppe und die eigene Statistik. Zeichen: 🐐 verlorene Partien, 🥚 davon mit Eiern,
### 🧹 Runden, in denen ein Team keinen Stich gemacht hat (gewonnen : verloren), ⚡️ Einstiege mit vier einer Farbe,
### 🔥 Siege in Folge.

top-title = 🏆 <b>Rangliste dieser Gruppe</b>
top-none = Noch steht hier niemand. Auf die Liste kommt, wer in dieser Gruppe { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    } zu Ende gespielt hat. Mit /newgame machst du einen Tisch auf.
# $number: wie viele Leute. $count: wie viele Partien.
top-others = Weniger als { $count } Partien: { $number ->
        [one] noch { $number } Person
       *[other] noch { $number } Leute
    }
# $names: zwei Leute.
top-best-pair = 🤝 Bestes Team: { $names }
top-computers = 🤖 Die Computer

# Wie viele von allen Partien gewonnen sind.
standing-series = 🏆 { $won } von { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
# $chance: der Anteil gewonnener Runden in Prozent.
standing-deals = Runden { $chance } %
standing-legend = Hinter dem Namen: die Wertung; alle fangen bei { $points } an. 🐐 Böcke (🥚 mit Eiern) · 🧹 Runden, in denen ein Team schwarz war (kein Stich), gewonnen : verloren · ⚡️ Einstiege mit vier einer Farbe · 🔥 meiste Siege in Folge

stats-title = 📊 <b>Deine Statistik aus allen Gruppen</b>
# $points: die Wertung.
stats-rating = Wertung <b>{ $points }</b>
stats-streak = Aktuelle Siegesserie: { $count }
stats-partners = 🤝 <b>Mit wem du spielst</b>
stats-alone = 🤖 <b>Allein gespielt</b>
stats-none = Mit anderen Leuten hast du noch keine Partie zu Ende gespielt. In einer Gruppe fängt mit /newgame eine an.
stats-private = Deine Statistik ist nur für dich: Du findest sie in unserem Privatchat.
button-stats = 📊 Meine Statistik

cmd-top = Rangliste dieser Gruppe
cmd-stats = meine Statistik

toast-standings-in-groups = Eine Rangliste gibt es nur in Gruppen: Schreib dort /top. Deine eigene Statistik zeigt /stats.
