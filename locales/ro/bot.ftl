### Interfața: toate textele botului în afară de reguli (rules.ftl). Explicațiile sunt în en/bot.ftl.
### Cititorului i se spune „tu”, celor doi parteneri „voi”. Despre oameni: prezent sau perfect compus cu „a avea”
### (bate, a plecat), fără adjective și participii care ar avea gen („pregătit”, „plecat”). Numele nu primește
### terminații: e subiect sau stă după două puncte.

# Numele acestei limbi în ea însăși.
language-name = Română

## Oameni și perechi

player = Jucătorul { $number }
somebody = cineva
this-group = grupul acesta
free-seat = loc liber
computer = Calculator
computer-numbered = Calculator { $number }

## Timp

duration-off = fără limită
duration-seconds = { $count ->
        [one] { $count } secundă
        [few] { $count } secunde
       *[other] { $count } de secunde
    }
duration-minutes = { $count ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
duration-hours = { $count ->
        [one] { $count } oră
        [few] { $count } ore
       *[other] { $count } de ore
    }
soon = în curând

## Înainte de joc

lobby-open = 🐐 <b>Kozel: cine joacă?</b>
rematch-open = 🐐 <b>Revanșă!</b> Toată lumea apasă pe <b>Gata</b>.
lobby-rules = Partidă { $rules }
rules-target = până la { $target ->
        [one] { $target } punct de penalizare
        [few] { $target } puncte de penalizare
       *[other] { $target } de puncte de penalizare
    }
rules-eggs-double = după 60:60 runda următoare contează dublu
rules-claims-lead = patru de o culoare doar înainte de deschidere
lobby-missing = { $count ->
        [one] Mai e un loc liber. Partenerii stau pe același rând.
        [few] Mai sunt { $count } locuri libere. Partenerii stau pe același rând.
       *[other] Mai sunt { $count } de locuri libere. Partenerii stau pe același rând.
    }
rematch-unready = { $count ->
        [one] Mai așteptăm un jucător.
        [few] Mai așteptăm { $count } jucători.
       *[other] Mai așteptăm { $count } de jucători.
    }
lobby-full = Toți patru sunt aici: apasă pe <b>Începe</b>!
lobby-closed = ⌛ Masa s-a închis: jocul n-a mai început. /newgame deschide alta.

button-sit = 🪑 Mă așez { $side }
button-sit-with = 🪑 Mă așez { $side } cu { $name }
button-add-computer = 🤖 Calculator { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Mă ridic
button-ready = ✅ Gata
button-start = ▶️ Începe

## Masa

deal-header = 🐐 <b>Runda { $number }</b> · până la { $target ->
        [one] { $target } punct de penalizare
        [few] { $target } puncte de penalizare
       *[other] { $target } de puncte de penalizare
    }
trump = Atu <b>{ $trump }</b> (s-a arătat { $shown })
stock = talon { $count }
tricks-won = levate { $tricks }
play-lead = { $name } deschide cu  { $cards }
play-beat = { $name } bate cu  { $cards }
play-discard = { $name } aruncă  { $cards }
play-claim = ⚡️ { $name } intră cu patru de { $suit }  { $cards }
play-returned = ↩️ Înapoi în mână: { $cards }
holds-trick = ← ține levata
turn-lead = ➡️ Deschide { $name }
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
paused-silenced = ⏸ <b>Pauză.</b> Jocul merge mai departe când botul are voie din nou să scrie în grup.
paused = ⏸ <b>Pauză.</b> Jocul merge mai departe când se întoarce cineva.
before-beaten = Levata trecută a luat-o { $name }: { $cards }
before-unbeaten = Levata trecută a luat-o { $name }: { $cards }, n-a bătut nimeni
# Între cărți: „Q♦️ peste J♦️”.
over = peste
closes-at = 🕸 Dacă nu joacă nimeni, masa se închide: { $moment }
stop-wanted = 🛑 Încheiem partida? Vor: { $wants }; mai trebuie să accepte: { $waits }
shuffle-sealed = 🔒 Amestecare cinstită, sigiliu { $start }… Sămânța ei (seed) se arată după rundă, iar SHA-256 al seminței trebuie să fie acesta:
shuffle-opened = 🔓 Sămânța (seed) amestecării cu sigiliul { $start }…
shuffle-check = SHA-256 al ei, arătat înainte de prima carte:

button-hand = 🃏 Cărțile mele
button-rules = 📖 Reguli
button-score = 🏁 Scor
button-back = 🙋 M-am întors
button-sit-in = 🪑 Joc pentru { $name }
button-agree-stop = 🛑 Încheiem partida
button-next-deal = ▶️ Runda următoare
button-rematch = 🔁 Revanșă

## După rundă, după partidă

deal-over = 🏁 <b>Runda { $number } s-a terminat</b>
# $side: 🔵 sau 🟠
deal-won = 🏁 <b>Runda { $number }: a câștigat { $side }</b>
deal-you-won = 🏆 <b>Runda { $number }: ați câștigat</b>
deal-you-lost = 💔 <b>Runda { $number }: ați pierdut</b>
last-trick-beaten = Ultima levată a luat-o { $name }: { $cards }
last-trick-unbeaten = Ultima levată a luat-o { $name }: { $cards }, n-a bătut nimeni
side-result = { $side } { $names }: { $points ->
        [one] <b>{ $points }</b> punct
        [few] <b>{ $points }</b> puncte
       *[other] <b>{ $points }</b> de puncte
    }
tricks-count = { $count ->
        [one] { $count } levată
        [few] { $count } levate
       *[other] { $count } de levate
    }
eggs = 🥚 <b>60 : 60, ouă!</b> Nimeni nu primește puncte de penalizare.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> punct de penalizare
        [few] <b>+{ $count }</b> puncte de penalizare
       *[other] <b>+{ $count }</b> de puncte de penalizare
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> punct de penalizare (dublat după ouă)
        [few] <b>+{ $count }</b> puncte de penalizare (dublate după ouă)
       *[other] <b>+{ $count }</b> de puncte de penalizare (dublate după ouă)
    }
next-doubled = ✖️2 Următoarea rundă pierdută de cineva contează dublu.
next-deal-at = Runda următoare: { $moment }
score-to = <b>Puncte de penalizare</b> (cu { $target } se ajunge țap)
last-deal = <b>Ultima rundă</b>
final-score = { $deals ->
        [one] <b>Scor final</b> după { $deals } rundă, până la { $target }
        [few] <b>Scor final</b> după { $deals } runde, până la { $target }
       *[other] <b>Scor final</b> după { $deals } de runde, până la { $target }
    }
goats = 🐐🐐 <b>Țapii: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Țapii cu ouă: { $names }</b>
winners = 🏆 Au câștigat: { $names }
series-stopped = 🛑 <b>Partida s-a încheiat fără țapi.</b> /newgame începe alta.

## Mâna

hand-seated = { $side } Ai un loc. Partener: { $name }
# $side: 🔵 sau 🟠
hand-seated-alone = { $side } Ai un loc. În fața ta nu stă încă nimeni.
# În privat, când se deschide o revanșă; dedesubt e butonul „Gata” (button-ready).
hand-rematch = 🔁 <b>Revanșă!</b> Apasă pe <b>Gata</b> și cărțile tale vor veni aici.
hand-cards-come = Cărțile tale vor veni aici. Jocul începe când cineva de la masă apasă pe <b>Începe</b>.
# $side: 🔵 sau 🟠; $name: partenerul; $score: „🔵 2 : 4 🟠”.
hand-side = Tu: { $side } cu { $name } · puncte de penalizare { $score }
hand-timed-out = ⏰ Timpul a expirat: calculatorul a jucat pentru tine. Încă o dată și îți ține locul până te întorci.
your-turn-lead = 👉 <b>E rândul tău:</b> deschide
your-turn-answer = 👉 <b>E rândul tău:</b> { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Patru de o culoare: poți intra peste rând!
you-are-away = 🤖 Calculatorul joacă pentru tine. Locul e al tău: întoarce-te oricând.
you-won = 🏆 <b>Ați câștigat!</b>
you-lost = 🐐 <b>Voi sunteți țapii!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Bat: { $cards }
button-discard = 🗑 Arunc: { $cards }
button-claim = ⚡️ PATRU DE O CULOARE! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Sfat

popup-hand = 🃏 { $cards }
popup-trump = Atu { $trump }
popup-your-turn = 👉 E rândul tău! Joacă în chatul privat.
popup-waiting = ➡️ Așteptăm: { $name }
popup-no-hand = Acum nu sunt cărți împărțite.

## Sfaturi: o mutare și de ce

hint-only = Altă mutare nu ai.
hint-takes = După tine nu mai joacă nimeni: levata e a ta.
hint-sure = Niciun adversar nu poate bate asta.
hint-holds = Cam { $chance }% șanse ca adversarii să nu poată bate.
hint-cheap = Doar vreo { $chance }% șanse ca adversarii să nu poată bate, dar nu pierzi puncte de-ale tale.
hint-risky = Doar vreo { $chance }% șanse ca adversarii să nu poată bate, dar restul e și mai rău.
hint-safer = Mai sigur decât cărțile partenerului: cam { $chance }% șanse ca adversarii să nu poată bate.
hint-next-lead = Cărțile partenerului țin la fel de bine, dar așa deschizi tu levata următoare.
hint-gift-sure = Adversarii nu pot bate cărțile partenerului: dă-i puncte.
hint-gift = Cam { $chance }% șanse ca adversarii să nu poată bate cărțile partenerului: dă-i puncte.
hint-spare-sure = Adversarii nu pot bate cărțile partenerului: păstrează-ți cărțile bune.
hint-spare = Cam { $chance }% șanse ca adversarii să nu poată bate cărțile partenerului: păstrează-ți cărțile bune.
hint-doubtful = Doar vreo { $chance }% șanse ca adversarii să nu poată bate cărțile partenerului: păstrează-ți punctele.
hint-partner = După tine joacă partenerul: cam { $chance }% șanse să poată bate asta.
hint-lost = Nu poți bate asta: aruncă ce valorează cel mai puțin.
hint-trumps = Numai cu atuuri s-ar putea bate: păstrează-le.
hint-keep = Ce-ți rămâne în mână e mai de folos pe urmă.
hint-claim = Intră peste rând: cam { $chance }% șanse ca adversarii să nu poată bate cele patru cărți.
hint-wait = Dacă intri acum: cam { $chance }% șanse ca adversarii să nu poată bate cele patru cărți.
hint-no-claim = Nu intra încă
hint-points = Puncte la vedere: { $points }

## Scor

score-title = 🏁 <b>Scor</b>
score-none = Încă nu s-a terminat nicio rundă.
score-earlier = { $count ->
        [one] (și încă { $count } rundă înainte)
        [few] (și încă { $count } runde înainte)
       *[other] (și încă { $count } de runde înainte)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (dublu)
result-eggs = { $points } → 🥚
popup-score = 🏁 Puncte de penalizare { $score } (cu { $target } se ajunge țap)

## Ce s-a întâmplat la masă

note-left = 🚪 { $name } a plecat; locul îl ia calculatorul
note-away = 💤 { $name } lipsește; calculatorul îi ține locul
note-timed-out = ⏰ { $name } n-a apucat să joace; a jucat calculatorul
note-unreachable = 📵 { $name }: nu-i pot scrie în privat
note-gone = 🚪 { $name } nu mai e în grup; calculatorul îi ține locul
note-back = 🙋 { $name } s-a întors
note-sat-in = 🪑 { $name } joacă în locul calculatorului
note-hold-ended = ⌛ { $name } n-a deschis chatul privat la timp; locul e liber
note-cards-back = ↩️ { $name } intră cu patru de o culoare; celelalte cărți au revenit în mână
note-restarted = 🔄 Botul a repornit. Jucăm mai departe!
note-quiet = 🕸 Aici n-a mai jucat nimeni de mult
note-stop-asked = 🛑 { $name } vrea să încheie partida

## Setări

settings-title = ⚙️ <b>Setările acestui chat</b>
settings-alone-title = 🤖 <b>Joc cu calculatorul</b>
settings-own-title = ⚙️ <b>Setările tale</b>
language = 🌐 Limba
language-of-chat = 🌐 <b>Limba acestui chat</b>
language-of-person = 🌐 <b>Limba ta</b>
# Lângă setarea „Limba” cât timp chatul n-a ales niciuna: masa vorbește limba celui care o deschide.
language-of-opener = după cine deschide masa
setting-next-series = <i>Se schimbă de la partida următoare.</i>
setting-turn = ⏳ Timp pe mutare
setting-turn-hint = Cât are voie să se gândească un jucător. Apoi joacă în locul lui calculatorul, iar după două la rând îi ține locul până se întoarce.
setting-turn-when = <i>Se schimbă de la mutarea următoare.</i>
setting-target = 🐐 Țapi de la
setting-target-hint = Cu câte puncte de penalizare ajungi țap. După reguli, 12.
setting-eggs = 🥚 După 60:60
setting-eggs-hint = Ouăle nu aduc nimănui puncte de penalizare. Dar următoarea rundă pierdută de cineva poate conta dublu.
setting-eggs-nothing = nimic
setting-eggs-double = runda următoare dublu
setting-claims = ⚡️ 4 de o culoare
setting-claims-hint = Până când se poate intra peste rând cu patru cărți de aceeași culoare.
setting-claims-trick = până se încheie levata
setting-claims-lead = înainte de deschidere
setting-strength = 🤖 Calculator
# Lângă setările proprii: cât de bun e calculatorul în partidele jucate doar cu el.
setting-strength-alone = 🤖 Calculator în joc solo
setting-strength-hint = Începătorul mai greșește, ca oamenii; cel mediu joacă bine; cel puternic joacă cum pot eu mai bine.
setting-strength-easy = începător
setting-strength-normal = mediu
setting-strength-strong = puternic
setting-strength-when = <i>Se schimbă imediat.</i>
setting-pace = 🐇 Ritm
setting-pace-hint = Cât se gândește calculatorul, ca să poată urmări toată lumea.
setting-pace-slow = lent
setting-pace-normal = mediu
setting-pace-fast = rapid
setting-pace-when = <i>Se schimbă imediat.</i>
setting-hints = 💡 Sfaturi
setting-hints-hint = Un buton sub cărți: ce ar face un jucător bun și de ce. Răspunsul îl vede doar cine apasă.
setting-hints-off = nu
setting-hints-on = da
setting-hints-when = <i>Se schimbă de la mutarea următoare.</i>
confirm = 👆 Confirm mutările
confirm-on = da
confirm-off = nu
confirm-hint = Dacă degetul îți mai alunecă: prima atingere alege mutarea, a doua o joacă.
button-confirm-on = 👆 Confirmarea mutărilor: pornește
button-confirm-off = 👆 Confirmarea mutărilor: oprește
button-settings-alone = 🤖 Joc cu calculatorul
button-settings = ⬅️ Toate setările
button-close = ✖️ Închide

## Mesajele botului

start =
    🐐 <b>Salut! Eu împart cărțile la Kozel</b>, jocul de cărți din curtea blocului, pentru patru: doi contra doi.

    Adaugă-mă într-un grup și scrie acolo /newgame: patru se așază la masă, cărțile vin aici, iar fiecare mutare e o atingere.

    Nu e nimeni prin preajmă? Joacă acum, chiar aici, cu calculatorul pe celelalte trei locuri. Alege cât de bun să fie:
button-add-to-group = ➕ Adaugă-mă în grup
alone-again = Încă o partidă? Alege cât de bine joacă calculatorul.
help =
    🐐 <b>Kozel</b>, doi contra doi. Strânge puncte împreună cu partenerul: cu 61 din 120 câștigați runda. Cine pierde primește puncte de penalizare; cu 12 se ajunge țap.

    În grup: /newgame, ia un loc, apasă pe <b>Începe</b>. Cărțile îți vin în privat, cu câte un buton pentru fiecare mutare. Le arată și <b>Cărțile mele</b> de sub masă, doar ție.

    Tot jocul e explicat la /rules.
which-hand = 🃏 Cărțile de la care masă?
which-leave = 🚪 De la care masă pleci?
which-stop = 🛑 Care partidă se încheie?

bot-about = Kozel, jocul de cărți pentru patru: doi contra doi, în grupul tău, cu cărțile în privat.
bot-description = Kozel, adică „țapul”, e un joc de cărți din curtea blocului: patru jucători, doi contra doi, 36 de cărți. Adaugă-mă într-un grup și scrie /newgame. Fiecare primește cărțile în privat și joacă dintr-o atingere. Sau joacă aici, cu calculatorul pe celelalte trei locuri.

## Comenzi

cmd-newgame = deschide o masă
cmd-newgame-private = joacă împotriva calculatorului
cmd-table = arată masa din nou
cmd-hand = trimite-mi cărțile din nou
cmd-score = scorul partidei
cmd-rules = regulile jocului
cmd-settings = setări
cmd-leave = plec de la masă
cmd-stop = încheie partida
cmd-help = cum funcționează
cmd-privacy = ce se știe despre tine
cmd-language = limba mea
cmd-start = să începem

## Răspunsuri scurte: s-a făcut sau de ce nu

toast-led = Ai deschis cu { $cards }
toast-beat = Ai bătut cu { $cards }
toast-discarded = Ai aruncat { $cards }, cu fața în jos
toast-claimed = ⚡️ Ai intrat cu { $cards }
toast-tap-again = Atinge încă o dată același buton ca să joci.
toast-not-your-turn = Nu e rândul tău. Așteptăm: { $name }.
toast-already-played = Cartea asta s-a jucat deja.
toast-cards-came-back = Cineva a intrat cu patru de o culoare: cărțile tale ți-au revenit în mână.
toast-out-of-date = Butonul acela nu mai e valabil. Uite cum stau lucrurile acum.
toast-deal-started = Începe runda următoare.
toast-deal-under-way = Runda următoare a început deja.
toast-sat = Ai un loc.
toast-stood = Locul tău e din nou liber.
toast-seat-taken = Acolo stă deja { $name }.
toast-seat-held = Locul acela e rezervat ({ $name }). Mai încearcă peste două minute.
toast-already-seated = Ai deja un loc la masa asta.
toast-not-seated = Nu ai niciun loc aici.
toast-not-this-table = Nu joci la masa asta.
toast-only-seated = Asta pot face doar cei de la masă.
toast-computer-added = Calculatorul se așază la masă.
toast-computer-removed = Calculatorul a plecat de la masă.
toast-need-four = E nevoie de patru. Pe locurile libere cheamă oameni sau pune calculatorul.
toast-not-all-ready = Nu toată lumea a apăsat pe „Gata”.
toast-started = Cărțile sunt împărțite. Joc plăcut!
toast-ready = Ești gata de joc.
toast-already-started = Jocul acesta a început deja.
toast-table-open = Aici e deja o masă. Iat-o:
# Un buton „Revanșă” vechi, apăsat când e deschisă altă masă.
toast-table-already = Aici e deja o masă. O vezi cu /table.
toast-table-ended = Masa aceasta s-a închis. /newgame deschide alta.
toast-no-table = Aici nu e nicio masă. /newgame deschide una.
toast-link-stale = Linkul e prea vechi: locul nu mai e rezervat. Ia din nou un loc în grup.
toast-link-foreign = Locul acesta e rezervat ({ $name }). Alege altul în grup.
toast-left = Ai plecat de la masă. Locul tău îl ia calculatorul.
toast-resting = Jocul stă pe loc: acum nu am voie să scriu în grup.
toast-away-now = Calculatorul joacă pentru tine. Apasă întâi pe „M-am întors”.
toast-back = Bine ai revenit! Locul e al tău.
toast-not-away = Joci deja.
toast-nothing-to-leave = Nu stai la nicio masă.
toast-seat-owned = Locul are stăpân: { $name } se mai poate întoarce.
toast-sat-in = De aici joci tu cu aceste cărți.
toast-other-hand = La masa asta ai văzut deja cărțile de la alt loc. Te poți întoarce la locul tău dinainte.
toast-stop-asked = Perechea ta vrea să încheie partida. Acum trebuie să accepte și adversarii.
toast-stop-already = Perechea ta a acceptat deja. Trebuie să accepte și adversarii.
toast-stopped = Partida s-a încheiat.
toast-nothing-to-stop = Nu e nimic de încheiat aici.
toast-open-private = Deschide întâi chatul nostru privat, ca să-ți pot trimite cărțile.
toast-group-only = Asta merge doar în grup.
toast-private-only = Asta merge doar în chatul nostru privat.
toast-admins-only = Asta pot face doar administratorii grupului.
toast-no-channels = Un canal sau un administrator anonim nu poate lua un loc. Scrie în numele tău.
toast-saved = Salvat.
toast-saved-next-series = Salvat. Se schimbă de la partida următoare.
toast-not-saved = Nu s-a putut salva, așa că nu contează. Mai încearcă o dată.
toast-went-wrong = Ceva n-a mers la mine. Mai încearcă o dată.
toast-unknown-button = Nu cunosc butonul acesta. Poate e dintr-o versiune mai veche.
toast-slow-down = Mai încet, te rog: nu țin pasul cu atâtea deodată.

## De ce nu lasă regulile

reason-no-deal = Pe masă nu sunt cărți.
reason-deal-in-play = Runda încă se joacă.
reason-series-over = Partida s-a terminat.
reason-not-your-turn = Nu e rândul tău.
reason-not-your-cards = Nu mai ai cărțile acestea.
reason-must-lead = Tu deschizi: încă nu ai ce bate.
reason-not-a-lead = S-a deschis deja: bate sau aruncă.
reason-mixed-suits = Se deschide numai cu cărți de aceeași culoare.
reason-wrong-count = Pune exact atâtea cărți cu câte s-a deschis.
reason-does-not-beat = Cărțile acestea nu le bat pe cele de pe masă.
reason-not-four = Pentru asta îți trebuie patru cărți de aceeași culoare.
reason-claim-too-late = La masa asta se intră cu patru de o culoare doar înainte de deschidere.
reason-claim-nearer = Acolo sunt deja patru cărți ale cuiva mai aproape de jucătorul care trebuia să deschidă.
reason-claim-in-turn = Tu deschizi: joacă pur și simplu cele patru cărți.

# Vorbe în privat despre o masă pe care cititorul n-o mai vede. $group: titlul grupului.
notice-parted = Nu mai ești la masa din { $group }.
notice-silenced = Nu mai am voie să scriu în { $group }, așa că jocul de acolo stă pe loc. Adaugă-mă din nou (cu dreptul de a trimite mesaje) și jocul continuă de unde a rămas.
files-forbidden = Aici nu am voie să trimit imagini sau fișiere. Un administrator poate permite asta din permisiunile grupului.
notice-damaged = Jocul salvat al acestei mese s-a stricat și nu mai poate continua. Îmi pare rău. /newgame deschide o masă nouă.
