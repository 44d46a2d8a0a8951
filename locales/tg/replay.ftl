### Қиссаи дастҳои тамомшуда, санҷиши омезиш ва саҳифаи намоиш, ки сабтро нишон медиҳад.
###
### Дар паёмҳо <b>, <i>, <code> мумкин. Тугмаҳо (button-…), фармонҳо ва ҷавобҳои кӯтоҳ — бе ороиш.
### $name, $cards, $result, $points (дар story-totals) ва $command тайёр меоянд.

cmd-replay = қиссаи даст, давр ба давр

button-story = 📜 Қисса
button-story-deals = 🗂 Дастҳо
button-story-proof = 🔓 Санҷиш
button-story-record = 📄 Сабт
button-story-series = ⬅️ Партияҳоям
button-story-back = ⬅️ Қисса
# $name: номи гурӯҳ. $score: масалан, «🔵 4 : 12 🟠». $count: дастҳои тамомшуда.
button-story-of = { $name } · { $score } · { $count } даст

## Даст, давр ба давр

# $result: масалан, «🔵 74 : 46 🟠 → 🟠 +2».
story-header = 📜 <b>Дасти { $number }</b> · { $result }
story-leads = ➡️ Гашти { $name }
# $number аз $count. $trump: масть.
story-trick = <b>Даври { $number } аз { $count }</b> · козир { $trump }
# Таги картаҳое, ки молодкаи бенавбат ба соҳибонашон баргардонд.
story-returned = ↩️ Ҳамаи ин ба даст баргашт.
story-taken = ✅ Даврро { $name } бурд: <b>{ $points }</b> хол
# Холи ҳар ду тараф баъди ин давр.
story-totals = Холҳо то ин дам: { $points }
# Болои картаҳое, ки ҳар кас гирифт. $count: боқимондаи колода.
story-drawn = Карта гирифтанд · дар колода { $count }:
story-deals = 📜 <b>Кадом даст?</b>
story-series = 📜 <b>Кадом партия?</b>
story-alone = 🤖 Бо компютер

toast-no-story = Дар ин ҷо ҳоло ягон даст тамом нашудааст.
toast-story-of-others = Дар ин ҷо қиссаро танҳо онҳое мебинанд, ки сари он миз буданд. Дар гурӯҳ: /replay
# Дар гурӯҳ «Сабт»-ро бори дуюм пахш карданд.
toast-record-sent = Сабт дар ҳамин ҷост: каме ба боло нигоҳ кунед.

## Санҷиши омезиш

proof-title = 🔓 <b>Санҷиши дасти { $number }</b>
proof-seal = 1. Ин мӯҳр пеш аз картаи аввал нишон дода шуд:
proof-seed = 2. Ин дона (seed) то картаи охирин пинҳон буд:
proof-why = Мӯҳр — SHA-256 барои дона. Ягон донаи дигар ба он мувофиқ намеояд, бинобар ин картаҳоро дигар иваз кардан мумкин набуд.
# $cards: панҷ картаи аввали колода. $name: касе, ки картаи аввалро гирифт. $shown: картаи нишондодашуда.
proof-deck = 3. Колода аз дона ба вуҷуд меояд: дона — калиди HMAC-SHA256, ададҳои аз он ҳосилшуда колодаи бо тартиб чидашударо меомезанд. Аз боло: { $cards } … Картаи аввалро { $name } гирифт, баъд — бо самти ақрабаки соат. Картаи нишондодашуда: { $shown }
proof-by-hand = <b>Худатон санҷед.</b> Ин фармон мӯҳрро мебарорад:
proof-whole = <b>Санҷиши ҳама чиз</b> (колода, гаштҳо, холҳо) аз рӯи сабт: { $command }
# $command: «kozel verify FILE».
record-caption = Сабтро бо фармони { $command } ё дар намоиш, дар саҳифаи тамошои сабт, санҷед.

## Саҳифаи намоиш, ки сабтро нишон медиҳад: кӯтоҳ, бе ороиш. $count, $name, $fault ва
## $target (партия то чанд ҷарима)-ро саҳифа мегузорад.

replay-page-open = 📜 Тамошои сабт
replay-page-title = Тамошои сабт
replay-page-choose = Файли сабтро интихоб кунед (.jsonl)
replay-page-back = Ба чатҳо
replay-page-good = Сабт дуруст аст: ҳамаи картаҳо, гаштҳо ва холҳо санҷида шуданд. Дастҳо: { $count }
replay-page-bad = Ин сабт дуруст нест: { $fault }
replay-page-empty = Дар он ягон даст нест.
replay-page-failed = Файл хонда нашуд.
replay-page-series = Партия
replay-page-deal = Даст
replay-page-trump = Козир
replay-page-stock = Колода
replay-page-points = Хол
replay-page-tricks = Даврҳо
replay-page-score = Ҷарима, то { $target }
replay-page-before = Ба қафо
replay-page-after = Ба пеш
replay-page-keys = Тирчаҳои клавиатура ҳам кор мекунанд.
replay-page-dealt = Картаҳо тақсим шуданд.
replay-page-led = { $name } гашт кард
replay-page-beat = { $name } зад
replay-page-discarded = { $name } партофт
replay-page-claimed = { $name } бо молодка баромад; картаҳои дигар баргаштанд
replay-page-taken = Даврро { $name } бурд
replay-page-over = Даст тамом шуд.
replay-page-returned = ба даст баргашт
