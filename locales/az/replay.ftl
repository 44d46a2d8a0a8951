### Bitmiş əllərin gedişatı, qarışdırmanın sübutu və yazını oynadan nümayiş səhifəsi.
###
### Mesajlarda <b>, <i>, <code> ola bilər. Düymələr (button-…), əmrlər və qısa cavablar sadə mətndir.
### $name, $cards, $result, $points (story-totals mətnində) və $command hazır gəlir.

cmd-replay = əlin gedişatı, dövrə-dövrə

button-story = 📜 Gedişat
button-story-deals = 🗂 Əllər
button-story-proof = 🔓 Sübut
button-story-record = 📄 Yazı
button-story-series = ⬅️ Partiyalarım
button-story-back = ⬅️ Gedişat
# $name: qrupun adı. $score: məsələn, “🔵 4 : 12 🟠”. $count: bitmiş əllər.
button-story-of = { $name } · { $score } · { $count } əl

## Əl, dövrə-dövrə

# $result: məsələn, “🔵 74 : 46 🟠 → 🟠 +2”.
story-header = 📜 <b>Əl { $number }</b> · { $result }
story-leads = ➡️ Gediş: { $name }
# $number: neçənci, $count: cəmi. $trump: mast.
story-trick = <b>Dövrə { $number } / { $count }</b> · kozır { $trump }
# Molodkanın sahibinə qaytardığı kartların altında.
story-returned = ↩️ Bunların hamısı ələ qayıtdı.
story-taken = ✅ Dövrəni { $name } apardı: <b>{ $points }</b> xal
# Bu dövrədən sonra iki tərəfin xalı.
story-totals = Hələlik: { $points }
# Hərənin çəkdiyi kartlardan yuxarıda. $count: dəstdə qalan kartlar.
story-drawn = Çəkilən kartlar · dəstdə { $count }:
story-deals = 📜 <b>Hansı əl?</b>
story-series = 📜 <b>Hansı partiya?</b>
story-alone = 🤖 Kompüterlə

toast-no-story = Burada hələ bir əl də bitməyib.
toast-story-of-others = Burada gedişatı yalnız həmin masada oturanlar görür. Qrupda: /replay
# Qrupda “Yazı” düyməsi ikinci dəfə basılanda.
toast-record-sent = Yazı artıq buradadır: bir az yuxarı sürüşdürün.

## Qarışdırmanın sübutu

proof-title = 🔓 <b>Sübut: əl { $number }</b>
proof-seal = 1. Bu möhür ilk kartdan əvvəl göstərilib:
proof-seed = 2. Bu toxum (seed) son kartadək gizli saxlanıb:
proof-why = Möhür toxumun SHA-256 dəyəridir. Başqa heç bir toxum ona uyğun gəlmir, deməli, kartları daha dəyişmək olmazdı.
# $cards: üstdəki beş kart. $name: ilk kartı alan. $shown: göstərilən kart.
proof-deck = 3. Kartların düzülüşü toxumdan alınır: toxum HMAC-SHA256 üçün açardır, alınan ədədlər sıra ilə düzülmüş kartları qarışdırır. Üstdən: { $cards } … İlk kartı { $name } alıb, sonrakılar saat əqrəbi istiqamətində gedib. Göstərilən kart: { $shown }
proof-by-hand = <b>Özünüz yoxlayın.</b> Bu əmr möhürü çap edir:
proof-whole = <b>Hər şeyi yoxlayın</b> (düzülüş, gedişlər, xallar), yazı ilə: { $command }
# $command: “kozel verify FILE”.
record-caption = Yoxlamaq üçün: { $command } və ya demodakı “Təkrar” səhifəsi.

## Yazını oynadan nümayiş səhifəsi; sadə mətn, qısa. $count, $name, $fault və
### $target (partiyanı bitirən cərimə) yerini səhifə doldurur.

replay-page-open = 📜 Təkrar
replay-page-title = Yazının təkrarı
replay-page-choose = Yazı faylını seçin (.jsonl)
replay-page-back = Çatlara qayıt
replay-page-good = Yazı düzgündür: bütün kartlar, gedişlər və xallar yoxlanıb. Əllərin sayı: { $count }
replay-page-bad = Bu yazı düzgün deyil: { $fault }
replay-page-empty = Yazıda heç bir əl yoxdur.
replay-page-failed = Faylı oxumaq alınmadı.
replay-page-series = Partiya
replay-page-deal = Əl
replay-page-trump = Kozır
replay-page-stock = Dəst
replay-page-points = Xal
replay-page-tricks = Dövrə
replay-page-score = Cərimə, { $target } olanadək
replay-page-before = Geri
replay-page-after = İrəli
replay-page-keys = Klaviaturanın ox düymələri də işləyir.
replay-page-dealt = Kartlar paylandı.
replay-page-led = { $name } gediş etdi
replay-page-beat = { $name } vurdu
replay-page-discarded = { $name } tulladı
replay-page-claimed = { $name } molodka ilə çıxdı; qalan kartlar qayıtdı
replay-page-taken = Dövrəni { $name } apardı
replay-page-over = Əl bitdi.
replay-page-returned = ələ qayıtdı
