### Arayüz: oyunun kuralları (rules.ftl) dışında botun bütün metinleri. Açıklamalar en/bot.ftl dosyasında.
### Okura “sen” denir, iki eşe birlikte “siz”. Ada, karta, sayıya, değişkene ek gelmez:
### ad özne olur, iki noktadan sonra ya da “ile, için” sözünden önce durur.

# Bu dilin kendi adı.
language-name = Türkçe

## Kişiler ve taraflar

player = Oyuncu { $number }
somebody = biri
this-group = bu grup
free-seat = boş yer
computer = Bilgisayar
computer-numbered = Bilgisayar { $number }

## Süreler

duration-off = sınırsız
duration-seconds = { $count } saniye
duration-minutes = { $count } dakika
duration-hours = { $count } saat
soon = az sonra

## Toplanma

lobby-open = 🐐 <b>Kozel: kim oynuyor?</b>
rematch-open = 🐐 <b>Rövanş!</b> Herkes <b>Hazırım</b> düğmesine bassın.
lobby-rules = Parti: { $rules }
rules-target = { $target } ceza puanına kadar
rules-eggs-double = 60:60 olunca sonraki tur iki kat
rules-claims-lead = dörtlü yalnızca el başlamadan önce girer
lobby-missing = { $count } yer boş. Eşler aynı satırda oturur.
rematch-unready = { $count } kişi daha bekleniyor.
lobby-full = Dört kişi tamam: <b>Başla</b> düğmesine bas!
lobby-closed = ⌛ Bu masa kapandı, oyun başlamadı. Yenisi için: /newgame

