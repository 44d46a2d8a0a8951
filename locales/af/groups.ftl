### Die lewe van 'n groep: wie nie mag speel nie, wie wat gedoen het, vorige reekse, roepe as 'n tafel oopgaan, tyd per beurt.
###
### Knoppies (button-…), kort antwoorde (toast-…) en opdragte (cmd-…) is gewone teks; die res mag <b>, <i>, <code> hê.

## Opdragte

cmd-block = blokkeer iemand hier (admins)
cmd-unblock = laat iemand weer speel (admins)
cmd-log = wie het wat verander (admins)
cmd-history = vorige reekse van hierdie klets
cmd-next = roep my as 'n tafel oopgaan

## Wie nie mag speel nie

blocks-title = 🚫 <b>Geblokkeer by hierdie groep se tafels</b>
blocks-none = Niemand nie. 'n Admin blokkeer iemand deur /block te stuur as antwoord op 'n boodskap van daardie persoon.
# $name: 'n persoon.
button-unblock = ✖️ { $name }
# Aan die een wat geblokkeer is.
toast-blocked = 'n Admin van hierdie groep het jou by die tafels hier geblokkeer.
# Aan die groep. $name: die een wat geblokkeer is.
toast-blocked-now = 🚫 { $name } mag nie meer hier speel nie. /unblock wys wie geblokkeer is.
toast-blocked-already = { $name } is reeds geblokkeer. /unblock wys wie geblokkeer is.
toast-unblocked = { $name } mag weer hier speel.
toast-not-blocked = { $name } is nie hier geblokkeer nie.
toast-block-whom = Vir wie? Stuur /block as antwoord op 'n boodskap van die persoon, of met die @naam daarna.
toast-block-unknown = Ek het nog niemand met daardie naam ontmoet nie. Stuur /block as antwoord op 'n boodskap van die persoon.
toast-block-bot = Net mense kan by die tafels geblokkeer word.
toast-block-admin = { $name } is 'n admin hier. Admins kan nie geblokkeer word nie.
toast-block-oneself = Jy kan nie jouself blokkeer nie.

## Wat verander het: “Anna: Tyd per beurt: 2 minute → 8 uur”

log-title = 🗒 <b>Wie het wat verander</b>
log-none = Nog niks nie. Ek skryf neer wie 'n reeks stop, 'n rekenaarspeler verwyder, iemand blokkeer of 'n instelling verander.
# 'n Admin wat in die groep se naam skryf.
log-anonymous = 'n admin
# $setting: die naam van 'n instelling met sy teken. $before, $after: die keuses.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: 'n taal se naam in die taal self.
log-language = 🌐 Taal: <b>{ $language }</b>
log-stopped = 🛑 die reeks is gestop
log-lobby-closed = 🛑 die tafel is voor die eerste spel gesluit
log-computer-removed = 🤖 'n rekenaarspeler is verwyder
# $name: die een wat geblokkeer is.
log-blocked = 🚫 { $name } is geblokkeer
log-unblocked = ✅ { $name } mag weer speel

## Vorige reekse

# $count: hoeveel reekse daar is.
history-title = { $count ->
        [one] 📚 <b>{ $count } reeks is hier gespeel</b>
       *[other] 📚 <b>{ $count } reekse is hier gespeel</b>
    }
toast-no-history = Hier is nog geen reeks gespeel tot daar bokke was nie.

## Roepe

# In die private klets. $group: die groep se naam. $name: wie die tafel oopgemaak het.
call = 🔔 <b>Daar's 'n tafel oop in { $group }:</b> { $name } vra wie speel saam.
button-to-table = ➡️ Na die tafel
button-stop-calls = 🔕 Moenie my roep nie
calls-title = 🔔 <b>Waarvandaan ek jou roep</b>
calls-how = Ek roep jou hier wanneer 'n tafel in hierdie groepe oopgaan. Druk 'n groep se knoppie om dit te stop.
calls-none = Ek roep jou uit geen groep nie. Stuur /next in 'n groep, dan roep ek jou hier wanneer daar 'n tafel oopgaan.
# $group: die groep se naam.
button-stop-calls-of = 🔕 { $group }
# In die groep. $name: wie /next gestuur het.
calls-open-private = 🔔 { $name }, maak ons private klets oop, dan kan ek jou daar roep wanneer hier 'n tafel oopgaan.
button-open-private = 💬 Maak die klets oop
# In die groep. $name: wie /next gestuur het.
toast-calls-on = 🔔 { $name }: ek roep jou privaat wanneer hier 'n tafel oopgaan. Stuur weer /next om dit te stop.
toast-calls-off = 🔕 { $name }: ek roep jou nie meer van hier af nie.
toast-calls-stopped = Ek roep jou nie meer van daar af nie.

## Tyd per beurt, voor die spel en bo die tafel

# $time: soos “24 uur”.
turn-time = ⏳ { $time } per beurt
turn-time-off = ⏳ onbeperkte tyd per beurt
