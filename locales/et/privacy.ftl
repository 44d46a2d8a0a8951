### Mida inimeste kohta alles hoitakse, kuidas seda näha saab ja kuidas lasta end unustada.

privacy-kept =
    🔏 <b>Mida ma sinust tean</b>

    <b>Hoian alles:</b> sinu Telegrami numbri (id), nime ja <code>@username</code>’i nii, nagu sa need kirjutasid, keele ja seaded, mis kohtadel sa istusid, mida seal mängiti, ja sinu tulemused; gruppides ka selle, mida sa minult palusid: et ma sind kutsuksin, kellegi blokeeriksin või seadeid muudaksin. Muidu ei saaks partii pärast taaskäivitust jätkuda.

    <b>Kui kaua:</b> kuni palud end unustada: /forgetme privaatvestluses.

    <b>Ei hoia:</b> sinu sõnumeid, telefoninumbrit, pilti ega teisi vestlusi. Grupis näen käske ja nuppe, mida vajutad.

    <b>Kes näeb:</b> grupp näeb nimesid, lahtisi kaarte ja tulemusi. Su käes olevaid kaarte näed jaotuse ajal ainult sina; pärast näitab /replay neid grupile. Midagi ei anta edasi ega müüda.

    <b>Koopiad:</b> ise ma neid ei tee. Kes mind käitab, võib kõik kopeerida. Vanemasse koopiasse jääd alles, kuni see kustutatakse.

button-my-data = 📄 Minu andmed
button-forget-me = 🗑 Unusta mind
# Sama teksti all grupis: avab privaatvestluse.
button-privacy-private = 📄 Andmed ja unustamine

# Faili all, kus on kõik, mis lugeja kohta alles hoitakse.
my-data = 📄 Kõik, mida ma sinust tean. Teiste mängijate nimesid siin pole.

forget-ask =
    🗑 <b>Kas unustan su ära?</b>

    Kaovad su number, nimi, seaded ja sõnumid sinu kaartidega. Vanades partiides ja tulemustes jääd nimeta mängijaks.

    Kui istud praegu lauas, võtab su koha arvuti. Mäng, mida mängid üksi, lõpeb.

    Tagasi võtta seda ei saa.
button-forget-yes = 🗑 Jah, unusta mind
button-forget-no = ↩️ Ei
forget-no = ↩️ Kõik jääb nii, nagu on.
forgotten =
    🗑 <b>Oled unustatud.</b>

    Kirjuta mulle või vajuta mõnd mu nuppu, ja teeme uuesti tutvust.

cmd-mydata = kõik, mida sinu kohta alles hoitakse
cmd-forgetme = unusta mind
