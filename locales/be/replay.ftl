### Хроніка згуляных раздач, праверка тасавання і старонка дэма, якая паказвае запіс.
###
### У паведамленнях можна <b>, <i>, <code>. Кнопкі (button-…), каманды і ўсплыўныя адказы — без разметкі.
### $name, $cards, $result, $points (у story-totals) і $command прыходзяць гатовымі.

cmd-replay = хроніка раздачы, узятка за ўзяткай

button-story = 📜 Хроніка
button-story-deals = 🗂 Раздачы
button-story-proof = 🔓 Праверка
button-story-record = 📄 Запіс
button-story-series = ⬅️ Мае партыі
button-story-back = ⬅️ Хроніка
# $name: назва групы. $score: напрыклад, «🔵 4 : 12 🟠». $count: колькі раздач згуляна.
button-story-of = { $count ->
        [one] { $name } · { $score } · { $count } раздача
        [few] { $name } · { $score } · { $count } раздачы
       *[many] { $name } · { $score } · { $count } раздач
    }

## Раздача, узятка за ўзяткай

# $result: напрыклад, «🔵 74 : 46 🟠 → 🟠 +2».
story-header = 📜 <b>Раздача { $number }</b> · { $result }
story-leads = ➡️ Ходзіць { $name }
# $number з $count. $trump: масць.
story-trick = <b>Узятка { $number } з { $count }</b> · козыр { $trump }
# Пад картамі, якія малодка вярнула гаспадарам.
story-returned = ↩️ Усё гэта вярнулася на рукі.
story-taken = { $points ->
        [one] ✅ { $name } бярэ ўзятку: <b>{ $points }</b> ачко
        [few] ✅ { $name } бярэ ўзятку: <b>{ $points }</b> ачкі
       *[many] ✅ { $name } бярэ ўзятку: <b>{ $points }</b> ачкоў
    }
# Ачкі абедзвюх пар пасля гэтай узяткі.
story-totals = Пакуль па ачках: { $points }
# Над картамі, якія кожны дабраў. $count: колькі засталося ў калодзе.
story-drawn = Дабор · у калодзе { $count }:
story-deals = 📜 <b>Якая раздача?</b>
story-series = 📜 <b>Якая партыя?</b>
story-alone = 🤖 З камп’ютарам

toast-no-story = Тут яшчэ не дагулялі ніводнай раздачы.
toast-story-of-others = Тут хроніку бачаць толькі тыя, хто сядзеў за тым сталом. У групе: /replay
# Другі дотык да «Запіс» у групе.
toast-record-sent = Запіс ужо тут: прагартайце крыху ўверх.

## Праверка тасавання

proof-title = 🔓 <b>Праверка раздачы { $number }</b>
proof-seal = 1. Гэтую пячатку паказалі да першай карты:
proof-seed = 2. Гэтае зерне (seed) трымалі ў таямніцы да апошняй карты:
proof-why = Пячатка — гэта SHA-256 зерня. Ніякае іншае зерне да яе не пасуе, так што падмяніць карты было ўжо нельга.
# $cards: першыя пяць карт калоды. $name: каму дасталася першая карта. $shown: паказаная карта.
proof-deck = 3. Калода выходзіць з зерня: яно — ключ HMAC-SHA256, а па яго ліках тасуюць калоду, раскладзеную па парадку. Зверху: { $cards } … Першую карту бярэ { $name }, далей па гадзіннікавай стрэлцы. Паказаная карта: { $shown }
proof-by-hand = <b>Праверце ўручную.</b> Гэтая каманда выведзе пячатку:
proof-whole = <b>Праверыць усё</b> (калоду, хады, ачкі) можна па запісе: { $command }
# $command: «kozel verify FILE».
record-caption = Праверыць запіс можна камандай { $command } або ў дэма, на старонцы прагляду.

## Старонка дэма, якая паказвае запіс: коратка, без разметкі. $count, $name, $fault і
## $target (да колькіх штрафных ачкоў партыя) падстаўляе старонка.

replay-page-open = 📜 Прагляд
replay-page-title = Прагляд запісу
replay-page-choose = Выберыце файл запісу (.jsonl)
replay-page-back = Назад да чатаў
replay-page-good = Запіс правільны: правераныя ўсе карты, хады і ачкі. Раздач: { $count }
replay-page-bad = Гэты запіс няправільны: { $fault }
replay-page-empty = У ім няма ніводнай раздачы.
replay-page-failed = Файл не ўдалося прачытаць.
replay-page-series = Партыя
replay-page-deal = Раздача
replay-page-trump = Козыр
replay-page-stock = Калода
replay-page-points = Ачкі
replay-page-tricks = Узяткі
replay-page-score = Штрафныя ачкі, да { $target }
replay-page-before = Назад
replay-page-after = Наперад
replay-page-keys = Можна і стрэлкамі на клавіятуры.
replay-page-dealt = Карты раздадзеныя.
replay-page-led = { $name } ходзіць
replay-page-beat = { $name } б’е
replay-page-discarded = { $name } скідвае
replay-page-claimed = { $name } заходзіць з малодкай; астатнія карты вярнуліся
replay-page-taken = { $name } бярэ ўзятку
replay-page-over = Раздача згуляная.
replay-page-returned = вярнуліся на рукі
