### Ce qui est conservé sur les gens, comment ils le reçoivent et comment ils sont oubliés.

privacy-kept =
    🔏 <b>Ce que je sais de toi</b>

    <b>Conservé :</b> ton numéro Telegram (id), ton nom et ton <code>@nom</code> tels que tu les écris, ta langue et tes réglages, les places que tu as eues, ce que tu as joué et tes résultats ; dans les groupes, aussi ce que tu m’as demandé : des alertes de table, de bloquer quelqu’un, de changer un réglage. Sans cela, aucune partie ne pourrait reprendre après un redémarrage.

    <b>Combien de temps :</b> jusqu’à ce que tu me demandes de t’oublier, avec /forgetme dans le chat privé.

    <b>Non conservé :</b> tes messages, ton numéro de téléphone, ta photo, tes autres chats. Dans un groupe, je vois les commandes et les boutons que tu touches.

    <b>Qui le voit :</b> le groupe voit les noms, les cartes face visible et les résultats. Ta main n’est montrée qu’à toi tant que la donne se joue ; ensuite, /replay en montre les cartes au groupe. Rien n’est transmis ni vendu.

    <b>Copies :</b> je n’en fais pas de moi-même. Qui me fait tourner peut tout copier. Tu restes dans une ancienne copie jusqu’à ce qu’elle soit effacée.

button-my-data = 📄 Mes données
button-forget-me = 🗑 M’oublier
# Sous le même texte dans un groupe : ouvre le chat privé.
button-privacy-private = 📄 Voir ou effacer mes données

# Sous le fichier avec tout ce qui est conservé sur qui lit.
my-data = 📄 Tout ce que je sais de toi. Les autres personnes y sont sans nom.

forget-ask =
    🗑 <b>Je t’oublie ?</b>

    Ton numéro, ton nom, tes réglages et les messages avec tes cartes disparaissent. Dans les anciennes parties et les résultats, tu deviens une personne sans nom.

    Si tu as une place en ce moment, l’ordinateur la prend. Ta partie contre l’ordinateur s’arrête.

    Pas de retour possible.
button-forget-yes = 🗑 Oui, oublie-moi
button-forget-no = ↩️ Non
forget-no = ↩️ Tout reste comme avant.
forgotten =
    🗑 <b>Voilà, je ne sais plus rien de toi.</b>

    Si tu m’écris ou touches un de mes boutons, on refera connaissance.

cmd-mydata = tout ce que le bot garde sur moi
cmd-forgetme = me faire oublier
