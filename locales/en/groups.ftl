### The life of a group: who may not play, who did what, past series, calls when a table opens, turn times.
###
### Sentences about a person are written so that they fit everybody. Buttons (button-…), pop-ups (toast-…)
### and commands (cmd-…) are plain text; the rest may use <b>, <i>, <code>.

## Commands

cmd-block = block somebody here (admins)
cmd-unblock = let somebody play again (admins)
cmd-log = who changed what (admins)
cmd-history = past series of this chat
cmd-next = call me when a table opens

## Who may not play

blocks-title = 🚫 <b>Blocked from the tables of this group</b>
blocks-none = Nobody. An admin blocks somebody by writing /block in reply to a message of theirs.
# $name: a person.
button-unblock = ✖️ { $name }
# To the person who is blocked.
toast-blocked = An admin of this group has blocked you from its tables.
# To the group. $name: the person who is blocked.
toast-blocked-now = 🚫 { $name } may not play here any more. /unblock shows who is blocked.
toast-blocked-already = { $name } is blocked already. /unblock shows who is blocked.
toast-unblocked = { $name } may play here again.
toast-not-blocked = { $name } is not blocked here.
toast-block-whom = Whom? Write /block in reply to a message of the person, or with their @name after it.
toast-block-unknown = I have not met anybody of that name. Write /block in reply to a message of the person.
toast-block-bot = Only people can be blocked from the tables.
toast-block-admin = { $name } is an admin here. Admins can't be blocked.
toast-block-oneself = You can't block yourself.

## Log: "Anna: Turn time: 2 minutes → 8 hours"

log-title = 🗒 <b>Who changed what</b>
log-none = Nothing yet. I note who ends a series, removes a computer player, blocks somebody or changes a setting.
# An admin who writes in the group's name.
log-anonymous = an admin
# $setting: the name of a setting with its sign. $before, $after: its choices.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: a language's own name.
log-language = 🌐 Language: <b>{ $language }</b>
log-stopped = 🛑 the series was ended
log-lobby-closed = 🛑 the table was closed before the first deal
log-computer-removed = 🤖 a computer player was removed
# $name: the person who was blocked.
log-blocked = 🚫 { $name } was blocked
log-unblocked = ✅ { $name } may play again

## Past series

# $count: how many series there are.
history-title = { $count ->
        [one] 📚 <b>{ $count } series played here</b>
       *[other] 📚 <b>{ $count } series played here</b>
    }
toast-no-history = No series has been played to its goats here yet.

## Calls

# In private. $group: its title. $name: who opened the table.
call = 🔔 <b>A table is open in { $group }:</b> { $name } asks who plays.
button-to-table = ➡️ To the table
button-stop-calls = 🔕 Stop calling me
calls-title = 🔔 <b>Calls</b>
calls-how = I call you here when a table opens in these groups. A button stops it.
calls-none = You are not called from any group. Write /next in a group, and I call you here when a table opens there.
# $group: its title.
button-stop-calls-of = 🔕 { $group }
# In the group. $name: who wrote /next.
calls-open-private = 🔔 { $name }, open our private chat, so that I can call you there when a table opens here.
button-open-private = 💬 Open private chat
# In the group. $name: who wrote /next.
toast-calls-on = 🔔 { $name }: I'll call you in private when a table opens here. /next again stops it.
toast-calls-off = 🔕 { $name }: I don't call you from here any more.
toast-calls-stopped = I don't call you from there any more.

## Turn time, in the lobby and above the table

# $time: such as "24 hours".
turn-time = ⏳ { $time } a turn
turn-time-off = ⏳ no turn time
