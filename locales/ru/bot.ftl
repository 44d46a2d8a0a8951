### Интерфейс: все тексты бота, кроме правил игры (rules.ftl). Пояснения — в en/bot.ftl.
### Глаголы о людях — в настоящем времени: так они подходят всем.

# Название этого языка на нём самом.
language-name = Русский

## Люди и стороны

player = Игрок { $number }
somebody = кто-то
this-group = эта группа
free-seat = место свободно
computer = Компьютер
computer-numbered = Компьютер { $number }

## Время

duration-off = без ограничения
duration-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
duration-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
duration-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
soon = скоро

## Набор игроков

lobby-open = 🐐 <b>Козёл: кто играет?</b>
rematch-open = 🐐 <b>Реванш!</b> Все нажимают <b>Готов</b>.
lobby-rules = Партия { $rules }
rules-target = до { $target } штрафных очков
rules-eggs-double = после 60:60 следующая раздача вдвойне
rules-claims-lead = молодка только до первого хода
lobby-missing = { $count ->
        [one] Свободно { $count } место. Партнёры — в одной строке.
        [few] Свободно { $count } места. Партнёры — в одной строке.
       *[many] Свободно { $count } мест. Партнёры — в одной строке.
    }
rematch-unready = { $count ->
        [one] Ждём ещё { $count } игрока.
        [few] Ждём ещё { $count } игроков.
       *[many] Ждём ещё { $count } игроков.
    }
lobby-full = Все четверо в сборе: нажмите <b>Начать</b>!
lobby-closed = ⌛ Стол закрыт: игру так и не начали. Новый откроет /newgame.

