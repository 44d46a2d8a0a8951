### Saskarne: visi bota teksti, izņemot spēles noteikumus (rules.ftl). Paskaidrojumi ir en/bot.ftl.
### Uzruna ir „tu”; „jūs” ir tikai abi partneri kopā. Par cilvēkiem – tagadne vai vienkāršā pagātne
### (iziet, izgāja), nevis „ir izgājis”: tā der visiem. Vārds ($name) vienmēr paliek nominatīvā.

# Šīs valodas nosaukums tajā pašā.
language-name = Latviešu

## Cilvēki un puses

player = Spēlētājs { $number }
somebody = kāds
this-group = šī grupa
free-seat = brīva vieta
computer = Dators
computer-numbered = Dators { $number }

## Laiks

duration-off = bez limita
duration-seconds = { $count ->
        [zero] { $count } sekunžu
        [one] { $count } sekunde
       *[other] { $count } sekundes
    }
duration-minutes = { $count ->
        [zero] { $count } minūšu
        [one] { $count } minūte
       *[other] { $count } minūtes
    }
duration-hours = { $count ->
        [zero] { $count } stundu
        [one] { $count } stunda
       *[other] { $count } stundas
    }
soon = drīz

## Pulcēšanās

lobby-open = 🐐 <b>Kozel: kas nāk spēlēt?</b>
rematch-open = 🐐 <b>Revanšs!</b> Visi nospiež <b>Piedalos</b>.
lobby-rules = Spēle { $rules }
rules-target = līdz { $target } soda punktiem
rules-eggs-double = pēc 60:60 nākamā partija skaitās divkārši
rules-claims-lead = četras vienā mastā – tikai pirms pirmā gājiena
lobby-missing = { $count ->
        [zero] Brīvu vietu: { $count }. Partneri sēž vienā rindā.
        [one] Brīva ir { $count } vieta. Partneri sēž vienā rindā.
       *[other] Brīvas ir { $count } vietas. Partneri sēž vienā rindā.
    }
rematch-unready = { $count ->
        [zero] Gaidām vēl { $count } spēlētāju.
        [one] Gaidām vēl { $count } spēlētāju.
       *[other] Gaidām vēl { $count } spēlētājus.
    }
lobby-full = Visi četri ir klāt: nospied <b>Sākt</b>!
lobby-closed = ⌛ Galds ir slēgts: spēle tā arī nesākās. Jaunu atvērsi ar /newgame.

