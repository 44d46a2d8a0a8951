### L’interface : tous les textes du bot sauf les règles (rules.ftl). Les explications sont dans en/bot.ftl.
### On tutoie ; « vous » ne s’adresse qu’aux deux partenaires ensemble. On parle des gens au présent, sans genre.
### Espaces insécables : fine devant ; ! ?, normale devant : et %, et dans les guillemets.

# Le nom de cette langue dans cette langue.
language-name = Français

## Personnes et camps

player = Joueur { $number }
somebody = quelqu’un
this-group = ce groupe
free-seat = place libre
computer = Ordinateur
computer-numbered = Ordinateur { $number }

## Durées

duration-off = sans limite
duration-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
duration-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
soon = bientôt

## Avant de commencer

lobby-open = 🐐 <b>Kozel : qui joue ?</b>
rematch-open = 🐐 <b>Revanche !</b> Chacun appuie sur <b>Je joue</b>.
lobby-rules = Partie { $rules }
rules-target = en { $target } mauvais points
rules-eggs-double = après 60:60 la donne suivante compte double
rules-claims-lead = quatre de même couleur, avant l’entame seulement
lobby-missing = { $count ->
        [one] { $count } place est libre. Les partenaires sont sur la même ligne.
       *[other] { $count } places sont libres. Les partenaires sont sur la même ligne.
    }
rematch-unready = { $count ->
        [one] On attend encore { $count } personne.
       *[other] On attend encore { $count } personnes.
    }
lobby-full = La table est complète : appuie sur <b>Commencer</b> !
lobby-closed = ⌛ Cette table est fermée : on n’a pas commencé. /newgame en ouvre une autre.

