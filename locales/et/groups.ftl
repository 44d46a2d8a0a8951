### Grupi elu: kes mängida ei või, kes mida muutis, varasemad partiid, kutsed lauda, käigu aeg.
###
### Laused inimeste kohta sobivad kõigile. Nupud (button-…), lühivastused (toast-…) ja käsud (cmd-…) on ilma
### kujunduseta, mujal on lubatud <b>, <i>, <code>.

## Käsud

cmd-block = keela siin mängimine (administraatorid)
cmd-unblock = luba jälle mängida (administraatorid)
cmd-log = kes mida muutis (administraatorid)
cmd-history = selle vestluse varasemad partiid
cmd-next = kutsu mind, kui laud avatakse

## Kes mängida ei või

blocks-title = 🚫 <b>Kes selles grupis mängida ei või</b>
blocks-none = Mitte keegi. Blokeerimiseks vastab administraator inimese sõnumile käsuga /block.
# $name: inimene.
button-unblock = ✖️ { $name }
# Sellele, kes on blokeeritud.
toast-blocked = Grupi administraator on su blokeerinud: selle grupi laudades sa mängida ei saa.
# Grupile. $name: kes blokeeriti.
toast-blocked-now = 🚫 { $name } ei või siin enam mängida. Nimekirja näitab /unblock.
toast-blocked-already = { $name } on juba blokeeritud. Nimekirja näitab /unblock.
toast-unblocked = { $name } võib siin jälle mängida.
toast-not-blocked = { $name } ei ole siin blokeeritud.
toast-block-whom = Keda? Vasta inimese sõnumile käsuga /block või kirjuta käsu järele tema @nimi.
toast-block-unknown = Sellenimelist ma ei tunne. Vasta inimese sõnumile käsuga /block.
toast-block-bot = Blokeerida saab ainult inimesi.
toast-block-admin = { $name } on siin administraator. Administraatoreid blokeerida ei saa.
toast-block-oneself = Iseennast blokeerida ei saa.

## Logi: „Anna: Käigu aeg: 2 minutit → 8 tundi“

log-title = 🗒 <b>Kes mida muutis</b>
log-none = Veel mitte midagi. Panen kirja, kes lõpetab partii, eemaldab arvuti, kedagi blokeerib või seadeid muudab.
# Administraator, kes kirjutab grupi nime alt.
log-anonymous = üks administraator
# $setting: seade nimi koos märgiga. $before, $after: kuidas oli ja kuidas on.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: keele nimi selles keeles.
log-language = 🌐 Keel: <b>{ $language }</b>
log-stopped = 🛑 lõpetas partii
log-lobby-closed = 🛑 sulges laua enne esimest jaotust
log-computer-removed = 🤖 eemaldas arvuti
# $name: kes blokeeriti.
log-blocked = 🚫 blokeeris: { $name }
log-unblocked = ✅ lubas jälle mängida: { $name }

## Varasemad partiid

# $count: mitu partiid on.
history-title = { $count ->
        [one] 📚 <b>Siin on mängitud { $count } partii</b>
       *[other] 📚 <b>Siin on mängitud { $count } partiid</b>
    }
toast-no-history = Siin pole veel ükski partii sikkudeni jõudnud.

## Kutsed

# Privaatselt. $group: grupi nimi. $name: kes laua avas.
call = 🔔 <b>Grupis { $group } avati laud:</b> { $name } kutsub mängima.
button-to-table = ➡️ Laua juurde
button-stop-calls = 🔕 Ära enam kutsu
calls-title = 🔔 <b>Kutsed</b>
calls-how = Kutsun sind siin, kui neis gruppides laud avatakse. Kui enam ei taha, vajuta grupi nuppu.
calls-none = Praegu ei kutsu ma sind ühestki grupist. Kirjuta grupis /next ja ma kutsun sind siin, kui seal laud avatakse.
# $group: grupi nimi.
button-stop-calls-of = 🔕 { $group }
# Grupis. $name: kes kirjutas /next.
calls-open-private = 🔔 { $name }, ava meie privaatvestlus, siis saan sind seal kutsuda, kui siin laud avatakse.
button-open-private = 💬 Privaatvestlus
# Grupis. $name: kes kirjutas /next.
toast-calls-on = 🔔 { $name }: kutsun sind privaatselt, kui siin laud avatakse. Kui enam ei taha, siis uuesti /next.
toast-calls-off = 🔕 { $name }: siit ma sind enam ei kutsu.
toast-calls-stopped = Sealt ma sind enam ei kutsu.

## Käigu aeg, enne mängu ja laua kohal

# $time: näiteks „24 tundi“.
turn-time = ⏳ käigu aeg { $time }
turn-time-off = ⏳ käigu aeg piiranguta
