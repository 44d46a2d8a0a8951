### Ce se păstrează despre oameni, cum primesc ei datele și cum sunt uitați.

privacy-kept =
    🔏 <b>Ce știu despre tine</b>

    <b>Păstrez:</b> numărul tău de Telegram (id), numele și numele de utilizator (<code>@</code>) așa cum le-ai scris, limba și setările, plus locurile pe care ai stat, ce ai jucat și rezultatele tale; în grupuri, și ce mi-ai cerut: să te anunț când se deschide o masă, să blochez pe cineva, să schimb o setare. Fără ele, nicio partidă n-ar putea continua după o repornire.

    <b>Cât timp:</b> până îmi spui să te uit, cu /forgetme în chatul privat.

    <b>Nu păstrez:</b> mesajele, numărul de telefon, fotografia, alte chaturi. În grup văd comenzile și butoanele pe care apeși.

    <b>Cine vede:</b> grupul vede numele, cărțile jucate pe față și rezultatele. Cât se joacă o rundă, cărțile din mână ți le arăt doar ție; după aceea, /replay le arată grupului. Nu dau și nu vând nimic mai departe.

    <b>Copii ale datelor:</b> eu nu fac niciuna. Cine mă ține în funcțiune poate copia tot. Într-o copie mai veche rămâi până când e ștearsă.

button-my-data = 📄 Datele mele
button-forget-me = 🗑 Uită-mă
# Sub același text, în grup: deschide chatul privat.
button-privacy-private = 📄 Vezi sau șterge datele mele

# Sub fișierul cu tot ce se păstrează despre cititor.
my-data = 📄 Tot ce știu despre tine. Celelalte persoane apar fără nume.

forget-ask =
    🗑 <b>Să te uit?</b>

    Numărul, numele, setările și mesajele cu cărțile tale dispar. În partidele și rezultatele vechi rămâi fără nume.

    Dacă stai acum la o masă, locul tău îl ia calculatorul. Jocul tău cu calculatorul se încheie.

    Cale de întoarcere nu există.
button-forget-yes = 🗑 Da, uită-mă
button-forget-no = ↩️ Nu
forget-no = ↩️ Totul rămâne cum era.
forgotten =
    🗑 <b>Gata, te-am uitat.</b>

    Dacă îmi scrii sau apeși pe un buton de-al meu, facem cunoștință de la capăt.

cmd-mydata = tot ce se păstrează despre tine
cmd-forgetme = uită tot despre mine