button-sit = 🪑 M’asseoir { $side }
button-sit-with = 🪑 M’asseoir { $side } avec { $name }
button-add-computer = 🤖 Ordinateur { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Me lever
button-ready = ✅ Je joue
button-start = ▶️ Commencer

## La table

deal-header = 🐐 <b>Donne { $number }</b> · en { $target } mauvais points
trump = Atout <b>{ $trump }</b> (carte montrée : { $shown })
stock = pioche { $count }
tricks-won = plis { $tricks }
play-lead = { $name } entame avec  { $cards }
play-beat = { $name } bat avec  { $cards }
play-discard = { $name } défausse  { $cards }
play-claim = ⚡️ { $name } entre avec quatre { $suit }  { $cards }
play-returned = ↩️ Reprises en main : { $cards }
holds-trick = ← tient le pli
turn-lead = ➡️ { $name } entame
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
paused-silenced = ⏸ <b>Pause.</b> On reprend quand le bot peut de nouveau écrire dans le groupe.
paused = ⏸ <b>Pause.</b> On reprend quand quelqu’un revient.
before-beaten = Pli d’avant, pour { $name } : { $cards }
before-unbeaten = Pli d’avant, pour { $name } : { $cards }, personne n’a battu
# Entre des cartes : « D♦️ sur V♦️ ».
over = sur
closes-at = 🕸 Si personne ne joue, cette table ferme : { $moment }
stop-wanted = 🛑 Arrêter la partie ? Pour : { $wants }. Il manque l’accord de : { $waits }
shuffle-sealed = 🔒 Mélange honnête, sceau { $start }… Sa graine (seed) sera montrée après la donne, et le SHA-256 de la graine doit être celui-ci :
shuffle-opened = 🔓 La graine (seed) du mélange au sceau { $start }…
shuffle-check = Son SHA-256, montré avant la première carte :

button-hand = 🃏 Mes cartes
button-rules = 📖 Règles
button-score = 🏁 Score
button-back = 🙋 Me revoilà
button-sit-in = 🪑 Jouer pour { $name }
button-agree-stop = 🛑 Arrêter la partie
button-next-deal = ▶️ Donne suivante
button-rematch = 🔁 Revanche

## Après une donne, après une partie

deal-over = 🏁 <b>Fin de la donne { $number }</b>
# $side : 🔵 ou 🟠
deal-won = 🏁 <b>Donne { $number } : { $side } gagne</b>
deal-you-won = 🏆 <b>Donne { $number } : vous l’avez gagnée</b>
deal-you-lost = 💔 <b>Donne { $number } : vous l’avez perdue</b>
last-trick-beaten = Dernier pli, pour { $name } : { $cards }
last-trick-unbeaten = Dernier pli, pour { $name } : { $cards }, personne n’a battu
side-result = { $side } { $names } : { $points ->
        [one] <b>{ $points }</b> point
       *[other] <b>{ $points }</b> points
    }
tricks-count = { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
eggs = 🥚 <b>60 : 60, des œufs !</b> Personne ne marque rien.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> mauvais point
       *[other] <b>+{ $count }</b> mauvais points
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> mauvais point (doublé par les œufs)
       *[other] <b>+{ $count }</b> mauvais points (doublés par les œufs)
    }
next-doubled = ✖️2 La prochaine donne sans égalité compte double.
next-deal-at = Prochaine donne : { $moment }
score-to = <b>Mauvais points</b> (à { $target }, on est les boucs)
last-deal = <b>La dernière donne</b>
final-score = { $deals ->
        [one] <b>Score final</b> après { $deals } donne, en { $target }
       *[other] <b>Score final</b> après { $deals } donnes, en { $target }
    }
goats = 🐐🐐 <b>Les boucs : { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Les boucs à œufs : { $names }</b>
winners = 🏆 Victoire : { $names }
series-stopped = 🛑 <b>La partie s’arrête sans boucs.</b> /newgame en commence une autre.

## Les cartes en main

hand-seated = { $side } Te voilà à table. Avec toi : { $name }
# $side : 🔵 ou 🟠
hand-seated-alone = { $side } Te voilà à table. En face de toi, il n’y a encore personne.
# En privé, à l’ouverture d’une revanche ; le bouton « Je joue » (button-ready) est dessous.
hand-rematch = 🔁 <b>Revanche !</b> Appuie sur <b>Je joue</b> : tes cartes arriveront ici.
hand-cards-come = Tes cartes arriveront ici. On commence quand quelqu’un à la table appuie sur <b>Commencer</b>.
# $side : 🔵 ou 🟠 ; $name : le partenaire ; $score : « 🔵 2 : 4 🟠 ».
hand-side = Toi : { $side } avec { $name } · mauvais points { $score }
hand-timed-out = ⏰ Temps écoulé : l’ordinateur a joué pour toi. Encore une fois, et il garde ta place jusqu’à ton retour.
your-turn-lead = 👉 <b>À toi</b> d’entamer
your-turn-answer = 👉 <b>À toi :</b> { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Quatre de même couleur : tu peux entrer hors de ton tour !
you-are-away = 🤖 L’ordinateur joue pour toi. La place reste à toi : reviens quand tu veux.
you-won = 🏆 <b>Vous avez gagné !</b>
you-lost = 🐐 <b>Les boucs, c’est vous !</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Battre : { $cards }
button-discard = 🗑 Défausser : { $cards }
button-claim = ⚡️ QUATRE DE MÊME COULEUR ! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Conseil

popup-hand = 🃏 { $cards }
popup-trump = Atout { $trump }
popup-your-turn = 👉 À toi ! Joue dans le chat privé.
popup-waiting = ➡️ On attend { $name }
popup-no-hand = Pas de cartes données pour le moment.

## Conseils : un coup, et pourquoi

hint-only = Il n’y a pas d’autre coup.
hint-takes = Personne ne joue après toi : le pli est à toi.
hint-sure = Aucun adversaire ne peut battre ça.
hint-holds = Environ { $chance } % de chances que ça tienne face aux adversaires.
hint-cheap = Seulement { $chance } % de chances environ que ça tienne face aux adversaires, mais ça ne te coûte pas de points.
hint-risky = Seulement { $chance } % de chances environ que ça tienne face aux adversaires, mais le reste est pire.
hint-safer = Plus sûr que les cartes de ton partenaire : environ { $chance } % de chances que ça tienne face aux adversaires.
hint-next-lead = Les cartes de ton partenaire suffiraient, mais ainsi la prochaine entame est à toi.
hint-gift-sure = Aucun adversaire ne peut battre les cartes de ton partenaire : charge en points.
hint-gift = Environ { $chance } % de chances que les cartes de ton partenaire tiennent face aux adversaires : charge en points.
hint-spare-sure = Aucun adversaire ne peut battre les cartes de ton partenaire : garde tes bonnes cartes.
hint-spare = Environ { $chance } % de chances que les cartes de ton partenaire tiennent face aux adversaires : garde tes bonnes cartes.
hint-doubtful = Seulement { $chance } % de chances environ que les cartes de ton partenaire tiennent face aux adversaires : garde tes points.
hint-partner = Ton partenaire joue après toi et a environ { $chance } % de chances de pouvoir battre ça.
hint-lost = Tu ne peux pas battre ça : jette ce qui vaut le moins.
hint-trumps = Il faudrait des atouts pour battre ça : garde-les.
hint-keep = Ce qui te reste en main vaudra plus ensuite.
hint-claim = Entre hors de ton tour : environ { $chance } % de chances que tes quatre tiennent face aux adversaires.
hint-wait = Si tu entres maintenant : environ { $chance } % de chances que tes quatre tiennent face aux adversaires.
hint-no-claim = N’entre pas encore
hint-points = Points en vue : { $points }

## Score

score-title = 🏁 <b>Score</b>
score-none = Aucune donne n’est encore finie.
score-earlier = { $count ->
        [one] (et { $count } donne avant)
       *[other] (et { $count } donnes avant)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (doublé)
result-eggs = { $points } → 🥚
popup-score = 🏁 Mauvais points { $score } (à { $target }, on est les boucs)

## Ce qui se passe à la table

note-left = 🚪 { $name } quitte la table ; l’ordinateur prend la place
note-away = 💤 { $name } ne répond pas ; l’ordinateur garde la place
note-timed-out = ⏰ { $name } : temps écoulé, l’ordinateur a joué
note-unreachable = 📵 Impossible d’écrire en privé à { $name }
note-gone = 🚪 { $name } n’est plus dans le groupe ; l’ordinateur garde la place
note-back = 🙋 { $name } est de retour
note-sat-in = 🪑 { $name } remplace l’ordinateur
note-hold-ended = ⌛ { $name } n’a pas ouvert le chat privé à temps ; la place est libre
note-cards-back = ↩️ { $name } entre avec quatre de même couleur ; les autres cartes sont reprises
note-restarted = 🔄 Le bot a redémarré. On continue !
note-quiet = 🕸 Personne n’a joué ici depuis longtemps
note-stop-asked = 🛑 { $name } veut arrêter la partie

## Réglages

settings-title = ⚙️ <b>Réglages de ce chat</b>
settings-alone-title = 🤖 <b>Contre l’ordinateur</b>
settings-own-title = ⚙️ <b>Tes réglages</b>
language = 🌐 Langue
language-of-chat = 🌐 <b>Langue de ce chat</b>
language-of-person = 🌐 <b>Ta langue</b>
# À côté du réglage « Langue » tant que le chat n’en a pas choisi : la table parle celle de qui l’ouvre.
language-of-opener = celle de qui ouvre la table
setting-next-series = <i>Change à la prochaine partie.</i>
setting-turn = ⏳ Temps
setting-turn-hint = Le temps qu’on a pour réfléchir. Ensuite l’ordinateur joue ce tour ; après deux de suite, il garde la place jusqu’au retour de la personne.
setting-turn-when = <i>Change au prochain tour.</i>
setting-target = 🐐 Boucs à
setting-target-hint = Le nombre de mauvais points qui fait les boucs. Selon les règles, 12.
setting-eggs = 🥚 Après 60:60
setting-eggs-hint = Avec des œufs, personne ne marque rien. La prochaine donne sans égalité peut aussi compter double.
setting-eggs-nothing = rien
setting-eggs-double = suivante double
setting-claims = ⚡️ 4 d’une couleur
setting-claims-hint = Jusqu’à quand on peut entrer hors de son tour avec quatre cartes de même couleur.
setting-claims-trick = tout le pli
setting-claims-lead = avant l’entame
setting-strength = 🤖 Ordinateur
# À côté des réglages personnels : le niveau de l’ordinateur quand on joue seul contre lui.
setting-strength-alone = 🤖 Ordinateur en solo
setting-strength-hint = Facile se trompe de temps en temps, comme tout le monde ; normal joue bien ; fort, c’est le mieux que je sache faire.
setting-strength-easy = facile
setting-strength-normal = normal
setting-strength-strong = fort
setting-strength-when = <i>Change tout de suite.</i>
setting-pace = 🐇 Rythme
setting-pace-hint = Le temps de réflexion de l’ordinateur, pour que tout le monde puisse suivre.
setting-pace-slow = lent
setting-pace-normal = normal
setting-pace-fast = rapide
setting-pace-when = <i>Change tout de suite.</i>
setting-hints = 💡 Conseils
setting-hints-hint = Un bouton sous tes cartes : ce qu’on jouerait à très bon niveau, et pourquoi. La réponse n’est visible que pour qui appuie.
setting-hints-off = non
setting-hints-on = oui
setting-hints-when = <i>Change au prochain tour.</i>
confirm = 👆 Confirmer les coups
confirm-on = oui
confirm-off = non
confirm-hint = Si ton pouce glisse parfois : le premier appui choisit le coup, le second le joue.
button-confirm-on = 👆 Confirmer les coups : activer
button-confirm-off = 👆 Confirmer les coups : désactiver
button-settings-alone = 🤖 Contre l’ordinateur
button-settings = ⬅️ Tous les réglages
button-close = ✖️ Fermer

## Messages du bot

start =
    🐐 <b>Salut ! Ici on joue au Kozel</b>, le jeu de cartes de quartier pour quatre, à deux contre deux.

    Ajoute-moi à un groupe et écris-y /newgame : quatre s’assoient, les cartes arrivent ici, et chaque coup se joue du bout du doigt.

    Personne dans le coin ? Joue ici tout de suite avec l’ordinateur aux trois autres places. Choisis son niveau :
button-add-to-group = ➕ M’ajouter à un groupe
alone-again = Encore une partie ? Choisis le niveau de l’ordinateur.
help =
    🐐 <b>Kozel</b>, à deux contre deux. Ramasse des points avec ton partenaire : avec 61 sur 120, la donne est gagnée. Qui perd prend des mauvais points ; à 12, on est les boucs.

    Dans un groupe : /newgame, assieds-toi, appuie sur <b>Commencer</b>. Tes cartes arrivent en privé, avec un bouton par coup. <b>Mes cartes</b>, sous la table, les montre aussi, à toi seulement.

    Tout le jeu est expliqué dans /rules.
which-hand = 🃏 Les cartes de quelle table ?
which-leave = 🚪 Quelle table quittes-tu ?
which-stop = 🛑 Quelle partie arrêter ?

bot-about = Kozel, jeu de cartes pour quatre : à deux contre deux, dans ton groupe, cartes en privé.
bot-description = Kozel est le jeu de cartes « du bouc », un jeu de quartier : quatre à table, deux contre deux, 36 cartes. Ajoute-moi à un groupe et écris /newgame. Chacun reçoit ses cartes en privé et joue du bout du doigt. Ou joue ici, avec l’ordinateur aux trois autres places.

## Commandes

cmd-newgame = ouvrir une table
cmd-newgame-private = jouer contre l’ordinateur
cmd-table = remontrer la table
cmd-hand = renvoyer mes cartes
cmd-score = score de la partie
cmd-rules = règles du jeu
cmd-settings = réglages
cmd-leave = quitter ma place
cmd-stop = arrêter la partie
cmd-help = comment ça marche
cmd-privacy = ce que le bot sait de moi
cmd-language = ma langue
cmd-start = commencer

## Réponses brèves : fait, ou pourquoi pas

toast-led = Tu entames avec { $cards }
toast-beat = Tu bats avec { $cards }
toast-discarded = Tu défausses { $cards }, face cachée
toast-claimed = ⚡️ Tu entres avec { $cards }
toast-tap-again = Touche encore le même bouton pour jouer.
toast-not-your-turn = Ce n’est pas ton tour : on attend { $name }.
toast-already-played = Cette carte est déjà jouée.
toast-cards-came-back = Quelqu’un entre avec quatre de même couleur : tu reprends tes cartes.
toast-out-of-date = Ce bouton n’est plus à jour. Voici où on en est.
toast-deal-started = La donne suivante commence.
toast-deal-under-way = La donne suivante a déjà commencé.
toast-sat = Tu as une place.
toast-stood = Ta place est de nouveau libre.
toast-seat-taken = { $name } a déjà cette place.
toast-seat-held = Cette place est gardée pour { $name }. Réessaie dans deux minutes.
toast-already-seated = Tu as déjà une place à cette table.
toast-not-seated = Tu n’as pas de place ici.
toast-not-this-table = Tu ne joues pas à cette table.
toast-only-seated = C’est réservé à celles et ceux qui sont à table.
toast-computer-added = L’ordinateur s’assoit.
toast-computer-removed = L’ordinateur se lève.
toast-need-four = Il faut être quatre. Aux places libres, installe du monde ou l’ordinateur.
toast-not-all-ready = Tout le monde n’a pas encore appuyé sur « Je joue ».
toast-started = Les cartes sont données. Bonne partie !
toast-ready = C’est noté, tu joues !
toast-already-started = Cette partie a déjà commencé.
toast-table-open = Il y a déjà une table ici. La voici :
# Un vieux bouton « Revanche », touché alors qu’une autre table est ouverte.
toast-table-already = Il y a déjà une table ici. Pour la voir : /table
toast-table-ended = Cette table est fermée. /newgame en ouvre une autre.
toast-no-table = Il n’y a pas de table ici. /newgame en ouvre une.
toast-link-stale = Ce lien est trop vieux : la place n’est plus gardée. Prends-en une dans le groupe.
toast-link-foreign = Cette place est gardée pour { $name }. Choisis-en une autre dans le groupe.
toast-left = Tu quittes la table. L’ordinateur prend ta place.
toast-resting = Le jeu est en pause : je ne peux pas écrire dans le groupe pour le moment.
toast-away-now = L’ordinateur joue pour toi. Appuie d’abord sur « Me revoilà ».
toast-back = Te revoilà ! La place est à toi.
toast-not-away = Tu joues déjà.
toast-nothing-to-leave = Tu n’as pas de place à quitter.
toast-seat-owned = Cette place est à { $name }, qui peut encore revenir.
toast-sat-in = Tu continues avec ces cartes.
toast-other-hand = Tu as déjà vu une autre main à cette table. Tu peux reprendre ta place d’avant.
toast-stop-asked = Ton camp veut arrêter la partie. À l’autre d’être d’accord.
toast-stop-already = Ton camp est déjà d’accord. L’autre doit l’être aussi.
toast-stopped = La partie est arrêtée.
toast-nothing-to-stop = Il n’y a rien à arrêter ici.
toast-open-private = Ouvre d’abord notre chat privé, je pourrai alors t’envoyer tes cartes.
toast-group-only = Ça ne marche que dans un groupe.
toast-private-only = Ça ne marche que dans notre chat privé.
toast-admins-only = C’est réservé aux admins du groupe.
toast-no-channels = Un canal ou un admin anonyme ne peut pas s’asseoir. Écris sous ton propre nom.
toast-saved = C’est enregistré.
toast-saved-next-series = C’est enregistré. Changement à la prochaine partie.
toast-not-saved = Impossible de l’enregistrer, donc ça ne compte pas. Réessaie.
toast-went-wrong = Il y a eu un souci de mon côté. Réessaie.
toast-unknown-button = Je ne connais pas ce bouton. Il vient peut-être d’une ancienne version.
toast-slow-down = Doucement, s’il te plaît : je n’arrive pas à suivre.

## Pourquoi les règles refusent un coup

reason-no-deal = Il n’y a pas de cartes sur la table.
reason-deal-in-play = La donne n’est pas encore finie.
reason-series-over = La partie est finie.
reason-not-your-turn = Ce n’est pas ton tour.
reason-not-your-cards = Tu n’as plus ces cartes.
reason-must-lead = À toi d’entamer : il n’y a encore rien à battre.
reason-not-a-lead = On a déjà entamé : bats ou défausse.
reason-mixed-suits = On n’entame qu’avec des cartes d’une même couleur.
reason-wrong-count = Joue exactement autant de cartes que l’entame.
reason-does-not-beat = Ces cartes ne battent pas celles de la table.
reason-not-four = Pour cela, il faut quatre cartes de même couleur.
reason-claim-too-late = À cette table, avec quatre de même couleur, on n’entre qu’avant l’entame.
reason-claim-nearer = Quelqu’un de plus proche de la première entame a déjà posé quatre cartes.
reason-claim-in-turn = À toi d’entamer : joue simplement tes quatre cartes.

# En privé, sur une table qu’on ne voit plus. $group : son titre.
notice-parted = Tu n’es plus à table dans { $group }.
notice-silenced = Je ne peux plus écrire dans { $group }, alors le jeu y est en pause. Laisse-moi revenir (avec le droit d’envoyer des messages), et on reprendra là où on s’est arrêté.
files-forbidden = Je n’ai pas le droit d’envoyer des images ou des fichiers ici. Un admin peut l’autoriser dans les permissions du groupe.
notice-damaged = La partie enregistrée de cette table est abîmée et ne peut pas continuer. Désolé. /newgame ouvre une nouvelle table.
