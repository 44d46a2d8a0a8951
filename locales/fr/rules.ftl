### Les règles du jeu : un message par thème. Les variables sont expliquées dans en/rules.ftl.
### Dans les exemples, on est assis dans le sens horaire : Anna, Boris, Dana, Émile.

rules-anna = Anna
rules-boris = Boris
rules-dana = Dana
rules-emil = Émile
rules-in-group = 📖 <b>Règles du jeu</b>
button-rules-private = 📖 Par thème, avec exemples

rules-aim-title = But du jeu
rules-aim =
    Le <b>{ -game }</b> est un jeu de cartes de quartier pour quatre, à deux contre deux. Ton partenaire est en face de toi. (En russe, <i>kozel</i> veut dire « bouc ».)

    Chacun pose des cartes, et qui a les plus fortes ramasse tout : c’est un <b>{ -trick }</b>. Certaines valent des points, { $pack } en tout. Le camp qui en a { $win } ou plus gagne la { -deal } ; l’autre prend des <b>{ -defeat-points }</b>.

    On redonne, encore et encore, jusqu’à ce qu’un camp ait { $target ->
        [one] { $target } mauvais point
       *[other] { $target } mauvais points
    }. Ces deux-là sont les <b>{ -goats }</b> – et qui a envie d’être le bouc ?

    <blockquote>Atout : ♥️. Anna entame avec 10♠️. Boris bat avec A♠️. Dana et Émile défaussent une carte chacun, face cachée. Le pli est pour Boris : 21 points visibles ; les défausses se comptent après la donne.</blockquote>

rules-table-title = La table et les cartes
rules-table =
    Ton partenaire est en face, tes adversaires sont à tes côtés. On joue dans le sens des aiguilles d’une montre : Anna → Boris → Dana → Émile → Anna. Anna joue avec Dana, Boris avec Émile.

    Il y a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. Dans chaque couleur, de la plus faible à la plus forte :
    <b>6  7  8  9  V  D  R  10  A</b>
    (V est le valet, D la dame, R le roi, A l’as.) Attention : le dix passe devant le roi !

    Les <b>{ -card-points }</b> : A vaut 11, 10 vaut 10, R 4, D 3, V 2 ; les cartes de 6 à 9 ne valent rien. En tout : { $pack }.

    <blockquote>10♦️ est plus fort que R♦️ ; dans cette couleur, seul A♦️ est encore plus fort. Un pli avec ces trois cartes et 8♣️ vaut 25 points.</blockquote>

rules-deal-title = La donne
rules-deal =
    Le <b>{ -dealer }</b> mélange et donne { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } à chacun, une à une, dans le sens horaire : d’abord à sa gauche, le donneur en dernier.

    { $stock ->
        [one] La { $stock } carte qui reste forme
       *[other] Les { $stock } cartes qui restent forment
    } la <b>{ -stock }</b>. On montre à tous une carte prise au hasard au milieu : sa couleur est l’<b>{ -trump }</b> de cette donne. Puis elle retourne à sa place, et nul ne sait quand on la piochera.

    Le premier donneur de la { -series } est tiré au sort, et la personne à sa gauche entame. Ensuite la donne tourne dans le sens horaire, mais l’entame revient à qui a fait le dernier pli de la donne d’avant.

    <blockquote>Émile donne ; Anna, à sa gauche, entame. On montre 9♥️ : atout cœur. Dana fait le dernier pli. C’est donc Anna qui donne ensuite, et Dana qui entame.</blockquote>

rules-trick-title = Le pli
rules-trick =
    <b>{ -lead(form: "title") }</b>, c’est poser de 1 à { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } d’une même couleur, face visible. Dans le sens horaire, chacun pose autant de cartes et choisit :

    • <b>{ -beat }</b> : face visible, carte contre carte. Chacune doit être plus forte que celle qu’elle bat : plus haute dans la même couleur, ou un atout sur une couleur simple. On bat les cartes qui tiennent le pli ; celles d’avant ne comptent plus.
    • <b>{ -discard }</b> : n’importe quelles cartes, face cachée. Personne ne saura jamais lesquelles.

    Rien n’oblige à fournir la couleur ni à battre, même si tu peux. Même les cartes de ton partenaire peuvent être battues. Deux couleurs simples ne se battent pas entre elles.

    Le pli est à qui a battu en dernier ; si personne n’a battu, à qui a entamé.

    <blockquote>Atout : ♥️. Anna entame avec 7♠️ R♠️. Boris les bat avec 9♠️ A♠️. Dana bat celles-là : 10♠️ passe devant 9♠️, et l’atout 6♥️ devant A♠️. Émile défausse 🂠 🂠. Le pli est pour Dana.</blockquote>