button-sit = 🪑 Otur { $side }
button-sit-with = 🪑 { $side } { $name } ile otur
button-add-computer = 🤖 Bilgisayar { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Kalk
button-ready = ✅ Hazırım
button-start = ▶️ Başla

## Masa

deal-header = 🐐 <b>{ $number }. tur</b> · { $target } ceza puanına kadar
trump = Koz <b>{ $trump }</b> (açılan { $shown })
stock = deste { $count }
tricks-won = eller { $tricks }
play-lead = { $name } başladı:  { $cards }
play-beat = { $name } yendi:  { $cards }
play-discard = { $name } kapalı attı:  { $cards }
play-claim = ⚡️ { $name }, { $suit } dörtlüsüyle araya girdi:  { $cards }
play-returned = ↩️ Geri dönen: { $cards }
holds-trick = ← önde
turn-lead = ➡️ { $name } başlıyor
turn-answer = ➡️ { $name }, { $count } kart
paused-silenced = ⏸ <b>Ara.</b> Bot gruba yeniden yazabilince oyun sürecek.
paused = ⏸ <b>Ara.</b> Biri dönünce oyun sürecek.
before-beaten = Önceki eli { $name } aldı: { $cards }
before-unbeaten = Önceki eli { $name } aldı: { $cards }, yenen olmadı
# Kartların arasında: “Q♦️ altında J♦️”, kazanan önce.
over = altında
closes-at = 🕸 Kimse oynamazsa bu masa kapanır: { $moment }
stop-wanted = 🛑 Parti bitsin mi? İsteyen: { $wants }; onayı gereken: { $waits }
shuffle-sealed = 🔒 Adil karıştırma, mühür { $start }… Tohumu (seed) tur bitince gösterilir; tohumun SHA-256 özeti şu olmalı:
shuffle-opened = 🔓 Mührü { $start }… olan karıştırmanın tohumu:
shuffle-check = İlk karttan önce gösterilen SHA-256 özeti:

button-hand = 🃏 Kartlarım
button-rules = 📖 Kurallar
button-score = 🏁 Skor
button-back = 🙋 Döndüm
button-sit-in = 🪑 { $name } yerine oyna
button-agree-stop = 🛑 Partiyi bitir
button-next-deal = ▶️ Sonraki tur
button-rematch = 🔁 Rövanş

## Turdan sonra, partiden sonra

deal-over = 🏁 <b>{ $number }. tur bitti</b>
# $side: 🔵 ya da 🟠
deal-won = 🏁 <b>{ $number }. tur: { $side } kazandı</b>
deal-you-won = 🏆 <b>{ $number }. tur: kazandınız</b>
deal-you-lost = 💔 <b>{ $number }. tur: kaybettiniz</b>
last-trick-beaten = Son eli { $name } aldı: { $cards }
last-trick-unbeaten = Son eli { $name } aldı: { $cards }, yenen olmadı
side-result = { $side } { $names }: <b>{ $points }</b> puan
tricks-count = { $count } el
eggs = 🥚 <b>60 : 60, yumurta!</b> Kimseye ceza puanı yok.
side-defeat = <b>+{ $count }</b> ceza puanı
side-defeat-doubled = <b>+{ $count }</b> ceza puanı (yumurtadan sonra iki kat)
next-doubled = ✖️2 Kaybedeni olan ilk tur iki kat sayılacak.
next-deal-at = Sonraki tur: { $moment }
score-to = <b>Ceza puanı</b> ({ $target } puanda keçi olunur)
last-deal = <b>Son tur</b>
final-score = <b>Son durum</b>: { $deals } tur, hedef { $target }
goats = 🐐🐐 <b>Keçiler: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Yumurtalı keçiler: { $names }</b>
winners = 🏆 Kazananlar: { $names }
series-stopped = 🛑 <b>Bu parti keçisiz bitti.</b> Yenisi için: /newgame

## Eldeki kartlar

hand-seated = { $side } Yerin hazır. Eşin: { $name }
# $side: 🔵 ya da 🟠
hand-seated-alone = { $side } Yerin hazır. Karşında henüz kimse oturmuyor.
# Özelden, rövanş açılınca; altında “Hazırım” düğmesi (button-ready) durur.
hand-rematch = 🔁 <b>Rövanş!</b> <b>Hazırım</b> düğmesine bas, kartların buraya gelsin.
hand-cards-come = Kartların buraya gelecek. Masadan biri <b>Başla</b> düğmesine basınca oyun başlar.
# $side: 🔵 ya da 🟠; $name: eş; $score: “🔵 2 : 4 🟠”.
hand-side = Sen: { $side }, eşin: { $name } · ceza puanı { $score }
hand-timed-out = ⏰ Süre doldu: senin yerine bilgisayar oynadı. Bir kez daha olursa sen dönene kadar yerini bilgisayar bekler.
your-turn-lead = 👉 <b>Sıra sende:</b> ele sen başlıyorsun
your-turn-answer = 👉 <b>Sıra sende:</b> { $count } kart
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Dörtlün var: araya girebilirsin!
you-are-away = 🤖 Senin yerine bilgisayar oynuyor. Yerin duruyor, istediğin zaman dön.
you-won = 🏆 <b>Kazandınız!</b>
you-lost = 🐐 <b>Keçi oldunuz!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Yen: { $cards }
button-discard = 🗑 Kapalı: { $cards }
button-claim = ⚡️ DÖRTLÜ! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 İpucu

popup-hand = 🃏 { $cards }
popup-trump = Koz { $trump }
popup-your-turn = 👉 Sıra sende! Özel sohbette oyna.
popup-waiting = ➡️ Beklenen: { $name }
popup-no-hand = Şu anda dağıtılmış kart yok.

## İpuçları: hamle ve nedeni

# $points: oynanan ve yerde açık duran puanlar. $chance: yüzde; “bu” bir ya da daha çok karttır.
hint-only = Başka hamle yok.
hint-takes = Senden sonra oynayan yok: el senin.
hint-sure = Rakipler bunu yenemez.
hint-holds = Rakipler bunu yaklaşık %{ $chance } ihtimalle yenemez.
hint-cheap = Rakiplerin bunu yenememe ihtimali yalnızca %{ $chance } kadar, ama puan kaybın olmaz.
hint-risky = Rakiplerin bunu yenememe ihtimali yalnızca %{ $chance } kadar, ama gerisi daha kötü.
hint-safer = Eşinin kartlarından daha sağlam: rakipler bunu yaklaşık %{ $chance } ihtimalle yenemez.
hint-next-lead = Eşinin kartları da yeterdi, ama böylece sonraki ele sen başlarsın.
hint-gift-sure = Rakipler eşinin kartlarını yenemez: puan ver.
hint-gift = Rakipler eşinin kartlarını yaklaşık %{ $chance } ihtimalle yenemez: puan ver.
hint-spare-sure = Rakipler eşinin kartlarını yenemez: iyi kartlarını sakla.
hint-spare = Rakipler eşinin kartlarını yaklaşık %{ $chance } ihtimalle yenemez: iyi kartlarını sakla.
hint-doubtful = Eşinin kartlarını rakiplerin yenememe ihtimali yalnızca %{ $chance } kadar: puanlarını sakla.
hint-partner = Senden sonra oynayacak eşin bunu yaklaşık %{ $chance } ihtimalle yenebilir.
hint-lost = Bunu yenemezsin: en değersizini at.
hint-trumps = Bunu yalnızca kozla yenersin: kozlarını sakla.
hint-keep = Elinde kalanlar ileride daha çok işine yarar.
hint-claim = Araya gir: rakipler dörtlünü yaklaşık %{ $chance } ihtimalle yenemez.
hint-wait = Şimdi girersen rakipler dörtlünü yaklaşık %{ $chance } ihtimalle yenemez.
hint-no-claim = Şimdilik araya girme
hint-points = Açıktaki puan: { $points }

## Skor

score-title = 🏁 <b>Skor</b>
score-none = Henüz biten tur yok.
score-earlier = (öncesinde { $count } tur daha)
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (iki kat)
result-eggs = { $points } → 🥚
popup-score = 🏁 Ceza puanı { $score } ({ $target } puanda keçi olunur)

## Masada olanlar

note-left = 🚪 { $name } masadan kalktı; yerinde artık bilgisayar var
note-away = 💤 { $name } ortada yok; yerini bilgisayar bekliyor
note-timed-out = ⏰ { $name }: süre doldu, bilgisayar oynadı
note-unreachable = 📵 { $name }: özelden yazamıyorum
note-gone = 🚪 { $name } artık grupta değil; yerini bilgisayar bekliyor
note-back = 🙋 { $name } döndü
note-sat-in = 🪑 { $name } bilgisayarın yerine oturdu
note-hold-ended = ⌛ { $name } özel sohbeti zamanında açmadı; yer boş
note-cards-back = ↩️ { $name } dörtlüyle araya girdi; öteki kartlar geri döndü
note-restarted = 🔄 Bot yeniden başlatıldı. Devam!
note-quiet = 🕸 Burada uzun süredir kimse oynamadı
note-stop-asked = 🛑 { $name } partiyi bitirmek istiyor

## Ayarlar

settings-title = ⚙️ <b>Bu sohbetin ayarları</b>
settings-alone-title = 🤖 <b>Tek başına oyunların</b>
settings-own-title = ⚙️ <b>Senin ayarların</b>
language = 🌐 Dil
language-of-chat = 🌐 <b>Bu sohbetin dili</b>
language-of-person = 🌐 <b>Senin dilin</b>
# Sohbet bir dil seçmemişken “Dil” ayarının yanında: masa, onu açanın dilini konuşur.
language-of-opener = masayı açanın dili
setting-next-series = <i>Sonraki partide değişir.</i>
setting-turn = ⏳ Hamle süresi
setting-turn-hint = Bir oyuncu ne kadar düşünebilir. Süre dolunca o hamleyi bilgisayar oynar; üst üste iki kez olursa yeri, sahibi dönene kadar bilgisayar bekler.
setting-turn-when = <i>Sonraki hamlede değişir.</i>
setting-target = 🐐 Keçilik sınırı
setting-target-hint = Kaç ceza puanında keçi olunur. Kurala göre 12.
setting-eggs = 🥚 60:60 olunca
setting-eggs-hint = Yumurtada kimseye ceza puanı yazılmaz. İstersen kaybedeni olan ilk tur iki kat sayılır.
setting-eggs-nothing = bir şey olmaz
setting-eggs-double = sonraki tur iki kat
setting-claims = ⚡️ Dörtlü
setting-claims-hint = Aynı cinsten dört kart ne zamana kadar araya girebilir.
setting-claims-trick = el bitene kadar
setting-claims-lead = el başlamadan
setting-strength = 🤖 Bilgisayar
# Kişinin kendi ayarlarının yanında: tek başına oyunlarda bilgisayarın gücü.
setting-strength-alone = 🤖 Yalnızken bilgisayar
setting-strength-hint = Kolay olan, insan gibi arada bir yanılır; orta olan iyi oynar; güçlü olan, elimden gelenin en iyisidir.
setting-strength-easy = kolay
setting-strength-normal = orta
setting-strength-strong = güçlü
setting-strength-when = <i>Hemen değişir.</i>
setting-pace = 🐇 Tempo
setting-pace-hint = Herkes izleyebilsin diye bilgisayar oyuncular ne kadar düşünsün.
setting-pace-slow = yavaş
setting-pace-normal = orta
setting-pace-fast = hızlı
setting-pace-when = <i>Hemen değişir.</i>
setting-hints = 💡 İpuçları
setting-hints-hint = Kartların altında bir düğme: usta bir oyuncu ne oynardı, neden. Yanıtı yalnızca basan görür.
setting-hints-off = yok
setting-hints-on = var
setting-hints-when = <i>Sonraki hamlede değişir.</i>
confirm = 👆 Hamle onayı
confirm-on = var
confirm-off = yok
confirm-hint = Parmağın arada bir kayıyorsa: ilk dokunuş hamleyi seçer, ikincisi oynar.
button-confirm-on = 👆 Hamle onayını aç
button-confirm-off = 👆 Hamle onayını kapat
button-settings-alone = 🤖 Tek başına oyunlarım
button-settings = ⬅️ Bütün ayarlar
button-close = ✖️ Kapat

## Botun mesajları

start =
    🐐 <b>Merhaba! Kozel kartlarını ben dağıtırım.</b> Kozel, mahalle arasında oynanan dört kişilik kart oyunudur, ikiye iki.

    Beni bir gruba ekle, orada /newgame yaz: dört kişi oturur, kartlar buraya gelir, her hamle bir dokunuş.

    Kimse yok mu? Burada, hemen şimdi üç bilgisayarla oyna. Ne kadar güçlü olacaklarını seç:
button-add-to-group = ➕ Beni bir gruba ekle
alone-again = Bir oyun daha? Bilgisayar ne kadar güçlü olsun?
help =
    🐐 <b>Kozel</b>, ikiye iki. Eşinle birlikte kart puanı topla: 120 puandan 61 turu kazandırır. Kaybedene ceza puanı yazılır; 12 ceza puanına ulaşan keçi olur.

    Grupta: /newgame, otur, <b>Başla</b> düğmesine bas. Kartların özelden gelir, her hamlenin bir düğmesi vardır. Masanın altındaki <b>Kartlarım</b> da onları yalnızca sana gösterir.

    Oyunun tamamı burada: /rules
which-hand = 🃏 Hangi masadaki kartların?
which-leave = 🚪 Hangi masadan kalkıyorsun?
which-stop = 🛑 Hangi parti bitsin?

bot-about = Kozel, dört kişilik kart oyunu: ikiye iki. Masa grubunda, kartların özelde.
bot-description = Kozel, mahalle arasında oynanan “keçi” kart oyunudur: dört oyuncu, ikiye iki, 36 kart. Beni bir gruba ekle ve /newgame yaz. Kartlar herkese özelden gelir, her hamle bir dokunuştur. Ya da burada üç bilgisayara karşı oyna.

## Komutlar

cmd-newgame = masa aç
cmd-newgame-private = bilgisayara karşı oyna
cmd-table = masayı yeniden göster
cmd-hand = kartlarımı yeniden gönder
cmd-score = partinin skoru
cmd-rules = oyunun kuralları
cmd-settings = ayarlar
cmd-leave = yerimi bırak
cmd-stop = partiyi bitir
cmd-help = nasıl çalışır
cmd-privacy = senin hakkında ne biliniyor
cmd-language = dilim
cmd-start = başla

## Kısa yanıtlar: oldu ya da neden olmadı

toast-led = Ele başladın: { $cards }
toast-beat = Bununla yendin: { $cards }
toast-discarded = Kapalı attın: { $cards }
toast-claimed = ⚡️ Araya girdin: { $cards }
toast-tap-again = Oynamak için aynı düğmeye bir daha dokun.
toast-not-your-turn = Sıra sende değil. Beklenen: { $name }
toast-already-played = O kart zaten oynandı.
toast-cards-came-back = Biri dörtlüyle araya girdi: kartların sana döndü.
toast-out-of-date = O düğme eskimiş. Şu anki durum bu.
toast-deal-started = Sonraki tur başlıyor.
toast-deal-under-way = Sonraki tur başladı bile.
toast-sat = Yerine oturdun.
toast-stood = Yerin yeniden boş.
toast-seat-taken = Orada { $name } oturuyor.
toast-seat-held = O yer { $name } için ayrıldı. İki dakika sonra yeniden dene.
toast-already-seated = Bu masada zaten yerin var.
toast-not-seated = Burada yerin yok.
toast-not-this-table = Bu masada oynamıyorsun.
toast-only-seated = Bunu yalnızca masada oturanlar yapabilir.
toast-computer-added = Masaya bir bilgisayar oturdu.
toast-computer-removed = Bilgisayar masadan kalktı.
toast-need-four = Dört kişi gerek. Boş yerlere birilerini çağır ya da bilgisayar oturt.
toast-not-all-ready = Henüz herkes “Hazırım” demedi.
toast-started = Kartlar dağıtıldı. İyi eğlenceler!
toast-ready = Tamam, hazırsın.
toast-already-started = Bu oyun başladı bile.
toast-table-open = Burada zaten bir masa var. İşte:
# Başka bir masa açıkken basılan eski bir “Rövanş” düğmesi.
toast-table-already = Burada zaten bir masa var. Görmek için: /table
toast-table-ended = Bu masa kapandı. Yenisi için: /newgame
toast-no-table = Burada masa yok. Açmak için: /newgame
toast-link-stale = Bağlantı eskimiş: yer artık ayrılmış değil. Grupta yeniden otur.
toast-link-foreign = Bu yer { $name } için ayrıldı. Grupta başka bir yer seç.
toast-left = Masadan kalktın. Yerine bilgisayar oturuyor.
toast-resting = Oyun bekliyor: şu anda gruba yazma iznim yok.
toast-away-now = Senin yerine bilgisayar oynuyor. Önce “Döndüm” düğmesine bas.
toast-back = Yeniden hoş geldin! Yer senin.
toast-not-away = Zaten oynuyorsun.
toast-nothing-to-leave = Bırakacak bir yerin yok.
toast-seat-owned = Bu yerin sahibi var: { $name } dönebilir.
toast-sat-in = Bu kartlarla artık sen oynuyorsun.
toast-other-hand = Bu masada başka bir yerin kartlarını zaten gördün. Eski yerine yeniden oturabilirsin.
toast-stop-asked = Sizin taraf partiyi bitirmek istiyor. Şimdi öbür taraf da onaylamalı.
toast-stop-already = Sizin taraf onayladı bile. Öbür taraf da onaylamalı.
toast-stopped = Parti bitti.
toast-nothing-to-stop = Burada bitirilecek bir şey yok.
toast-open-private = Önce özel sohbetimizi aç, sonra kartlarını gönderebilirim.
toast-group-only = Bu yalnızca grupta olur.
toast-private-only = Bu yalnızca özel sohbetimizde olur.
toast-admins-only = Bunu yalnızca grubun yöneticileri yapabilir.
toast-no-channels = Kanal ya da anonim yönetici masaya oturamaz. Kendi adınla yaz.
toast-saved = Kaydedildi.
toast-saved-next-series = Kaydedildi. Sonraki partide değişir.
toast-not-saved = Kaydedilemedi, o yüzden sayılmıyor. Lütfen yeniden dene.
toast-went-wrong = Bende bir şey ters gitti. Lütfen yeniden dene.
toast-unknown-button = Bu düğmeyi tanımıyorum. Eski bir sürümden kalmış olabilir.
toast-slow-down = Biraz yavaş: bu kadarına birden yetişemiyorum.

## Kurallar bir hamleye neden izin vermiyor

reason-no-deal = Masada kart yok.
reason-deal-in-play = Tur hâlâ oynanıyor.
reason-series-over = Parti bitti.
reason-not-your-turn = Sıra sende değil.
reason-not-your-cards = Bu kartlar artık sende değil.
reason-must-lead = Ele sen başlıyorsun: yerde yenecek kart yok.
reason-not-a-lead = El başladı: yen ya da kapalı at.
reason-mixed-suits = Ele yalnızca aynı cinsten kartlarla başlanır.
reason-wrong-count = Ele kaç kartla başlandıysa tam o kadar kart oyna.
reason-does-not-beat = Bu kartlar yerdekileri yenmiyor.
reason-not-four = Bunun için aynı cinsten dört kart gerek.
reason-claim-too-late = Bu masada dörtlü yalnızca el başlamadan önce araya girer.
reason-claim-nearer = Ele ilk başlayana daha yakın oturan birinin dörtlüsü zaten yerde.
reason-claim-in-turn = Ele zaten sen başlıyorsun: dört kartını koy, yeter.

# Okurun artık görmediği bir masa hakkında özelden yazılanlar. $group: grubun adı.
notice-parted = Artık şu gruptaki masada değilsin: { $group }
notice-silenced = Şu gruba artık yazamıyorum: { $group }. O yüzden oradaki oyun bekliyor. Beni (mesaj gönderme izniyle) geri alırsan oyun kaldığı yerden sürer.
files-forbidden = Burada resim ya da dosya gönderme iznim yok. Bir yönetici, grubun izinlerinden bunu açabilir.
notice-damaged = Bu masanın kayıtlı oyunu bozulmuş, o yüzden sürdürülemiyor. Üzgünüm. Yeni masa için: /newgame
