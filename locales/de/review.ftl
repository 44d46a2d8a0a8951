### Die Analyse einer Runde: welche eigenen Züge die meisten Augen gekostet haben. Im Privatchat.

button-review = 🔎 Analyse

# $percent: eine ganze Zahl.
review-progress = 🔎 Ich sehe mir deine Züge an … { $percent } %
review-failed = 🔎 Das hat nicht geklappt, tut mir leid. Tipp noch mal auf den Knopf.
# $number: die Nummer der Runde.
review-title = 🔎 <b>Runde { $number }: deine Züge</b>
review-nothing = ✅ Nichts zu bereuen: Ich habe keinen Zug gefunden, der dich klar Augen gekostet hat.
# $trick: eine Nummer. $trump: das Zeichen einer Farbe.
review-trick = <b>Stich { $trick }</b> · Trumpf { $trump }
review-lead = Du warst mit Ausspielen dran.
# $play: wie auf dem Knopf, etwa „Abwerfen: A♥️“ mit seinem Zeichen. Gespielt und besser stehen untereinander.
review-made = Du: { $play }
review-better = Besser: <b>{ $play }</b>
# Die des eigenen Teams am Ende der Runde.
review-points = Augen im Schnitt: { $made } → <b>{ $better }</b>
# $count: ein paar hundert.
review-how = { $count ->
        [one] <i>Ich weiß nur, was du zu dem Zeitpunkt wissen konntest. Diese Runde habe ich mit { $count } möglichen Verteilung der verdeckten Karten zu Ende gespielt, mit starken Spielern auf allen Plätzen. Die Augen sind der Durchschnitt.</i>
       *[other] <i>Ich weiß nur, was du zu dem Zeitpunkt wissen konntest. Diese Runde habe ich mit { $count } möglichen Verteilungen der verdeckten Karten zu Ende gespielt, mit starken Spielern auf allen Plätzen. Die Augen sind der Durchschnitt.</i>
    }

toast-review-begun = 🔎 Ich sehe mir deine Züge an. Das dauert ein bisschen.
toast-review-running = Ich sehe mir deine Züge noch an.
toast-review-busy = Gerade wollen viele eine Analyse. Versuch es in ein paar Minuten noch mal.
toast-review-not-yours = In dieser Runde ist kein Zug von dir.
