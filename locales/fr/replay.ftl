### Récits des donnes finies, preuve du mélange, et la page de la démo qui rejoue un enregistrement.
###
### HTML : les messages admettent <b>, <i>, <code>. Boutons (button-…), commandes et réponses brèves : texte simple.
### $name, $cards, $result, $points (dans story-totals) et $command arrivent prêts pour leur place.

cmd-replay = le récit d’une donne, pli par pli

button-story = 📜 Récit
button-story-deals = 🗂 Donnes
button-story-proof = 🔓 Preuve
button-story-record = 📄 Enregistrement
button-story-series = ⬅️ Mes parties
button-story-back = ⬅️ Récit
# $name : le titre d’un groupe. $score : comme « 🔵 4 : 12 🟠 ». $count : donnes finies.
button-story-of = { $count ->
        [one] { $name } · { $score } · { $count } donne
       *[other] { $name } · { $score } · { $count } donnes
    }

## Une donne, pli par pli

# $result : comme « 🔵 74 : 46 🟠 → 🟠 +2 ».
story-header = 📜 <b>Donne { $number }</b> · { $result }
story-leads = ➡️ { $name } entame
# $number sur $count. $trump : une couleur.
story-trick = <b>Pli { $number } sur { $count }</b> · atout { $trump }
# Sous des cartes que quatre de même couleur, hors du tour, ont renvoyées en main.
story-returned = ↩️ Tout cela est repris en main.
story-taken = { $points ->
        [one] ✅ Pli pour { $name } : <b>{ $points }</b> point
       *[other] ✅ Pli pour { $name } : <b>{ $points }</b> points
    }
# Points des deux camps après ce pli.
story-totals = Jusqu’ici : { $points }
# Au-dessus des cartes piochées par chacun. $count : cartes qui restent dans la pioche.
story-drawn = Cartes piochées · pioche { $count } :
story-deals = 📜 <b>Quelle donne ?</b>
story-series = 📜 <b>Quelle partie ?</b>
story-alone = 🤖 Contre l’ordinateur

toast-no-story = Aucune donne n’est encore finie ici.
toast-story-of-others = Ici, le récit est réservé à qui était à cette table. Dans le groupe : /replay
# Un second appui sur « Enregistrement » dans un groupe.
toast-record-sent = L’enregistrement est déjà ici : remonte un peu.

## La preuve du mélange

proof-title = 🔓 <b>Preuve de la donne { $number }</b>
proof-seal = 1. Ce sceau a été montré avant la première carte :
proof-seed = 2. Cette graine (seed) est restée secrète jusqu’à la dernière carte :
proof-why = Le sceau est le SHA-256 de la graine. Aucune autre graine ne lui correspond : on ne pouvait donc plus changer les cartes.
# $cards : les cinq premières. $name : qui reçoit la première carte. $shown : la carte montrée.
proof-deck = 3. L’ordre des cartes découle de la graine : elle est la clé de HMAC-SHA256, dont les nombres mélangent le jeu trié. Depuis le dessus : { $cards } … La première carte est pour { $name }, les suivantes dans le sens horaire. Carte montrée : { $shown }
proof-by-hand = <b>Vérifie à la main.</b> Ceci affiche le sceau :
proof-whole = <b>Vérifie tout</b> (ordre, coups, points) avec l’enregistrement : { $command }
# $command : « kozel verify FILE ».
record-caption = À vérifier avec { $command } ou sur la page de la démo qui rejoue les donnes.

## La page de la démo qui rejoue un enregistrement ; texte simple, court. $count, $name, $fault et
### $target (les mauvais points qui terminent la partie) sont remplis par la page.

replay-page-open = 📜 Revoir
replay-page-title = Revoir un enregistrement
replay-page-choose = Choisir un enregistrement (.jsonl)
replay-page-back = Retour aux chats
replay-page-good = L’enregistrement est bon : chaque carte, chaque coup et chaque point est vérifié. Donnes : { $count }
replay-page-bad = Cet enregistrement n’est pas bon : { $fault }
replay-page-empty = Il ne contient aucune donne.
replay-page-failed = Impossible de lire le fichier.
replay-page-series = Partie
replay-page-deal = Donne
replay-page-trump = Atout
replay-page-stock = Pioche
replay-page-points = Points
replay-page-tricks = Plis
replay-page-score = Mauvais points, en { $target }
replay-page-before = Reculer
replay-page-after = Avancer
replay-page-keys = Les flèches du clavier marchent aussi.
replay-page-dealt = Les cartes sont données.
replay-page-led = { $name } entame
replay-page-beat = { $name } bat
replay-page-discarded = { $name } défausse
replay-page-claimed = { $name } entre avec quatre de même couleur ; les autres cartes sont reprises
replay-page-taken = { $name } fait le pli
replay-page-over = La donne est finie.
replay-page-returned = reprises en main
