### Die koppelvlak: al die bot se tekste buiten die spelreëls (rules.ftl). Verduidelikings: en/bot.ftl.
### Een speler is “jy”, 'n paar of die hele tafel “julle”.

# Die naam van hierdie taal in die taal self.
language-name = Afrikaans

## Mense en pare

player = Speler { $number }
somebody = iemand
this-group = hierdie groep
free-seat = leë plek
computer = Rekenaar
computer-numbered = Rekenaar { $number }

## Tye

duration-off = onbeperk
duration-seconds = { $count ->
        [one] { $count } sekonde
       *[other] { $count } sekondes
    }
duration-minutes = { $count ->
        [one] { $count } minuut
       *[other] { $count } minute
    }
# Ná 'n getal bly “uur” enkelvoud.
duration-hours = { $count } uur
soon = binnekort

## Voor die spel

lobby-open = 🐐 <b>Kozel: wie speel saam?</b>
rematch-open = 🐐 <b>Nog 'n reeks!</b> Almal druk <b>Gereed</b>.
lobby-rules = Reeks { $rules }
rules-target = tot { $target } strafpunte
rules-eggs-double = ná 60:60 tel die volgende spel dubbel
rules-claims-lead = vier van 'n kleur mag slegs inspring voordat iemand uitkom
lobby-missing = { $count ->
        [one] Een plek is nog leeg. Maats sit in dieselfde ry.
       *[other] { $count } plekke is nog leeg. Maats sit in dieselfde ry.
    }
rematch-unready = { $count ->
        [one] Ons wag vir nog een.
       *[other] Ons wag vir nog { $count }.
    }
lobby-full = Al vier is hier: druk <b>Begin</b>!
lobby-closed = ⌛ Hierdie tafel is gesluit: niemand het die spel begin nie. /newgame maak 'n nuwe een oop.

button-sit = 🪑 Sit hier { $side }
button-sit-with = 🪑 Sit { $side } by { $name }
button-add-computer = 🤖 Rekenaar { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Staan op
button-ready = ✅ Gereed
button-start = ▶️ Begin

## Tafel

deal-header = 🐐 <b>Spel { $number }</b> · tot { $target } strafpunte
trump = Troef <b>{ $trump }</b> ({ $shown } gewys)
stock = trekstapel { $count }
tricks-won = slae { $tricks }
play-lead = { $name } kom uit met  { $cards }
play-beat = { $name } klop met  { $cards }
play-discard = { $name } gooi af  { $cards }
play-claim = ⚡️ { $name } spring in met vier { $suit }  { $cards }
play-returned = ↩️ Terug in die hand: { $cards }
holds-trick = ← hou die slag
turn-lead = ➡️ { $name } moet uitkom
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarte
    }
paused-silenced = ⏸ <b>Pouse.</b> Julle speel verder sodra die bot weer in die groep mag skryf.
paused = ⏸ <b>Pouse.</b> Julle speel verder sodra iemand terugkom.
before-beaten = Vorige slag vir { $name }: { $cards }
before-unbeaten = Vorige slag vir { $name }: { $cards }, nie geklop nie
# Tussen kaarte: “Q♦️ oor J♦️”.
over = oor
closes-at = 🕸 As niemand speel nie, sluit hierdie tafel: { $moment }
stop-wanted = 🛑 Stop die reeks? { $wants } wil; { $waits } moet saamstem
shuffle-sealed = 🔒 Eerlik geskommel, seël { $start }… Die beginwaarde (seed) word ná die spel gewys, en die SHA-256 daarvan moet hierdie wees:
shuffle-opened = 🔓 Die beginwaarde (seed) van die skommeling met seël { $start }…
shuffle-check = Die SHA-256 daarvan, gewys voor die eerste kaart:

