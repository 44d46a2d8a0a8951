### Wat van mense bewaar word, hoe hulle dit kry en hoe hulle vergeet word.

privacy-kept =
    🔏 <b>Wat ek van jou weet</b>

    <b>Ek bewaar:</b> jou Telegram-nommer (id), jou naam en <code>@username</code> soos jy dit geskryf het, jou taal en instellings, waar jy by die tafels gesit het, wat jy gespeel het, en jou uitslae; in groepe ook wat jy my gevra het: om jou te roep, iemand te blokkeer, 'n instelling te verander. Daarsonder kan geen reeks verder gaan as die bot herbegin nie.

    <b>Hoe lank:</b> totdat jy sê ek moet jou vergeet: /forgetme in die private klets.

    <b>Ek bewaar nie:</b> jou boodskappe, jou foonnommer, jou foto of ander kletse nie. In 'n groep sien ek opdragte en die knoppies wat jy druk.

    <b>Wie sien dit:</b> die groep sien name, oop kaarte en uitslae. Terwyl 'n spel aan die gang is, word die kaarte in jou hand net vir jou gewys; daarna wys /replay dit vir die groep. Niks word aangegee of verkoop nie.

    <b>Kopieë:</b> ek maak self geen nie. Wie my bedryf, kan alles kopieer. In 'n ouer kopie bly jy staan totdat dit uitgevee word.

button-my-data = 📄 My data
button-forget-me = 🗑 Vergeet my
# Onder dieselfde teks in 'n groep: maak die private klets oop.
button-privacy-private = 📄 Bestuur my data

# Onder die lêer met alles wat oor die leser gestoor is.
my-data = 📄 Alles wat ek van jou weet. Ander spelers se name staan nie hierin nie.

forget-ask =
    🗑 <b>Moet ek jou vergeet?</b>

    Jou nommer, naam, instellings en die boodskappe met jou kaarte verdwyn. In ou reekse en uitslae word jy 'n speler sonder naam.

    Waar jy nou sit, neem die rekenaar jou plek in. As jy teen die rekenaar speel, eindig daardie reeks.

    Dit kan nie ongedaan gemaak word nie.
button-forget-yes = 🗑 Ja, vergeet my
button-forget-no = ↩️ Nee
forget-no = ↩️ Alles bly soos dit is.
forgotten =
    🗑 <b>Ek het jou vergeet.</b>

    Skryf aan my of druk een van my knoppies, dan leer ons mekaar van voor af ken.

cmd-mydata = alles wat oor my gestoor is
cmd-forgetme = vergeet my