button-sit = 🪑 Сесть { $side }
button-sit-with = 🪑 Сесть { $side } + { $name }
button-add-computer = 🤖 Компьютер { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Встать
button-ready = ✅ Готов
button-start = ▶️ Начать

## Стол

deal-header = 🐐 <b>Раздача { $number }</b> · до { $target } штрафных очков
trump = Козырь <b>{ $trump }</b> (показали { $shown })
stock = в колоде { $count }
tricks-won = взятки { $tricks }
play-lead = { $name } ходит  { $cards }
play-beat = { $name } бьёт  { $cards }
play-discard = { $name } сбрасывает  { $cards }
play-claim = ⚡️ { $name }: молодка { $suit }  { $cards }
play-returned = ↩️ Вернулись в руки: { $cards }
holds-trick = ← держит взятку
turn-lead = ➡️ Ход: { $name }
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
paused-silenced = ⏸ <b>Пауза.</b> Игра пойдёт дальше, когда боту снова разрешат писать в группе.
paused = ⏸ <b>Пауза.</b> Игра пойдёт дальше, когда кто-нибудь вернётся.
before-beaten = Прошлая взятка — { $name }: { $cards }
before-unbeaten = Прошлая взятка — { $name }: { $cards }, никто не бил
# Между картами: «Д♦️ на В♦️».
over = на
closes-at = 🕸 Если никто не сыграет, стол закроется: { $moment }
stop-wanted = 🛑 Закончить партию? За: { $wants }. Решают: { $waits }
shuffle-sealed = 🔒 Честная тасовка, печать { $start }… После раздачи откроется её зерно (seed), и SHA-256 зерна должен быть таким:
shuffle-opened = 🔓 Зерно (seed) тасовки с печатью { $start }…
shuffle-check = Его SHA-256, показанный до первой карты:

button-hand = 🃏 Мои карты
button-rules = 📖 Правила
button-score = 🏁 Счёт
button-back = 🙋 Я вернулся
button-sit-in = 🪑 Играть за { $name }
button-agree-stop = 🛑 Закончить партию
button-next-deal = ▶️ Сдавать дальше
button-rematch = 🔁 Реванш

## После раздачи, после партии

deal-over = 🏁 <b>Раздача { $number } сыграна</b>
# $side: 🔵 или 🟠
deal-won = 🏁 <b>Раздача { $number }: выиграли { $side }</b>
deal-you-won = 🏆 <b>Раздача { $number }: вы выиграли</b>
deal-you-lost = 💔 <b>Раздача { $number }: вы проиграли</b>
last-trick-beaten = Последняя взятка — { $name }: { $cards }
last-trick-unbeaten = Последняя взятка — { $name }: { $cards }, никто не бил
side-result = { $side } { $names }: { $points ->
        [one] <b>{ $points }</b> очко
        [few] <b>{ $points }</b> очка
       *[many] <b>{ $points }</b> очков
    }
tricks-count = { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
eggs = 🥚 <b>60 : 60 — яйца!</b> Никому ничего не пишем.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> штрафное очко
        [few] <b>+{ $count }</b> штрафных очка
       *[many] <b>+{ $count }</b> штрафных очков
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> штрафное очко (после яиц вдвойне)
        [few] <b>+{ $count }</b> штрафных очка (после яиц вдвойне)
       *[many] <b>+{ $count }</b> штрафных очков (после яиц вдвойне)
    }
next-doubled = ✖️2 Следующая решённая раздача идёт вдвойне.
next-deal-at = Следующая раздача: { $moment }
score-to = <b>Штрафные очки</b> (у кого { $target } — те козлы)
last-deal = <b>Последняя раздача</b>
final-score = { $deals ->
        [one] <b>Итог</b> за { $deals } раздачу, до { $target }
        [few] <b>Итог</b> за { $deals } раздачи, до { $target }
       *[many] <b>Итог</b> за { $deals } раздач, до { $target }
    }
goats = 🐐🐐 <b>Козлы: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Козлы с яйцами: { $names }</b>
winners = 🏆 Победители: { $names }
series-stopped = 🛑 <b>Партия закончена без козлов.</b> Новую начнёт /newgame.

## Карты на руках

hand-seated = { $side } Место ваше. Партнёр: { $name }
# $side: 🔵 или 🟠
hand-seated-alone = { $side } Место ваше. Напротив пока никого нет.
# В личке, когда открыт реванш; ниже стоит кнопка «Готов» (button-ready).
hand-rematch = 🔁 <b>Реванш!</b> Нажмите <b>Готов</b> — и карты придут сюда.
hand-cards-come = Карты придут сюда. Игра начнётся, когда кто-нибудь за столом нажмёт <b>Начать</b>.
# $side: 🔵 или 🟠; $name: партнёр; $score: «🔵 2 : 4 🟠».
hand-side = Вы: { $side }, партнёр: { $name } · штрафные очки { $score }
hand-timed-out = ⏰ Время вышло: за вас сыграл компьютер. Не успеете и в следующий раз — он будет играть за вас, пока вы не вернётесь.
your-turn-lead = 👉 <b>Ваш ход!</b>
your-turn-answer = 👉 <b>Ваша очередь:</b> { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ У вас молодка: можно зайти вне очереди!
you-are-away = 🤖 За вас играет компьютер. Место ваше: возвращайтесь в любую минуту.
you-won = 🏆 <b>Вы победили!</b>
you-lost = 🐐 <b>Вы козлы!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Бью: { $cards }
button-discard = 🗑 Сброс: { $cards }
button-claim = ⚡️ МОЛОДКА! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Подсказка

popup-hand = 🃏 { $cards }
popup-trump = Козырь { $trump }
popup-your-turn = 👉 Ваш ход! Играйте в личном чате.
popup-waiting = ➡️ Ждём: { $name }
popup-no-hand = Сейчас карт на руках нет.

## Подсказки: ход и почему

hint-only = Другого хода нет.
hint-takes = После вас никто не ходит: взятка ваша.
hint-sure = Соперникам это не побить.
hint-holds = С вероятностью около { $chance } % соперникам это не побить.
hint-cheap = Лишь с вероятностью около { $chance } % соперникам это не побить, зато своих очков не теряете.
hint-risky = Лишь с вероятностью около { $chance } % соперникам это не побить, но остальное ещё хуже.
hint-safer = Надёжнее карт партнёра: соперникам это не побить с вероятностью около { $chance } %.
hint-next-lead = Карты партнёра держат не хуже, зато так следующий ход ваш.
hint-gift-sure = Соперникам карты партнёра не побить: подкиньте очков.
hint-gift = С вероятностью около { $chance } % соперникам карты партнёра не побить: подкиньте очков.
hint-spare-sure = Соперникам карты партнёра не побить: хорошие карты поберегите.
hint-spare = С вероятностью около { $chance } % соперникам карты партнёра не побить: хорошие карты поберегите.
hint-doubtful = Лишь с вероятностью около { $chance } % соперникам карты партнёра не побить: поберегите очки.
hint-partner = После вас ходит партнёр и сможет побить с вероятностью около { $chance } %.
hint-lost = Вам это не побить: сбросьте самое дешёвое.
hint-trumps = Побить можно только козырями: поберегите их.
hint-keep = То, что останется в руке, потом пригодится больше.
hint-claim = Заходите вне очереди: с вероятностью около { $chance } % соперникам молодку не побить.
hint-wait = Если зайти сейчас, соперникам молодку не побить с вероятностью около { $chance } %.
hint-no-claim = Пока не заходите
hint-points = Очков на виду: { $points }

## Счёт

score-title = 🏁 <b>Счёт</b>
score-none = Ни одна раздача ещё не сыграна.
score-earlier = { $count ->
        [one] (и ещё { $count } раздача до них)
        [few] (и ещё { $count } раздачи до них)
       *[many] (и ещё { $count } раздач до них)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (вдвойне)
result-eggs = { $points } → 🥚
popup-score = 🏁 Штрафные очки { $score } (у кого { $target } — те козлы)

## Что случилось за столом

note-left = 🚪 { $name } выходит из игры; место у компьютера
note-away = 💤 { $name } не отвечает; место пока бережёт компьютер
note-timed-out = ⏰ { $name }: время вышло, за этот ход сыграл компьютер
note-unreachable = 📵 { $name }: не могу написать в личный чат
note-gone = 🚪 { $name } больше не в группе; место пока бережёт компьютер
note-back = 🙋 { $name } снова за столом
note-sat-in = 🪑 { $name } садится вместо компьютера
note-hold-ended = ⌛ { $name }: личный чат вовремя не открыт, место свободно
note-cards-back = ↩️ { $name } заходит с молодкой; остальные карты вернулись
note-restarted = 🔄 Бот перезапущен. Играем дальше!
note-quiet = 🕸 Здесь давно никто не играл
note-stop-asked = 🛑 { $name } предлагает закончить партию

## Настройки

settings-title = ⚙️ <b>Настройки этого чата</b>
settings-alone-title = 🤖 <b>Игра с компьютером</b>
settings-own-title = ⚙️ <b>Ваши настройки</b>
language = 🌐 Язык
language-of-chat = 🌐 <b>Язык этого чата</b>
language-of-person = 🌐 <b>Ваш язык</b>
# У настройки «Язык», пока чат его не выбрал: стол говорит на языке того, кто его открывает.
language-of-opener = как у того, кто откроет стол
setting-next-series = <i>Изменится со следующей партии.</i>
setting-turn = ⏳ Время на ход
setting-turn-hint = Сколько можно думать. Потом за игрока сыграет компьютер, а после двух раз подряд он сбережёт место, пока хозяин не вернётся.
setting-turn-when = <i>Изменится со следующего хода.</i>
setting-target = 🐐 Козлы при штрафе
setting-target-hint = Сколько штрафных очков делают козлами. По правилам — 12.
setting-eggs = 🥚 После 60:60
setting-eggs-hint = За яйца никому ничего не пишут. Но следующая решённая раздача может идти вдвойне.
setting-eggs-nothing = ничего
setting-eggs-double = дальше вдвойне
setting-claims = ⚡️ Молодка
setting-claims-hint = До каких пор можно зайти вне очереди с четырьмя картами одной масти.
setting-claims-trick = до конца взятки
setting-claims-lead = до первого хода
setting-strength = 🤖 Компьютер
# В своих настройках: как силён компьютер, когда играют без других людей.
setting-strength-alone = 🤖 Компьютер в личном чате
setting-strength-hint = Новичок иногда ошибается, как люди; обычный играет хорошо; сильный — лучшее, что я умею.
setting-strength-easy = новичок
setting-strength-normal = обычный
setting-strength-strong = сильный
setting-strength-when = <i>Изменится сразу.</i>
setting-pace = 🐇 Темп
setting-pace-hint = Сколько думает компьютер: чтобы все успевали следить за игрой.
setting-pace-slow = медленно
setting-pace-normal = обычно
setting-pace-fast = быстро
setting-pace-when = <i>Изменится сразу.</i>
setting-hints = 💡 Подсказки
setting-hints-hint = Кнопка под картами: как сыграл бы сильный игрок и почему. Ответ видит только тот, кто её нажал.
setting-hints-off = нет
setting-hints-on = да
setting-hints-when = <i>Изменится со следующего хода.</i>
confirm = 👆 Подтверждать ходы
confirm-on = да
confirm-off = нет
confirm-hint = Если палец иногда промахивается: первое нажатие выбирает карты, второе — играет.
button-confirm-on = 👆 Подтверждать ходы: включить
button-confirm-off = 👆 Подтверждать ходы: выключить
button-settings-alone = 🤖 Игра с компьютером
button-settings = ⬅️ Все настройки
button-close = ✖️ Закрыть

## Сообщения бота

start =
    🐐 <b>Здравствуйте! Я сдаю в козла</b> — дворовую игру на четверых, двое против двоих.

    Добавьте меня в группу и напишите там /newgame: четверо садятся за стол, карты приходят сюда, каждый ход — одно нажатие.

    Никого рядом? Сыграйте здесь и сейчас с тремя компьютерными игроками. Выберите, какими:
button-add-to-group = ➕ Добавить в группу
alone-again = Ещё партию? Выберите, какой будет компьютер.
help =
    🐐 <b>Козёл</b>, двое против двоих. Вместе с партнёром собирайте очки: кто взял 61 из 120, выиграл раздачу. Проигравшим пишут штрафные очки, а у кого их 12 — те козлы.

    В группе: /newgame, сесть за стол, нажать <b>Начать</b>. Карты приходят в личный чат, у каждого хода своя кнопка. <b>Мои карты</b> под столом тоже покажут их — только вам.

    Вся игра объяснена в /rules.
which-hand = 🃏 Показать карты за каким столом?
which-leave = 🚪 Из-за какого стола встать?
which-stop = 🛑 Какую партию закончить?

bot-about = Козёл, карточная игра на четверых: двое против двоих, стол — в группе, карты — в личке.
bot-description = Козёл — дворовая карточная игра: четверо, двое против двоих, 36 карт. Добавьте меня в группу и напишите /newgame. Карты приходят каждому в личный чат, ход — одно нажатие. А можно сыграть прямо здесь с тремя компьютерными игроками.

## Команды

cmd-newgame = открыть стол
cmd-newgame-private = сыграть с компьютером
cmd-table = показать стол ещё раз
cmd-hand = прислать мои карты ещё раз
cmd-score = счёт партии
cmd-rules = правила игры
cmd-settings = настройки
cmd-leave = встать из-за стола
cmd-stop = закончить партию
cmd-help = как это работает
cmd-privacy = что о вас известно
cmd-language = мой язык
cmd-start = начать

## Всплывающие ответы: сделано или почему нет

toast-led = Вы пошли: { $cards }
toast-beat = Вы побили: { $cards }
toast-discarded = Вы сбросили рубашкой вверх: { $cards }
toast-claimed = ⚡️ Молодка! Вы зашли: { $cards }
toast-tap-again = Нажмите ту же кнопку ещё раз, чтобы сыграть.
toast-not-your-turn = Сейчас не ваш ход. Ждём: { $name }.
toast-already-played = Эта карта уже сыграна.
toast-cards-came-back = Кто-то зашёл с молодкой: ваши карты вернулись.
toast-out-of-date = Эта кнопка устарела. Вот как обстоят дела сейчас.
toast-deal-started = Сдаём дальше.
toast-deal-under-way = Следующая раздача уже идёт.
toast-sat = Место ваше.
toast-stood = Ваше место снова свободно.
toast-seat-taken = Это место занято: { $name }.
toast-seat-held = Это место пока держат: { $name }. Попробуйте через две минуты.
toast-already-seated = Вы уже за этим столом.
toast-not-seated = У вас здесь нет места.
toast-not-this-table = Вы не играете за этим столом.
toast-only-seated = Это могут только те, кто сидит за столом.
toast-computer-added = Компьютер садится за стол.
toast-computer-removed = Компьютер встал из-за стола.
toast-need-four = Нужны четверо. Посадите на свободные места людей или компьютер.
toast-not-all-ready = Ещё не все готовы.
toast-started = Карты розданы. Приятной игры!
toast-ready = Ждём остальных.
toast-already-started = Эта игра уже началась.
toast-table-open = Стол здесь уже есть. Вот он:
# Старая кнопка «Реванш», нажатая, когда открыт другой стол.
toast-table-already = Стол здесь уже есть. Его покажет /table.
toast-table-ended = Этот стол уже закрыт. Новый откроет /newgame.
toast-no-table = Стола здесь нет. Его откроет /newgame.
toast-link-stale = Ссылка устарела: место для вас больше не держат. Сядьте в группе ещё раз.
toast-link-foreign = Это место держат не для вас: { $name }. Выберите в группе другое.
toast-left = Вы вышли из игры. Ваше место занимает компьютер.
toast-resting = Игра стоит: сейчас мне нельзя писать в группе.
toast-away-now = Сейчас за вас играет компьютер. Сначала нажмите «Я вернулся».
toast-back = С возвращением! Место ваше.
toast-not-away = Вы и так в игре.
toast-nothing-to-leave = Вы не сидите ни за одним столом.
toast-seat-owned = У этого места есть хозяин: { $name }. Он ещё может вернуться.
toast-sat-in = Играйте дальше этими картами.
toast-other-hand = За этим столом вы уже видели карты с другого места. Снова сесть можно на своё прежнее.
toast-stop-asked = Ваша сторона за то, чтобы закончить. Теперь слово за соперниками.
toast-stop-already = Ваша сторона уже согласна. Слово за соперниками.
toast-stopped = Партия закончена.
toast-nothing-to-stop = Здесь нечего заканчивать.
toast-open-private = Сначала откройте наш личный чат: иначе я не смогу прислать карты.
toast-group-only = Это работает только в группе.
toast-private-only = Это работает только в нашем личном чате.
toast-admins-only = Это могут только администраторы группы.
toast-no-channels = Канал или анонимный администратор не может сесть за стол. Напишите от своего имени.
toast-saved = Сохранено.
toast-saved-next-series = Сохранено. Изменится со следующей партии.
toast-not-saved = Сохранить не удалось, это не считается. Попробуйте ещё раз.
toast-went-wrong = У меня что-то сломалось. Попробуйте ещё раз.
toast-unknown-button = Не знаю такой кнопки. Возможно, она от прежней версии.
toast-slow-down = Помедленнее, пожалуйста: за таким потоком я не успеваю.

## Почему по правилам так нельзя

reason-no-deal = На столе нет карт.
reason-deal-in-play = Раздача ещё не доиграна.
reason-series-over = Партия уже закончена.
reason-not-your-turn = Сейчас не ваш ход.
reason-not-your-cards = Этих карт у вас больше нет.
reason-must-lead = Ваш ход: бить пока нечего.
reason-not-a-lead = Ход уже сделан: бейте или сбрасывайте.
reason-mixed-suits = Ходить можно только картами одной масти.
reason-wrong-count = Сыграйте ровно столько карт, сколько в ходе.
reason-does-not-beat = Эти карты не бьют тех, что на столе.
reason-not-four = Для этого нужны четыре карты одной масти.
reason-claim-too-late = За этим столом молодка заходит только до первого хода.
reason-claim-nearer = Там уже четыре карты того, кто ближе к первому ходящему.
reason-claim-in-turn = Сейчас ваш ход: просто пойдите четырьмя.

# Слова в личке о столе, который читателю больше не виден. $group: название группы.
notice-parted = Вы больше не за столом в группе { $group }.
notice-silenced = Мне больше нельзя писать в группе { $group }, и игра там стоит. Верните мне право отправлять сообщения – и она продолжится с того же места.
files-forbidden = Мне нельзя отправлять сюда картинки и файлы. Администратор может включить это в разрешениях группы.
notice-damaged = Сохранённая игра за этим столом повреждена, и продолжить её нельзя. Мне очень жаль. /newgame откроет новый стол.
