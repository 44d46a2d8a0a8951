### Kasutajaliides: kõik boti tekstid peale mängureeglite (rules.ftl). Selgitused on failis en/bot.ftl.
### Üht lugejat kõnetatakse „sina“, paari või kogu lauda „teie“. Nimele, kaardile ega arvule ($…) ei lisata
### käändelõppu: nimi on alus, seisab sulgudes või kooloni järel.

# Selle keele nimi selles keeles.
language-name = Eesti

## Inimesed ja paarid

player = Mängija { $number }
somebody = keegi
this-group = see grupp
free-seat = vaba koht
computer = Arvuti
computer-numbered = Arvuti { $number }

## Aeg

duration-off = piiranguta
duration-seconds = { $count ->
        [one] { $count } sekund
       *[other] { $count } sekundit
    }
duration-minutes = { $count ->
        [one] { $count } minut
       *[other] { $count } minutit
    }
duration-hours = { $count ->
        [one] { $count } tund
       *[other] { $count } tundi
    }
soon = varsti

## Enne mängu

lobby-open = 🐐 <b>Kozel: kes mängib?</b>
rematch-open = 🐐 <b>Revanš!</b> Kõik vajutavad <b>Olen valmis</b>.
lobby-rules = Partii { $rules }
rules-target = kuni { $target } karistuspunktini
rules-eggs-double = pärast 60:60 loeb järgmine jaotus topelt
rules-claims-lead = mastinelik ainult enne tihi algust
lobby-missing = { $count ->
        [one] Vaba on { $count } koht. Paarilised on samal real.
       *[other] Vaba on { $count } kohta. Paarilised on samal real.
    }
rematch-unready = { $count ->
        [one] Ootame veel { $count } mängijat.
       *[other] Ootame veel { $count } mängijat.
    }
lobby-full = Kõik neli on koos: vajuta <b>Alustame</b>!
lobby-closed = ⌛ See laud on suletud: mäng ei alanud. Uue avab /newgame.

button-sit = 🪑 Istu { $side }
button-sit-with = 🪑 Istu { $side } + { $name }
button-add-computer = 🤖 Arvuti { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Tõuse püsti
button-ready = ✅ Olen valmis
button-start = ▶️ Alustame

## Laud

deal-header = 🐐 <b>Jaotus { $number }</b> · kuni { $target } karistuspunktini
trump = Trump <b>{ $trump }</b> (näidati { $shown })
stock = pakis { $count }
tricks-won = tihid { $tricks }
play-lead = { $name } käib  { $cards }
play-beat = { $name } tapab:  { $cards }
play-discard = { $name } viskab ära  { $cards }
play-claim = ⚡️ { $name } käib vahele, neli { $suit }  { $cards }
play-returned = ↩️ Tagasi kätte: { $cards }
holds-trick = ← tihi siin
turn-lead = ➡️ { $name } käib
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarti
    }
paused-silenced = ⏸ <b>Paus.</b> Mäng läheb edasi, kui bot võib jälle gruppi kirjutada.
paused = ⏸ <b>Paus.</b> Mäng läheb edasi, kui keegi tagasi tuleb.
before-beaten = Eelmise tihi võttis { $name }: { $cards }
before-unbeaten = Eelmise tihi võttis { $name }: { $cards }, keegi ei tapnud
# Kaartide vahel: „Q♦️ tapab J♦️“.
over = tapab
closes-at = 🕸 Kui keegi ei mängi, suletakse laud: { $moment }
stop-wanted = 🛑 Kas lõpetada partii? Poolt: { $wants }. Peavad nõustuma: { $waits }
shuffle-sealed = 🔒 Aus segamine, pitser { $start }… Pärast jaotust näidatakse selle seemet (seed) ja seemne SHA-256 peab olema selline:
shuffle-opened = 🔓 Segamise seeme (seed), pitser { $start }…
shuffle-check = Selle SHA-256, näidatud enne esimest kaarti:

button-hand = 🃏 Minu kaardid
button-rules = 📖 Reeglid
button-score = 🏁 Seis
button-back = 🙋 Olen tagasi
button-sit-in = 🪑 Võta üle: { $name }
button-agree-stop = 🛑 Lõpeta partii
button-next-deal = ▶️ Järgmine jaotus
button-rematch = 🔁 Revanš

## Pärast jaotust, pärast partiid

