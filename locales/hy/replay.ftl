### Ավարտված ռաունդների ընթացքը, խառնման ապացույցը և դեմոյի էջը, որը ցույց է տալիս գրառումը։
###
### HTML․ հաղորդագրություններում կարելի է <b>, <i>, <code>։ Կոճակները (button-…), հրամաններն ու toast-… պարզ տեքստ են։
### $name, $cards, $result, $points (story-totals-ում) և $command գալիս են պատրաստի։

cmd-replay = ռաունդի ընթացքը՝ ձեռք առ ձեռք

button-story = 📜 Ընթացքը
button-story-deals = 🗂 Ռաունդներ
button-story-proof = 🔓 Ապացույց
button-story-record = 📄 Գրառում
button-story-series = ⬅️ Իմ պարտիաները
button-story-back = ⬅️ Ընթացքը
# $name՝ խմբի անունը։ $score՝ օրինակ «🔵 4 : 12 🟠»։ $count՝ ավարտված ռաունդներ։
button-story-of = { $name } · { $score } · { $count } ռաունդ

## Ռաունդը՝ ձեռք առ ձեռք

# $result՝ օրինակ «🔵 74 : 46 🟠 → 🟠 +2»։
story-header = 📜 <b>Ռաունդ { $number }</b> · { $result }
story-leads = ➡️ Քայլում է՝ { $name }
# Ընդամենը՝ $count, այս մեկը՝ $number։ $trump՝ մաստ։
story-trick = <b>Ձեռք { $number } / { $count }</b> · կոզրը՝ { $trump }
# Այն թղթերի տակ, որոնք առանց հերթի մտած քառյակը հետ է ուղարկել տերերին։
story-returned = ↩️ Այս բոլորը հետ եկան։
story-taken = ✅ Ձեռքը տանում է՝ { $name }, <b>{ $points }</b> միավոր
# Երկու կողմի միավորներն այս ձեռքից հետո։
story-totals = Առայժմ՝ { $points }
# Ամեն մեկի վերցրած թղթերից վերև։ $count՝ կապուկում մնացած թղթերը։
story-drawn = Վերցրին (կապուկում { $count })՝
story-deals = 📜 <b>Ո՞ր ռաունդը</b>
story-series = 📜 <b>Ո՞ր պարտիան</b>
story-alone = 🤖 Համակարգչի հետ

toast-no-story = Այստեղ դեռ ոչ մի ռաունդ չի ավարտվել։
toast-story-of-others = Այստեղ ընթացքը տեսնում են միայն այդ սեղանի շուրջ նստածները։ Խմբում՝ /replay
# Երբ խմբում «Գրառում» կոճակը երկրորդ անգամ են սեղմում։
toast-record-sent = Գրառումն արդեն այստեղ է․ նայիր մի քիչ վերև։

## Խառնման ապացույցը

proof-title = 🔓 <b>Ռաունդ { $number }․ ապացույց</b>
proof-seal = 1. Այս կնիքը ցույց է տրվել առաջին թղթից առաջ․
proof-seed = 2. Այս սերմը (seed) գաղտնի էր մինչև վերջին թուղթը․
proof-why = Կնիքը սերմի SHA-256 արժեքն է։ Ուրիշ ոչ մի սերմ դրան չի համապատասխանում, ուրեմն թղթերն այլևս փոխել հնարավոր չէր։
# $cards՝ առաջին հինգ թուղթը։ $name՝ ում է գնում առաջին թուղթը։ $shown՝ ցույց տված թուղթը։
proof-deck = 3. Թղթերի հերթականությունը գալիս է սերմից․ այն HMAC-SHA256-ի բանալին է, որի թվերով խառնվում են դասավորված թղթերը։ Վերևից՝ { $cards } … Առաջին թուղթը ստանում է՝ { $name }, հետո՝ ժամսլաքի ուղղությամբ։ Ցույց տված թուղթը՝ { $shown }
proof-by-hand = <b>Ստուգիր ինքդ։</b> Այս հրամանը տպում է կնիքը․
proof-whole = <b>Ստուգիր ամբողջը</b> (թղթերը, քայլերը, միավորները)՝ գրառման ֆայլով․ { $command }
# $command՝ «kozel verify FILE»։
record-caption = Ստուգելու համար՝ { $command } կամ դեմոյի «Ընթացքը» էջը։

## Դեմոյի էջը, որը ցույց է տալիս գրառումը․ պարզ, կարճ տեքստ։ $count, $name, $fault և
## $target (տուգանային միավորները, որոնցով պարտիան ավարտվում է) լրացնում է էջը։

replay-page-open = 📜 Ընթացքը
replay-page-title = Խաղի ընթացքը գրառումից
replay-page-choose = Ընտրիր գրառման ֆայլը (.jsonl)
replay-page-back = Վերադառնալ չատեր
replay-page-good = Գրառումը ճիշտ է․ ստուգված է ամեն թուղթ, քայլ ու միավոր։ Ռաունդներ՝ { $count }
replay-page-bad = Այս գրառումը ճիշտ չէ․ { $fault }
replay-page-empty = Մեջը ոչ մի ռաունդ չկա։
replay-page-failed = Ֆայլը չհաջողվեց կարդալ։
replay-page-series = Պարտիա
replay-page-deal = Ռաունդ
replay-page-trump = Կոզր
replay-page-stock = Կապուկ
replay-page-points = Միավորներ
replay-page-tricks = Ձեռքեր
replay-page-score = Տուգանային միավորներ, մինչև { $target }
replay-page-before = Հետ
replay-page-after = Առաջ
replay-page-keys = Աշխատում են նաև սլաքներով ստեղները։
replay-page-dealt = Թղթերը բաժանված են։
replay-page-led = { $name }․ քայլում է
replay-page-beat = { $name }․ խփում է
replay-page-discarded = { $name }․ գցում է
replay-page-claimed = { $name }․ մտնում է քառյակով, մյուս թղթերը հետ են գալիս
replay-page-taken = { $name }․ ձեռքը տանում է
replay-page-over = Ռաունդն ավարտվեց։
replay-page-returned = հետ եկան
