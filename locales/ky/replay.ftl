### Бүткөн таратуулардын баяны, аралаштырууну текшерүү жана демонун жазууну көрсөткөн барагы.
###
### Билдирүүлөрдө <b>, <i>, <code> болот. Баскычтар (button-…), буйруктар жана калкыма жооптор — белгилөөсүз.
### $name, $cards, $result, $points (story-totals ичинде) жана $command даяр түрүндө келет.

cmd-replay = таратуунун баяны, алымдан алымга

button-story = 📜 Баяны
button-story-deals = 🗂 Таратуулар
button-story-proof = 🔓 Текшерүү
button-story-record = 📄 Жазуу
button-story-series = ⬅️ Партияларым
button-story-back = ⬅️ Баяны
# $name: топтун аталышы. $score: мисалы, «🔵 4 : 12 🟠». $count: бүткөн таратуулар.
button-story-of = { $name } · { $score } · { $count } таратуу

## Таратуу, алымдан алымга

# $result: мисалы, «🔵 74 : 46 🟠 → 🟠 +2».
story-header = 📜 <b>{ $number }-таратуу</b> · { $result }
story-leads = ➡️ { $name } жүрөт
# $count алымдын ичинен $number. $trump: масть.
story-trick = <b>{ $number }-алым</b> (баары { $count }) · көзүр { $trump }
# Кезексиз төрттүк ээлерине кайтарган карталардын астында.
story-returned = ↩️ Мунун баары колго кайтты.
story-taken = ✅ Алымды { $name } алды: <b>{ $points }</b> упай
# Ушул алымдан кийинки эки тараптын упайы.
story-totals = Азырынча упай: { $points }
# Ар бир оюнчу алган карталардын үстүндө. $count: колодада калганы.
story-drawn = Карта алынды · колодада { $count }:
story-deals = 📜 <b>Кайсы таратуу?</b>
story-series = 📜 <b>Кайсы партия?</b>
story-alone = 🤖 Компьютер менен

toast-no-story = Бул жерде бир да таратуу бүтө элек.
toast-story-of-others = Бул жерде таратуунун баянын ошол столдо отургандар гана көрө алат. Топто: /replay
# Топто «Жазуу» баскычы экинчи жолу басылды.
toast-record-sent = Жазуу ушул жерде турат: бир аз өйдө жылдырыңыз.

## Аралаштырууну текшерүү

proof-title = 🔓 <b>{ $number }-таратууну текшерүү</b>
proof-seal = 1. Бул мөөр биринчи картага чейин көрсөтүлгөн:
proof-seed = 2. Бул үрөн (seed) акыркы картага чейин жашыруун сакталган:
proof-why = Мөөр — үрөндүн SHA-256 мааниси. Ага башка эч бир үрөн туура келбейт, ошондуктан карталарды кийин алмаштыруу мүмкүн эмес эле.
# $cards: колоданын биринчи беш картасы. $name: биринчи картаны алган оюнчу. $shown: көрсөтүлгөн карта.
proof-deck = 3. Колода үрөндөн чыгат: үрөн — HMAC-SHA256 ачкычы, андан чыккан сандар ирети менен жыйылган колоданы аралаштырат. Үстүнөн: { $cards } … Биринчи картаны { $name } алды, андан ары — саат жебеси боюнча. Көрсөтүлгөн карта: { $shown }
proof-by-hand = <b>Кол менен текшериңиз.</b> Бул буйрук мөөрдү чыгарат:
proof-whole = <b>Баарын текшерүү</b> (колода, жүрүштөр, упай) жазуу аркылуу: { $command }
# $command: «kozel verify FILE».
record-caption = Жазууну { $command } буйругу менен же демонун жазуу көрүү барагынан текшериңиз.

## Демонун жазууну көрсөткөн барагы: кыска, белгилөөсүз. $count, $name, $fault жана
## $target (партия канча айып упайга чейин) ордуна барак өзү коёт.

replay-page-open = 📜 Жазууну көрүү
replay-page-title = Жазууну көрүү
replay-page-choose = Жазуунун файлын тандаңыз (.jsonl)
replay-page-back = Чаттарга кайтуу
replay-page-good = Жазуу туура: ар бир карта, жүрүш жана упай текшерилди. Таратуулардын саны: { $count }
replay-page-bad = Бул жазуу туура эмес: { $fault }
replay-page-empty = Мында бир да таратуу жок.
replay-page-failed = Файл окулбай калды.
replay-page-series = Партия
replay-page-deal = Таратуу
replay-page-trump = Көзүр
replay-page-stock = Колода
replay-page-points = Упай
replay-page-tricks = Алым
replay-page-score = Айып упай, чеги { $target }
replay-page-before = Артка
replay-page-after = Алга
replay-page-keys = Жебе баскычтары да иштейт.
replay-page-dealt = Карталар таратылды.
replay-page-led = { $name } жүрдү
replay-page-beat = { $name } урду
replay-page-discarded = { $name } таштады
replay-page-claimed = { $name } төрттүк менен чыкты; башка карталар колго кайтты
replay-page-taken = Алымды { $name } алды
replay-page-over = Таратуу бүттү.
replay-page-returned = колго кайтты
