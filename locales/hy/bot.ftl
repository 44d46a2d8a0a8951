### Ինտերֆեյսը․ բոտի բոլոր տեքստերը, բացի խաղի կանոններից (rules.ftl)։ Բացատրությունները en/bot.ftl ֆայլում են։
### Ընթերցողին դիմում ենք «դու»-ով, զույգին՝ «դուք»-ով։ Անվանը, թվին, թղթին վերջավորություն չի կցվում,
### հոդ էլ չի դրվում․ անունը նախադասությունից առանձին է՝ կետից առաջ («Աննա․ քայլում է»), երկու կետից կամ բութից հետո։

# Այս լեզվի անունն իր լեզվով։
language-name = Հայերեն

## Մարդիկ և կողմեր

player = Խաղացող { $number }
somebody = ինչ-որ մեկը
this-group = այս խումբը
free-seat = ազատ տեղ
computer = Համակարգիչ
computer-numbered = Համակարգիչ { $number }

## Ժամանակը

duration-off = անսահմանափակ
duration-seconds = { $count } վայրկյան
duration-minutes = { $count } րոպե
duration-hours = { $count } ժամ
soon = շուտով

## Հավաքվելը

lobby-open = 🐐 <b>Կոզյոլ․ ո՞վ է խաղում</b>
rematch-open = 🐐 <b>Ռևա՜նշ։</b> Բոլորդ սեղմեք <b>Պատրաստ եմ</b>։
lobby-rules = Պարտիա { $rules }
rules-target = մինչև { $target }
rules-eggs-double = 60:60 լինելուց հետո հաջորդ ռաունդը կրկնակի է
rules-claims-lead = քառյակը մտնում է միայն մինչև առաջին քայլը
lobby-missing = Ազատ տեղեր՝ { $count }։ Խաղընկերները նույն տողում են։
rematch-unready = Սպասում ենք ևս { $count } հոգու։
lobby-full = Չորսդ էլ այստեղ եք․ սեղմեք <b>Սկսել</b>։
lobby-closed = ⌛ Այս սեղանը փակ է․ խաղն այդպես էլ չսկսվեց։ Նորը կբացի /newgame հրամանը։

