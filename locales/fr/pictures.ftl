### Le score en image et la courbe de la cote. Sur l’image, du texte simple sans emoji, et peu de place :
### un ou deux mots courts.

## Boutons, sous le score et sous les stats de quelqu’un
button-picture = 🖼 Image
button-chart = 📈 Courbe

# Au-dessus de la liste des donnes d’un message, dans l’ordre de chaque ligne, comme « 3. 74 : 46 → 🟠 +2 · 5 : 2 · Anna » :
# points des deux camps ($sides : leurs signes), mauvais points du camp perdant, plis, qui a donné
score-legend = { $sides } → mauvais points · plis · donneur

## Sur l’image du score
# $target : les mauvais points qui terminent la partie
picture-title = Partie en { $target }
picture-deals = { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
# Têtes de colonnes
picture-dealer = Donneur
picture-points = Points
picture-tricks = Plis
picture-defeat = Mauvais pts
# À la place des mauvais points, quand une donne finit à 60 : 60
picture-eggs = œufs
# Le camp qui a gagné la partie, et ce qu’est l’autre maintenant
picture-winners = Victoire
picture-goats = Boucs
picture-goats-with-eggs = Boucs à œufs

## Sur la courbe de la cote de quelqu’un
picture-rating = Cote
# Combien de parties la courbe montre ; il peut n’y en avoir qu’une
picture-last-series = { $count ->
        [one] la dernière partie
       *[other] les { $count } dernières parties
    }