button-hand = 🃏 My kaarte
button-rules = 📖 Reëls
button-score = 🏁 Telling
button-back = 🙋 Ek is terug
button-sit-in = 🪑 Speel vir { $name }
button-agree-stop = 🛑 Stop die reeks
button-next-deal = ▶️ Volgende spel
button-rematch = 🔁 Nog 'n reeks

## Ná 'n spel, ná 'n reeks

deal-over = 🏁 <b>Spel { $number } is verby</b>
# $side: 🔵 of 🟠
deal-won = 🏁 <b>Spel { $number }: { $side } het gewen</b>
deal-you-won = 🏆 <b>Spel { $number }: julle het gewen</b>
deal-you-lost = 💔 <b>Spel { $number }: julle het verloor</b>
last-trick-beaten = Laaste slag vir { $name }: { $cards }
last-trick-unbeaten = Laaste slag vir { $name }: { $cards }, nie geklop nie
side-result = { $side } { $names }: { $points ->
        [one] <b>{ $points }</b> punt
       *[other] <b>{ $points }</b> punte
    }
tricks-count = { $count ->
        [one] { $count } slag
       *[other] { $count } slae
    }
eggs = 🥚 <b>60 : 60, eiers!</b> Niemand kry strafpunte nie.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> strafpunt
       *[other] <b>+{ $count }</b> strafpunte
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> strafpunt (dubbel ná die eiers)
       *[other] <b>+{ $count }</b> strafpunte (dubbel ná die eiers)
    }
