### Tugagan qoʻllarning bayoni, chiylashni tekshirish va namoyishning yozuvni koʻrsatadigan sahifasi.
###
### Xabarlarda <b>, <i>, <code> boʻlishi mumkin. Tugmalar (button-…), buyruqlar va qalqib chiquvchi javoblar — bezaksiz.
### $name, $cards, $result, $points (story-totals ichida) va $command tayyor holda keladi.

cmd-replay = qoʻl bayoni, vzyatkama-vzyatka

button-story = 📜 Qoʻl bayoni
button-story-deals = 🗂 Qoʻllar
button-story-proof = 🔓 Tekshirish
button-story-record = 📄 Yozuv
button-story-series = ⬅️ Partiyalarim
button-story-back = ⬅️ Qoʻl bayoni
# $name: guruhning nomi. $score: masalan, “🔵 4 : 12 🟠”. $count: tugagan qoʻllar.
button-story-of = { $name } · { $score } · { $count } ta qoʻl

## Qoʻl, vzyatkama-vzyatka

# $result: masalan, “🔵 74 : 46 🟠 → 🟠 +2”.
story-header = 📜 <b>{ $number }-qoʻl</b> · { $result }
story-leads = ➡️ { $name } yuradi
# $count ta vzyatkadan $number. $trump: mast.
story-trick = <b>{ $number }-vzyatka</b> (jami { $count } ta) · kozir { $trump }
# Navbatsiz molodka egalariga qaytargan kartalar tagida.
story-returned = ↩️ Bularning hammasi qoʻlga qaytdi.
story-taken = ✅ Vzyatkani { $name } oldi: <b>{ $points }</b> ochko
# Shu vzyatkadan keyin ikki tomonning ochkosi.
story-totals = Hozircha ochko: { $points }
# Har kim olgan kartalar ustida. $count: kolodada qolgani.
story-drawn = Karta olindi · kolodada { $count }:
story-deals = 📜 <b>Qaysi qoʻl?</b>
story-series = 📜 <b>Qaysi partiya?</b>
story-alone = 🤖 Kompyuter bilan

toast-no-story = Bu yerda hali birorta qoʻl tugagani yoʻq.
toast-story-of-others = Bu yerda qoʻl bayonini faqat oʻsha stolda oʻtirganlar koʻra oladi. Guruhda: /replay
# Guruhda “Yozuv” tugmasi ikkinchi marta bosilganda.
toast-record-sent = Yozuv shu yerda bor: biroz yuqoriga suring.

## Chiylashni tekshirish

proof-title = 🔓 <b>{ $number }-qoʻlni tekshirish</b>
proof-seal = 1. Bu muhr birinchi kartadan oldin koʻrsatilgan:
proof-seed = 2. Bu urugʻ (seed) oxirgi kartagacha sir saqlangan:
proof-why = Muhr — urugʻning SHA-256 qiymati. Unga boshqa hech qanday urugʻ toʻgʻri kelmaydi, shuning uchun keyin kartalarni almashtirib boʻlmasdi.
# $cards: kolodaning birinchi beshta kartasi. $name: birinchi kartani olgan oʻyinchi. $shown: koʻrsatilgan karta.
proof-deck = 3. Koloda urugʻdan kelib chiqadi: urugʻ — HMAC-SHA256 kaliti, undan chiqqan sonlar tartib bilan terilgan kolodani chiylaydi. Ustidan: { $cards } … Birinchi kartani { $name } oldi, undan keyin — soat mili boʻylab. Koʻrsatilgan karta: { $shown }
proof-by-hand = <b>Oʻzingiz tekshiring.</b> Bu buyruq muhrni chiqaradi:
proof-whole = <b>Hammasini tekshirish</b> (koloda, yurishlar, ochko) yozuv orqali: { $command }
# $command: “kozel verify FILE”.
record-caption = Yozuvni { $command } buyrugʻi bilan yoki namoyishning yozuv koʻrish sahifasida tekshiring.

## Namoyishning yozuvni koʻrsatadigan sahifasi: qisqa, bezaksiz. $count, $name, $fault va
## $target (partiya nechta jarimagacha) oʻrnini sahifa toʻldiradi.

replay-page-open = 📜 Yozuvni koʻrish
replay-page-title = Yozuvni koʻrish
replay-page-choose = Yozuv faylini tanlang (.jsonl)
replay-page-back = Chatlarga qaytish
replay-page-good = Yozuv toʻgʻri: har bir karta, yurish va ochko tekshirildi. Qoʻllar soni: { $count }
replay-page-bad = Bu yozuv notoʻgʻri: { $fault }
replay-page-empty = Unda birorta qoʻl yoʻq.
replay-page-failed = Faylni oʻqib boʻlmadi.
replay-page-series = Partiya
replay-page-deal = Qoʻl
replay-page-trump = Kozir
replay-page-stock = Koloda
replay-page-points = Ochko
replay-page-tricks = Vzyatka
replay-page-score = Jarima, { $target } tagacha
replay-page-before = Orqaga
replay-page-after = Oldinga
replay-page-keys = Klaviaturadagi strelkalar ham ishlaydi.
replay-page-dealt = Kartalar tarqatildi.
replay-page-led = { $name } yurdi
replay-page-beat = { $name } urdi
replay-page-discarded = { $name } tashladi
replay-page-claimed = { $name } molodka bilan chiqdi; qolgan kartalar qaytdi
replay-page-taken = Vzyatkani { $name } oldi
replay-page-over = Qoʻl tugadi.
replay-page-returned = qoʻlga qaytdi
