### Viața unui grup: cine nu poate juca, cine ce a făcut, partide trecute, anunțuri de masă, timp pe mutare.
###
### Propozițiile despre oameni se potrivesc oricui. Butoanele (button-…), răspunsurile scurte (toast-…) și comenzile
### (cmd-…) sunt text simplu; restul poate avea <b>, <i>, <code>.

## Comenzi

cmd-block = blochează pe cineva (administratori)
cmd-unblock = deblochează pe cineva (administratori)
cmd-log = cine ce a schimbat (administratori)
cmd-history = partidele trecute din acest chat
cmd-next = anunță-mă când se deschide o masă

## Cine nu poate juca

blocks-title = 🚫 <b>Cine nu poate juca la mesele din acest grup</b>
blocks-none = Nimeni. Ca să blocheze pe cineva, un administrator răspunde cu /block la un mesaj al acelei persoane.
# $name: o persoană.
button-unblock = ✖️ { $name }
# Persoanei blocate.
toast-blocked = Un administrator al grupului nu te mai lasă să joci la mesele de aici.
# Grupului. $name: persoana blocată.
toast-blocked-now = 🚫 { $name } nu mai poate juca aici. Lista e la /unblock.
toast-blocked-already = { $name } nu putea juca aici nici până acum. Lista e la /unblock.
toast-unblocked = { $name } poate juca din nou aici.
toast-not-blocked = { $name } poate juca aici: nu e nimic de deblocat.
toast-block-whom = Pe cine? Răspunde cu /block la un mesaj al persoanei sau scrie /block și @numele ei.
toast-block-unknown = Nu cunosc pe nimeni cu numele acesta. Răspunde cu /block la un mesaj al persoanei.
toast-block-bot = Se pot bloca doar oameni.
toast-block-admin = { $name } e administrator aici. Administratorii nu pot fi blocați.
toast-block-oneself = Pe tine nu te poți bloca.

## Jurnal: „Ana: Timp pe mutare: 2 minute → 8 ore”

log-title = 🗒 <b>Cine ce a schimbat</b>
log-none = Încă nimic. Aici notez cine încheie o partidă, scoate un calculator, blochează pe cineva sau schimbă o setare.
# Un administrator care scrie în numele grupului.
log-anonymous = un administrator
# $setting: numele unei setări, cu semnul ei. $before, $after: ce era ales și ce s-a ales.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: numele unei limbi în ea însăși.
log-language = 🌐 Limba: <b>{ $language }</b>
log-stopped = 🛑 a încheiat partida
log-lobby-closed = 🛑 a închis masa înainte de prima rundă
log-computer-removed = 🤖 a scos un calculator
# $name: persoana blocată.
log-blocked = 🚫 { $name } nu mai poate juca
log-unblocked = ✅ { $name } poate juca din nou

## Partide trecute

# $count: câte partide sunt.
history-title = { $count ->
        [one] 📚 <b>{ $count } partidă jucată aici</b>
        [few] 📚 <b>{ $count } partide jucate aici</b>
       *[other] 📚 <b>{ $count } de partide jucate aici</b>
    }
toast-no-history = Aici încă nu s-a terminat nicio partidă cu țapi.

## Anunțuri de masă

# În privat. $group: titlul lui. $name: cine a deschis masa.
call = 🔔 <b>S-a deschis o masă în { $group }:</b> { $name } întreabă cine joacă.
button-to-table = ➡️ La masă
button-stop-calls = 🔕 Nu mă mai anunța
calls-title = 🔔 <b>Anunțuri</b>
calls-how = Te anunț aici când se deschide o masă în grupurile acestea. Un buton oprește anunțurile.
calls-none = Nu primești anunțuri din niciun grup. Scrie /next într-un grup și te anunț aici când se deschide acolo o masă.
# $group: titlul lui.
button-stop-calls-of = 🔕 { $group }
# În grup. $name: cine a scris /next.
calls-open-private = 🔔 { $name }, deschide chatul nostru privat, ca să te pot anunța acolo când se deschide o masă aici.
button-open-private = 💬 Deschide chatul privat
# În grup. $name: cine a scris /next.
toast-calls-on = 🔔 { $name }: te anunț în privat când se deschide o masă aici. Încă un /next oprește anunțurile.
toast-calls-off = 🔕 { $name }: nu te mai anunț de mesele de aici.
toast-calls-stopped = Nu te mai anunț de mesele de acolo.

## Timp pe mutare, înainte de joc și deasupra mesei

# $time: de pildă „24 de ore”.
turn-time = ⏳ { $time } pe mutare
turn-time-off = ⏳ fără limită de timp
