### Das Leben einer Gruppe: wer nicht mitspielen darf, wer was geändert hat, frühere Partien, Bescheid bei
### einem neuen Tisch, Bedenkzeiten.
###
### Sätze über Leute passen zu allen. Knöpfe (button-…), kurze Antworten (toast-…) und Befehle (cmd-…) sind
### reiner Text; sonst gehen <b>, <i>, <code>.

## Befehle

cmd-block = jemanden hier sperren (Admins)
cmd-unblock = jemanden wieder zulassen (Admins)
cmd-log = wer was geändert hat (Admins)
cmd-history = frühere Partien in diesem Chat
cmd-next = Bescheid, wenn ein Tisch aufmacht

## Wer nicht mitspielen darf

blocks-title = 🚫 <b>Gesperrt an den Tischen dieser Gruppe</b>
blocks-none = Niemand. Zum Sperren antworten Admins mit /block auf eine Nachricht der Person.
# $name: eine Person.
button-unblock = ✖️ { $name }
# An die gesperrte Person.
toast-blocked = Ein Admin hat dich für die Tische dieser Gruppe gesperrt.
# An die Gruppe. $name: wer gesperrt ist.
toast-blocked-now = 🚫 { $name } darf hier nicht mehr mitspielen. Wer gesperrt ist, zeigt /unblock.
toast-blocked-already = { $name } ist schon gesperrt. Wer gesperrt ist, zeigt /unblock.
toast-unblocked = { $name } darf hier wieder mitspielen.
toast-not-blocked = { $name } ist hier nicht gesperrt.
toast-block-whom = Wen? Antworte mit /block auf eine Nachricht der Person oder schreib ihren @Namen dahinter.
toast-block-unknown = Unter diesem Namen kenne ich niemanden. Antworte mit /block auf eine Nachricht der Person.
toast-block-bot = Sperren kann man nur Menschen.
toast-block-admin = { $name } ist hier Admin. Admins lassen sich nicht sperren.
toast-block-oneself = Dich selbst kannst du nicht sperren.

## Protokoll: „Anna: Bedenkzeit: 2 Minuten → 8 Stunden“

log-title = 🗒 <b>Wer was geändert hat</b>
log-none = Noch nichts. Ich notiere, wer eine Partie beendet, einen Computer entfernt, jemanden sperrt oder etwas umstellt.
# Ein Admin, der im Namen der Gruppe schreibt.
log-anonymous = ein Admin
# $setting: der Name einer Einstellung mit ihrem Zeichen. $before, $after: was gewählt war und ist.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: der Name einer Sprache in ihr selbst.
log-language = 🌐 Sprache: <b>{ $language }</b>
log-stopped = 🛑 Partie beendet
log-lobby-closed = 🛑 Tisch vor der ersten Runde geschlossen
log-computer-removed = 🤖 Computer entfernt
# $name: wer gesperrt wurde.
log-blocked = 🚫 { $name } gesperrt
log-unblocked = ✅ { $name } wieder zugelassen

## Frühere Partien

# $count: wie viele Partien es gibt.
history-title = { $count ->
        [one] 📚 <b>Hier gespielt: { $count } Partie</b>
       *[other] 📚 <b>Hier gespielt: { $count } Partien</b>
    }
toast-no-history = Bis zu den Böcken ist hier noch keine Partie gekommen.

## Bescheid bei einem neuen Tisch

# Privat. $group: der Name der Gruppe. $name: wer den Tisch aufgemacht hat.
call = 🔔 <b>Neuer Tisch in { $group }:</b> { $name } fragt, wer mitspielt.
button-to-table = ➡️ Zum Tisch
button-stop-calls = 🔕 Abbestellen
calls-title = 🔔 <b>Bescheid, wenn ein Tisch aufmacht</b>
calls-how = Ich melde mich hier, wenn in diesen Gruppen ein Tisch aufmacht. Mit dem Knopf bestellst du es ab.
calls-none = Noch gibt dir keine Gruppe Bescheid. Schreib in einer Gruppe /next, und ich melde mich hier, wenn dort ein Tisch aufmacht.
# $group: der Name der Gruppe.
button-stop-calls-of = 🔕 { $group }
# In der Gruppe. $name: wer /next geschrieben hat.
calls-open-private = 🔔 { $name }, öffne unseren Privatchat, dann kann ich mich dort melden, wenn hier ein Tisch aufmacht.
button-open-private = 💬 Zum Privatchat
# In der Gruppe. $name: wer /next geschrieben hat.
toast-calls-on = 🔔 { $name }: Ich melde mich privat, wenn hier ein Tisch aufmacht. Mit /next bestellst du es wieder ab.
toast-calls-off = 🔕 { $name }: Von hier melde ich mich nicht mehr bei dir.
toast-calls-stopped = Von dort melde ich mich nicht mehr.

## Bedenkzeit, bevor es losgeht und über dem Tisch

# $time: etwa „24 Stunden“.
turn-time = ⏳ { $time } pro Zug
turn-time-off = ⏳ Bedenkzeit unbegrenzt
