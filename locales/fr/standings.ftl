### Classement d’un groupe et stats de chacun. Signes : 🐐 parties perdues, 🥚 dont avec des œufs, 🧹 donnes où un
### camp n’a fait aucun pli (infligées : subies), ⚡️ entrées avec quatre de même couleur, 🔥 parties gagnées d’affilée.

top-title = 🏆 <b>Classement de ce groupe</b>
top-none = Encore personne. Pour y figurer, il faut avoir fini { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } ici. /newgame ouvre une table.
# $number : de personnes. $count : parties.
top-others = { $number ->
        [one] { $number } autre personne
       *[other] { $number } autres personnes
    } avec moins de { $count } parties
# $names : deux personnes.
top-best-pair = 🤝 Meilleur duo : { $names }
top-computers = 🤖 Ordinateurs

# Combien de toutes ses parties quelqu’un a gagné.
standing-series = 🏆 { $won } sur { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
# $chance : un pourcentage, celui des donnes gagnées.
standing-deals = donnes { $chance } %
standing-legend = Après le nom, la cote ; on commence avec { $points }. 🐐 fois bouc (🥚 à œufs) · 🧹 capots infligés : subis · ⚡️ entrées avec quatre de même couleur · 🔥 record de parties gagnées d’affilée

stats-title = 📊 <b>Tes stats dans tous les groupes</b>
# $points : la cote.
stats-rating = Cote <b>{ $points }</b>
stats-streak = Victoires d’affilée en ce moment : { $count }
stats-partners = 🤝 <b>Par partenaire</b>
stats-alone = 🤖 <b>Contre l’ordinateur</b>
stats-none = Tu n’as pas encore de partie avec d’autres personnes. /newgame dans un groupe en commence une.
stats-private = Tes stats ne regardent que toi : va les lire dans notre chat privé.
button-stats = 📊 Mes stats

cmd-top = classement de ce groupe
cmd-stats = mes stats

toast-standings-in-groups = Chaque groupe a son classement : écris /top là-bas. Tes propres stats sont dans /stats.