deal-over = 🏁 <b>Jaotus { $number } on läbi</b>
# $side: 🔵 või 🟠
deal-won = 🏁 <b>Jaotus { $number }: võitis { $side }</b>
deal-you-won = 🏆 <b>Jaotus { $number }: teie võitsite</b>
deal-you-lost = 💔 <b>Jaotus { $number }: teie kaotasite</b>
last-trick-beaten = Viimase tihi võttis { $name }: { $cards }
last-trick-unbeaten = Viimase tihi võttis { $name }: { $cards }, keegi ei tapnud
side-result = { $side } { $names }: { $points ->
        [one] <b>{ $points }</b> silm
       *[other] <b>{ $points }</b> silma
    }
tricks-count = { $count ->
        [one] { $count } tihi
       *[other] { $count } tihi
    }
eggs = 🥚 <b>60 : 60 – munad!</b> Karistuspunkte ei saa keegi.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> karistuspunkt
       *[other] <b>+{ $count }</b> karistuspunkti
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> karistuspunkt (pärast mune topelt)
       *[other] <b>+{ $count }</b> karistuspunkti (pärast mune topelt)
    }
next-doubled = ✖️2 Järgmine kaotajatega jaotus loeb topelt.
next-deal-at = Järgmine jaotus: { $moment }
score-to = <b>Karistuspunktid</b> ({ $target } teeb sikuks)
last-deal = <b>Viimane jaotus</b>
final-score = { $deals ->
        [one] <b>Lõppseis</b> pärast { $deals } jaotust, kuni { $target }
       *[other] <b>Lõppseis</b> pärast { $deals } jaotust, kuni { $target }
    }
goats = 🐐🐐 <b>Sikud: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Sikud munadega: { $names }</b>
winners = 🏆 Võitjad: { $names }
series-stopped = 🛑 <b>See partii lõppes sikkudeta.</b> Uut alustab /newgame.

## Kaardid käes

