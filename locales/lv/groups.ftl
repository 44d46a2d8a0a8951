### Grupas dzīve: kas nedrīkst spēlēt, kas ko mainīja, iepriekšējās spēles, aicinājumi pie galda, gājiena laiks.
###
### Teikumi par cilvēku der visiem. Pogas (button-…), īsās atbildes (toast-…) un komandas (cmd-…) ir bez
### noformējuma, pārējos tekstos drīkst <b>, <i>, <code>.

## Komandas

cmd-block = neļaut kādam te spēlēt (administratoriem)
cmd-unblock = atkal ļaut spēlēt (administratoriem)
cmd-log = kas ko mainīja (administratoriem)
cmd-history = šī čata iepriekšējās spēles
cmd-next = pasaukt mani, kad atver galdu

## Kas nedrīkst spēlēt

blocks-title = 🚫 <b>Kas šajā grupā spēlēt nedrīkst</b>
blocks-none = Tādu nav. Lai kādu bloķētu, administrators atbild ar /block uz šī cilvēka ziņu.
# $name: cilvēks.
button-unblock = ✖️ { $name }
# Bloķētajam.
toast-blocked = Šīs grupas administrators tevi bloķēja: pie tās galdiem spēlēt nevari.
# Grupai. $name: kas bloķēts.
toast-blocked-now = 🚫 { $name } te vairs nedrīkst spēlēt. Bloķēto sarakstu rāda /unblock.
toast-blocked-already = { $name } jau ir bloķēto sarakstā. To rāda /unblock.
toast-unblocked = { $name } atkal drīkst te spēlēt.
toast-not-blocked = { $name } nav bloķēto sarakstā.
toast-block-whom = Ko bloķēt? Atbildi ar /block uz cilvēka ziņu vai aiz komandas uzraksti viņa @vārdu.
toast-block-unknown = Nevienu ar tādu vārdu nepazīstu. Atbildi ar /block uz šī cilvēka ziņu.
toast-block-bot = Bloķēt var tikai cilvēkus.
toast-block-admin = { $name } šo grupu administrē. Administratorus bloķēt nevar.
toast-block-oneself = Sevi bloķēt nevar.

## Žurnāls: „Anna: Gājiena laiks: 2 minūtes → 8 stundas”

log-title = 🗒 <b>Kas ko mainīja</b>
log-none = Pagaidām tukšs. Es pierakstu, kas beidz spēli, noņem datoru, kādu bloķē vai maina iestatījumus.
# Administrators, kas raksta grupas vārdā.
log-anonymous = kāds administrators
# $setting: iestatījuma nosaukums ar zīmi. $before, $after: kā bija, kā ir.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: valodas nosaukums tajā pašā.
log-language = 🌐 Valoda: <b>{ $language }</b>
log-stopped = 🛑 beidza spēli
log-lobby-closed = 🛑 slēdza galdu pirms pirmās partijas
log-computer-removed = 🤖 noņēma datoru no galda
# $name: kas bloķēts.
log-blocked = 🚫 bloķēja: { $name }
log-unblocked = ✅ atkal atļāva spēlēt: { $name }

## Iepriekšējās spēles

# $count: cik spēļu ir.
history-title = { $count ->
        [zero] 📚 <b>Te izspēlēto spēļu: { $count }</b>
        [one] 📚 <b>Te izspēlēta { $count } spēle</b>
       *[other] 📚 <b>Te izspēlētas { $count } spēles</b>
    }
toast-no-history = Te vēl neviena spēle nav izspēlēta līdz āžiem.

## Aicinājumi

# Privāti. $group: grupas nosaukums. $name: kas atvēra galdu.
call = 🔔 <b>Grupā { $group } ir atvērts galds:</b> { $name } aicina spēlēt.
button-to-table = ➡️ Pie galda
button-stop-calls = 🔕 Vairs nesaukt
calls-title = 🔔 <b>Aicinājumi</b>
calls-how = Kad kādā no šīm grupām atver galdu, es tevi te pasaucu. Ja vairs nevajag, nospied grupas pogu.
calls-none = Tevi nesaucu no nevienas grupas. Uzraksti grupā /next, un es tevi te pasaukšu, kad tur atvērs galdu.
# $group: grupas nosaukums.
button-stop-calls-of = 🔕 { $group }
# Grupā. $name: kas rakstīja /next.
calls-open-private = 🔔 { $name }: atver mūsu privāto čatu, tad varēšu tevi tur pasaukt, kad šeit atvērs galdu.
button-open-private = 💬 Uz privāto čatu
# Grupā. $name: kas rakstīja /next.
toast-calls-on = 🔔 { $name }: kad te atvērs galdu, pasaukšu tevi privātajā čatā. Ja vairs nevajag, vēlreiz /next.
toast-calls-off = 🔕 { $name }: no šejienes tevi vairs nesaukšu.
toast-calls-stopped = No tās grupas tevi vairs nesaukšu.

## Gājiena laiks, pulcējoties un virs galda

# $time: piemēram, „24 stundas”.
turn-time = ⏳ gājienam { $time }
turn-time-off = ⏳ gājiena laiks bez limita
