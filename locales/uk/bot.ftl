### Інтерфейс: усі тексти бота, крім правил гри (rules.ftl). Пояснення — в en/bot.ftl.
### Звертання — «ви». Про людей — у теперішньому часі чи безособово: так воно пасує всім.
### Ім’я ($name) завжди в називному відмінку: підмет, після двокрапки або в дужках.

# Назва цієї мови нею самою.
language-name = Українська

## Люди й сторони

player = Гравець { $number }
somebody = хтось
this-group = ця група
free-seat = місце вільне
computer = Комп’ютер
computer-numbered = Комп’ютер { $number }

## Час

duration-off = без обмеження
duration-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[many] { $count } секунд
    }
duration-minutes = { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
duration-hours = { $count ->
        [one] { $count } година
        [few] { $count } години
       *[many] { $count } годин
    }
soon = скоро

## Набір гравців

lobby-open = 🐐 <b>Козел: хто грає?</b>
rematch-open = 🐐 <b>Реванш!</b> Усі натискають <b>Граю</b>.
lobby-rules = Партія { $rules }
rules-target = до { $target } штрафних очок
rules-eggs-double = після 60:60 наступна роздача вдвічі дорожча
rules-claims-lead = молодка тільки до першого ходу
lobby-missing = { $count ->
        [one] Вільне { $count } місце. Партнери — в одному рядку.
        [few] Вільні { $count } місця. Партнери — в одному рядку.
       *[many] Вільних місць: { $count }. Партнери — в одному рядку.
    }
rematch-unready = { $count ->
        [one] Чекаємо ще на { $count } гравця.
        [few] Чекаємо ще на { $count } гравців.
       *[many] Чекаємо ще на { $count } гравців.
    }
lobby-full = Усі четверо тут: натисніть <b>Почати</b>!
lobby-closed = ⌛ Стіл закрито: гру так і не почали. Новий відкриє /newgame.

button-sit = 🪑 Сісти { $side }
button-sit-with = 🪑 Сісти { $side } + { $name }
button-add-computer = 🤖 Комп’ютер { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Встати
button-ready = ✅ Граю
button-start = ▶️ Почати

## Стіл

deal-header = 🐐 <b>Роздача { $number }</b> · до { $target } штрафних очок
trump = Козир <b>{ $trump }</b> (показали { $shown })
stock = у колоді { $count }
tricks-won = взятки { $tricks }
play-lead = { $name } ходить  { $cards }
play-beat = { $name } б’є  { $cards }
play-discard = { $name } скидає  { $cards }
play-claim = ⚡️ { $name }: молодка, { $suit }  { $cards }
play-returned = ↩️ Повернулися на руки: { $cards }
holds-trick = ← тримає взятку
turn-lead = ➡️ Хід: { $name }
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
paused-silenced = ⏸ <b>Пауза.</b> Гра піде далі, коли боту знову дозволять писати в групі.
paused = ⏸ <b>Пауза.</b> Гра піде далі, коли хтось повернеться.
before-beaten = Минула взятка — { $name }: { $cards }
before-unbeaten = Минула взятка — { $name }: { $cards }, ніхто не бив
# Між картами: «Д♦️ на В♦️».
over = на
closes-at = 🕸 Якщо ніхто не зіграє, стіл закриється: { $moment }
stop-wanted = 🛑 Закінчити партію? За: { $wants }. Вирішують: { $waits }
shuffle-sealed = 🔒 Чесне тасування, печатка { $start }… Після роздачі відкриється його зерно (seed), і SHA-256 зерна має бути таким:
shuffle-opened = 🔓 Зерно (seed) тасування з печаткою { $start }…
shuffle-check = Його SHA-256, показаний до першої карти:

button-hand = 🃏 Мої карти
button-rules = 📖 Правила
button-score = 🏁 Рахунок
button-back = 🙋 Я знову тут
button-sit-in = 🪑 Грати за { $name }
button-agree-stop = 🛑 Закінчити партію
button-next-deal = ▶️ Здавати далі
button-rematch = 🔁 Реванш

## Після роздачі, після партії

deal-over = 🏁 <b>Роздачу { $number } зіграно</b>
# $side: 🔵 або 🟠
deal-won = 🏁 <b>Роздача { $number }: виграли { $side }</b>
deal-you-won = 🏆 <b>Роздача { $number }: ви виграли</b>
deal-you-lost = 💔 <b>Роздача { $number }: ви програли</b>
last-trick-beaten = Остання взятка — { $name }: { $cards }
last-trick-unbeaten = Остання взятка — { $name }: { $cards }, ніхто не бив
side-result = { $side } { $names }: { $points ->
        [one] <b>{ $points }</b> очко
        [few] <b>{ $points }</b> очки
       *[many] <b>{ $points }</b> очок
    }
tricks-count = { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
eggs = 🥚 <b>60 : 60 — яйця!</b> Нікому нічого не пишемо.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> штрафне очко
        [few] <b>+{ $count }</b> штрафні очки
       *[many] <b>+{ $count }</b> штрафних очок
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> штрафне очко (після яєць удвічі)
        [few] <b>+{ $count }</b> штрафні очки (після яєць удвічі)
       *[many] <b>+{ $count }</b> штрафних очок (після яєць удвічі)
    }
next-doubled = ✖️2 Наступна роздача, де хтось програє, йде вдвічі дорожче.
next-deal-at = Наступна роздача: { $moment }
score-to = <b>Штрафні очки</b> (у кого { $target } — ті козли)
last-deal = <b>Остання роздача</b>
final-score = { $deals ->
        [one] <b>Підсумок</b> за { $deals } роздачу, до { $target }
        [few] <b>Підсумок</b> за { $deals } роздачі, до { $target }
       *[many] <b>Підсумок</b> за { $deals } роздач, до { $target }
    }
goats = 🐐🐐 <b>Козли: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Козли з яйцями: { $names }</b>
winners = 🏆 Переможці: { $names }
series-stopped = 🛑 <b>Партію закінчено без козлів.</b> Нову почне /newgame.

## Карти на руках

hand-seated = { $side } Місце ваше. Партнер: { $name }
# $side: 🔵 або 🟠
hand-seated-alone = { $side } Місце ваше. Навпроти поки нікого немає.
# У приватному чаті, коли відкрито реванш; нижче стоїть кнопка «Граю» (button-ready).
hand-rematch = 🔁 <b>Реванш!</b> Натисніть <b>Граю</b> — і карти прийдуть сюди.
hand-cards-come = Карти прийдуть сюди. Гра почнеться, коли хтось за столом натисне <b>Почати</b>.
# $side: 🔵 або 🟠; $name: партнер; $score: «🔵 2 : 4 🟠».
hand-side = Ви: { $side }, партнер: { $name } · штрафні очки { $score }
hand-timed-out = ⏰ Час вийшов: за вас зіграв комп’ютер. Не встигнете й наступного разу — він гратиме за вас, доки ви не повернетеся.
your-turn-lead = 👉 <b>Ваш хід!</b>
your-turn-answer = 👉 <b>Ваша черга:</b> { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ У вас молодка: можна зайти поза чергою!
you-are-away = 🤖 За вас грає комп’ютер. Місце ваше: повертайтеся будь-коли.
you-won = 🏆 <b>Ви перемогли!</b>
you-lost = 🐐 <b>Ви козли!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Б’ю: { $cards }
button-discard = 🗑 Скидаю: { $cards }
button-claim = ⚡️ МОЛОДКА! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Підказка

popup-hand = 🃏 { $cards }
popup-trump = Козир { $trump }
popup-your-turn = 👉 Ваш хід! Грайте в приватному чаті.
popup-waiting = ➡️ Чекаємо: { $name }
popup-no-hand = Зараз карт на руках немає.

## Підказки: хід і чому

hint-only = Іншого ходу немає.
hint-takes = Після вас ніхто не ходить: взятка ваша.
hint-sure = Суперникам цього не побити.
hint-holds = Шанс близько { $chance } %, що суперники цього не поб’ють.
hint-cheap = Шанс лише близько { $chance } %, що суперники цього не поб’ють, зате своїх очок не втрачаєте.
hint-risky = Шанс лише близько { $chance } %, що суперники цього не поб’ють, але решта ще гірша.
hint-safer = Надійніше за карти партнера: шанс близько { $chance } %, що суперники цього не поб’ють.
hint-next-lead = Карти партнера тримають не гірше, але так наступний хід ваш.
hint-gift-sure = Суперникам карт партнера не побити: підкиньте очок.
hint-gift = Шанс близько { $chance } %, що суперники карт партнера не поб’ють: підкиньте очок.
hint-spare-sure = Суперникам карт партнера не побити: прибережіть добрі карти.
hint-spare = Шанс близько { $chance } %, що суперники карт партнера не поб’ють: прибережіть добрі карти.
hint-doubtful = Шанс лише близько { $chance } %, що суперники карт партнера не поб’ють: прибережіть очки.
hint-partner = Після вас ходить партнер: шанс близько { $chance } %, що зможе побити.
hint-lost = Вам цього не побити: скиньте найдешевше.
hint-trumps = Побити можна тільки козирями: прибережіть їх.
hint-keep = Те, що лишиться на руках, потім цінніше.
hint-claim = Заходьте поза чергою: шанс близько { $chance } %, що суперники молодки не поб’ють.
hint-wait = Якщо зайти зараз, шанс близько { $chance } %, що суперники молодки не поб’ють.
hint-no-claim = Поки не заходьте
hint-points = Очок на виду: { $points }

## Рахунок

score-title = 🏁 <b>Рахунок</b>
score-none = Жодної роздачі ще не зіграно.
score-earlier = { $count ->
        [one] (і ще { $count } роздача до них)
        [few] (і ще { $count } роздачі до них)
       *[many] (і ще { $count } роздач до них)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (удвічі)
result-eggs = { $points } → 🥚
popup-score = 🏁 Штрафні очки { $score } (у кого { $target } — ті козли)

## Що сталося за столом

note-left = 🚪 { $name } виходить із гри; місце займає комп’ютер
note-away = 💤 { $name } не відповідає; місце поки береже комп’ютер
note-timed-out = ⏰ { $name }: час вийшов, цей хід зіграв комп’ютер
note-unreachable = 📵 { $name }: не можу написати в приватний чат
note-gone = 🚪 { $name } вже не в групі; місце поки береже комп’ютер
note-back = 🙋 { $name } знову за столом
note-sat-in = 🪑 { $name } сідає замість комп’ютера
note-hold-ended = ⌛ { $name }: приватний чат вчасно не відкрито, місце вільне
note-cards-back = ↩️ { $name } заходить із молодкою; решта карт повернулася
note-restarted = 🔄 Бота перезапущено. Граємо далі!
note-quiet = 🕸 Тут давно ніхто не грав
note-stop-asked = 🛑 { $name } пропонує закінчити партію

## Налаштування

settings-title = ⚙️ <b>Налаштування цього чату</b>
settings-alone-title = 🤖 <b>Гра з комп’ютером</b>
settings-own-title = ⚙️ <b>Ваші налаштування</b>
language = 🌐 Мова
language-of-chat = 🌐 <b>Мова цього чату</b>
language-of-person = 🌐 <b>Ваша мова</b>
# Біля налаштування «Мова», доки чат її не обрав: стіл говорить мовою того, хто його відкриває.
language-of-opener = як у того, хто відкриє стіл
setting-next-series = <i>Зміниться з наступної партії.</i>
setting-turn = ⏳ Час на хід
setting-turn-hint = Скільки можна думати. Потім за гравця зіграє комп’ютер, а після двох разів поспіль він берегтиме місце, доки власник не повернеться.
setting-turn-when = <i>Зміниться з наступного ходу.</i>
setting-target = 🐐 Козли зі штрафом
setting-target-hint = Скільки штрафних очок роблять козлами. За правилами — 12.
setting-eggs = 🥚 Після 60:60
setting-eggs-hint = За яйця нікому нічого не пишуть. Але наступна роздача, де хтось програє, може йти вдвічі дорожче.
setting-eggs-nothing = нічого
setting-eggs-double = далі вдвічі
setting-claims = ⚡️ Молодка
setting-claims-hint = Доки можна зайти поза чергою з чотирма картами однієї масті.
setting-claims-trick = до кінця взятки
setting-claims-lead = до першого ходу
setting-strength = 🤖 Комп’ютер
# У власних налаштуваннях: який сильний комп’ютер, коли грають без інших людей.
setting-strength-alone = 🤖 Комп’ютер поза групою
setting-strength-hint = Новачок часом помиляється, як люди; звичайний грає добре; сильний — найкраще, що я вмію.
setting-strength-easy = новачок
setting-strength-normal = звичайний
setting-strength-strong = сильний
setting-strength-when = <i>Зміниться одразу.</i>
setting-pace = 🐇 Темп
setting-pace-hint = Скільки думає комп’ютер: щоб усі встигали стежити за грою.
setting-pace-slow = повільно
setting-pace-normal = звичайно
setting-pace-fast = швидко
setting-pace-when = <i>Зміниться одразу.</i>
setting-hints = 💡 Підказки
setting-hints-hint = Кнопка під картами: як зіграв би сильний гравець і чому. Відповідь бачить тільки той, хто натиснув.
setting-hints-off = ні
setting-hints-on = так
setting-hints-when = <i>Зміниться з наступного ходу.</i>
confirm = 👆 Підтверджувати ходи
confirm-on = так
confirm-off = ні
confirm-hint = Якщо палець часом промахується: перший дотик обирає хід, другий — грає.
button-confirm-on = 👆 Підтверджувати ходи: увімкнути
button-confirm-off = 👆 Підтверджувати ходи: вимкнути
button-settings-alone = 🤖 Гра з комп’ютером
button-settings = ⬅️ Усі налаштування
button-close = ✖️ Закрити

## Повідомлення бота

start =
    🐐 <b>Вітаю! Я здаю в козла</b> — дворову карткову гру на чотирьох, двоє проти двох.

    Додайте мене до групи й напишіть там /newgame: четверо сідають за стіл, карти приходять сюди, кожен хід — один дотик.

    Нікого поруч? Зіграйте тут і зараз із трьома комп’ютерними гравцями. Оберіть, наскільки сильними:
button-add-to-group = ➕ Додати до групи
alone-again = Ще партію? Оберіть, яким буде комп’ютер.
help =
    🐐 <b>Козел</b>, двоє проти двох. Разом із партнером збирайте очки: хто взяв 61 зі 120, виграв роздачу. Хто програв, тому пишуть штрафні очки, а в кого їх 12 — ті козли.

    У групі: /newgame, сісти за стіл, натиснути <b>Почати</b>. Карти приходять у приватний чат, кожен хід має свою кнопку. <b>Мої карти</b> під столом теж їх покажуть — тільки вам.

    Усю гру пояснено в /rules.
which-hand = 🃏 Показати карти за яким столом?
which-leave = 🚪 З-за якого столу встати?
which-stop = 🛑 Яку партію закінчити?

bot-about = Козел, карткова гра на чотирьох: двоє проти двох, стіл — у групі, карти — в приватному чаті.
bot-description = Козел — дворова карткова гра: четверо, двоє проти двох, 36 карт. Додайте мене до групи й напишіть /newgame. Карти приходять кожному в приватний чат, хід — один дотик. А можна зіграти просто тут із трьома комп’ютерними гравцями.

## Команди

cmd-newgame = відкрити стіл
cmd-newgame-private = зіграти з комп’ютером
cmd-table = показати стіл ще раз
cmd-hand = надіслати мої карти ще раз
cmd-score = рахунок партії
cmd-rules = правила гри
cmd-settings = налаштування
cmd-leave = встати з-за столу
cmd-stop = закінчити партію
cmd-help = як це працює
cmd-privacy = що про вас відомо
cmd-language = моя мова
cmd-start = почати

## Спливні відповіді: зроблено або чому ні

toast-led = Ви пішли: { $cards }
toast-beat = Ви побили: { $cards }
toast-discarded = Ви скинули сорочкою вгору: { $cards }
toast-claimed = ⚡️ Молодка! Ви зайшли: { $cards }
toast-tap-again = Щоб зіграти, натисніть ту саму кнопку ще раз.
toast-not-your-turn = Зараз не ваш хід. Чекаємо: { $name }.
toast-already-played = Цю карту вже зіграно.
toast-cards-came-back = Хтось зайшов із молодкою: ваші карти повернулися.
toast-out-of-date = Ця кнопка застаріла. Ось як усе зараз.
toast-deal-started = Здаємо далі.
toast-deal-under-way = Наступна роздача вже йде.
toast-sat = Місце ваше.
toast-stood = Ваше місце знову вільне.
toast-seat-taken = Це місце зайняте: { $name }.
toast-seat-held = Це місце поки притримано ({ $name }). Спробуйте за дві хвилини.
toast-already-seated = Ви вже за цим столом.
toast-not-seated = Ви тут не сидите.
toast-not-this-table = Ви не граєте за цим столом.
toast-only-seated = Це можуть тільки ті, хто сидить за столом.
toast-computer-added = Комп’ютер сідає за стіл.
toast-computer-removed = Комп’ютер встав з-за столу.
toast-need-four = Потрібні четверо. Посадіть на вільні місця людей або комп’ютер.
toast-not-all-ready = Ще не всі натиснули «Граю».
toast-started = Карти роздано. Приємної гри!
toast-ready = Ви в грі. Чекаємо на решту.
toast-already-started = Ця гра вже почалася.
toast-table-open = Стіл тут уже є. Ось він:
# Стара кнопка «Реванш», натиснута, коли відкрито інший стіл.
toast-table-already = Стіл тут уже є. Його покаже /table.
toast-table-ended = Цей стіл уже закрито. Новий відкриє /newgame.
toast-no-table = Столу тут немає. Його відкриє /newgame.
toast-link-stale = Посилання застаріло: місце для вас більше не тримають. Сядьте в групі ще раз.
toast-link-foreign = Це місце притримано не для вас ({ $name }). Оберіть у групі інше.
toast-left = Ви вийшли з гри. Ваше місце займає комп’ютер.
toast-resting = Гра стоїть: зараз мені не можна писати в групі.
toast-away-now = Зараз за вас грає комп’ютер. Спершу натисніть «Я знову тут».
toast-back = З поверненням! Місце ваше.
toast-not-away = Ви й так у грі.
toast-nothing-to-leave = Ви не сидите за жодним столом.
toast-seat-owned = Це місце має власника ({ $name }), який ще може повернутися.
toast-sat-in = Грайте далі цими картами.
toast-other-hand = За цим столом ви вже бачили карти з іншого місця. Знову сісти можна на своє попереднє.
toast-stop-asked = Ваша пара за те, щоб закінчити. Тепер слово за суперниками.
toast-stop-already = Ваша пара вже згодна. Слово за суперниками.
toast-stopped = Партію закінчено.
toast-nothing-to-stop = Тут нема чого закінчувати.
toast-open-private = Спершу відкрийте наш приватний чат: інакше я не зможу надіслати карти.
toast-group-only = Це працює тільки в групі.
toast-private-only = Це працює тільки в нашому приватному чаті.
toast-admins-only = Це можуть тільки адміністратори групи.
toast-no-channels = Канал або анонімний адміністратор не може сісти за стіл. Напишіть від свого імені.
toast-saved = Збережено.
toast-saved-next-series = Збережено. Зміниться з наступної партії.
toast-not-saved = Зберегти не вдалося, тож це не рахується. Спробуйте ще раз.
toast-went-wrong = У мене щось зламалося. Спробуйте ще раз.
toast-unknown-button = Не знаю такої кнопки. Можливо, вона зі старої версії.
toast-slow-down = Трохи повільніше, будь ласка: не встигаю.

## Чому за правилами так не можна

reason-no-deal = На столі немає карт.
reason-deal-in-play = Роздачу ще не дограно.
reason-series-over = Партію вже закінчено.
reason-not-your-turn = Зараз не ваш хід.
reason-not-your-cards = Цих карт у вас уже немає.
reason-must-lead = Ваш хід: бити поки нема чого.
reason-not-a-lead = Хід уже зроблено: бийте або скидайте.
reason-mixed-suits = Ходити можна тільки картами однієї масті.
reason-wrong-count = Зіграйте рівно стільки карт, скільки в ході.
reason-does-not-beat = Ці карти не б’ють тих, що на столі.
reason-not-four = Для цього потрібні чотири карти однієї масті.
reason-claim-too-late = За цим столом молодка заходить тільки до першого ходу.
reason-claim-nearer = Там уже чотири карти гравця, ближчого до того, чий був перший хід.
reason-claim-in-turn = Зараз ваш хід: просто ходіть чотирма.

# Слова в приватному чаті про стіл, якого читач більше не бачить. $group: назва групи.
notice-parted = Ви більше не за столом у групі { $group }.
notice-silenced = Мені більше не можна писати в групі { $group }, і гра там стоїть. Поверніть мене (з правом надсилати повідомлення) — і вона піде далі з того самого місця.
files-forbidden = Мені не можна надсилати сюди картинки й файли. Адміністратор може ввімкнути це в дозволах групи.
notice-damaged = Збережену гру за цим столом пошкоджено, і продовжити її не можна. Мені дуже шкода. /newgame відкриє новий стіл.
