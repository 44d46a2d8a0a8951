### Хроніка зіграних роздач, перевірка тасування і сторінка демо, що показує запис.
###
### У повідомленнях можна <b>, <i>, <code>. Кнопки (button-…), команди й спливні відповіді — без розмітки.
### $name, $cards, $result, $points (у story-totals) і $command приходять готовими.

cmd-replay = хроніка роздачі, взятка за взяткою

button-story = 📜 Хроніка
button-story-deals = 🗂 Роздачі
button-story-proof = 🔓 Перевірка
button-story-record = 📄 Запис
button-story-series = ⬅️ Мої партії
button-story-back = ⬅️ Хроніка
# $name: назва групи. $score: наприклад, «🔵 4 : 12 🟠». $count: скільки роздач зіграно.
button-story-of = { $count ->
        [one] { $name } · { $score } · { $count } роздача
        [few] { $name } · { $score } · { $count } роздачі
       *[many] { $name } · { $score } · { $count } роздач
    }

## Роздача, взятка за взяткою

# $result: наприклад, «🔵 74 : 46 🟠 → 🟠 +2».
story-header = 📜 <b>Роздача { $number }</b> · { $result }
story-leads = ➡️ Ходить { $name }
# $number із $count. $trump: масть.
story-trick = <b>Взятка { $number } з { $count }</b> · козир { $trump }
# Під картами, які молодка повернула власникам.
story-returned = ↩️ Усе це повернулося на руки.
story-taken = { $points ->
        [one] ✅ { $name } бере взятку: <b>{ $points }</b> очко
        [few] ✅ { $name } бере взятку: <b>{ $points }</b> очки
       *[many] ✅ { $name } бере взятку: <b>{ $points }</b> очок
    }
# Очки обох пар після цієї взятки.
story-totals = Поки що за очками: { $points }
# Над картами, які кожен добрав. $count: скільки лишилося в колоді.
story-drawn = Добір · у колоді { $count }:
story-deals = 📜 <b>Яка роздача?</b>
story-series = 📜 <b>Яка партія?</b>
story-alone = 🤖 З комп’ютером

toast-no-story = Тут ще не дограли жодної роздачі.
toast-story-of-others = Тут хроніку бачать тільки ті, хто сидів за тим столом. У групі: /replay
# Другий дотик до «Запис» у групі.
toast-record-sent = Запис уже тут: прокрутіть трохи вгору.

## Перевірка тасування

proof-title = 🔓 <b>Перевірка роздачі { $number }</b>
proof-seal = 1. Цю печатку показали до першої карти:
proof-seed = 2. Це зерно (seed) тримали в таємниці до останньої карти:
proof-why = Печатка — це SHA-256 зерна. Жодне інше зерно до неї не підходить, тож карти вже не можна було підмінити.
# $cards: перші п’ять карт колоди. $name: кому дісталася перша карта. $shown: показана карта.
proof-deck = 3. Колода виходить із зерна: воно — ключ HMAC-SHA256, а за його числами тасують колоду, розкладену за порядком. Згори: { $cards } … Першу карту бере { $name }, далі за годинниковою стрілкою. Показана карта: { $shown }
proof-by-hand = <b>Перевірте вручну.</b> Ця команда виведе печатку:
proof-whole = <b>Перевірити все</b> (колоду, ходи, очки) можна за записом: { $command }
# $command: «kozel verify FILE».
record-caption = Перевірити запис можна командою { $command } або в демо, на сторінці перегляду.

## Сторінка демо, що показує запис: коротко, без розмітки. $count, $name, $fault і
## $target (до скількох штрафних очок партія) підставляє сторінка.

replay-page-open = 📜 Перегляд
replay-page-title = Перегляд запису
replay-page-choose = Оберіть файл запису (.jsonl)
replay-page-back = Назад до чатів
replay-page-good = Запис правильний: перевірено всі карти, ходи й очки. Роздач: { $count }
replay-page-bad = Цей запис неправильний: { $fault }
replay-page-empty = У ньому немає жодної роздачі.
replay-page-failed = Файл не вдалося прочитати.
replay-page-series = Партія
replay-page-deal = Роздача
replay-page-trump = Козир
replay-page-stock = Колода
replay-page-points = Очки
replay-page-tricks = Взятки
replay-page-score = Штрафні очки, до { $target }
replay-page-before = Назад
replay-page-after = Вперед
replay-page-keys = Можна й стрілками на клавіатурі.
replay-page-dealt = Карти роздано.
replay-page-led = { $name } ходить
replay-page-beat = { $name } б’є
replay-page-discarded = { $name } скидає
replay-page-claimed = { $name } заходить із молодкою; решта карт повернулася
replay-page-taken = { $name } бере взятку
replay-page-over = Роздачу зіграно.
replay-page-returned = повернулися на руки