button-sit = 🪑 Նստել { $side }
button-sit-with = 🪑 Նստել { $side } + { $name }
button-add-computer = 🤖 Համակարգիչ { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Վեր կենալ
button-ready = ✅ Պատրաստ եմ
button-start = ▶️ Սկսել

## Սեղանը

deal-header = 🐐 <b>Ռաունդ { $number }</b> · պարտիա մինչև { $target }
trump = Կոզրը՝ <b>{ $trump }</b> (ցույց տվեցին { $shown })
stock = կապուկում { $count }
tricks-won = ձեռքեր { $tricks }
play-lead = { $name }․ քայլում է՝ { $cards }
play-beat = { $name }․ խփում է՝ { $cards }
play-discard = { $name }․ գցում է՝ { $cards }
play-claim = ⚡️ { $name }․ մտնում է քառյակով ({ $suit })՝ { $cards }
play-returned = ↩️ Հետ եկան՝ { $cards }
holds-trick = ← պահում է ձեռքը
turn-lead = ➡️ Քայլում է՝ { $name }
turn-answer = ➡️ { $name }, { $count } թուղթ
paused-silenced = ⏸ <b>Դադար։</b> Խաղը կշարունակվի, երբ բոտին նորից թույլ տան գրել խմբում։
paused = ⏸ <b>Դադար։</b> Խաղը կշարունակվի, երբ որևէ մեկը հետ գա։
before-beaten = Նախորդ ձեռքը՝ { $name }, { $cards }
before-unbeaten = Նախորդ ձեռքը՝ { $name }, { $cards }, ոչ ոք չխփեց
# Թղթերի միջև՝ «Q♦️ խփում է J♦️»։
over = խփում է
closes-at = 🕸 Եթե ոչ ոք չխաղա, այս սեղանը կփակվի՝ { $moment }
stop-wanted = 🛑 Ավարտե՞լ պարտիան։ Ուզում են՝ { $wants }․ պիտի համաձայնեն՝ { $waits }
shuffle-sealed = 🔒 Ազնիվ խառնում, կնիքը՝ { $start }… Սերմը (seed) կերևա ռաունդից հետո, և սերմի SHA-256 արժեքը պիտի լինի այս մեկը՝
shuffle-opened = 🔓 Խառնման սերմը (seed), կնիքը՝ { $start }…
shuffle-check = Դրա SHA-256 արժեքը՝ ցույց տված առաջին թղթից առաջ․

button-hand = 🃏 Իմ թղթերը
button-rules = 📖 Կանոններ
button-score = 🏁 Հաշիվ
button-back = 🙋 Հետ եկա
button-sit-in = 🪑 { $name }
button-agree-stop = 🛑 Ավարտել պարտիան
button-next-deal = ▶️ Հաջորդ ռաունդը
button-rematch = 🔁 Ռևանշ

## Ռաունդից հետո, պարտիայից հետո

deal-over = 🏁 <b>Ռաունդ { $number }․ ավարտ</b>
side-result = { $side } { $names }․ <b>{ $points }</b> միավոր
tricks-count = { $count } ձեռք
eggs = 🥚 <b>60 : 60՝ ձվե՜ր։</b> Ոչ ոքի տուգանային միավոր չի գրվում։
side-defeat = <b>+{ $count }</b> տուգանային միավոր
side-defeat-doubled = <b>+{ $count }</b> տուգանային միավոր (ձվերից հետո՝ կրկնակի)
next-doubled = ✖️2 Հաջորդ ռաունդը, որտեղ պարտվող կլինի, կրկնակի է։
next-deal-at = Հաջորդ ռաունդը՝ { $moment }
score-to = <b>Պարտիա մինչև { $target }</b>
last-deal = <b>Վերջին ռաունդը</b>
final-score = <b>Վերջնական հաշիվը</b>․ { $deals } ռաունդ, մինչև { $target }
goats = 🐐🐐 <b>Այծերը՝ { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Ձվերով այծերը՝ { $names }</b>
winners = 🏆 Հաղթողները՝ { $names }
series-stopped = 🛑 <b>Այս պարտիան ավարտվեց առանց այծերի։</b> Նորը կսկսի /newgame հրամանը։

## Մոտդ եղած թղթերը

hand-seated = { $side } Տեղը քոնն է։ Խաղընկերդ՝ { $name }
hand-cards-come = Թղթերդ կգան այստեղ։ Խաղը կսկսվի, երբ սեղանի շուրջ որևէ մեկը սեղմի <b>Սկսել</b>։
your-turn-lead = 👉 <b>Քո հերթն է․</b> քայլիր
your-turn-answer = 👉 <b>Քո հերթն է․</b> { $count } թուղթ
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Քառյակ ունես․ կարող ես մտնել առանց հերթի։
you-are-away = 🤖 Քո փոխարեն համակարգիչն է խաղում։ Տեղը քոնն է․ հետ արի, երբ ուզես։
you-won = 🏆 <b>Դուք հաղթեցի՜ք։</b>
you-lost = 🐐 <b>Այծերը դո՛ւք եք։</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Խփել՝ { $cards }
button-discard = 🗑 Գցել՝ { $cards }
button-claim = ⚡️ ՔԱՌՅԱԿ՝ { $cards }
button-tap-again = 👉 Նորից հպիր՝ { $play }
button-hint = 💡 Հուշում

popup-hand = 🃏 { $cards }
popup-trump = Կոզրը՝ { $trump }
popup-your-turn = 👉 Քո հերթն է։ Խաղա անձնական չատում։
popup-waiting = ➡️ Սպասում ենք՝ { $name }
popup-no-hand = Հիմա թղթերը բաժանված չեն։

## Հուշումներ․ խաղը և պատճառը

hint-only = Ուրիշ տարբերակ չկա։
hint-takes = Քեզնից հետո ոչ ոք չի խաղում․ ձեռքը քոնն է։
hint-sure = Հակառակորդները սա չեն կարող խփել։
hint-holds = Մոտ { $chance } % հավանականությամբ հակառակորդները սա չեն կարող խփել։
hint-cheap = Միայն մոտ { $chance } % հավանականությամբ հակառակորդները սա չեն կարող խփել, բայց քեզնից միավոր չի գնում։
hint-risky = Միայն մոտ { $chance } % հավանականությամբ հակառակորդները սա չեն կարող խփել, բայց մնացածն ավելի վատ է։
hint-safer = Ավելի ապահով է, քան խաղընկերոջդ թղթերը․ մոտ { $chance } % հավանականությամբ հակառակորդները չեն կարող խփել։
hint-next-lead = Խաղընկերոջդ թղթերն էլ կհերիքեին, բայց այսպես հաջորդ քայլը քոնն է։
hint-gift-sure = Հակառակորդները խաղընկերոջդ թղթերը չեն կարող խփել․ միավոր տուր։
hint-gift = Մոտ { $chance } % հավանականությամբ հակառակորդները խաղընկերոջդ թղթերը չեն կարող խփել․ միավոր տուր։
hint-spare-sure = Հակառակորդները խաղընկերոջդ թղթերը չեն կարող խփել․ լավ թղթերդ պահիր։
hint-spare = Մոտ { $chance } % հավանականությամբ հակառակորդները խաղընկերոջդ թղթերը չեն կարող խփել․ լավ թղթերդ պահիր։
hint-doubtful = Միայն մոտ { $chance } % հավանականությամբ հակառակորդները խաղընկերոջդ թղթերը չեն կարող խփել․ միավորներդ պահիր։
hint-partner = Քեզնից հետո խաղընկերդ է խաղում․ մոտ { $chance } % հավանականությամբ նա կարող է խփել։
hint-lost = Սա չես կարող խփել․ գցիր ամենաէժանը։
hint-trumps = Սա միայն կոզրով կարելի է խփել․ կոզրերդ պահիր։
hint-keep = Մոտդ մնացած թղթերը հետո ավելի պետք կգան։
hint-claim = Մտիր առանց հերթի․ մոտ { $chance } % հավանականությամբ հակառակորդները քառյակդ չեն կարող խփել։
hint-wait = Եթե հիմա մտնես, մոտ { $chance } % հավանականությամբ հակառակորդները քառյակդ չեն կարող խփել։
hint-no-claim = Դեռ մի մտիր
hint-points = Երևացող միավորներ՝ { $points }

## Հաշիվը

score-title = 🏁 <b>Հաշիվը</b>
score-none = Դեռ ոչ մի ռաունդ չի ավարտվել։
score-earlier = (և դրանից առաջ ևս { $count } ռաունդ)
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (կրկնակի)
result-eggs = { $points } → 🥚
popup-score = 🏁 { $score } (մինչև { $target })

## Ինչ եղավ սեղանի շուրջ

note-left = 🚪 { $name }․ դուրս եկավ խաղից, տեղը համակարգչինն է
note-away = 💤 { $name }․ հիմա չկա, տեղը համակարգիչն է պահում
note-timed-out = ⏰ { $name }․ ժամանակը սպառվեց, խաղաց համակարգիչը
note-unreachable = 📵 { $name }․ չեմ կարողանում գրել անձնական չատում
note-gone = 🚪 { $name }․ այլևս խմբում չէ, տեղը համակարգիչն է պահում
note-back = 🙋 { $name }․ հետ եկավ
note-sat-in = 🪑 { $name }․ նստեց համակարգչի տեղը
note-hold-ended = ⌛ { $name }․ անձնական չատը ժամանակին չբացվեց, տեղն ազատ է
note-cards-back = ↩️ { $name }․ մտավ քառյակով, մյուս թղթերը հետ եկան
note-restarted = 🔄 Բոտը վերագործարկվեց։ Շարունակե՛նք։
note-quiet = 🕸 Այստեղ վաղուց ոչ ոք չի խաղացել
note-stop-asked = 🛑 { $name }․ ուզում է ավարտել պարտիան

## Կարգավորումները

settings-title = ⚙️ <b>Այս չատի կարգավորումները</b>
settings-alone-title = 🤖 <b>Խաղ համակարգչի հետ</b>
settings-own-title = ⚙️ <b>Քո կարգավորումները</b>
language = 🌐 Լեզու
language-of-chat = 🌐 <b>Այս չատի լեզուն</b>
language-of-person = 🌐 <b>Քո լեզուն</b>
setting-next-series = <i>Կփոխվի հաջորդ պարտիայից։</i>
setting-turn = ⏳ Քայլի ժամանակ
setting-turn-hint = Որքան կարելի է մտածել։ Հետո այդ հերթը խաղում է համակարգիչը, իսկ երկու անգամ անընդմեջ լինելուց հետո պահում է տեղը, մինչև տերը հետ գա։
setting-turn-when = <i>Կփոխվի հաջորդ քայլից։</i>
setting-target = 🐐 Մինչև քանիսը
setting-target-hint = Քանի տուգանային միավորով են այծ դառնում։ Կանոնով՝ 12։
setting-eggs = 🥚 60:60-ից հետո
setting-eggs-hint = Ձվերի համար ոչ ոքի տուգանային միավոր չի գրվում։ Բայց հաջորդ ռաունդը, որտեղ պարտվող կլինի, կարող է կրկնակի լինել։
setting-eggs-nothing = ոչինչ
setting-eggs-double = հաջորդը կրկնակի
setting-claims = ⚡️ Քառյակ
setting-claims-hint = Մինչև երբ կարելի է մի մաստի չորս թղթով մտնել առանց հերթի։
setting-claims-trick = մինչև ձեռքի վերջը
setting-claims-lead = մինչև քայլը
setting-strength = 🤖 Համակարգիչ
setting-strength-hint = Թույլը մերթընդմերթ սխալվում է, ինչպես մարդիկ․ միջինը լավ է խաղում․ ուժեղը՝ ինչ ձեռքիցս գալիս է։
setting-strength-easy = թույլ
setting-strength-normal = միջին
setting-strength-strong = ուժեղ
setting-strength-when = <i>Կփոխվի անմիջապես։</i>
setting-pace = 🐇 Տեմպ
setting-pace-hint = Որքան է մտածում համակարգիչը, որ բոլորը հասցնեն հետևել։
setting-pace-slow = դանդաղ
setting-pace-normal = միջին
setting-pace-fast = արագ
setting-pace-when = <i>Կփոխվի անմիջապես։</i>
setting-hints = 💡 Հուշումներ
setting-hints-hint = Կոճակ թղթերի տակ․ ինչպես կխաղար ուժեղ խաղացողը և ինչու։ Պատասխանը տեսնում է միայն սեղմողը։
setting-hints-off = ոչ
setting-hints-on = այո
setting-hints-when = <i>Կփոխվի հաջորդ քայլից։</i>
confirm = 👆 Հաստատել քայլը
confirm-on = այո
confirm-off = ոչ
confirm-hint = Եթե մատդ երբեմն սխալ տեղ է ընկնում․ առաջին հպումը նշում է թղթերը, երկրորդը՝ խաղում։
button-confirm-on = 👆 Հաստատել քայլը․ միացնել
button-confirm-off = 👆 Հաստատել քայլը․ անջատել
button-settings-alone = 🤖 Խաղ համակարգչի հետ
button-settings = ⬅️ Բոլոր կարգավորումները
button-close = ✖️ Փակել

## Բոտի հաղորդագրությունները

start =
    🐐 <b>Բարև՛։ Ես «Կոզյոլ» եմ բաժանում</b>՝ բակի թղթախաղ չորս հոգու համար, երկուսը երկուսի դեմ։

    Ավելացրու ինձ խումբ և այնտեղ գրիր /newgame․ չորս հոգի նստում են, թղթերը գալիս են այստեղ, և ամեն քայլը մի հպում է։

    Մոտդ մարդ չկա՞։ Խաղա երեք համակարգչի հետ՝ հենց հիմա, հենց այստեղ։ Ընտրիր՝ ինչքան ուժեղ լինեն․
button-add-to-group = ➕ Ավելացնել խումբ
alone-again = Մի պարտիա է՞լ։ Ընտրիր՝ ինչքան ուժեղ խաղա համակարգիչը։
help =
    🐐 <b>Կոզյոլ</b>, երկուսը երկուսի դեմ։ Խաղընկերոջդ հետ միավոր հավաքիր․ 120-ից 61-ով ռաունդը տարած է։ Պարտվածներին գրվում են տուգանային միավորներ, 12-ով այծ են դառնում։

    Խմբում՝ /newgame, նստիր, սեղմիր <b>Սկսել</b>։ Թղթերդ գալիս են անձնական չատ, ամեն քայլն իր կոճակն ունի։ Սեղանի տակ <b>Իմ թղթերը</b> կոճակն էլ է դրանք ցույց տալիս՝ միայն քեզ։

    Ամբողջ խաղը բացատրված է այստեղ՝ /rules
which-hand = 🃏 Ո՞ր սեղանի թղթերը
which-leave = 🚪 Ո՞ր սեղանից ես վեր կենում
which-stop = 🛑 Ո՞ր պարտիան ավարտենք

bot-about = Կոզյոլ՝ թղթախաղ չորսով, երկուսը երկուսի դեմ․ սեղանը խմբում է, թղթերդ՝ անձնական չատում։
bot-description = «Կոզյոլը» («այծ») բակի թղթախաղ է՝ չորս խաղացող, երկուսը երկուսի դեմ, 36 թուղթ։ Ավելացրու ինձ խումբ և գրիր /newgame։ Թղթերն ամեն մեկին գալիս են անձնական չատ, ու ամեն քայլը մի հպում է։ Կամ խաղա հենց այստեղ՝ երեք համակարգչի հետ։

## Հրամանները

cmd-newgame = սեղան բացել
cmd-table = նորից ցույց տալ սեղանը
cmd-hand = նորից ուղարկել իմ թղթերը
cmd-score = պարտիայի հաշիվը
cmd-rules = խաղի կանոնները
cmd-settings = կարգավորումներ
cmd-leave = ազատել իմ տեղը
cmd-stop = ավարտել պարտիան
cmd-help = ինչպես է սա աշխատում
cmd-privacy = ինչ է հայտնի քո մասին
cmd-language = իմ լեզուն
cmd-start = սկսել

## Կարճ պատասխաններ․ եղավ, կամ ինչու չեղավ

toast-led = Քայլեցիր՝ { $cards }
toast-beat = Խփեցիր՝ { $cards }
toast-discarded = Փակ գցեցիր՝ { $cards }
toast-claimed = ⚡️ Մտար քառյակով՝ { $cards }
toast-tap-again = Խաղալու համար նորից հպիր նույն կոճակին։
toast-not-your-turn = Քո հերթը չէ։ Սպասում ենք՝ { $name }։
toast-already-played = Այդ թուղթն արդեն խաղացված է։
toast-cards-came-back = Մեկը մտավ քառյակով․ թղթերդ հետ եկան։
toast-out-of-date = Այդ կոճակը հնացել է։ Ահա թե ինչ կա հիմա։
toast-deal-started = Սկսվում է հաջորդ ռաունդը։
toast-deal-under-way = Հաջորդ ռաունդն արդեն սկսվել է։
toast-sat = Տեղը քոնն է։
toast-sat-hand-private = Տեղը քոնն է։ Թղթերդ կգան այստեղ։
toast-stood = Տեղդ նորից ազատ է։
toast-seat-taken = Այդ տեղը զբաղված է՝ { $name }։
toast-seat-held = Այդ տեղը պահված է ({ $name })։ Փորձիր երկու րոպեից։
toast-already-seated = Այս սեղանին արդեն տեղ ունես։
toast-not-seated = Այստեղ տեղ չունես։
toast-not-this-table = Դու այս սեղանին չես խաղում։
toast-only-seated = Դա կարող են անել միայն սեղանի շուրջ նստածները։
toast-computer-added = Համակարգիչը նստեց։
toast-computer-removed = Համակարգիչը վեր կացավ։
toast-need-four = Խաղի համար չորս հոգի է պետք։ Ազատ տեղերին մարդ կամ համակարգիչ նստեցրու։
toast-not-all-ready = Դեռ ոչ բոլորն են սեղմել «Պատրաստ եմ»։
toast-started = Թղթերը բաժանված են։ Հաճելի՜ խաղ։
toast-ready = Պատրաստ ես։
toast-already-started = Այս խաղն արդեն սկսվել է։
toast-table-open = Այստեղ արդեն սեղան կա։ Ահա այն․
toast-table-ended = Այս սեղանը փակված է։ Նորը կբացի /newgame հրամանը։
toast-no-table = Այստեղ սեղան չկա։ Այն կբացի /newgame հրամանը։
toast-link-stale = Այս հղումը հնացել է․ տեղն այլևս քեզ համար պահված չէ։ Խմբում նորից նստիր։
toast-link-foreign = Այս տեղը պահված է ուրիշի համար ({ $name })։ Խմբում ուրիշ տեղ ընտրիր։
toast-left = Դուրս եկար խաղից։ Տեղդ զբաղեցնում է համակարգիչը։
toast-resting = Խաղը կանգնած է․ հիմա ինձ չեն թողնում խմբում գրել։
toast-away-now = Քո փոխարեն համակարգիչն է խաղում։ Նախ սեղմիր «Հետ եկա»։
toast-back = Լավ է, որ հետ եկար։ Տեղը քոնն է։
toast-not-away = Դու արդեն խաղի մեջ ես։
toast-nothing-to-leave = Ազատելու տեղ չունես։
toast-seat-owned = Այս տեղը տեր ունի՝ { $name }։ Կարող է հետ գալ։
toast-sat-in = Այս թղթերով հիմա դու ես խաղում։
toast-stop-asked = Ձեր զույգն ուզում է ավարտել պարտիան։ Հիմա պիտի համաձայնի մյուս զույգը։
toast-stop-already = Ձեր զույգն արդեն համաձայնել է։ Պիտի համաձայնի նաև մյուսը։
toast-stopped = Պարտիան ավարտվեց։
toast-nothing-to-stop = Այստեղ ավարտելու բան չկա։
toast-hand-sent = Թղթերդ մեր անձնական չատում են։
toast-open-private = Նախ բացիր մեր անձնական չատը, որ կարողանամ թղթերդ ուղարկել։
toast-group-only = Դա աշխատում է միայն խմբում։
toast-private-only = Դա աշխատում է միայն մեր անձնական չատում։
toast-admins-only = Դա կարող են անել միայն խմբի ադմինները։
toast-no-channels = Ալիքը կամ անանուն ադմինը տեղ զբաղեցնել չի կարող։ Գրիր քո անունից։
toast-saved = Պահված է։
toast-saved-next-series = Պահված է։ Կփոխվի հաջորդ պարտիայից։
toast-not-saved = Չհաջողվեց պահել, ուստի դա հաշիվ չէ։ Փորձիր նորից։
toast-went-wrong = Ինձ մոտ մի բան սխալ գնաց։ Փորձիր նորից։
toast-unknown-button = Այդ կոճակը չեմ ճանաչում։ Երևի հին տարբերակից է։
toast-slow-down = Մի քիչ դանդաղ, խնդրում եմ․ այդքանին միանգամից չեմ հասցնում։

## Ինչու կանոններով չի կարելի

reason-no-deal = Սեղանին թուղթ չկա։
reason-deal-in-play = Ռաունդը դեռ չի ավարտվել։
reason-series-over = Պարտիան ավարտված է։
reason-not-your-turn = Քո հերթը չէ։
reason-not-your-cards = Այդ թղթերն այլևս մոտդ չեն։
reason-must-lead = Քայլը քոնն է․ խփելու բան դեռ չկա։
reason-not-a-lead = Արդեն քայլել են․ խփիր կամ գցիր։
reason-mixed-suits = Քայլել կարելի է միայն մի մաստի թղթերով։
reason-wrong-count = Դիր ճիշտ այնքան թուղթ, որքանով քայլել են։
reason-does-not-beat = Այս թղթերը սեղանի թղթերը չեն խփում։
reason-not-four = Դրա համար մի մաստի չորս թուղթ է պետք։
reason-claim-too-late = Այս սեղանին քառյակը մտնում է միայն մինչև առաջին քայլը։
reason-claim-nearer = Սեղանին արդեն քառյակ կա․ դրա տերն առաջին քայլողին քեզնից մոտ է նստած։
reason-claim-in-turn = Քայլը քոնն է․ պարզապես քայլիր չորս թղթով։

# Խոսք անձնական չատում այն սեղանի մասին, որն ընթերցողն այլևս չի տեսնում։ $group՝ խմբի անունը։
notice-parted = { $group }․ այլևս այս խմբի սեղանի շուրջ չես։
notice-silenced = { $group }․ այս խմբում այլևս չեմ կարող գրել, և խաղը կանգնած է։ Նորից ներս թող ինձ (հաղորդագրություն գրելու իրավունքով), և խաղը կշարունակվի նույն տեղից։
notice-damaged = Այս սեղանի պահված խաղը վնասված է, այն շարունակել հնարավոր չէ։ Շատ եմ ցավում։ Նոր սեղան կբացի /newgame հրամանը։
