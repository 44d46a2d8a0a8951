### Інтэрфейс: усе тэксты бота, акрамя правілаў гульні (rules.ftl). Тлумачэнні — у en/bot.ftl.
### Зварот — «вы». Пра людзей — у цяперашнім часе ці безасабова: так яно пасуе ўсім.
### Імя ($name) заўсёды ў назоўным склоне: дзейнік, пасля двукроп’я або ў дужках. Пасля імя няма слоў на «у».

# Назва гэтай мовы на ёй самой.
language-name = Беларуская

## Людзі і бакі

player = Гулец { $number }
somebody = нехта
this-group = гэтая група
free-seat = месца вольнае
computer = Камп’ютар
computer-numbered = Камп’ютар { $number }

## Час

duration-off = без абмежавання
duration-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
duration-minutes = { $count ->
        [one] { $count } хвіліна
        [few] { $count } хвіліны
       *[many] { $count } хвілін
    }
duration-hours = { $count ->
        [one] { $count } гадзіна
        [few] { $count } гадзіны
       *[many] { $count } гадзін
    }
soon = хутка

## Збор гульцоў

lobby-open = 🐐 <b>Казёл: хто гуляе?</b>
rematch-open = 🐐 <b>Рэванш!</b> Усе націскаюць <b>Гуляю</b>.
lobby-rules = Партыя { $rules }
rules-target = да { $target } штрафных ачкоў
rules-eggs-double = пасля 60:60 наступная раздача ўдвая даражэйшая
rules-claims-lead = малодка толькі да першага ходу
lobby-missing = { $count ->
        [one] Вольнае { $count } месца. Партнёры — у адным радку.
        [few] Вольныя { $count } месцы. Партнёры — у адным радку.
       *[many] Вольных месцаў: { $count }. Партнёры — у адным радку.
    }
rematch-unready = { $count ->
        [one] Чакаем яшчэ { $count } гульца.
        [few] Чакаем яшчэ { $count } гульцоў.
       *[many] Чакаем яшчэ { $count } гульцоў.
    }
lobby-full = Усе чацвёра тут: націсніце <b>Пачаць</b>!
lobby-closed = ⌛ Стол закрыты: гульню так і не пачалі. Новы адкрые /newgame.

