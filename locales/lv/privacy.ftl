### Kas par cilvēkiem tiek glabāts, kā to saņemt un kā likt sevi aizmirst.

privacy-kept =
    🔏 <b>Ko es par tevi zinu</b>

    <b>Glabāju:</b> tavu Telegram numuru (id), vārdu un <code>@username</code> tā, kā tu tos raksti, valodu un iestatījumus, kurās vietās tu sēdēji, kas tur izspēlēts, un tavus rezultātus; grupās arī to, ko tu man lūdzi: tevi pasaukt, kādu bloķēt, mainīt iestatījumus. Bez tā spēli pēc restarta nevarētu turpināt.

    <b>Cik ilgi:</b> līdz palūgsi, lai tevi aizmirstu: /forgetme privātajā čatā.

    <b>Neglabāju:</b> tavas ziņas, tālruņa numuru, fotoattēlu, citus čatus. Grupā es redzu komandas un pogas, ko tu nospied.

    <b>Kas to redz:</b> grupa redz vārdus, atklātās kārtis un rezultātus. Kamēr partija nav beigusies, kārtis, kas tev rokā, rādu tikai tev; pēc tam /replay tās parāda grupai. Neko nenododu tālāk un nepārdodu.

    <b>Kopijas:</b> es pats tās netaisu. Kas mani uztur, tas var nokopēt visu. Vecākā kopijā tu paliec, līdz to izdzēš.

button-my-data = 📄 Mani dati
button-forget-me = 🗑 Aizmirst mani
# Zem tā paša teksta grupā: atver privāto čatu.
button-privacy-private = 📄 Dati un aizmiršana

# Zem faila ar visu, kas par lasītāju glabājas.
my-data = 📄 Viss, ko es par tevi zinu. Citu spēlētāju vārdu te nav.

forget-ask =
    🗑 <b>Vai tevi aizmirst?</b>

    Pazudīs tavs numurs, vārds, iestatījumi un ziņas ar tavām kārtīm. Vecajās spēlēs un rezultātos tu paliksi bez vārda.

    Ja tagad sēdi pie kāda galda, tavu vietu ieņems dators. Spēle, ko spēlē ar datoru, beigsies.

    Atpakaļceļa nav.
button-forget-yes = 🗑 Jā, aizmirst
button-forget-no = ↩️ Nē
forget-no = ↩️ Viss paliek, kā bija.
forgotten =
    🗑 <b>Es tevi aizmirsu.</b>

    Uzraksti man vai nospied kādu manu pogu, un iepazīsimies no jauna.

cmd-mydata = viss, kas par tevi glabājas
cmd-forgetme = aizmirst mani
