### Хроника сыгранных раздач, проверка тасовки и страница демо, которая показывает запись.
###
### В сообщениях можно <b>, <i>, <code>. Кнопки (button-…), команды и всплывающие ответы — без разметки.
### $name, $cards, $result, $points (в story-totals) и $command приходят готовыми.

cmd-replay = хроника раздачи, взятка за взяткой

button-story = 📜 Хроника
button-story-deals = 🗂 Раздачи
button-story-proof = 🔓 Проверка
button-story-record = 📄 Запись
button-story-series = ⬅️ Мои партии
button-story-back = ⬅️ Хроника
# $name: название группы. $score: например, «🔵 4 : 12 🟠». $count: сколько раздач сыграно.
button-story-of = { $count ->
        [one] { $name } · { $score } · { $count } раздача
        [few] { $name } · { $score } · { $count } раздачи
       *[many] { $name } · { $score } · { $count } раздач
    }

## Раздача, взятка за взяткой

# $result: например, «🔵 74 : 46 🟠 → 🟠 +2».
story-header = 📜 <b>Раздача { $number }</b> · { $result }
story-leads = ➡️ Ходит { $name }
# $number из $count. $trump: масть.
story-trick = <b>Взятка { $number } из { $count }</b> · козырь { $trump }
# Под картами, которые молодка вернула хозяевам.
story-returned = ↩️ Всё это вернулось в руки.
story-taken = { $points ->
        [one] ✅ { $name } берёт взятку: <b>{ $points }</b> очко
        [few] ✅ { $name } берёт взятку: <b>{ $points }</b> очка
       *[many] ✅ { $name } берёт взятку: <b>{ $points }</b> очков
    }
# Очки обеих сторон после этой взятки.
story-totals = Пока по очкам: { $points }
# Над картами, которые каждый добрал. $count: сколько осталось в колоде.
story-drawn = Добор · в колоде { $count }:
story-deals = 📜 <b>Какая раздача?</b>
story-series = 📜 <b>Какая партия?</b>
story-alone = 🤖 С компьютером

toast-no-story = Здесь ещё не доиграли ни одной раздачи.
toast-story-of-others = Здесь хронику видят только те, кто сидел за тем столом. В группе: /replay
# Второе нажатие на «Запись» в группе.
toast-record-sent = Запись уже здесь: прокрутите чуть вверх.

## Проверка тасовки

proof-title = 🔓 <b>Проверка раздачи { $number }</b>
proof-seal = 1. Эту печать показали до первой карты:
proof-seed = 2. Это зерно (seed) хранилось в тайне до последней карты:
proof-why = Печать — это SHA-256 зерна. Никакое другое зерно к ней не подходит, так что подменить карты было уже нельзя.
# $cards: первые пять карт колоды. $name: кому досталась первая карта. $shown: показанная карта.
proof-deck = 3. Колода получается из зерна: оно — ключ HMAC-SHA256, а по его числам тасуют колоду, разложенную по порядку. Сверху: { $cards } … Первую карту получает { $name }, дальше по часовой стрелке. Показанная карта: { $shown }
proof-by-hand = <b>Проверьте вручную.</b> Эта команда выведет печать:
proof-whole = <b>Проверить всё</b> (колоду, ходы, очки) можно по записи: { $command }
# $command: «kozel verify FILE».
record-caption = Проверить запись можно командой { $command } или в демо, на странице просмотра.

## Страница демо, которая показывает запись: коротко, без разметки. $count, $name, $fault и
## $target (до скольких штрафных очков партия) подставляет страница.

replay-page-open = 📜 Просмотр
replay-page-title = Просмотр записи
replay-page-choose = Выберите файл записи (.jsonl)
replay-page-back = Назад к чатам
replay-page-good = Запись верна: проверены все карты, ходы и очки. Раздач: { $count }
replay-page-bad = Эта запись неверна: { $fault }
replay-page-empty = В ней нет ни одной раздачи.
replay-page-failed = Файл не удалось прочитать.
replay-page-series = Партия
replay-page-deal = Раздача
replay-page-trump = Козырь
replay-page-stock = Колода
replay-page-points = Очки
replay-page-tricks = Взятки
replay-page-score = Штрафные очки, до { $target }
replay-page-before = Назад
replay-page-after = Вперёд
replay-page-keys = Можно и стрелками на клавиатуре.
replay-page-dealt = Карты розданы.
replay-page-led = { $name } ходит
replay-page-beat = { $name } бьёт
replay-page-discarded = { $name } сбрасывает
replay-page-claimed = { $name } заходит с молодкой; остальные карты вернулись
replay-page-taken = { $name } берёт взятку
replay-page-over = Раздача сыграна.
replay-page-returned = вернулись в руки