rules-claim-title = Quatre de même couleur
rules-claim =
    Tu as { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }, toutes de la même couleur ? Avec <b>{ -claim }</b>, tu peux entrer hors de ton tour. { $claims ->
       *[trick] Avant l’entame ou après les cartes des autres, tant que le pli n’est pas complet.
        [lead] À cette table, seulement avant l’entame.
    }

    Chacun reprend ses cartes déjà jouées dans le pli. Le pli recommence avec tes cartes pour entame, dans le sens horaire à partir de toi.

    Si plusieurs peuvent entrer, la priorité va à la personne qui avait l’entame, puis aux autres dans le sens horaire à partir de là. { $claims ->
       *[trick] Tant que le pli est ouvert
        [lead] Tant que personne n’a répondu
    }, une personne plus proche peut entrer par-dessus une plus éloignée, jamais l’inverse. Personne n’entre par-dessus les quatre cartes de la personne qui avait l’entame.

    Rien n’oblige à entrer, et on ne dit à personne qui le pourrait. Ce qui était face visible a été vu ; les défausses reprises restent secrètes.

    <blockquote>{ $claims ->
       *[trick] Anna entame avec R♦️, Boris défausse 7♠️ face cachée. Émile entre avec 6♣️ 9♣️ V♣️ A♣️, et les deux cartes sont reprises. Boris a donc de nouveau 7♠️ 8♠️ D♠️ 10♠️. Il est plus près d’Anna et entre par-dessus Émile !
        [lead] À Anna d’entamer. Émile entre avec 6♣️ 9♣️ V♣️ A♣️. Boris a 7♠️ 8♠️ D♠️ 10♠️. Il est plus près d’Anna et entre par-dessus Émile, qui reprend ses cartes. Dana répond.
    }</blockquote>

rules-refill-title = Piocher
rules-refill =
    Après chaque pli, on prend sur le dessus de la { -stock } jusqu’à avoir de nouveau { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } chacun : une à une, dans le sens horaire, en commençant par la personne qui a fait le pli.

    Elle entame aussi le pli suivant.

    Tout le monde a toujours le même nombre de cartes. Quand la pioche est vide, on joue ce qui reste.

    <blockquote>Dana fait un pli avec 10♠️ 6♥️ et il lui reste R♦️ 9♦️. Elle pioche d’abord : V♣️. Puis Émile, Anna et Boris piochent une carte chacun. Encore un tour : Dana pioche 8♠️, puis les autres. Toutes les mains sont complètes, et Dana entame.</blockquote>

rules-score-title = Le compte
rules-score =
    Quand la pioche est vide et que tout est joué, chaque camp compte ses points. Les défausses vont au camp qui a fait le pli, mais leurs points sont cachés jusque-là.

    Avec { $win } ou plus, on gagne. Avec moins de { $half }, on perd et on prend des { -defeat-points } :
    • { $low } ou plus : <b>{ $short }</b>
    • moins de { $low }, mais au moins un pli : <b>{ $middle }</b>
    • pas un seul pli : <b>{ $full }</b>

    { $half } à { $half }, ce sont des <b>{ -eggs }</b> : personne ne marque rien. { $eggs ->
       *[nothing] C’est juste pour rire :
        [double] Mais la prochaine donne sans égalité compte double (jamais quadruple, même après deux fois des œufs). Et puis :
    } les perdants de la partie seront alors des « boucs à œufs ».

    Le premier camp qui atteint { $target ->
        [one] { $target } mauvais point
       *[other] { $target } mauvais points
    } ou plus perd la partie : ce sont les <b>{ -goats }</b>.

    <blockquote>Boris et Émile ont fait deux plis, avec A♣️ 10♣️ D♦️ : 11 + 10 + 3 = 24. Anna et Dana ont les 96 autres. Boris et Émile prennent { $middle ->
        [one] { $middle } mauvais point
       *[other] { $middle } mauvais points
    }.</blockquote>

rules-options-title = Règles de la table
rules-options =
    Un chat peut choisir trois choses avec /settings. Un changement compte dès la { -series } suivante.

    • <b>Fin de partie</b> : 12 mauvais points selon les règles ; 6 pour une partie rapide, 18 ou 24 pour une longue. Ici : { $target }.
    • <b>{ $half } à { $half }</b> : rien ne change, ou la prochaine donne sans égalité compte double. Ici : { $eggs ->
       *[nothing] rien ne change
        [double] compte double
    }.
    • <b>Quatre de même couleur</b> : on entre tant que le pli n’est pas complet, ou seulement avant l’entame. Ici : { $claims ->
       *[trick] tant que le pli n’est pas complet
        [lead] seulement avant l’entame
    }.

    <blockquote>« Seulement avant l’entame » : Anna a déjà entamé avec 8♦️. Dana a 6♠️ 9♠️ R♠️ A♠️, mais pour ce pli c’est trop tard : elle attend son tour.
    « Compte double » : après { $half } à { $half }, la prochaine défaite coûte deux fois plus.</blockquote>

rules-bot-title = Comment jouer ici
rules-bot =
    1. Dans le groupe, envoie /newgame et choisis une place. L’ordinateur peut prendre les places vides.
    2. La première fois, le bot t’emmène dans son chat privé : appuie là sur <b>Démarrer</b> (Start), une seule fois. Sinon il ne peut pas t’envoyer tes cartes.
    3. Tes cartes arrivent dans le chat privé. À ton tour, chaque coup a son bouton : un appui, et c’est joué.
    4. <b>Mes cartes</b>, sous la table, montre tes cartes à toi seulement.
    5. Si tu peux entrer hors de ton tour avec quatre de même couleur, il y a un bouton pour ça parmi tes cartes.
    6. Tu dois partir ? /leave : l’ordinateur joue à ta place et n’importe qui peut s’y asseoir. Si tu as seulement tardé trop longtemps, la place reste à toi : appuie sur <b>Me revoilà</b>.

    Personne dans le coin ? Envoie /newgame dans le chat privé et joue contre l’ordinateur.

    <blockquote>Atout : ♥️. L’entame est D♣️ et tu as 6♣️ R♣️ 9♦️ 7♥️. Tu as six boutons : deux pour battre (R♣️ ou 7♥️) et quatre pour défausser (n’importe laquelle de tes cartes).</blockquote>
