### La vie d’un groupe : qui ne peut pas jouer, qui a fait quoi, anciennes parties, alertes de table, temps par tour.
###
### Les phrases sur une personne conviennent à tout le monde. Boutons (button-…), réponses brèves (toast-…) et
### commandes (cmd-…) sont en texte simple ; le reste admet <b>, <i>, <code>.

## Commandes

cmd-block = bloquer quelqu’un ici (admins)
cmd-unblock = laisser quelqu’un rejouer (admins)
cmd-log = qui a changé quoi (admins)
cmd-history = anciennes parties de ce chat
cmd-next = me prévenir quand une table s’ouvre

## Qui ne peut pas jouer

blocks-title = 🚫 <b>Ne peuvent pas jouer aux tables de ce groupe</b>
blocks-none = Personne. Un admin bloque quelqu’un en répondant /block à l’un de ses messages.
# $name : une personne.
button-unblock = ✖️ { $name }
# À la personne bloquée.
toast-blocked = Un admin de ce groupe ne te laisse plus jouer à ses tables.
# Au groupe. $name : la personne bloquée.
toast-blocked-now = 🚫 { $name } ne peut plus jouer ici. La liste est dans /unblock.
toast-blocked-already = { $name } ne pouvait déjà plus jouer ici. La liste est dans /unblock.
toast-unblocked = { $name } peut de nouveau jouer ici.
toast-not-blocked = { $name } peut jouer ici : rien à débloquer.
toast-block-whom = Qui ? Réponds /block à l’un de ses messages, ou écris /block suivi de son @nom.
toast-block-unknown = Je ne connais personne de ce nom. Réponds /block à un message de la personne.
toast-block-bot = On ne peut bloquer que des personnes.
toast-block-admin = { $name } est admin ici. On ne bloque pas les admins.
toast-block-oneself = Tu ne peux pas te bloquer toi-même.

## Journal : « Anna : Temps : 2 minutes → 8 heures »

log-title = 🗒 <b>Qui a changé quoi</b>
log-none = Rien pour l’instant. Je note ici qui arrête une partie, retire un ordinateur, bloque quelqu’un ou change un réglage.
# Un admin qui écrit au nom du groupe.
log-anonymous = un admin
# $setting : le nom d’un réglage avec son signe. $before, $after : le choix d’avant et celui d’après.
log-setting = { $setting } : { $before } → <b>{ $after }</b>
# $language : le nom d’une langue dans cette langue.
log-language = 🌐 Langue : <b>{ $language }</b>
log-stopped = 🛑 arrête la partie
log-lobby-closed = 🛑 ferme la table avant la première donne
log-computer-removed = 🤖 retire un ordinateur
# $name : la personne bloquée.
log-blocked = 🚫 bloque { $name }
log-unblocked = ✅ débloque { $name }

## Anciennes parties

# $count : le nombre de parties.
history-title = { $count ->
        [one] 📚 <b>{ $count } partie jouée ici</b>
       *[other] 📚 <b>{ $count } parties jouées ici</b>
    }
toast-no-history = Aucune partie ne s’est encore finie ici avec des boucs.

## Alertes de table

# En privé. $group : son titre. $name : qui a ouvert la table.
call = 🔔 <b>Une table est ouverte dans { $group } :</b> { $name } demande qui joue.
button-to-table = ➡️ À la table
button-stop-calls = 🔕 Ne plus me prévenir
calls-title = 🔔 <b>Alertes</b>
calls-how = Je te préviens ici quand une table s’ouvre dans ces groupes. Un bouton arrête l’alerte.
calls-none = Tu n’as d’alerte pour aucun groupe. Écris /next dans un groupe, et je te préviendrai ici quand une table s’y ouvre.
# $group : son titre.
button-stop-calls-of = 🔕 { $group }
# Dans le groupe. $name : qui a écrit /next.
calls-open-private = 🔔 { $name }, ouvre notre chat privé : je pourrai t’y prévenir quand une table s’ouvre ici.
button-open-private = 💬 Ouvrir le chat privé
# Dans le groupe. $name : qui a écrit /next.
toast-calls-on = 🔔 { $name } : je te préviendrai en privé quand une table s’ouvre ici. Encore /next pour arrêter.
toast-calls-off = 🔕 { $name } : je ne te préviens plus des tables d’ici.
toast-calls-stopped = Je ne te préviens plus des tables de ce groupe.

## Temps par tour, avant de commencer et au-dessus de la table

# $time : comme « 24 heures ».
turn-time = ⏳ { $time } par tour
turn-time-off = ⏳ temps sans limite
