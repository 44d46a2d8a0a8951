### Les mots du jeu : le glossaire que suivent tous les autres textes de cette langue.
### Les termes (-name) servent aux textes ; les messages plus bas s’impriment sur les cartes.

-game = Kozel

## Le cours du jeu

# Les 36 cartes, données et jouées une fois.
-deal = donne
# Des donnes jusqu’à ce qu’un camp ait assez de mauvais points.
-series = partie
-dealer = donneur
# Les cartes pas encore données, où chacun pioche.
-stock = pioche
-trump = atout

## Le pli

-trick = pli
-lead = { $form ->
       *[plain] entamer
        [title] Entamer
    }
-beat = battre
# Jouer des cartes face cachée.
-discard = défausser
# Quatre cartes d’une couleur, avec lesquelles on peut jouer hors de son tour.
-claim = quatre de même couleur

## Le compte

-card-points = points
# Ce que marquent les perdants d’une donne.
-defeat-points = mauvais points
# Une donne qui finit à égalité.
-eggs = œufs
# Le camp qui a perdu la partie.
-goats = boucs

## Sur les cartes (T est le dix)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = V
rank-Q = D
rank-K = R
rank-T = 10
rank-A = A

## Couleurs : pique, trèfle, carreau, cœur

suit-S = pique
suit-C = trèfle
suit-D = carreau
suit-H = cœur