button-sit = 🪑 Sēsties { $side }
button-sit-with = 🪑 Sēsties { $side } + { $name }
button-add-computer = 🤖 Dators { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Piecelties
button-ready = ✅ Piedalos
button-start = ▶️ Sākt

## Galds

deal-header = 🐐 <b>{ $number }. partija</b> · līdz { $target } soda punktiem
trump = Trumpis <b>{ $trump }</b> (parādīja { $shown })
stock = kavā { $count }
tricks-won = stiķi { $tricks }
play-lead = { $name } iziet ar  { $cards }
play-beat = { $name } sit ar  { $cards }
play-discard = { $name } nomet  { $cards }
play-claim = ⚡️ { $name }: četras { $suit } ārpus kārtas  { $cards }
play-returned = ↩️ Atpakaļ rokā: { $cards }
holds-trick = ← tur stiķi
turn-lead = ➡️ Jāiziet: { $name }
turn-answer = ➡️ { $name }, { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    }
paused-silenced = ⏸ <b>Pauze.</b> Spēle turpināsies, kad bots atkal drīkstēs rakstīt grupā.
paused = ⏸ <b>Pauze.</b> Spēle turpināsies, kad kāds atgriezīsies.
before-beaten = Pirms tam stiķi paņēma { $name }: { $cards }
before-unbeaten = Pirms tam stiķi paņēma { $name }: { $cards }, neviens nesita
# Starp kārtīm: „Q♦️ sit J♦️”.
over = sit
closes-at = 🕸 Ja neviens nespēlēs, šo galdu slēgs: { $moment }
stop-wanted = 🛑 Beigt spēli? Par: { $wants }; vēl jāpiekrīt: { $waits }
shuffle-sealed = 🔒 Godīga jaukšana, zīmogs { $start }… Tās sēklu (seed) parādīs pēc partijas, un sēklas SHA-256 jābūt šādam:
shuffle-opened = 🔓 Sēkla (seed) jaukšanai ar zīmogu { $start }…
shuffle-check = Tās SHA-256, parādīts pirms pirmās kārts:

button-hand = 🃏 Manas kārtis
button-rules = 📖 Noteikumi
button-score = 🏁 Rezultāts
button-back = 🙋 Esmu atpakaļ
button-sit-in = 🪑 Pārņemt vietu: { $name }
button-agree-stop = 🛑 Beigt spēli
button-next-deal = ▶️ Nākamā partija
button-rematch = 🔁 Revanšs

## Pēc partijas, pēc spēles

deal-over = 🏁 <b>{ $number }. partija beigusies</b>
# $side: 🔵 vai 🟠
deal-won = 🏁 <b>{ $number }. partija: uzvarēja { $side }</b>
deal-you-won = 🏆 <b>{ $number }. partija: jūs uzvarējāt</b>
deal-you-lost = 💔 <b>{ $number }. partija: jūs zaudējāt</b>
last-trick-beaten = Pēdējo stiķi paņēma { $name }: { $cards }
last-trick-unbeaten = Pēdējo stiķi paņēma { $name }: { $cards }, neviens nesita
side-result = { $side } { $names }: { $points ->
        [zero] <b>{ $points }</b> acu
        [one] <b>{ $points }</b> acs
       *[other] <b>{ $points }</b> acis
    }
tricks-count = { $count ->
        [zero] { $count } stiķu
        [one] { $count } stiķis
       *[other] { $count } stiķi
    }
eggs = 🥚 <b>60 : 60 – olas!</b> Soda punktus nesaņem neviens.
side-defeat = { $count ->
        [zero] <b>+{ $count }</b> soda punktu
        [one] <b>+{ $count }</b> soda punkts
       *[other] <b>+{ $count }</b> soda punkti
    }
side-defeat-doubled = { $count ->
        [zero] <b>+{ $count }</b> soda punktu (pēc olām divkārši)
        [one] <b>+{ $count }</b> soda punkts (pēc olām divkārši)
       *[other] <b>+{ $count }</b> soda punkti (pēc olām divkārši)
    }
next-doubled = ✖️2 Nākamā partija, kurā kāds zaudē, skaitās divkārši.
next-deal-at = Nākamā partija: { $moment }
score-to = <b>Soda punkti</b> (ar { $target } kļūst par āžiem)
last-deal = <b>Pēdējā partija</b>
final-score = { $deals ->
        [zero] <b>Gala rezultāts</b> pēc { $deals } partijām, spēle līdz { $target }
        [one] <b>Gala rezultāts</b> pēc { $deals } partijas, spēle līdz { $target }
       *[other] <b>Gala rezultāts</b> pēc { $deals } partijām, spēle līdz { $target }
    }
goats = 🐐🐐 <b>Āži: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Āži ar olām: { $names }</b>
winners = 🏆 Uzvarētāji: { $names }
series-stopped = 🛑 <b>Šī spēle beidzās bez āžiem.</b> Jaunu sāksi ar /newgame.

## Kārtis rokā

hand-seated = { $side } Vieta ir tava. Partneris: { $name }
# $side: 🔵 vai 🟠
hand-seated-alone = { $side } Vieta ir tava. Tev pretī vēl neviens nesēž.
# Privāti, kad atver revanšu; zemāk ir poga „Piedalos” (button-ready).
hand-rematch = 🔁 <b>Revanšs!</b> Nospied <b>Piedalos</b>, un kārtis atnāks šurp.
hand-cards-come = Tavas kārtis atnāks šurp. Spēle sāksies, kad kāds pie galda nospiedīs <b>Sākt</b>.
# $side: 🔵 vai 🟠; $name: partneris; $score: „🔵 2 : 4 🟠”.
hand-side = Tu: { $side }, partneris: { $name } · soda punkti { $score }
hand-timed-out = ⏰ Laiks beidzās: tavā vietā nospēlēja dators. Ja tā notiks vēlreiz, dators sargās vietu, līdz tu atgriezīsies.
your-turn-lead = 👉 <b>Tava kārta:</b> jāiziet
your-turn-answer = 👉 <b>Tava kārta:</b> { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Četras vienā mastā: drīksti iziet ārpus kārtas!
you-are-away = 🤖 Tavā vietā spēlē dators. Vieta ir tava: atgriezies, kad vien gribi.
you-won = 🏆 <b>Uzvara ir jūsu!</b>
you-lost = 🐐 <b>Āži esat jūs!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Sist: { $cards }
button-discard = 🗑 Nomest: { $cards }
button-claim = ⚡️ ČETRAS VIENĀ MASTĀ! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Padoms

popup-hand = 🃏 { $cards }
popup-trump = Trumpis { $trump }
popup-your-turn = 👉 Tava kārta! Spēlē privātajā čatā.
popup-waiting = ➡️ Gaidām: { $name }
popup-no-hand = Pašlaik kārtis nav izdalītas.

## Padomi: gājiens un kāpēc

hint-only = Cita gājiena nav.
hint-takes = Pēc tevis neviens vairs nespēlē: stiķis ir tavs.
hint-sure = Pretinieki to nevar nosist.
hint-holds = Ar apmēram { $chance } % varbūtību pretinieki to nevar nosist.
hint-cheap = Tikai ar apmēram { $chance } % varbūtību pretinieki to nevar nosist, bet savas acis tu nezaudē.
hint-risky = Tikai ar apmēram { $chance } % varbūtību pretinieki to nevar nosist, bet viss cits ir vēl sliktāk.
hint-safer = Drošāk nekā partnera kārtis: ar apmēram { $chance } % varbūtību pretinieki to nevar nosist.
hint-next-lead = Partnera kārtis tur tikpat labi, bet tā nākamreiz izej tu.
hint-gift-sure = Pretinieki partnera kārtis nevar nosist: dod acis.
hint-gift = Ar apmēram { $chance } % varbūtību pretinieki partnera kārtis nevar nosist: dod acis.
hint-spare-sure = Pretinieki partnera kārtis nevar nosist: pataupi labās kārtis.
hint-spare = Ar apmēram { $chance } % varbūtību pretinieki partnera kārtis nevar nosist: pataupi labās kārtis.
hint-doubtful = Tikai ar apmēram { $chance } % varbūtību pretinieki partnera kārtis nevar nosist: pataupi acis.
hint-partner = Pēc tevis vēl spēlē partneris un ar apmēram { $chance } % varbūtību var to nosist.
hint-lost = Tu to nevari nosist: nomet mazāk vērtīgo.
hint-trumps = To var nosist tikai ar trumpjiem: pataupi tos.
hint-keep = Tas, kas paliek rokā, vēlāk noderēs vairāk.
hint-claim = Izej ārpus kārtas: ar apmēram { $chance } % varbūtību pretinieki četras nevar nosist.
hint-wait = Ja izej tagad, pretinieki četras nevar nosist ar apmēram { $chance } % varbūtību.
hint-no-claim = Pagaidām neizej
hint-points = Redzamas acis: { $points }

## Rezultāts

score-title = 🏁 <b>Rezultāts</b>
score-none = Vēl nav izspēlēta neviena partija.
score-earlier = { $count ->
        [zero] (un pirms tam vēl { $count } partiju)
        [one] (un pirms tam vēl { $count } partija)
       *[other] (un pirms tam vēl { $count } partijas)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (divkārši)
result-eggs = { $points } → 🥚
popup-score = 🏁 Soda punkti { $score } (ar { $target } kļūst par āžiem)

## Kas notika pie galda

note-left = 🚪 { $name } aizgāja no galda; vietu ieņēma dators
note-away = 💤 { $name } ir prom; vietu pagaidām sargā dators
note-timed-out = ⏰ { $name } nepaspēja laikā; nospēlēja dators
note-unreachable = 📵 { $name }: nevaru uzrakstīt privātajā čatā
note-gone = 🚪 { $name } vairs nav grupā; vietu pagaidām sargā dators
note-back = 🙋 { $name } ir atpakaļ
note-sat-in = 🪑 { $name } apsēdās datora vietā
note-hold-ended = ⌛ { $name } laikus neatvēra privāto čatu; vieta ir brīva
note-cards-back = ↩️ { $name } izgāja ārpus kārtas ar četrām vienā mastā; pārējās kārtis atgriezās
note-restarted = 🔄 Bots tika restartēts. Spēlējam tālāk!
note-quiet = 🕸 Te sen neviens nav spēlējis
note-stop-asked = 🛑 { $name } grib beigt spēli

## Iestatījumi

settings-title = ⚙️ <b>Šī čata iestatījumi</b>
settings-alone-title = 🤖 <b>Spēle ar datoru</b>
settings-own-title = ⚙️ <b>Tavi iestatījumi</b>
language = 🌐 Valoda
language-of-chat = 🌐 <b>Šī čata valoda</b>
language-of-person = 🌐 <b>Tava valoda</b>
# Pie iestatījuma „Valoda”, kamēr čats nekādu nav izvēlējies: galds runā tā valodā, kas to atver.
language-of-opener = kā tam, kas atver galdu
setting-next-series = <i>Mainīsies ar nākamo spēli.</i>
setting-turn = ⏳ Gājiena laiks
setting-turn-hint = Cik ilgi spēlētājs drīkst domāt. Tad viņa vietā nospēlē dators; ja tā notiek divreiz pēc kārtas, dators sargā vietu, līdz īpašnieks atgriežas.
setting-turn-when = <i>Mainīsies ar nākamo gājienu.</i>
setting-target = 🐐 Āžu robeža
setting-target-hint = Ar cik soda punktiem kļūst par āžiem. Pēc noteikumiem – ar 12.
setting-eggs = 🥚 Pēc 60:60
setting-eggs-hint = Par olām soda punktus nesaņem neviens. Var arī noteikt, ka nākamā partija, kurā kāds zaudē, skaitās divkārši.
setting-eggs-nothing = nekas nemainās
setting-eggs-double = nākamā divkārši
setting-claims = ⚡️ 4 vienā mastā
setting-claims-hint = Līdz kuram brīdim ar četrām kārtīm vienā mastā drīkst iziet ārpus kārtas.
setting-claims-trick = kamēr stiķis nav pilns
setting-claims-lead = tikai pirms pirmā gājiena
setting-strength = 🤖 Dators
# Pie paša iestatījumiem: cik stiprs ir dators, kad spēlē tikai ar to.
setting-strength-alone = 🤖 Dators privātajā čatā
setting-strength-hint = Iesācējs reizēm kļūdās kā cilvēki; parasts spēlē labi; stiprs spēlē tik labi, cik vien protu.
setting-strength-easy = iesācējs
setting-strength-normal = parasts
setting-strength-strong = stiprs
setting-strength-when = <i>Mainīsies uzreiz.</i>
setting-pace = 🐇 Temps
setting-pace-hint = Cik ilgi domā dators, lai visi varētu sekot līdzi.
setting-pace-slow = lēns
setting-pace-normal = parasts
setting-pace-fast = ātrs
setting-pace-when = <i>Mainīsies uzreiz.</i>
setting-hints = 💡 Padomi
setting-hints-hint = Poga zem kārtīm: kā spēlētu stiprs spēlētājs un kāpēc. Atbildi redz tikai tas, kurš to nospiež.
setting-hints-off = nē
setting-hints-on = jā
setting-hints-when = <i>Mainīsies ar nākamo gājienu.</i>
confirm = 👆 Apstiprināt gājienus
confirm-on = jā
confirm-off = nē
confirm-hint = Ja īkšķis reizēm trāpa garām: pirmais pieskāriens gājienu atzīmē, otrais izspēlē.
button-confirm-on = 👆 Apstiprināt gājienus: ieslēgt
button-confirm-off = 👆 Apstiprināt gājienus: izslēgt
button-settings-alone = 🤖 Spēle ar datoru
button-settings = ⬅️ Visi iestatījumi
button-close = ✖️ Aizvērt

## Bota ziņas

start =
    🐐 <b>Sveiki! Es dalu kārtis spēlē Kozel</b> – tā ir pagalma kāršu spēle četratā, divi pret diviem.

    Pievieno mani grupai un uzraksti tur /newgame: četri sēžas pie galda, kārtis atnāk šurp, un katrs gājiens ir viens pieskāriens.

    Neviena nav blakus? Uzspēlē tūlīt tepat ar trim datora spēlētājiem. Izvēlies, cik stipriem:
button-add-to-group = ➕ Pievienot grupai
alone-again = Vēl vienu spēli? Izvēlies, cik stiprs būs dators.
help =
    🐐 <b>Kozel</b>, divi pret diviem. Kopā ar partneri vāc acis – kāršu punktus: ar 61 no 120 partija ir uzvarēta. Zaudētāji saņem soda punktus; ar 12 kļūst par āžiem.

    Grupā: /newgame, ieņem vietu, nospied <b>Sākt</b>. Kārtis atnāk privātajā čatā, katram gājienam ir sava poga. Poga <b>Manas kārtis</b> zem galda tās parāda arī tur – tikai tev.

    Visa spēle ir izskaidrota šeit: /rules.
which-hand = 🃏 Kura galda kārtis rādīt?
which-leave = 🚪 No kura galda tu aizej?
which-stop = 🛑 Kuru spēli beigt?

bot-about = Kozel, kāršu spēle četratā: divi pret diviem, galds tavā grupā, kārtis privātajā čatā.
bot-description = Kozel ir pagalma „āžu” kāršu spēle: četri spēlētāji, divi pret diviem, 36 kārtis. Pievieno mani grupai un uzraksti tur /newgame. Kārtis katram atnāk privātajā čatā, un katrs gājiens ir viens pieskāriens. Vari arī uzspēlēt tepat ar trim datora spēlētājiem.

## Komandas

cmd-newgame = atvērt galdu
cmd-newgame-private = spēlēt ar datoru
cmd-table = parādīt galdu vēlreiz
cmd-hand = atsūtīt man kārtis vēlreiz
cmd-score = spēles rezultāts
cmd-rules = spēles noteikumi
cmd-settings = iestatījumi
cmd-leave = atdot savu vietu
cmd-stop = beigt spēli
cmd-help = kā tas darbojas
cmd-privacy = kas par tevi zināms
cmd-language = mana valoda
cmd-start = sākt

## Īsās atbildes: izdarīts vai kāpēc ne

toast-led = Tu izgāji ar { $cards }
toast-beat = Tu siti ar { $cards }
toast-discarded = Tu aizklāti nometi { $cards }
toast-claimed = ⚡️ Tu izgāji ārpus kārtas ar { $cards }
toast-tap-again = Lai izspēlētu, pieskaries tai pašai pogai vēlreiz.
toast-not-your-turn = Tagad nav tava kārta. Gaidām: { $name }.
toast-already-played = Šī kārts jau ir izspēlēta.
toast-cards-came-back = Kāds izgāja ārpus kārtas ar četrām vienā mastā: tavas kārtis atgriezās.
toast-out-of-date = Šī poga ir novecojusi. Lūk, kā ir tagad.
toast-deal-started = Sākas nākamā partija.
toast-deal-under-way = Nākamā partija jau ir sākusies.
toast-sat = Vieta ir tava.
toast-stood = Tava vieta atkal ir brīva.
toast-seat-taken = Tur jau sēž { $name }.
toast-seat-held = Šī vieta uz brīdi ir rezervēta ({ $name }). Pamēģini pēc divām minūtēm.
toast-already-seated = Tev jau ir vieta pie šī galda.
toast-not-seated = Tev te nav vietas.
toast-not-this-table = Tu pie šī galda nespēlē.
toast-only-seated = To drīkst tikai tie, kas sēž pie galda.
toast-computer-added = Pie galda apsēžas dators.
toast-computer-removed = Dators piecēlās no galda.
toast-need-four = Vajag četrus. Brīvajās vietās pasauc cilvēkus vai iesēdini datoru.
toast-not-all-ready = Vēl ne visi ir nospieduši „Piedalos”.
toast-started = Kārtis ir izdalītas. Patīkamu spēli!
toast-ready = Skaidrs, tu piedalies!
toast-already-started = Šī spēle jau ir sākusies.
toast-table-open = Galds te jau ir. Lūk, tas:
# Veca poga „Revanšs”, nospiesta, kamēr atvērts cits galds.
toast-table-already = Galds te jau ir. To parādīs /table.
toast-table-ended = Šis galds jau ir slēgts. Jaunu atvērsi ar /newgame.
toast-no-table = Galda te nav. To atvērsi ar /newgame.
toast-link-stale = Saite ir novecojusi: vieta tev vairs nav rezervēta. Ieņem vietu grupā vēlreiz.
toast-link-foreign = Šī vieta ir rezervēta ({ $name }). Izvēlies grupā citu.
toast-left = Tu aizgāji no galda. Tavu vietu ieņem dators.
toast-resting = Spēle gaida: pašlaik es nedrīkstu rakstīt grupā.
toast-away-now = Tavā vietā spēlē dators. Vispirms nospied „Esmu atpakaļ”.
toast-back = Prieks, ka esi atpakaļ! Vieta ir tava.
toast-not-away = Tu jau spēlē.
toast-nothing-to-leave = Tev nav vietas, ko atdot.
toast-seat-owned = Šī vieta ir aizņemta: { $name } vēl var atgriezties.
toast-sat-in = Tālāk ar šīm kārtīm spēlē tu.
toast-other-hand = Pie šī galda tu jau redzēji citas vietas kārtis. Vari atgriezties savā iepriekšējā vietā.
toast-stop-asked = Tava puse grib beigt spēli. Tagad jāpiekrīt otrai pusei.
toast-stop-already = Tava puse jau piekrita. Jāpiekrīt arī otrai pusei.
toast-stopped = Spēle ir beigusies.
toast-nothing-to-stop = Te nav ko beigt.
toast-open-private = Vispirms atver mūsu privāto čatu, tad varēšu tev atsūtīt kārtis.
toast-group-only = Tas darbojas tikai grupā.
toast-private-only = Tas darbojas tikai mūsu privātajā čatā.
toast-admins-only = To drīkst tikai grupas administratori.
toast-no-channels = Kanāls vai anonīms administrators nevar ieņemt vietu. Raksti savā vārdā.
toast-saved = Saglabāts.
toast-saved-next-series = Saglabāts. Mainīsies ar nākamo spēli.
toast-not-saved = To neizdevās saglabāt, tāpēc tas neskaitās. Lūdzu, mēģini vēlreiz.
toast-went-wrong = Man kaut kas nogāja greizi. Lūdzu, mēģini vēlreiz.
toast-unknown-button = Šādu pogu nepazīstu. Varbūt tā ir no vecākas versijas.
toast-slow-down = Lēnāk, lūdzu: tik ātri netieku līdzi.

## Kāpēc noteikumi gājienu neļauj

reason-no-deal = Galdā nav kāršu.
reason-deal-in-play = Partija vēl nav izspēlēta.
reason-series-over = Spēle ir beigusies.
reason-not-your-turn = Tagad nav tava kārta.
reason-not-your-cards = Šo kāršu tev vairs nav.
reason-must-lead = Tev jāiziet: vēl nav ko sist.
reason-not-a-lead = Kāds jau izgāja: sit vai nomet.
reason-mixed-suits = Iziet drīkst tikai ar viena masta kārtīm.
reason-wrong-count = Noliec tieši tik kāršu, ar cik izgāja.
reason-does-not-beat = Šīs kārtis nesit tās, kas galdā.
reason-not-four = Tam vajag četras kārtis vienā mastā.
reason-claim-too-late = Pie šī galda ar četrām vienā mastā ārpus kārtas iziet tikai pirms pirmā gājiena.
reason-claim-nearer = Tur jau ir četras kārtis no spēlētāja, kurš sēž tuvāk pirmajam izgājējam.
reason-claim-in-turn = Tev tāpat jāiziet: vienkārši izej ar savām četrām.

# Ziņas privātajā čatā par galdu, ko lasītājs vairs neredz. $group: grupas nosaukums.
notice-parted = Tu vairs nesēdi pie galda grupā { $group }.
notice-silenced = Es vairs nedrīkstu rakstīt grupā { $group }, tāpēc spēle tur stāv. Ielaid mani atpakaļ (ar tiesībām sūtīt ziņas), un tā turpināsies no tās pašas vietas.
files-forbidden = Te es nedrīkstu sūtīt attēlus vai failus. Administrators to var atļaut grupas atļauju iestatījumos.
notice-damaged = Šī galda saglabātā spēle ir bojāta, un to nevar turpināt. Man ļoti žēl. Jaunu galdu atvērsi ar /newgame.
