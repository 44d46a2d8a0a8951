### Kas apie žmones saugoma, kaip tai gauti ir kaip liepti juos pamiršti.

privacy-kept =
    🔏 <b>Ką apie tave žinau</b>

    <b>Saugau:</b> tavo Telegram numerį (id), vardą ir <code>@username</code>, kaip juos rašai, kalbą ir nustatymus, kuriose vietose sėdėjai, kas ten sužaista, ir tavo rezultatus; grupėse dar ir tai, ko manęs prašei: tave pakviesti, ką nors užblokuoti, pakeisti nustatymus. Kitaip, paleidus botą iš naujo, partijos nepavyktų tęsti.

    <b>Kiek laiko:</b> kol paliepsi tave pamiršti: /forgetme asmeniniame pokalbyje.

    <b>Nesaugau:</b> tavo žinučių, telefono numerio, nuotraukos, kitų pokalbių. Grupėje matau komandas ir mygtukus, kuriuos spaudi.

    <b>Kas tai mato:</b> grupė mato vardus, atverstas kortas ir rezultatus. Kol padalijimas nebaigtas, kortos tavo rankoje rodomos tik tau; paskui /replay jas parodo grupei. Nieko neperduodu ir neparduodu.

    <b>Kopijos:</b> pats jų nedarau. Kas mane prižiūri, gali nukopijuoti viską. Senesnėje kopijoje lieki, kol ji bus ištrinta.

button-my-data = 📄 Mano duomenys
button-forget-me = 🗑 Pamiršti mane
# Po tuo pačiu tekstu grupėje: atidaro asmeninį pokalbį.
button-privacy-private = 📄 Duomenys ir pamiršimas

# Po failu su viskuo, kas apie skaitytoją saugoma.
my-data = 📄 Viskas, ką apie tave žinau. Kitų žaidėjų vardų čia nėra.

forget-ask =
    🗑 <b>Tave pamiršti?</b>

    Dings tavo numeris, vardas, nustatymai ir žinutės su tavo kortomis. Senose partijose ir rezultatuose liksi be vardo.

    Jei dabar sėdi prie stalo, tavo vietą užims kompiuteris. Žaidimas su kompiuteriu baigsis.

    Kelio atgal nėra.
button-forget-yes = 🗑 Taip, pamiršti
button-forget-no = ↩️ Ne
forget-no = ↩️ Viskas lieka, kaip buvo.
forgotten =
    🗑 <b>Tavęs nebeprisimenu.</b>

    Parašyk man arba paspausk mano mygtuką, ir susipažinsime iš naujo.

cmd-mydata = viskas, kas apie tave saugoma
cmd-forgetme = pamiršti mane