hand-seated = { $side } Koht on sinu. Paariline: { $name }
# $side: 🔵 või 🟠
hand-seated-alone = { $side } Koht on sinu. Sinu vastas ei istu veel kedagi.
# Privaatselt, kui avatakse revanš; all on nupp „Olen valmis“ (button-ready).
hand-rematch = 🔁 <b>Revanš!</b> Vajuta <b>Olen valmis</b>, siis tulevad su kaardid siia.
hand-cards-come = Su kaardid tulevad siia. Mäng algab, kui keegi lauas vajutab <b>Alustame</b>.
# $side: 🔵 või 🟠; $name: paariline; $score: „🔵 2 : 4 🟠“.
hand-side = Sina: { $side }, paariline: { $name } · karistuspunktid { $score }
hand-timed-out = ⏰ Aeg sai otsa: sinu eest mängis arvuti. Veel üks kord ja ta hoiab su kohta, kuni tagasi tuled.
your-turn-lead = 👉 <b>Sinu kord:</b> käi
your-turn-answer = 👉 <b>Sinu kord:</b> { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarti
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Sul on mastinelik: võid vahele käia!
you-are-away = 🤖 Sinu eest mängib arvuti. Koht on sinu: tule tagasi, millal tahad.
you-won = 🏆 <b>Teie võitsite!</b>
you-lost = 🐐 <b>Teie olete sikud!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Tapan: { $cards }
button-discard = 🗑 Viskan: { $cards }
button-claim = ⚡️ MASTINELIK! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Vihje

popup-hand = 🃏 { $cards }
popup-trump = Trump { $trump }
popup-your-turn = 👉 Sinu kord! Mängi privaatvestluses.
popup-waiting = ➡️ Ootame: { $name }
popup-no-hand = Praegu pole kaarte jagatud.

## Vihjed: käik ja põhjus

hint-only = Muud käiku ei ole.
hint-takes = Pärast sind ei mängi enam keegi: tihi on sinu.
hint-sure = Vastased ei saa seda tappa.
hint-holds = Umbes { $chance }% tõenäosusega ei saa vastased seda tappa.
hint-cheap = Ainult umbes { $chance }% tõenäosusega ei saa vastased seda tappa, aga silmi sa ei kaota.
hint-risky = Ainult umbes { $chance }% tõenäosusega ei saa vastased seda tappa, aga kõik muu on veel halvem.
hint-safer = Kindlam kui paarilise kaardid: umbes { $chance }% tõenäosusega ei saa vastased seda tappa.
hint-next-lead = Paarilise kaartidest piisaks ka, aga nii käid järgmisena sina.
hint-gift-sure = Vastased ei saa paarilise kaarte tappa: anna silmi juurde.
hint-gift = Umbes { $chance }% tõenäosusega ei saa vastased paarilise kaarte tappa: anna silmi juurde.
hint-spare-sure = Vastased ei saa paarilise kaarte tappa: hoia oma head kaardid alles.
hint-spare = Umbes { $chance }% tõenäosusega ei saa vastased paarilise kaarte tappa: hoia oma head kaardid alles.
hint-doubtful = Ainult umbes { $chance }% tõenäosusega ei saa vastased paarilise kaarte tappa: hoia silmad endale.
hint-partner = Pärast sind mängib paariline ja umbes { $chance }% tõenäosusega saab tema selle tappa.
hint-lost = Sa ei saa seda tappa: viska ära, mis on kõige vähem väärt.
hint-trumps = Seda saab tappa ainult trumpidega: hoia need alles.
hint-keep = See, mis kätte jääb, on hiljem rohkem väärt.
hint-claim = Käi vahele: umbes { $chance }% tõenäosusega ei saa vastased su nelikut tappa.
hint-wait = Kui praegu vahele käid: umbes { $chance }% tõenäosusega ei saa vastased su nelikut tappa.
hint-no-claim = Ära veel vahele käi
hint-points = Silmi näha: { $points }

## Seis

score-title = 🏁 <b>Seis</b>
score-none = Ükski jaotus pole veel läbi.
score-earlier = { $count ->
        [one] (ja enne seda veel { $count } jaotus)
       *[other] (ja enne seda veel { $count } jaotust)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (topelt)
result-eggs = { $points } → 🥚
popup-score = 🏁 Karistuspunktid { $score } ({ $target } teeb sikuks)

## Mis lauas juhtus

note-left = 🚪 { $name } lahkus; kohal istub arvuti
note-away = 💤 { $name } on eemal; kohta hoiab arvuti
note-timed-out = ⏰ { $name }: aeg sai otsa, mängis arvuti
note-unreachable = 📵 { $name }: ma ei saa privaatselt kirjutada
note-gone = 🚪 { $name } pole enam grupis; kohta hoiab arvuti
note-back = 🙋 { $name } on tagasi
note-sat-in = 🪑 { $name } istus arvuti asemele
note-hold-ended = ⌛ { $name } ei avanud privaatvestlust õigel ajal; koht on vaba
note-cards-back = ↩️ { $name } käis mastinelikuga vahele; teised kaardid läksid tagasi
note-restarted = 🔄 Bot taaskäivitati. Mängime edasi!
note-quiet = 🕸 Siin pole ammu keegi mänginud
note-stop-asked = 🛑 { $name } tahab partii lõpetada

## Seaded

settings-title = ⚙️ <b>Selle vestluse seaded</b>
settings-alone-title = 🤖 <b>Kui mängid üksi</b>
settings-own-title = ⚙️ <b>Sinu seaded</b>
language = 🌐 Keel
language-of-chat = 🌐 <b>Selle vestluse keel</b>
language-of-person = 🌐 <b>Sinu keel</b>
# Seade „Keel“ juures, kuni vestlus pole ühtki valinud: laud räägib avaja keeles.
language-of-opener = laua avaja oma
setting-next-series = <i>Muutub järgmisest partiist.</i>
setting-turn = ⏳ Käigu aeg
setting-turn-hint = Kui kaua võib mõelda. Siis mängib selle käigu arvuti; pärast kaht korda järjest hoiab ta kohta, kuni selle omanik tagasi tuleb.
setting-turn-when = <i>Muutub järgmisest käigust.</i>
setting-target = 🐐 Sikuks teeb
setting-target-hint = Mitu karistuspunkti teeb sikuks. Reeglite järgi 12.
setting-eggs = 🥚 Pärast 60:60
setting-eggs-hint = Munade eest ei saa keegi karistuspunkte. Soovi korral loeb järgmine kaotajatega jaotus topelt.
setting-eggs-nothing = ei juhtu midagi
setting-eggs-double = järgmine topelt
setting-claims = ⚡️ Mastinelik
setting-claims-hint = Mis ajani võib nelja ühest mastist kaardiga vahele käia.
setting-claims-trick = tihi lõpuni
setting-claims-lead = enne tihi algust
setting-strength = 🤖 Arvuti
# Oma seadete juures: kui tugev on arvuti, kui mängitakse üksi.
setting-strength-alone = 🤖 Arvuti, kui mängin üksi
setting-strength-hint = Kerge eksib vahel, nagu inimesedki; keskmine mängib hästi; tugev on parim, mida oskan.
setting-strength-easy = kerge
setting-strength-normal = keskmine
setting-strength-strong = tugev
setting-strength-when = <i>Muutub kohe.</i>
setting-pace = 🐇 Tempo
setting-pace-hint = Kui kaua arvuti mõtleb, et kõik jõuaksid jälgida.
setting-pace-slow = aeglane
setting-pace-normal = tavaline
setting-pace-fast = kiire
setting-pace-when = <i>Muutub kohe.</i>
setting-hints = 💡 Vihjed
setting-hints-hint = Nupp kaartide all: mida teeks tugev mängija ja miks. Vastust näeb ainult see, kes vajutab.
setting-hints-off = väljas
setting-hints-on = sees
setting-hints-when = <i>Muutub järgmisest käigust.</i>
confirm = 👆 Käigu kinnitus
confirm-on = sees
confirm-off = väljas
confirm-hint = Kui sõrm vahel libastub: esimene puudutus valib käigu, teine mängib selle.
button-confirm-on = 👆 Käigu kinnitus: lülita sisse
button-confirm-off = 👆 Käigu kinnitus: lülita välja
button-settings-alone = 🤖 Kui mängin üksi
button-settings = ⬅️ Kõik seaded
button-close = ✖️ Sulge

## Boti sõnumid

start =
    🐐 <b>Tere! Mina jagan Kozelit</b>, hoovides mängitavat kaardimängu neljale, kaks kahe vastu.

    Lisa mind gruppi ja kirjuta seal /newgame: neli istuvad lauda, kaardid tulevad siia ja iga käik on üks puudutus.

    Kedagi pole? Mängi kohe siinsamas kolme arvutiga. Vali, kui tugevad nad on:
button-add-to-group = ➕ Lisa gruppi
alone-again = Veel üks partii? Vali, kui tugevalt arvuti mängib.
help =
    🐐 <b>Kozel</b>, kaks kahe vastu. Koguge paarilisega silmi: 61 silma 120-st võidab jaotuse. Kaotajad saavad karistuspunkte; kellel neid on 12, need on sikud.

    Grupis: /newgame, võta koht, vajuta <b>Alustame</b>. Kaardid tulevad privaatselt, igal käigul oma nupp. Ka <b>Minu kaardid</b> laua all näitab neid, ainult sulle.

    Kogu mängu seletab /rules.
which-hand = 🃏 Millise laua kaardid?
which-leave = 🚪 Millisest lauast lahkud?
which-stop = 🛑 Milline partii lõpetada?

bot-about = Kozel, kaardimäng neljale: kaks kahe vastu, laud sinu grupis, kaardid privaatselt.
bot-description = Kozel on hoovides mängitav „sikumäng“ kaartidega: neli mängijat, kaks kahe vastu, 36 kaarti. Lisa mind gruppi ja kirjuta /newgame. Igaüks saab kaardid privaatselt ja mängib ühe puudutusega. Või mängi siinsamas koos kolme arvutiga.

## Käsud

cmd-newgame = ava laud
cmd-newgame-private = mängi arvuti vastu
cmd-table = näita lauda uuesti
cmd-hand = saada mulle kaardid uuesti
cmd-score = partii seis
cmd-rules = mängu reeglid
cmd-settings = seaded
cmd-leave = loobu oma kohast
cmd-stop = lõpeta partii
cmd-help = kuidas see käib
cmd-privacy = mida sinust teatakse
cmd-language = minu keel
cmd-start = alusta

## Lühivastused: tehtud, või miks mitte

toast-led = Sa käisid { $cards }
toast-beat = Sa tapsid: { $cards }
toast-discarded = Viskasid kinniselt ära { $cards }
toast-claimed = ⚡️ Sa käisid vahele: { $cards }
toast-tap-again = Vajuta sama nuppu veel kord, siis on käidud.
toast-not-your-turn = Pole sinu kord. Ootame: { $name }.
toast-already-played = See kaart on juba mängitud.
toast-cards-came-back = Keegi käis mastinelikuga vahele: su kaardid tulid tagasi.
toast-out-of-date = See nupp on vananenud. Praegu on seis selline.
toast-deal-started = Algab järgmine jaotus.
toast-deal-under-way = Järgmine jaotus juba käib.
toast-sat = Koht on sinu.
toast-stood = Su koht on jälle vaba.
toast-seat-taken = Seal istub juba { $name }.
toast-seat-held = See koht on kinni pandud ({ $name }). Proovi kahe minuti pärast uuesti.
toast-already-seated = Sa juba istud selles lauas.
toast-not-seated = Sul pole siin kohta.
toast-not-this-table = Sa ei mängi selles lauas.
toast-only-seated = Seda võivad ainult need, kes lauas istuvad.
toast-computer-added = Arvuti istub lauda.
toast-computer-removed = Arvuti tõusis lauast.
toast-need-four = Mängijaid peab olema neli. Pane vabadele kohtadele inimesed või arvutid.
toast-not-all-ready = Kõik pole veel vajutanud „Olen valmis“.
toast-started = Kaardid on jagatud. Head mängu!
toast-ready = Selge, oled valmis.
toast-already-started = See mäng on juba alanud.
toast-table-open = Siin on laud juba olemas. Näe, see:
# Vana nupp „Revanš“, vajutatud siis, kui avatud on mõni teine laud.
toast-table-already = Siin on laud juba olemas. Seda näitab /table.
toast-table-ended = See laud on suletud. Uue avab /newgame.
toast-no-table = Siin pole lauda. Selle avab /newgame.
toast-link-stale = See link on liiga vana: kohta enam ei hoita. Istu grupis uuesti.
toast-link-foreign = See koht on kinni pandud ({ $name }). Vali grupis mõni teine.
toast-left = Sa tõusid lauast. Su kohale istub arvuti.
toast-resting = Mäng seisab: ma ei või praegu gruppi kirjutada.
toast-away-now = Sinu eest mängib arvuti. Vajuta kõigepealt „Olen tagasi“.
toast-back = Tore, et tagasi oled! Koht on sinu.
toast-not-away = Sa juba mängid.
toast-nothing-to-leave = Sul pole kohta, kust tõusta.
toast-seat-owned = Sellel kohal on omanik ({ $name }), kes võib tagasi tulla.
toast-sat-in = Mängid nende kaartidega edasi.
toast-other-hand = Oled selles lauas juba näinud teise koha kaarte. Võid tagasi istuda oma endisele kohale.
toast-stop-asked = Teie paar tahab lõpetada. Nüüd peavad vastased nõustuma.
toast-stop-already = Teie paar on juba nõus. Ka vastased peavad nõustuma.
toast-stopped = Partii on lõpetatud.
toast-nothing-to-stop = Siin pole midagi lõpetada.
toast-open-private = Ava enne meie privaatvestlus, siis saan sulle kaardid saata.
toast-group-only = See käib ainult grupis.
toast-private-only = See käib ainult meie privaatvestluses.
toast-admins-only = Seda võivad ainult grupi administraatorid.
toast-no-channels = Kanal või anonüümne administraator ei saa lauda istuda. Kirjuta enda nime alt.
toast-saved = Salvestatud.
toast-saved-next-series = Salvestatud. Muutub järgmisest partiist.
toast-not-saved = Seda ei õnnestunud salvestada, seega see ei kehti. Proovi uuesti.
toast-went-wrong = Minu pool läks midagi valesti. Proovi uuesti.
toast-unknown-button = Seda nuppu ma ei tunne. Ehk on see vanemast versioonist.
toast-slow-down = Rahulikumalt, palun: nii palju korraga ma ei jõua.

## Miks reeglid käiku ei luba

reason-no-deal = Laual pole kaarte.
reason-deal-in-play = Jaotus on alles pooleli.
reason-series-over = Partii on läbi.
reason-not-your-turn = Pole sinu kord.
reason-not-your-cards = Neid kaarte sul enam pole.
reason-must-lead = Sina käid: tappa pole veel midagi.
reason-not-a-lead = Juba on käidud: tapa või viska ära.
reason-mixed-suits = Käia võib ainult ühe masti kaarte.
reason-wrong-count = Pane täpselt nii palju kaarte, kui käidi.
reason-does-not-beat = Need kaardid ei tapa neid, mis laual.
reason-not-four = Selleks on vaja nelja kaarti ühest mastist.
reason-claim-too-late = Selles lauas võib mastinelikuga vahele käia ainult enne tihi algust.
reason-claim-nearer = Seal on juba nelik mängijalt, kes istub esimesele käijale lähemal.
reason-claim-in-turn = Sina käid: käi oma neli lihtsalt välja.

# Sõnad privaatvestluses laua kohta, mida lugeja enam ei näe. $group: grupi nimi.
notice-parted = Sa pole enam grupi { $group } lauas.
notice-silenced = Ma ei või enam gruppi { $group } kirjutada, seepärast seisab mäng seal. Lase mind tagasi (õigusega sõnumeid saata) ja see läheb edasi sealt, kus pooleli jäi.
files-forbidden = Ma ei või siia pilte ega faile saata. Administraator saab seda grupi õigustes lubada.
notice-damaged = Selle laua salvestatud mäng on rikutud ja seda ei saa jätkata. Mul on kahju. Uue laua avab /newgame.