button-sit = 🪑 Сесці { $side }
button-sit-with = 🪑 Сесці { $side } + { $name }
button-add-computer = 🤖 Камп’ютар { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Устаць
button-ready = ✅ Гуляю
button-start = ▶️ Пачаць

## Стол

deal-header = 🐐 <b>Раздача { $number }</b> · да { $target } штрафных ачкоў
trump = Козыр <b>{ $trump }</b> (паказалі { $shown })
stock = у калодзе { $count }
tricks-won = узяткі { $tricks }
play-lead = { $name } ходзіць  { $cards }
play-beat = { $name } б’е  { $cards }
play-discard = { $name } скідвае  { $cards }
play-claim = ⚡️ { $name }: малодка, { $suit }  { $cards }
play-returned = ↩️ Вярнуліся на рукі: { $cards }
holds-trick = ← трымае ўзятку
turn-lead = ➡️ Ход: { $name }
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
paused-silenced = ⏸ <b>Паўза.</b> Гульня пойдзе далей, калі боту зноў дазволяць пісаць у групе.
paused = ⏸ <b>Паўза.</b> Гульня пойдзе далей, калі нехта вернецца.
before-beaten = Мінулая ўзятка — { $name }: { $cards }
before-unbeaten = Мінулая ўзятка — { $name }: { $cards }, ніхто не біў
# Паміж картамі: «Д♦️ на В♦️».
over = на
closes-at = 🕸 Калі ніхто не згуляе, стол закрыецца: { $moment }
stop-wanted = 🛑 Скончыць партыю? За: { $wants }. Вырашаюць: { $waits }
shuffle-sealed = 🔒 Сумленнае тасаванне, пячатка { $start }… Пасля раздачы адкрыецца яго зерне (seed), і SHA-256 зерня мае быць такі:
shuffle-opened = 🔓 Зерне (seed) тасавання з пячаткай { $start }…
shuffle-check = Яго SHA-256, паказаны да першай карты:

button-hand = 🃏 Мае карты
button-rules = 📖 Правілы
button-score = 🏁 Лік
button-back = 🙋 Я зноў тут
button-sit-in = 🪑 Гуляць за { $name }
button-agree-stop = 🛑 Скончыць партыю
button-next-deal = ▶️ Здаваць далей
button-rematch = 🔁 Рэванш

## Пасля раздачы, пасля партыі

deal-over = 🏁 <b>Раздача { $number } згуляная</b>
# $side: 🔵 або 🟠
deal-won = 🏁 <b>Раздача { $number }: выйгралі { $side }</b>
deal-you-won = 🏆 <b>Раздача { $number }: вы выйгралі</b>
deal-you-lost = 💔 <b>Раздача { $number }: вы прайгралі</b>
last-trick-beaten = Апошняя ўзятка — { $name }: { $cards }
last-trick-unbeaten = Апошняя ўзятка — { $name }: { $cards }, ніхто не біў
side-result = { $side } { $names }: { $points ->
        [one] <b>{ $points }</b> ачко
        [few] <b>{ $points }</b> ачкі
       *[many] <b>{ $points }</b> ачкоў
    }
tricks-count = { $count ->
        [one] { $count } ўзятка
        [few] { $count } ўзяткі
       *[many] { $count } узятак
    }
eggs = 🥚 <b>60 : 60 — яйкі!</b> Нікому нічога не пішам.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> штрафное ачко
        [few] <b>+{ $count }</b> штрафныя ачкі
       *[many] <b>+{ $count }</b> штрафных ачкоў
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> штрафное ачко (пасля яек удвая)
        [few] <b>+{ $count }</b> штрафныя ачкі (пасля яек удвая)
       *[many] <b>+{ $count }</b> штрафных ачкоў (пасля яек удвая)
    }
next-doubled = ✖️2 Наступная раздача, дзе нехта прайграе, ідзе ўдвая даражэй.
next-deal-at = Наступная раздача: { $moment }
score-to = <b>Штрафныя ачкі</b> (у каго { $target } — тыя казлы)
last-deal = <b>Апошняя раздача</b>
final-score = { $deals ->
        [one] <b>Вынік</b> за { $deals } раздачу, да { $target }
        [few] <b>Вынік</b> за { $deals } раздачы, да { $target }
       *[many] <b>Вынік</b> за { $deals } раздач, да { $target }
    }
goats = 🐐🐐 <b>Казлы: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Казлы з яйкамі: { $names }</b>
winners = 🏆 Пераможцы: { $names }
series-stopped = 🛑 <b>Партыя скончана без казлоў.</b> Новую пачне /newgame.

## Карты на руках

