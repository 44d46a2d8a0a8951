### L’analyse d’une donne : lesquels de ses propres coups ont coûté le plus de points. Dans le chat privé.

button-review = 🔎 Analyse

# $percent : un nombre entier.
review-progress = 🔎 Je regarde tes coups… { $percent } %
review-failed = 🔎 Ça n’a pas marché, désolé. Appuie encore sur le bouton.
# $number : de la donne.
review-title = 🔎 <b>Donne { $number } : tes coups</b>
review-nothing = ✅ Rien à regretter : je ne vois aucun coup qui t’ait nettement coûté des points.
# $trick : un nombre. $trump : le signe d’une couleur.
review-trick = <b>Pli { $trick }</b> · atout { $trump }
review-lead = C’était à toi d’entamer.
# $play : comme sur son bouton, par exemple « Défausser : A♥️ » avec son signe. Les deux coups se lisent l’un sous l’autre.
review-made = Toi : { $play }
review-better = Mieux : <b>{ $play }</b>
# Du camp de qui lit, à la fin de la donne.
review-points = Points à espérer : { $made } → <b>{ $better }</b>
# $count : quelques centaines.
review-how = { $count ->
        [one] <i>Je ne sais que ce que tu pouvais savoir à ce moment-là. J’ai joué cette donne jusqu’au bout avec { $count } répartition possible des cartes cachées, à très bon niveau à chaque place. Les points sont la moyenne.</i>
       *[other] <i>Je ne sais que ce que tu pouvais savoir à ce moment-là. J’ai joué cette donne jusqu’au bout avec { $count } répartitions possibles des cartes cachées, à très bon niveau à chaque place. Les points sont la moyenne.</i>
    }

toast-review-begun = 🔎 Je regarde tes coups. Ça prend un petit moment.
toast-review-running = Je regarde encore tes coups.
toast-review-busy = Beaucoup de monde veut une analyse en ce moment. Réessaie dans quelques minutes.
toast-review-not-yours = Tu n’as joué aucun coup dans cette donne.