next-doubled = ✖️2 Die volgende spel wat iemand verloor, tel dubbel.
next-deal-at = Volgende spel: { $moment }
score-to = <b>Strafpunte</b> (met { $target } is 'n paar die bokke)
last-deal = <b>Die laaste spel</b>
final-score = <b>Eindtelling</b> ná spel { $deals }, reeks tot { $target }
goats = 🐐🐐 <b>Die bokke: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Bokke met eiers: { $names }</b>
winners = 🏆 Die wenners: { $names }
series-stopped = 🛑 <b>Hierdie reeks het sonder bokke geëindig.</b> /newgame begin 'n nuwe een.

## Kaarte in die hand

hand-seated = { $side } Die plek is joune. Jou maat: { $name }
# $side: 🔵 of 🟠
hand-seated-alone = { $side } Die plek is joune. Oorkant jou sit nog niemand nie.
# In die private klets, wanneer nog 'n reeks oopgemaak word; onder dit staan die knoppie “Gereed” (button-ready).
hand-rematch = 🔁 <b>Nog 'n reeks!</b> Druk <b>Gereed</b>, dan kom jou kaarte hierheen.
hand-cards-come = Jou kaarte sal hierheen kom. Die spel begin sodra iemand by die tafel <b>Begin</b> druk.
# $side: 🔵 of 🟠; $name: die maat; $score: “🔵 2 : 4 🟠”.
hand-side = Jy: { $side } saam met { $name } · strafpunte { $score }
hand-timed-out = ⏰ Jou tyd was om: die rekenaar het vir jou gespeel. Nog een keer, en hy hou jou plek warm totdat jy terug is.
your-turn-lead = 👉 <b>Jou beurt:</b> kom uit
your-turn-answer = 👉 <b>Jou beurt:</b> { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarte
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Vier van 'n kleur: jy mag buite jou beurt inspring!
you-are-away = 🤖 Die rekenaar speel vir jou. Die plek is joune: kom terug wanneer jy wil.
you-won = 🏆 <b>Julle het gewen!</b>
you-lost = 🐐 <b>Julle is die bokke!</b>

button-lead = ▶️ { $cards }
# Sonder “met” sou dit lyk of hierdie kaarte geklop moet word.
button-beat = ⚔️ Klop: { $cards }
button-discard = 🗑 Gooi af: { $cards }
button-claim = ⚡️ VIER VAN 'n KLEUR! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Wenk

popup-hand = 🃏 { $cards }
popup-trump = Troef { $trump }
popup-your-turn = 👉 Jou beurt! Speel in die private klets.
popup-waiting = ➡️ Ons wag vir { $name }
popup-no-hand = Op die oomblik is geen kaarte uitgedeel nie.

## Wenke: wat om te speel, en hoekom

hint-only = Daar is niks anders om te speel nie.
hint-takes = Niemand speel ná jou nie: die slag is joune.
hint-sure = Die teenstanders kan dit nie klop nie.
hint-holds = Daar is omtrent { $chance }% kans dat die teenstanders dit nie kan klop nie.
hint-cheap = Net omtrent { $chance }% kans dat die teenstanders dit nie kan klop nie, maar dit kos jou geen punte nie.
hint-risky = Net omtrent { $chance }% kans dat die teenstanders dit nie kan klop nie, maar die res is nog slegter.
hint-safer = Veiliger as jou maat se kaarte: omtrent { $chance }% kans dat die teenstanders dit nie kan klop nie.
hint-next-lead = Jou maat se kaarte hou net so goed, maar so kom jy volgende uit.
hint-gift-sure = Die teenstanders kan jou maat se kaarte nie klop nie: gee punte.
hint-gift = Omtrent { $chance }% kans dat die teenstanders jou maat se kaarte nie kan klop nie: gee punte.
hint-spare-sure = Die teenstanders kan jou maat se kaarte nie klop nie: hou jou goeie kaarte.
hint-spare = Omtrent { $chance }% kans dat die teenstanders jou maat se kaarte nie kan klop nie: hou jou goeie kaarte.
hint-doubtful = Net omtrent { $chance }% kans dat die teenstanders jou maat se kaarte nie kan klop nie: hou jou punte.
hint-partner = Jou maat speel ná jou, met omtrent { $chance }% kans om dit te kan klop.
hint-lost = Jy kan dit nie klop nie: gooi die goedkoopste af.
hint-trumps = Net troewe klop dit: hou hulle vir later.
hint-keep = Wat in jou hand bly, is later meer werd.
hint-claim = Spring in: omtrent { $chance }% kans dat die teenstanders jou vier kaarte nie kan klop nie.
hint-wait = As jy nou inspring: omtrent { $chance }% kans dat die teenstanders jou vier kaarte nie kan klop nie.
hint-no-claim = Moenie nou inspring nie
hint-points = Sigbare punte: { $points }

## Telling

score-title = 🏁 <b>Telling</b>
score-none = Nog geen spel is klaar nie.
score-earlier = (en nog { $count } voor dit)
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (dubbel)
result-eggs = { $points } → 🥚
popup-score = 🏁 Strafpunte { $score } (met { $target } is 'n paar die bokke)

## Wat by die tafel gebeur het

note-left = 🚪 { $name } speel nie meer saam nie; die rekenaar het die plek
note-away = 💤 { $name } is afwesig; die rekenaar hou die plek warm
note-timed-out = ⏰ { $name } se tyd was om; die rekenaar het gespeel
note-unreachable = 📵 Ek kan nie privaat aan { $name } skryf nie
note-gone = 🚪 { $name } is nie meer in die groep nie; die rekenaar hou die plek warm
note-back = 🙋 { $name } is terug
note-sat-in = 🪑 { $name } speel nou in die rekenaar se plek
note-hold-ended = ⌛ { $name } het nie die private klets betyds oopgemaak nie; die plek is leeg
note-cards-back = ↩️ { $name } het met vier van 'n kleur ingespring; die ander kaarte het teruggegaan
note-restarted = 🔄 Die bot is herbegin. Speel gerus verder!
note-quiet = 🕸 Hier het lanklaas iemand gespeel
note-stop-asked = 🛑 { $name } wil die reeks stop

## Instellings

settings-title = ⚙️ <b>Instellings van hierdie klets</b>
settings-alone-title = 🤖 <b>Speel teen die rekenaar</b>
settings-own-title = ⚙️ <b>Jou instellings</b>
language = 🌐 Taal
language-of-chat = 🌐 <b>Taal van hierdie klets</b>
language-of-person = 🌐 <b>Jou taal</b>
# By die instelling “Taal” solank die klets nog nie gekies het nie: die tafel praat soos wie dit oopmaak.
language-of-opener = soos wie die tafel oopmaak
setting-next-series = <i>Geld van die volgende reeks af.</i>
setting-turn = ⏳ Tyd per beurt
setting-turn-hint = Hoe lank 'n speler mag dink. Daarna speel die rekenaar daardie beurt; ná twee keer ná mekaar hou hy die plek warm totdat die eienaar terug is.
setting-turn-when = <i>Geld van die volgende beurt af.</i>
setting-target = 🐐 Bokke vanaf
setting-target-hint = Met soveel strafpunte is 'n paar die bokke. Volgens die reëls is dit 12.
setting-eggs = 🥚 Ná 60:60
setting-eggs-hint = Eiers gee niemand strafpunte nie. Maar die volgende spel wat iemand verloor, kan dubbel tel.
setting-eggs-nothing = niks verander nie
setting-eggs-double = volgende spel dubbel
# Kort genoeg vir 'n knoppie; “Vier van 'n kleur” staan in die verduideliking.
setting-claims = ⚡️ Inspring
setting-claims-hint = Tot wanneer vier kaarte van een kleur buite beurt mag inspring.
setting-claims-trick = totdat die slag vol is
setting-claims-lead = voordat iemand uitkom
setting-strength = 🤖 Rekenaar
# By jou eie instellings: hoe sterk die rekenaar is as jy net teen hom speel.
setting-strength-alone = 🤖 Rekenaar as ek alleen is
setting-strength-hint = Maklik maak soms foute, soos mense; gewoon speel goed; sterk is die beste wat ek kan.
setting-strength-easy = maklik
setting-strength-normal = gewoon
setting-strength-strong = sterk
setting-strength-when = <i>Geld dadelik.</i>
setting-pace = 🐇 Tempo
setting-pace-hint = Hoe lank die rekenaar dink, sodat almal kan volg.
setting-pace-slow = stadig
setting-pace-normal = gewoon
setting-pace-fast = vinnig
setting-pace-when = <i>Geld dadelik.</i>
setting-hints = 💡 Wenke
setting-hints-hint = 'n Knoppie onder jou kaarte: wat 'n sterk speler sou speel, en hoekom. Net wie dit druk, sien die antwoord.
setting-hints-off = af
setting-hints-on = aan
setting-hints-when = <i>Geld van die volgende beurt af.</i>
confirm = 👆 Bevestig elke beurt
confirm-on = aan
confirm-off = af
confirm-hint = As jou duim soms gly: die eerste tik kies die kaarte, die tweede speel hulle.
button-confirm-on = 👆 Bevestig elke beurt: skakel aan
button-confirm-off = 👆 Bevestig elke beurt: skakel af
button-settings-alone = 🤖 Speel teen die rekenaar
button-settings = ⬅️ Alle instellings
button-close = ✖️ Maak toe

## Die bot se boodskappe

start =
    🐐 <b>Hallo! Ek deel kaarte uit vir Kozel</b>, die agterplaas-kaartspel vir vier, twee teen twee.

    Voeg my by 'n groep en stuur /newgame daar: vier mense gaan sit, die kaarte kom hierheen, en elke beurt is net een tik.

    Niemand naby nie? Speel sommer hier en nou saam met drie rekenaarspelers. Kies hoe sterk:
button-add-to-group = ➕ Voeg my by 'n groep
alone-again = Nog 'n reeks? Kies hoe sterk die rekenaar speel.
help =
    🐐 <b>Kozel</b>, twee teen twee. Vat saam met jou maat kaartpunte: 61 van die 120 wen die spel. Die verloorders kry strafpunte; met 12 daarvan is hulle die bokke.

    In 'n groep: /newgame, gaan sit, druk <b>Begin</b>. Jou kaarte kom privaat, met 'n knoppie vir elke moontlikheid. <b>My kaarte</b> onder die tafel wys hulle ook, net vir jou.

    Die hele spel word onder /rules verduidelik.
which-hand = 🃏 Watter tafel se kaarte?
which-leave = 🚪 Watter tafel verlaat jy?
which-stop = 🛑 Watter reeks moet stop?

bot-about = Kozel, die kaartspel vir vier: twee teen twee, in jou groep, met jou kaarte in die private klets.
bot-description = Kozel, die “bok”, is 'n agterplaas-kaartspel: vier spelers, twee teen twee, 36 kaarte. Voeg my by 'n groep en stuur /newgame. Almal kry hul kaarte privaat en speel met een tik. Of speel hier saam met drie rekenaarspelers.

## Opdragte

cmd-newgame = maak 'n tafel oop
cmd-newgame-private = speel teen die rekenaar
cmd-table = wys weer die tafel
cmd-hand = stuur weer my kaarte
cmd-score = die reeks se telling
cmd-rules = die spelreëls
cmd-settings = instellings
cmd-leave = gee my plek op
cmd-stop = stop die reeks
cmd-help = hoe dit werk
cmd-privacy = wat van jou bekend is
cmd-language = my taal
cmd-start = kom ons begin

## Kort antwoorde: gedoen, of hoekom nie

toast-led = Jy het uitgekom met { $cards }
toast-beat = Jy het geklop met { $cards }
toast-discarded = Jy het { $cards } toe afgegooi
toast-claimed = ⚡️ Jy het ingespring met { $cards }
toast-tap-again = Tik weer op dieselfde knoppie om dit te speel.
toast-not-your-turn = Dis nie jou beurt nie: ons wag vir { $name }.
toast-already-played = Daardie kaart is reeds gespeel.
toast-cards-came-back = Iemand het met vier van 'n kleur ingespring: jou kaarte is terug.
toast-out-of-date = Daardie knoppie geld nie meer nie. So lyk dit nou.
toast-deal-started = Die volgende spel begin.
toast-deal-under-way = Die volgende spel het reeds begin.
toast-sat = Die plek is joune.
toast-stood = Jou plek is weer leeg.
toast-seat-taken = { $name } sit reeds daar.
toast-seat-held = Daardie plek word vir { $name } gehou. Probeer weer oor twee minute.
toast-already-seated = Jy het reeds 'n plek by hierdie tafel.
toast-not-seated = Jy het nie 'n plek hier nie.
toast-not-this-table = Jy speel nie by hierdie tafel nie.
toast-only-seated = Net dié wat by die tafel sit, mag dit doen.
toast-computer-added = 'n Rekenaarspeler kom sit.
toast-computer-removed = Die rekenaarspeler is weg.
toast-need-four = Julle moet vier wees om te speel. Vul die leë plekke met mense of rekenaarspelers.
toast-not-all-ready = Nog nie almal het Gereed gedruk nie.
toast-started = Die kaarte is uitgedeel. Geniet dit!
toast-ready = Jy is gereed.
toast-already-started = Hierdie spel het reeds begin.
toast-table-open = Hier is reeds 'n tafel. Dis hierdie een:
# 'n Ou knoppie “Nog 'n reeks”, gedruk terwyl 'n ander tafel oop is.
toast-table-already = Hier is reeds 'n tafel. /table wys dit.
toast-table-ended = Hierdie tafel is klaar. /newgame maak 'n nuwe een oop.
toast-no-table = Hier is nie 'n tafel nie. /newgame maak een oop.
toast-link-stale = Hierdie skakel is te oud: die plek word nie meer gehou nie. Kies weer 'n plek in die groep.
toast-link-foreign = Hierdie plek word vir { $name } gehou. Kies 'n ander een in die groep.
toast-left = Jy speel nie meer saam nie. Die rekenaar neem jou plek.
toast-resting = Die spel wag: ek mag nie nou in die groep skryf nie.
toast-away-now = Die rekenaar speel vir jou. Druk eers “Ek is terug”.
toast-back = Welkom terug! Die plek is joune.
toast-not-away = Jy speel reeds.
toast-nothing-to-leave = Jy het nie 'n plek om op te gee nie.
toast-seat-owned = Hierdie plek behoort aan { $name }, wat nog kan terugkom.
toast-sat-in = Jy speel met hierdie kaarte verder.
toast-other-hand = Jy het reeds 'n ander plek se kaarte by hierdie tafel gesien. Jy kan weer jou vorige plek inneem.
toast-stop-asked = Julle paar wil die reeks stop. Nou moet die ander paar saamstem.
toast-stop-already = Julle paar het reeds saamgestem. Die ander paar moet ook saamstem.
toast-stopped = Die reeks is verby.
toast-nothing-to-stop = Hier is niks om te stop nie.
toast-open-private = Maak eers ons private klets oop, dan kan ek vir jou jou kaarte stuur.
toast-group-only = Dit werk net in 'n groep.
toast-private-only = Dit werk net in ons private klets.
toast-admins-only = Net die groep se admins mag dit doen.
toast-no-channels = 'n Kanaal of anonieme admin kan nie 'n plek kry nie. Skryf as jouself.
toast-saved = Gestoor.
toast-saved-next-series = Gestoor. Dit geld van die volgende reeks af.
toast-not-saved = Dit kon nie gestoor word nie en tel dus nie. Probeer asseblief weer.
toast-went-wrong = Iets het aan my kant skeefgeloop. Probeer asseblief weer.
toast-unknown-button = Ek ken nie hierdie knoppie nie. Dit kom dalk van 'n ouer weergawe.
toast-slow-down = Stadiger, asseblief: so vinnig kan ek nie byhou nie.

## Hoekom die reëls nie toelaat dat jy so speel nie

reason-no-deal = Daar is geen kaarte op die tafel nie.
reason-deal-in-play = Die spel is nog aan die gang.
reason-series-over = Die reeks is verby.
reason-not-your-turn = Dit is nie jou beurt nie.
reason-not-your-cards = Jy het nie meer hierdie kaarte nie.
reason-must-lead = Jy moet uitkom: daar is nog niks om te klop nie.
reason-not-a-lead = Iemand het reeds uitgekom: klop of gooi af.
reason-mixed-suits = Jy mag net met kaarte van een kleur uitkom.
reason-wrong-count = Speel presies soveel kaarte as waarmee uitgekom is.
reason-does-not-beat = Hierdie kaarte klop nie dié op die tafel nie.
reason-not-four = Daarvoor het jy vier kaarte van een kleur nodig.
reason-claim-too-late = By hierdie tafel mag vier van 'n kleur slegs inspring voordat iemand uitkom.
reason-claim-nearer = Daar lê reeds vier kaarte van 'n speler wat nader aan die eerste uitkomer sit.
reason-claim-in-turn = Dit is jou beurt om uit te kom: kom gewoon met jou vier kaarte uit.

# Woorde in die private klets oor 'n tafel wat die leser nie meer sien nie. $group: die groep se naam.
notice-parted = Jy is nie meer by die tafel in { $group } nie.
notice-silenced = Ek mag nie meer in { $group } skryf nie, so die spel daar staan stil. Laat my weer toe (met die reg om boodskappe te stuur), en dit gaan verder waar dit opgehou het.
files-forbidden = Ek mag nie prente of lêers hier stuur nie. 'n Admin kan dit in die groep se toestemmings toelaat.
notice-damaged = Die gestoorde spel van hierdie tafel is beskadig, en dit kan nie verder gaan nie. Ek is jammer. /newgame maak 'n nuwe tafel oop.
