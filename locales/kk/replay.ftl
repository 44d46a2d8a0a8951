### Біткен таратулардың барысы, араластыруды тексеру және демоның жазбаны көрсететін беті.
###
### Хабарламаларда <b>, <i>, <code> болады. Түймелер (button-…), командалар мен қалқыма жауаптар — белгілеусіз.
### $name, $cards, $result, $points (story-totals ішінде) және $command дайын күйінде келеді.

cmd-replay = тарату барысы, алым-алымымен

button-story = 📜 Барысы
button-story-deals = 🗂 Таратулар
button-story-proof = 🔓 Тексеру
button-story-record = 📄 Жазба
button-story-series = ⬅️ Партияларым
button-story-back = ⬅️ Барысы
# $name: топтың аты. $score: мысалы, «🔵 4 : 12 🟠». $count: біткен таратулар.
button-story-of = { $name } · { $score } · { $count } тарату

## Тарату, алым-алымымен

# $result: мысалы, «🔵 74 : 46 🟠 → 🟠 +2».
story-header = 📜 <b>{ $number }-тарату</b> · { $result }
story-leads = ➡️ { $name } жүреді
# $count алымның ішінде $number. $trump: масть.
story-trick = <b>{ $number }-алым</b> (барлығы { $count }) · көзір { $trump }
# Кезексіз төрттік иелеріне қайтарған карталардың астында.
story-returned = ↩️ Мұның бәрі қолға қайтты.
story-taken = ✅ Алымды { $name } алды: <b>{ $points }</b> ұпай
# Осы алымнан кейінгі екі жақтың ұпайы.
story-totals = Әзірге ұпай: { $points }
# Әр ойыншы алған карталардың үстінде. $count: колодада қалғаны.
story-drawn = Карта алынды · колодада { $count }:
story-deals = 📜 <b>Қай тарату?</b>
story-series = 📜 <b>Қай партия?</b>
story-alone = 🤖 Компьютермен

toast-no-story = Мұнда әлі бірде-бір тарату біткен жоқ.
toast-story-of-others = Мұнда ойын барысын тек сол үстелде отырғандар көре алады. Топта: /replay
# Топта «Жазба» түймесі екінші рет басылды.
toast-record-sent = Жазба осында тұр: сәл жоғары айналдырыңыз.

## Араластыруды тексеру

proof-title = 🔓 <b>{ $number }-таратуды тексеру</b>
proof-seal = 1. Бұл мөр алғашқы картадан бұрын көрсетілді:
proof-seed = 2. Бұл дән (seed) соңғы картаға дейін құпия сақталды:
proof-why = Мөр — дәннің SHA-256 мәні. Оған басқа ешбір дән сәйкес келмейді, сондықтан карталарды кейін ауыстыру мүмкін емес еді.
# $cards: колоданың алғашқы бес картасы. $name: алғашқы картаны алған ойыншы. $shown: көрсетілген карта.
proof-deck = 3. Колода дәннен шығады: дән — HMAC-SHA256 кілті, содан шыққан сандар ретімен жиналған колоданы араластырады. Үстінен: { $cards } … Алғашқы картаны { $name } алды, әрі қарай — сағат тілі бойымен. Көрсетілген карта: { $shown }
proof-by-hand = <b>Қолмен тексеріңіз.</b> Мына команда мөрді шығарады:
proof-whole = <b>Бәрін тексеру</b> (колода, жүрістер, ұпай) жазба арқылы: { $command }
# $command: «kozel verify FILE».
record-caption = Жазбаны { $command } командасымен немесе демоның жазба көру бетінде тексеріңіз.

## Демоның жазбаны көрсететін беті: қысқа, белгілеусіз. $count, $name, $fault және
## $target (партия неше айып ұпайға дейін) мәнін бет қояды.

replay-page-open = 📜 Жазбаны көру
replay-page-title = Жазбаны көру
replay-page-choose = Жазба файлын таңдаңыз (.jsonl)
replay-page-back = Чаттарға қайту
replay-page-good = Жазба дұрыс: әр карта, жүріс пен ұпай тексерілді. Тарату саны: { $count }
replay-page-bad = Бұл жазба дұрыс емес: { $fault }
replay-page-empty = Мұнда бірде-бір тарату жоқ.
replay-page-failed = Файлды оқу мүмкін болмады.
replay-page-series = Партия
replay-page-deal = Тарату
replay-page-trump = Көзір
replay-page-stock = Колода
replay-page-points = Ұпай
replay-page-tricks = Алым
replay-page-score = Айып ұпай, шегі { $target }
replay-page-before = Артқа
replay-page-after = Алға
replay-page-keys = Көрсеткі пернелер де жұмыс істейді.
replay-page-dealt = Карталар таратылды.
replay-page-led = { $name } жүрді
replay-page-beat = { $name } ұрды
replay-page-discarded = { $name } тастады
replay-page-claimed = { $name } төрттікпен шықты; басқа карталар қолға қайтты
replay-page-taken = Алымды { $name } алды
replay-page-over = Тарату бітті.
replay-page-returned = қолға қайтты
