### Biten turların hikâyesi, karıştırmanın kanıtı ve bir kaydı oynatan deneme sayfası.
###
### Mesajlarda <b>, <i>, <code> olabilir. Düğmeler (button-…), komutlar ve kısa yanıtlar düz yazıdır.
### $name, $cards, $result, $points (story-totals içinde) ve $command yerine hazır gelir.

cmd-replay = bir turun hikâyesi, el el

button-story = 📜 Hikâye
button-story-deals = 🗂 Turlar
button-story-proof = 🔓 Kanıt
button-story-record = 📄 Kayıt
button-story-series = ⬅️ Partilerim
button-story-back = ⬅️ Hikâye
# $name: grubun adı. $score: “🔵 4 : 12 🟠” gibi. $count: biten turlar.
button-story-of = { $name } · { $score } · { $count } tur

## Bir tur, el el

# $result: “🔵 74 : 46 🟠 → 🟠 +2” gibi.
story-header = 📜 <b>{ $number }. tur</b> · { $result }
story-leads = ➡️ { $name } başlıyor
# $number: kaçıncı el, $count: toplam. $trump: koz olan cins.
story-trick = <b>El { $number } / { $count }</b> · koz { $trump }
# Araya giren dörtlünün sahiplerine geri gönderdiği kartların altında.
story-returned = ↩️ Bunların hepsi geri döndü.
story-taken = ✅ Eli { $name } aldı: <b>{ $points }</b> puan
# Bu elden sonra iki tarafın kart puanları.
story-totals = Şimdilik: { $points }
# Herkesin çektiği kartların üstünde. $count: destede kalan kartlar.
story-drawn = Çekilen kartlar · deste { $count }:
story-deals = 📜 <b>Hangi tur?</b>
story-series = 📜 <b>Hangi parti?</b>
story-alone = 🤖 Tek başına

toast-no-story = Burada henüz biten tur yok.
toast-story-of-others = Burada hikâyeyi yalnızca o masada oturanlar görür. Grupta: /replay
# Grupta “Kayıt” düğmesine ikinci basış.
toast-record-sent = Kayıt zaten burada: biraz yukarı kaydır.

## Karıştırmanın kanıtı

proof-title = 🔓 <b>Kanıt: { $number }. tur</b>
proof-seal = 1. Bu mühür ilk karttan önce gösterildi:
proof-seed = 2. Bu tohum (seed) son karta kadar gizli tutuldu:
proof-why = Mühür, tohumun SHA-256 özetidir. Başka hiçbir tohum ona uymaz; yani kartlar artık değiştirilemezdi.
# $cards: en üstteki beş kart. $name: ilk kartı alan. $shown: açılan kart.
proof-deck = 3. Kartların dizilişi tohumdan çıkar: tohum, HMAC-SHA256 anahtarıdır; onun sayıları, sıralı duran kartları karıştırır. En üstten: { $cards } … İlk kartı { $name } aldı, sonrakiler saat yönünde dağıtıldı. Açılan kart: { $shown }
proof-by-hand = <b>Kendin denetle.</b> Bu komut mührü yazdırır:
proof-whole = <b>Her şeyi denetle</b> (diziliş, hamleler, puanlar), kayıtla: { $command }
# $command: “kozel verify FILE”.
record-caption = Denetlemek için: { $command } ya da denemedeki “Tekrar” sayfası.

## Bir kaydı oynatan deneme sayfası; düz yazı, kısa. $count, $name, $fault ve
### $target (partiyi bitiren ceza puanı) sayfa tarafından doldurulur.

replay-page-open = 📜 Tekrar
replay-page-title = Kaydın tekrarı
replay-page-choose = Bir kayıt dosyası seç (.jsonl)
replay-page-back = Sohbetlere dön
replay-page-good = Kayıt doğru: her kart, her hamle, her puan denetlendi. Tur sayısı: { $count }
replay-page-bad = Bu kayıt doğru değil: { $fault }
replay-page-empty = İçinde hiç tur yok.
replay-page-failed = Dosya okunamadı.
replay-page-series = Parti
replay-page-deal = Tur
replay-page-trump = Koz
replay-page-stock = Deste
replay-page-points = Puan
replay-page-tricks = Eller
replay-page-score = Ceza puanı, hedef { $target }
replay-page-before = Geri
replay-page-after = İleri
replay-page-keys = Ok tuşları da çalışır.
replay-page-dealt = Kartlar dağıtıldı.
replay-page-led = { $name } başladı
replay-page-beat = { $name } yendi
replay-page-discarded = { $name } kapalı attı
replay-page-claimed = { $name } dörtlüyle araya girdi; öteki kartlar geri döndü
replay-page-taken = Eli { $name } aldı
replay-page-over = Tur bitti.
replay-page-returned = geri döndü