hand-seated = { $side } Месца ваша. Партнёр: { $name }
# $side: 🔵 або 🟠
hand-seated-alone = { $side } Месца ваша. Насупраць пакуль нікога няма.
# У асабістым чаце, калі адкрыты рэванш; ніжэй стаіць кнопка «Гуляю» (button-ready).
hand-rematch = 🔁 <b>Рэванш!</b> Націсніце <b>Гуляю</b> — і карты прыйдуць сюды.
hand-cards-come = Карты прыйдуць сюды. Гульня пачнецца, калі нехта за сталом націсне <b>Пачаць</b>.
# $side: 🔵 або 🟠; $name: партнёр; $score: «🔵 2 : 4 🟠».
hand-side = Вы: { $side }, партнёр: { $name } · штрафныя ачкі { $score }
hand-timed-out = ⏰ Час выйшаў: за вас згуляў камп’ютар. Не паспееце і ў наступны раз — ён будзе гуляць за вас, пакуль вы не вернецеся.
your-turn-lead = 👉 <b>Ваш ход!</b>
your-turn-answer = 👉 <b>Ваша чарга:</b> { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ У вас малодка: можна зайсці па-за чаргой!
you-are-away = 🤖 За вас гуляе камп’ютар. Месца ваша: вяртайцеся калі заўгодна.
you-won = 🏆 <b>Вы перамаглі!</b>
you-lost = 🐐 <b>Вы казлы!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Б’ю: { $cards }
button-discard = 🗑 Скідваю: { $cards }
button-claim = ⚡️ МАЛОДКА! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Падказка

popup-hand = 🃏 { $cards }
popup-trump = Козыр { $trump }
popup-your-turn = 👉 Ваш ход! Гуляйце ў асабістым чаце.
popup-waiting = ➡️ Чакаем: { $name }
popup-no-hand = Цяпер карт на руках няма.

## Падказкі: ход і чаму

hint-only = Іншага ходу няма.
hint-takes = Пасля вас ніхто не ходзіць: узятка ваша.
hint-sure = Сапернікам гэтага не пабіць.
hint-holds = Шанцы каля { $chance } %, што сапернікі гэтага не паб’юць.
hint-cheap = Шанцы толькі каля { $chance } %, што сапернікі гэтага не паб’юць, затое сваіх ачкоў не губляеце.
hint-risky = Шанцы толькі каля { $chance } %, што сапернікі гэтага не паб’юць, але астатняе яшчэ горшае.
hint-safer = Надзейней за карты партнёра: шанцы каля { $chance } %, што сапернікі гэтага не паб’юць.
hint-next-lead = Карты партнёра трымаюць не горш, але так наступны ход ваш.
hint-gift-sure = Сапернікам карт партнёра не пабіць: падкіньце ачкоў.
hint-gift = Шанцы каля { $chance } %, што сапернікі карт партнёра не паб’юць: падкіньце ачкоў.
hint-spare-sure = Сапернікам карт партнёра не пабіць: прыберажыце добрыя карты.
hint-spare = Шанцы каля { $chance } %, што сапернікі карт партнёра не паб’юць: прыберажыце добрыя карты.
hint-doubtful = Шанцы толькі каля { $chance } %, што сапернікі карт партнёра не паб’юць: прыберажыце ачкі.
hint-partner = Пасля вас ходзіць партнёр: шанцы каля { $chance } %, што зможа пабіць.
hint-lost = Вам гэтага не пабіць: скіньце самае таннае.
hint-trumps = Пабіць можна толькі козырамі: прыберажыце іх.
hint-keep = Тое, што застанецца на руках, потым больш спатрэбіцца.
hint-claim = Заходзьце па-за чаргой: шанцы каля { $chance } %, што сапернікі малодку не паб’юць.
hint-wait = Калі зайсці цяпер, шанцы каля { $chance } %, што сапернікі малодку не паб’юць.
hint-no-claim = Пакуль не заходзьце
hint-points = Ачкоў навідавоку: { $points }

## Лік

score-title = 🏁 <b>Лік</b>
score-none = Ніводная раздача яшчэ не згуляная.
score-earlier = { $count ->
        [one] (і яшчэ { $count } раздача да іх)
        [few] (і яшчэ { $count } раздачы да іх)
       *[many] (і яшчэ { $count } раздач да іх)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (удвая)
result-eggs = { $points } → 🥚
popup-score = 🏁 Штрафныя ачкі { $score } (у каго { $target } — тыя казлы)

## Што здарылася за сталом

note-left = 🚪 { $name } выходзіць з гульні; месца займае камп’ютар
note-away = 💤 { $name } не адказвае; месца пакуль беражэ камп’ютар
note-timed-out = ⏰ { $name }: час выйшаў, гэты ход зрабіў камп’ютар
note-unreachable = 📵 { $name }: не магу напісаць у асабісты чат
note-gone = 🚪 { $name } больш не ў групе; месца пакуль беражэ камп’ютар
note-back = 🙋 { $name } зноў за сталом
note-sat-in = 🪑 { $name } садзіцца замест камп’ютара
note-hold-ended = ⌛ { $name }: асабісты чат своечасова не адкрыты, месца вольнае
note-cards-back = ↩️ { $name } заходзіць з малодкай; астатнія карты вярнуліся
note-restarted = 🔄 Бот перазапушчаны. Гуляем далей!
note-quiet = 🕸 Тут даўно ніхто не гуляў
note-stop-asked = 🛑 { $name } прапануе скончыць партыю

## Налады

settings-title = ⚙️ <b>Налады гэтага чата</b>
settings-alone-title = 🤖 <b>Гульня з камп’ютарам</b>
settings-own-title = ⚙️ <b>Вашы налады</b>
language = 🌐 Мова
language-of-chat = 🌐 <b>Мова гэтага чата</b>
language-of-person = 🌐 <b>Ваша мова</b>
# Каля налады «Мова», пакуль чат яе не выбраў: стол гаворыць на мове таго, хто яго адкрывае.
language-of-opener = як у таго, хто адкрые стол
setting-next-series = <i>Зменіцца з наступнай партыі.</i>
setting-turn = ⏳ Час на ход
setting-turn-hint = Колькі можна думаць. Потым за гульца згуляе камп’ютар, а пасля двух разоў запар ён будзе берагчы месца, пакуль гаспадар не вернецца.
setting-turn-when = <i>Зменіцца з наступнага ходу.</i>
setting-target = 🐐 Казлы пры штрафе
setting-target-hint = Колькі штрафных ачкоў робяць казламі. Па правілах — 12.
setting-eggs = 🥚 Пасля 60:60
setting-eggs-hint = За яйкі нікому нічога не пішуць. Але наступная раздача, дзе нехта прайграе, можа ісці ўдвая даражэй.
setting-eggs-nothing = нічога
setting-eggs-double = далей удвая
setting-claims = ⚡️ Малодка
setting-claims-hint = Дакуль можна зайсці па-за чаргой з чатырма картамі адной масці.
setting-claims-trick = да канца ўзяткі
setting-claims-lead = да першага ходу
setting-strength = 🤖 Камп’ютар
# Ва ўласных наладах: наколькі моцны камп’ютар, калі гуляюць без іншых людзей.
setting-strength-alone = 🤖 Камп’ютар па-за групай
setting-strength-hint = Пачатковец часам памыляецца, як людзі; звычайны гуляе добра; моцны — найлепшае, што я ўмею.
setting-strength-easy = пачатковец
setting-strength-normal = звычайны
setting-strength-strong = моцны
setting-strength-when = <i>Зменіцца адразу.</i>
setting-pace = 🐇 Тэмп
setting-pace-hint = Колькі думае камп’ютар: каб усе паспявалі сачыць за гульнёй.
setting-pace-slow = павольна
setting-pace-normal = звычайна
setting-pace-fast = хутка
setting-pace-when = <i>Зменіцца адразу.</i>
setting-hints = 💡 Падказкі
setting-hints-hint = Кнопка пад картамі: як згуляў бы моцны гулец і чаму. Адказ бачыць толькі той, хто націснуў.
setting-hints-off = не
setting-hints-on = так
setting-hints-when = <i>Зменіцца з наступнага ходу.</i>
confirm = 👆 Пацвярджаць хады
confirm-on = так
confirm-off = не
confirm-hint = Калі палец часам прамахваецца: першы дотык выбірае ход, другі — робіць яго.
button-confirm-on = 👆 Пацвярджаць хады: уключыць
button-confirm-off = 👆 Пацвярджаць хады: выключыць
button-settings-alone = 🤖 Гульня з камп’ютарам
button-settings = ⬅️ Усе налады
button-close = ✖️ Закрыць

## Паведамленні бота

start =
    🐐 <b>Вітаю! Я здаю ў казла</b> — дваровую картачную гульню на чатырох, двое супраць дваіх.

    Дадайце мяне ў групу і напішыце там /newgame: чацвёра садзяцца за стол, карты прыходзяць сюды, кожны ход — адзін дотык.

    Нікога побач? Згуляйце тут і цяпер з трыма камп’ютарнымі гульцамі. Выберыце, наколькі моцнымі:
button-add-to-group = ➕ Дадаць у групу
alone-again = Яшчэ партыю? Выберыце, якім будзе камп’ютар.
help =
    🐐 <b>Казёл</b>, двое супраць дваіх. Разам з партнёрам збірайце ачкі: хто ўзяў 61 са 120, выйграў раздачу. Хто прайграў, таму пішуць штрафныя ачкі, а ў каго іх 12 — тыя казлы.

    У групе: /newgame, сесці за стол, націснуць <b>Пачаць</b>. Карты прыходзяць у асабісты чат, у кожнага ходу свая кнопка. <b>Мае карты</b> пад сталом таксама іх пакажуць — толькі вам.

    Уся гульня растлумачана ў /rules.
which-hand = 🃏 Паказаць карты за якім сталом?
which-leave = 🚪 З-за якога стала ўстаць?
which-stop = 🛑 Якую партыю скончыць?

bot-about = Казёл, картачная гульня на чатырох: двое супраць дваіх, стол — у групе, карты — у асабістым чаце.
bot-description = Казёл — дваровая картачная гульня: чацвёра, двое супраць дваіх, 36 карт. Дадайце мяне ў групу і напішыце /newgame. Карты прыходзяць кожнаму ў асабісты чат, ход — адзін дотык. А можна згуляць проста тут з трыма камп’ютарнымі гульцамі.

## Каманды

cmd-newgame = адкрыць стол
cmd-newgame-private = згуляць з камп’ютарам
cmd-table = паказаць стол яшчэ раз
cmd-hand = даслаць мае карты яшчэ раз
cmd-score = лік партыі
cmd-rules = правілы гульні
cmd-settings = налады
cmd-leave = устаць з-за стала
cmd-stop = скончыць партыю
cmd-help = як гэта працуе
cmd-privacy = што пра вас вядома
cmd-language = мая мова
cmd-start = пачаць

## Усплыўныя адказы: зроблена або чаму не

toast-led = Вы пайшлі: { $cards }
toast-beat = Вы пабілі: { $cards }
toast-discarded = Вы скінулі рубашкай уверх: { $cards }
toast-claimed = ⚡️ Малодка! Вы зайшлі: { $cards }
toast-tap-again = Каб згуляць, націсніце тую самую кнопку яшчэ раз.
toast-not-your-turn = Цяпер не ваш ход. Чакаем: { $name }.
toast-already-played = Гэтая карта ўжо згуляная.
toast-cards-came-back = Нехта зайшоў з малодкай: вашы карты вярнуліся.
toast-out-of-date = Гэтая кнопка састарэла. Вось як усё цяпер.
toast-deal-started = Здаём далей.
toast-deal-under-way = Наступная раздача ўжо ідзе.
toast-sat = Месца ваша.
toast-stood = Ваша месца зноў вольнае.
toast-seat-taken = Гэтае месца занятае: { $name }.
toast-seat-held = Гэтае месца пакуль прытрымана ({ $name }). Паспрабуйце праз дзве хвіліны.
toast-already-seated = Вы ўжо за гэтым сталом.
toast-not-seated = Вы тут не сядзіце.
toast-not-this-table = Вы не гуляеце за гэтым сталом.
toast-only-seated = Гэта могуць толькі тыя, хто сядзіць за сталом.
toast-computer-added = Камп’ютар садзіцца за стол.
toast-computer-removed = Камп’ютар устаў з-за стала.
toast-need-four = Патрэбныя чацвёра. Пасадзіце на вольныя месцы людзей або камп’ютар.
toast-not-all-ready = Яшчэ не ўсе націснулі «Гуляю».
toast-started = Карты раздадзеныя. Прыемнай гульні!
toast-ready = Вы ў гульні. Чакаем астатніх.
toast-already-started = Гэтая гульня ўжо пачалася.
toast-table-open = Стол тут ужо ёсць. Вось ён:
# Старая кнопка «Рэванш», націснутая, калі адкрыты іншы стол.
toast-table-already = Стол тут ужо ёсць. Яго пакажа /table.
toast-table-ended = Гэты стол ужо закрыты. Новы адкрые /newgame.
toast-no-table = Стала тут няма. Яго адкрые /newgame.
toast-link-stale = Спасылка састарэла: месца для вас больш не трымаюць. Сядзьце ў групе яшчэ раз.
toast-link-foreign = Гэтае месца прытрымана не для вас ({ $name }). Выберыце ў групе іншае.
toast-left = Вы выйшлі з гульні. Ваша месца займае камп’ютар.
toast-resting = Гульня стаіць: цяпер мне нельга пісаць у групе.
toast-away-now = Цяпер за вас гуляе камп’ютар. Спачатку націсніце «Я зноў тут».
toast-back = З вяртаннем! Месца ваша.
toast-not-away = Вы і так у гульні.
toast-nothing-to-leave = Вы не сядзіце ні за адным сталом.
toast-seat-owned = У гэтага месца ёсць гаспадар ({ $name }), які яшчэ можа вярнуцца.
toast-sat-in = Гуляйце далей гэтымі картамі.
toast-other-hand = За гэтым сталом вы ўжо бачылі карты з іншага месца. Зноў сесці можна на сваё ранейшае.
toast-stop-asked = Ваша пара за тое, каб скончыць. Цяпер слова за сапернікамі.
toast-stop-already = Ваша пара ўжо згодная. Слова за сапернікамі.
toast-stopped = Партыя скончана.
toast-nothing-to-stop = Тут няма чаго сканчаць.
toast-open-private = Спачатку адкрыйце наш асабісты чат: інакш я не змагу даслаць карты.
toast-group-only = Гэта працуе толькі ў групе.
toast-private-only = Гэта працуе толькі ў нашым асабістым чаце.
toast-admins-only = Гэта могуць толькі адміністратары групы.
toast-no-channels = Канал або ананімны адміністратар не можа сесці за стол. Напішыце ад свайго імя.
toast-saved = Захавана.
toast-saved-next-series = Захавана. Зменіцца з наступнай партыі.
toast-not-saved = Захаваць не ўдалося, так што гэта не лічыцца. Паспрабуйце яшчэ раз.
toast-went-wrong = У мяне нешта зламалася. Паспрабуйце яшчэ раз.
toast-unknown-button = Не ведаю такой кнопкі. Магчыма, яна са старой версіі.
toast-slow-down = Крыху павольней, калі ласка: не паспяваю.

## Чаму па правілах так нельга

reason-no-deal = На стале няма карт.
reason-deal-in-play = Раздача яшчэ не дагуляная.
reason-series-over = Партыя ўжо скончана.
reason-not-your-turn = Цяпер не ваш ход.
reason-not-your-cards = Гэтых карт у вас ужо няма.
reason-must-lead = Ваш ход: біць пакуль няма чаго.
reason-not-a-lead = Ход ужо зроблены: біце або скідвайце.
reason-mixed-suits = Хадзіць можна толькі картамі адной масці.
reason-wrong-count = Пакладзіце роўна столькі карт, колькі ў ходзе.
reason-does-not-beat = Гэтыя карты не б’юць тых, што на стале.
reason-not-four = Для гэтага патрэбныя чатыры карты адной масці.
reason-claim-too-late = За гэтым сталом малодка заходзіць толькі да першага ходу.
reason-claim-nearer = Там ужо чатыры карты гульца, які бліжэй да таго, чый быў першы ход.
reason-claim-in-turn = Цяпер ваш ход: проста хадзіце чатырма.

# Словы ў асабістым чаце пра стол, якога чытач больш не бачыць. $group: назва групы.
notice-parted = Вы больш не за сталом у групе { $group }.
notice-silenced = Мне больш нельга пісаць у групе { $group }, і гульня там стаіць. Вярніце мяне (з правам дасылаць паведамленні) — і яна пойдзе далей з таго самага месца.
files-forbidden = Мне нельга дасылаць сюды карцінкі і файлы. Адміністратар можа ўключыць гэта ў дазволах групы.
notice-damaged = Захаваная гульня за гэтым сталом пашкоджаная, і працягнуць яе нельга. Мне вельмі шкада. /newgame адкрые новы стол.
