### Co przechowuje się o ludziach, jak to dostać i jak poprosić o zapomnienie.

privacy-kept =
    🔏 <b>Co o tobie wiem</b>

    <b>Przechowuję:</b> twój numer w Telegramie (id), imię i <code>@username</code> tak, jak je piszesz, język i ustawienia, twoje miejsca przy stolikach, zagrane tam karty i wyniki; w grupach także to, o co mnie prosisz: żeby cię zawołać, zabronić komuś gry, zmienić ustawienia. Bez tego partia nie mogłaby trwać po ponownym uruchomieniu.

    <b>Jak długo:</b> dopóki nie poprosisz, żebym o tobie zapomniał: /forgetme na czacie prywatnym.

    <b>Nie przechowuję:</b> twoich wiadomości, numeru telefonu, zdjęcia ani innych czatów. W grupie widzę polecenia i naciśnięcia moich przycisków.

    <b>Kto to widzi:</b> grupa widzi imiona, odkryte karty i wyniki. W trakcie rozdania twoje karty na ręku widzisz tylko ty; potem /replay pokazuje je grupie. Nikomu nic nie przekazuję ani nie sprzedaję.

    <b>Kopie:</b> sam żadnych nie robię. Ten, u kogo działam, może skopiować wszystko. W starszej kopii zostajesz, dopóki ktoś jej nie usunie.

button-my-data = 📄 Moje dane
button-forget-me = 🗑 Zapomnij o mnie
# Pod tym samym tekstem w grupie: otwiera czat prywatny.
button-privacy-private = 📄 Dane: pobierz, usuń

# Pod plikiem ze wszystkim, co przechowuje się o czytającym.
my-data = 📄 Wszystko, co o tobie wiem. Imion innych graczy tu nie ma.

forget-ask =
    🗑 <b>Mam o tobie zapomnieć?</b>

    Twój numer, imię, ustawienia i wiadomości z twoimi kartami znikną. W dawnych partiach i wynikach zostanie po tobie gracz bez imienia.

    Jeśli siedzisz teraz przy stoliku, twoje miejsce zajmie komputer. Twoja gra z komputerem się skończy.

    Tego nie da się cofnąć.
button-forget-yes = 🗑 Tak, zapomnij
button-forget-no = ↩️ Nie
forget-no = ↩️ Wszystko zostaje, jak było.
forgotten =
    🗑 <b>Gotowe: już cię nie znam.</b>

    Napisz do mnie albo naciśnij któryś z moich przycisków, a poznamy się od nowa.

cmd-mydata = wszystko, co o tobie przechowuję
cmd-forgetme = zapomnij o mnie
