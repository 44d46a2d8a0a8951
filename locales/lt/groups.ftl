### Grupės gyvenimas: kas negali žaisti, kas ką pakeitė, ankstesnės partijos, kvietimai prie stalo, ėjimo laikas.
###
### Sakiniai apie žmones tinka visiems. Mygtukai (button-…), trumpi atsakymai (toast-…) ir komandos (cmd-…) –
### paprastas tekstas; kitur galima <b>, <i>, <code>.

## Komandos

cmd-block = neleisti čia žaisti (administratoriams)
cmd-unblock = vėl leisti žaisti (administratoriams)
cmd-log = kas ką pakeitė (administratoriams)
cmd-history = ankstesnės šio pokalbio partijos
cmd-next = pakviesti mane, kai atidaromas stalas

## Kas negali žaisti

blocks-title = 🚫 <b>Kas šioje grupėje žaisti negali</b>
blocks-none = Tokių nėra. Kad ką nors užblokuotų, administratorius į to žmogaus žinutę atsako /block.
# $name: žmogus.
button-unblock = ✖️ { $name }
# Tam, kas užblokuotas.
toast-blocked = Šios grupės administratorius tave užblokavo: prie jos stalų žaisti negali.
# Grupei. $name: kas užblokuotas.
toast-blocked-now = 🚫 { $name } čia žaisti nebegali. Visą sąrašą rodo /unblock.
toast-blocked-already = { $name } ir taip čia žaisti negali. Visą sąrašą rodo /unblock.
toast-unblocked = { $name } čia vėl gali žaisti.
toast-not-blocked = { $name } čia žaisti gali: užblokuotųjų sąraše tokio vardo nėra.
toast-block-whom = Ką užblokuoti? Atsakyk /block į to žmogaus žinutę arba po komandos parašyk jo @vardą.
toast-block-unknown = Tokio vardo nepažįstu. Atsakyk /block į to žmogaus žinutę.
toast-block-bot = Užblokuoti galima tik žmones.
toast-block-admin = { $name } administruoja šią grupę. Administratorių užblokuoti negalima.
toast-block-oneself = Savęs užblokuoti negalima.

## Žurnalas: „Ana: Ėjimo laikas: 2 minutės → 8 valandos“

log-title = 🗒 <b>Kas ką pakeitė</b>
log-none = Kol kas tuščia. Užrašau, kas baigia partiją, pašalina kompiuterį, ką nors užblokuoja ar keičia nustatymus.
# Administratorius, rašantis grupės vardu.
log-anonymous = administratorius
# $setting: nustatymo pavadinimas su ženklu. $before, $after: kaip buvo ir kaip yra.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: kalbos pavadinimas ja pačia.
log-language = 🌐 Kalba: <b>{ $language }</b>
log-stopped = 🛑 baigė partiją
log-lobby-closed = 🛑 uždarė stalą prieš pirmąjį padalijimą
log-computer-removed = 🤖 pašalino kompiuterį nuo stalo
# $name: kas užblokuotas.
log-blocked = 🚫 užblokavo: { $name }
log-unblocked = ✅ vėl leido žaisti: { $name }

## Ankstesnės partijos

# $count: kiek partijų yra.
history-title = { $count ->
        [one] 📚 <b>Čia sužaista { $count } partija</b>
        [few] 📚 <b>Čia sužaistos { $count } partijos</b>
       *[other] 📚 <b>Čia sužaista { $count } partijų</b>
    }
toast-no-history = Čia dar nė viena partija nesužaista iki ožių.

## Kvietimai

# Asmeniškai. $group: grupės pavadinimas. $name: kas atidarė stalą.
call = 🔔 <b>Grupėje { $group } atidarytas stalas:</b> { $name } kviečia žaisti.
button-to-table = ➡️ Prie stalo
button-stop-calls = 🔕 Nebekviesti
calls-title = 🔔 <b>Kvietimai</b>
calls-how = Pakviečiu tave čia, kai šiose grupėse atidaromas stalas. Nebenori – spausk grupės mygtuką.
calls-none = Tavęs iš jokios grupės nekviečiu. Parašyk grupėje /next, ir pakviesiu tave čia, kai ten bus atidarytas stalas.
# $group: grupės pavadinimas.
button-stop-calls-of = 🔕 { $group }
# Grupėje. $name: kas parašė /next.
calls-open-private = 🔔 { $name }: atidaryk mūsų asmeninį pokalbį, kad galėčiau ten pakviesti, kai čia bus atidarytas stalas.
button-open-private = 💬 Asmeninis pokalbis
# Grupėje. $name: kas parašė /next.
toast-calls-on = 🔔 { $name }: pakviesiu tave asmeniškai, kai čia bus atidarytas stalas. Nebenori – dar kartą /next.
toast-calls-off = 🔕 { $name }: iš čia tavęs nebekviesiu.
toast-calls-stopped = Iš ten tavęs nebekviesiu.

## Ėjimo laikas, prieš žaidimą ir virš stalo

# $time: pavyzdžiui, „24 valandos“.
turn-time = ⏳ ėjimui { $time }
turn-time-off = ⏳ ėjimo laikas neribotas
