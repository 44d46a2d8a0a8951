### İnterfeys: botun oyun qaydalarından (rules.ftl) başqa bütün mətnləri. İzahlar en/bot.ftl faylındadır.
### Oxucuya “siz” deyilir. Ada, rəqəmə və karta şəkilçi qoşulmur: ad həmişə adlıq haldadır.

# Bu dilin öz adı.
language-name = Azərbaycanca

## Adamlar və tərəflər

player = Oyunçu { $number }
somebody = kimsə
this-group = bu qrup
free-seat = boş yer
computer = Kompüter
computer-numbered = Kompüter { $number }

## Vaxt

duration-off = məhdudiyyətsiz
duration-seconds = { $count } saniyə
duration-minutes = { $count } dəqiqə
duration-hours = { $count } saat
soon = tezliklə

## Oyunçuların yığılması

lobby-open = 🐐 <b>Kozyol: kim oynayır?</b>
rematch-open = 🐐 <b>Revanş!</b> Hamı <b>Hazıram</b> düyməsini bassın.
lobby-rules = Partiya { $rules }
rules-target = { $target } cəriməyədək
rules-eggs-double = 60:60 olsa, növbəti əl ikiqat
rules-claims-lead = molodka yalnız ilk gedişdən əvvəl çıxır
lobby-missing = { $count } yer boşdur. Bir sətirdəkilər ortaqdır.
rematch-unready = Daha { $count } nəfər gözlənilir.
lobby-full = Dördü də buradadır: <b>Başla</b> düyməsini basın!
lobby-closed = ⌛ Bu masa bağlandı: oyun başlamadı. /newgame yenisini açır.

button-sit = 🪑 Otur { $side }
button-sit-with = 🪑 { $side } { $name } ilə
button-add-computer = 🤖 Kompüter { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Qalx
button-ready = ✅ Hazıram
button-start = ▶️ Başla

## Masa

deal-header = 🐐 <b>Əl { $number }</b> · partiya { $target } cəriməyədək
trump = Kozır <b>{ $trump }</b> ({ $shown } göstərildi)
stock = dəstdə { $count }
tricks-won = dövrə { $tricks }
play-lead = { $name } gediş etdi  { $cards }
play-beat = { $name } vurdu  { $cards }
play-discard = { $name } tulladı  { $cards }
play-claim = ⚡️ { $name } çıxdı: molodka { $suit }  { $cards }
play-returned = ↩️ Ələ qayıtdı: { $cards }
holds-trick = ← aparır
turn-lead = ➡️ Gediş: { $name }
turn-answer = ➡️ { $name }, { $count } kart
paused-silenced = ⏸ <b>Fasilə.</b> Bota qrupda yazmağa yenə icazə verilsə, oyun davam edəcək.
paused = ⏸ <b>Fasilə.</b> Kimsə qayıtsa, oyun davam edəcək.
before-beaten = Əvvəlki dövrəni { $name } apardı: { $cards }
before-unbeaten = Əvvəlki dövrəni { $name } apardı: { $cards }, heç kim vurmadı
# Kartların arasında: “Q♦️ altında J♦️”.
over = altında
closes-at = 🕸 Heç kim oynamasa, masa bağlanacaq: { $moment }
stop-wanted = 🛑 Partiyanı bitirək? İstəyənlər: { $wants }. Razı olmalıdır: { $waits }
shuffle-sealed = 🔒 Ədalətli qarışdırma, möhür { $start }… Əl bitəndə onun toxumu (seed) göstəriləcək, toxumun SHA-256 dəyəri belə olmalıdır:
shuffle-opened = 🔓 Qarışdırmanın toxumu (seed), möhür { $start }…
shuffle-check = Onun ilk kartdan əvvəl göstərilən SHA-256 dəyəri:

button-hand = 🃏 Kartlarım
button-rules = 📖 Qaydalar
button-score = 🏁 Hesab
button-back = 🙋 Qayıtdım
button-sit-in = 🪑 Yerinə oyna: { $name }
button-agree-stop = 🛑 Partiyanı bitir
button-next-deal = ▶️ Növbəti əl
button-rematch = 🔁 Revanş

## Əldən sonra, partiyadan sonra

deal-over = 🏁 <b>Əl { $number } bitdi</b>
# $side: 🔵 və ya 🟠
deal-won = 🏁 <b>Əl { $number }: { $side } uddu</b>
deal-you-won = 🏆 <b>Əl { $number }: siz uddunuz</b>
deal-you-lost = 💔 <b>Əl { $number }: siz uduzdunuz</b>
last-trick-beaten = Son dövrəni { $name } apardı: { $cards }
last-trick-unbeaten = Son dövrəni { $name } apardı: { $cards }, heç kim vurmadı
side-result = { $side } { $names }: <b>{ $points }</b> xal
tricks-count = { $count } dövrə
eggs = 🥚 <b>60 : 60, yumurta!</b> Heç kimə cərimə yazılmır.
side-defeat = <b>+{ $count }</b> cərimə
side-defeat-doubled = <b>+{ $count }</b> cərimə (yumurtadan sonra ikiqat)
next-doubled = ✖️2 Uduzanı olan növbəti əl ikiqat sayılır.
next-deal-at = Növbəti əl: { $moment }
score-to = <b>Cərimə</b> ({ $target } yığan təkə olur)
last-deal = <b>Son əl</b>
final-score = <b>Yekun hesab</b>: { $deals } əl, { $target } cəriməyədək
goats = 🐐🐐 <b>Təkələr: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Yumurtalı təkələr: { $names }</b>
winners = 🏆 Qaliblər: { $names }
series-stopped = 🛑 <b>Bu partiya təkəsiz bitdi.</b> /newgame yenisini başlayır.

## Əldəki kartlar

hand-seated = { $side } Yer sizindir. Ortağınız: { $name }
# $side: 🔵 və ya 🟠
hand-seated-alone = { $side } Yer sizindir. Qarşınızda hələ heç kim oturmayıb.
# Şəxsi çatda, revanş açılanda; altında “Hazıram” düyməsi (button-ready) durur.
hand-rematch = 🔁 <b>Revanş!</b> <b>Hazıram</b> düyməsini basın, kartlarınız bura gələcək.
hand-cards-come = Kartlarınız bura gələcək. Masada kimsə <b>Başla</b> düyməsini basanda oyun başlayacaq.
# $side: 🔵 və ya 🟠; $name: ortaq; $score: “🔵 2 : 4 🟠”.
hand-side = Siz: { $side } { $name } ilə · cərimə { $score }
hand-timed-out = ⏰ Vaxt bitdi: yerinizə kompüter oynadı. Bir də belə olsa, siz qayıdanadək yerinizi kompüter saxlayacaq.
your-turn-lead = 👉 <b>Növbə sizdədir:</b> gediş edin
your-turn-answer = 👉 <b>Növbə sizdədir:</b> { $count } kart
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Sizdə molodka var: növbəsiz çıxa bilərsiniz!
you-are-away = 🤖 Yerinizə kompüter oynayır. Yer sizindir: nə vaxt istəsəniz, qayıdın.
you-won = 🏆 <b>Uddunuz!</b>
you-lost = 🐐 <b>Təkə oldunuz!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Vur: { $cards }
button-discard = 🗑 Tulla: { $cards }
button-claim = ⚡️ MOLODKA! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Məsləhət

popup-hand = 🃏 { $cards }
popup-trump = Kozır { $trump }
popup-your-turn = 👉 Növbə sizdədir! Şəxsi çatda oynayın.
popup-waiting = ➡️ Növbə: { $name }
popup-no-hand = İndi kart paylanmayıb.

## Məsləhət: necə oynamalı və niyə

hint-only = Başqa gediş yoxdur.
hint-takes = Sizdən sonra heç kim oynamır: dövrə sizindir.
hint-sure = Rəqiblər bunu vura bilməz.
hint-holds = Təxminən { $chance }% ehtimalla rəqiblər bunu vura bilməz.
hint-cheap = Rəqiblərin vura bilməməsi ehtimalı cəmi { $chance }% civarındadır, amma xal itirmirsiniz.
hint-risky = Rəqiblərin vura bilməməsi ehtimalı cəmi { $chance }% civarındadır, amma qalanı daha pisdir.
hint-safer = Ortağınızın kartlarından etibarlıdır: təxminən { $chance }% ehtimalla rəqiblər bunu vura bilməz.
hint-next-lead = Ortağınızın kartları da bəs edərdi, amma belədə növbəti gediş sizin olur.
hint-gift-sure = Rəqiblər ortağınızın kartlarını vura bilməz: xal verin.
hint-gift = Təxminən { $chance }% ehtimalla rəqiblər ortağınızın kartlarını vura bilməz: xal verin.
hint-spare-sure = Rəqiblər ortağınızın kartlarını vura bilməz: yaxşı kartları saxlayın.
hint-spare = Təxminən { $chance }% ehtimalla rəqiblər ortağınızın kartlarını vura bilməz: yaxşı kartları saxlayın.
hint-doubtful = Rəqiblərin ortağınızın kartlarını vura bilməməsi ehtimalı cəmi { $chance }% civarındadır: xalları saxlayın.
hint-partner = Sizdən sonra ortağınız oynayır: təxminən { $chance }% ehtimalla bunu vura bilər.
hint-lost = Bunu vura bilməzsiniz: ən ucuzunu tullayın.
hint-trumps = Bunu yalnız kozır vurar: kozırları saxlayın.
hint-keep = Əldə qalan sonra daha çox işə yarayacaq.
hint-claim = Növbəsiz çıxın: təxminən { $chance }% ehtimalla rəqiblər molodkanızı vura bilməz.
hint-wait = İndi çıxsanız, təxminən { $chance }% ehtimalla rəqiblər molodkanızı vura bilməz.
hint-no-claim = Hələ çıxmayın
hint-points = Görünən xal: { $points }

## Hesab

score-title = 🏁 <b>Hesab</b>
score-none = Hələ bir əl də bitməyib.
score-earlier = (bundan əvvəl daha { $count } əl)
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (ikiqat)
result-eggs = { $points } → 🥚
popup-score = 🏁 Cərimə { $score } ({ $target } yığan təkə olur)

## Masada nə baş verdi

note-left = 🚪 { $name } getdi; yerinə kompüter oturdu
note-away = 💤 { $name } cavab vermir; yeri kompüter saxlayır
note-timed-out = ⏰ { $name } vaxtında oynamadı; bu dəfə kompüter oynadı
note-unreachable = 📵 { $name }: şəxsi çata yaza bilmirəm
note-gone = 🚪 { $name } artıq qrupda deyil; yeri kompüter saxlayır
note-back = 🙋 { $name } qayıtdı
note-sat-in = 🪑 { $name } kompüterin yerinə oturdu
note-hold-ended = ⌛ { $name } şəxsi çatı vaxtında açmadı; yer boşdur
note-cards-back = ↩️ { $name } molodka ilə çıxdı; qalan kartlar qayıtdı
note-restarted = 🔄 Bot yenidən işə düşdü. Davam edirik!
note-quiet = 🕸 Burada çoxdandır heç kim oynamır
note-stop-asked = 🛑 { $name } partiyanı bitirmək istəyir

## Ayarlar

settings-title = ⚙️ <b>Bu çatın ayarları</b>
settings-alone-title = 🤖 <b>Kompüterlə oyun</b>
settings-own-title = ⚙️ <b>Sizin ayarlarınız</b>
language = 🌐 Dil
language-of-chat = 🌐 <b>Bu çatın dili</b>
language-of-person = 🌐 <b>Sizin diliniz</b>
# “Dil” ayarının yanında, çat hələ dil seçməyibsə: masa onu açanın dilində danışır.
language-of-opener = masanı açanın dili
setting-next-series = <i>Növbəti partiyadan dəyişir.</i>
setting-turn = ⏳ Gediş vaxtı
setting-turn-hint = Oyunçu nə qədər düşünə bilər. Sonra o dəfə yerinə kompüter oynayır; dalbadal iki dəfə olsa, sahibi qayıdanadək yeri kompüter saxlayır.
setting-turn-when = <i>Növbəti gedişdən dəyişir.</i>
setting-target = 🐐 Təkə edən cərimə
setting-target-hint = Neçə cərimə təkə edir. Qaydaya görə 12.
setting-eggs = 🥚 60:60 olsa
setting-eggs-hint = Yumurtada heç kimə cərimə yazılmır. İstəsəniz, uduzanı olan növbəti əl ikiqat sayılar.
setting-eggs-nothing = heç nə
setting-eggs-double = növbəti əl ×2
setting-claims = ⚡️ Molodka
setting-claims-hint = Bir mastdan dörd kartla nə vaxta qədər növbəsiz çıxmaq olar.
setting-claims-trick = dövrə bitənədək
setting-claims-lead = gedişdən əvvəl
setting-strength = 🤖 Kompüter
# Öz ayarlarınızda: tək oynayanda kompüter nə qədər güclüdür.
setting-strength-alone = 🤖 Kompüter, tək oynayanda
setting-strength-hint = Zəif hərdən insan kimi səhv edir, orta yaxşı oynayır, güclü — bacardığımın ən yaxşısı.
setting-strength-easy = zəif
setting-strength-normal = orta
setting-strength-strong = güclü
setting-strength-when = <i>Dərhal dəyişir.</i>
setting-pace = 🐇 Sürət
setting-pace-hint = Hamı izləyə bilsin deyə, kompüter nə qədər düşünsün.
setting-pace-slow = yavaş
setting-pace-normal = orta
setting-pace-fast = sürətli
setting-pace-when = <i>Dərhal dəyişir.</i>
setting-hints = 💡 Məsləhətlər
setting-hints-hint = Kartların altında düymə: güclü oyunçu necə oynayardı və niyə. Cavabı yalnız düyməni basan görür.
setting-hints-off = yox
setting-hints-on = var
setting-hints-when = <i>Növbəti gedişdən dəyişir.</i>
confirm = 👆 Gedişin təsdiqi
confirm-on = hə
confirm-off = yox
confirm-hint = Barmaq hərdən sürüşürsə: birinci toxunuş kartı seçir, ikincisi oynayır.
button-confirm-on = 👆 Gedişin təsdiqi: yandır
button-confirm-off = 👆 Gedişin təsdiqi: söndür
button-settings-alone = 🤖 Kompüterlə oyun
button-settings = ⬅️ Bütün ayarlar
button-close = ✖️ Bağla

## Botun mesajları

start =
    🐐 <b>Salam! Mən Kozyol oyununda kart paylayıram</b> — bu, dörd nəfərin ikiyə iki oynadığı həyət oyunudur.

    Məni qrupa əlavə edin və orada /newgame yazın: dörd nəfər oturur, kartlar bura gəlir, hər gediş bir toxunuşdur.

    Yanınızda heç kim yoxdur? Elə indi, burada üç kompüterlə oynayın. Nə qədər güclü olsunlar:
button-add-to-group = ➕ Qrupa əlavə et
alone-again = Yenə oynayaq? Kompüter nə qədər güclü olsun?
help =
    🐐 <b>Kozyol</b>, ikiyə iki. Ortağınızla xal yığın: 120 xaldan 61 xal yığan tərəf əli udur. Uduzanlara cərimə yazılır, 12 cərimə yığanlar — təkələr.

    Qrupda: /newgame, yer tutun, <b>Başla</b> düyməsini basın. Kartlarınız şəxsi çata gəlir, hər gedişin öz düyməsi var. Masanın altındakı <b>Kartlarım</b> da onları göstərir, yalnız sizə.

    Bütün oyun burada izah olunub: /rules
which-hand = 🃏 Hansı masanın kartları?
which-leave = 🚪 Hansı masadan qalxırsınız?
which-stop = 🛑 Hansı partiyanı bitirək?

bot-about = Kozyol — dörd nəfərlik kart oyunu: ikiyə iki, masa qrupda, kartlarınız şəxsi çatda.
bot-description = Kozyol (“təkə”) həyətdə oynanan kart oyunudur: dörd oyunçu, ikiyə iki, 36 kart. Məni qrupa əlavə edin və /newgame yazın. Hər kəsin kartı şəxsi çata gəlir, gediş bir toxunuşdur. Ya da burada üç kompüterlə oynayın.

## Əmrlər

cmd-newgame = masa aç
cmd-newgame-private = kompüterlə oyna
cmd-table = masanı yenə göstər
cmd-hand = kartlarımı yenə göndər
cmd-score = partiyanın hesabı
cmd-rules = oyunun qaydaları
cmd-settings = ayarlar
cmd-leave = yerimi boşalt
cmd-stop = partiyanı bitir
cmd-help = bu necə işləyir
cmd-privacy = sizin haqqınızda nə məlumdur
cmd-language = mənim dilim
cmd-start = başla

## Qısa cavablar: oldu və ya niyə olmadı

toast-led = Gediş etdiniz: { $cards }
toast-beat = Vurdunuz: { $cards }
toast-discarded = Qapalı tulladınız: { $cards }
toast-claimed = ⚡️ Molodka ilə çıxdınız: { $cards }
toast-tap-again = Oynamaq üçün həmin düyməni bir də basın.
toast-not-your-turn = İndi növbə sizdə deyil. Növbə: { $name }.
toast-already-played = Bu kart artıq oynanıb.
toast-cards-came-back = Kimsə molodka ilə çıxdı: kartlarınız qayıtdı.
toast-out-of-date = Bu düymə köhnəlib. İndiki vəziyyət belədir.
toast-deal-started = Növbəti əl başlayır.
toast-deal-under-way = Növbəti əl artıq başlayıb.
toast-sat = Yer sizindir.
toast-stood = Yeriniz yenə boşdur.
toast-seat-taken = Orada { $name } oturub.
toast-seat-held = Bu yer hələlik { $name } üçün saxlanır. İki dəqiqədən sonra cəhd edin.
toast-already-seated = Bu masada yeriniz var axı.
toast-not-seated = Burada yeriniz yoxdur.
toast-not-this-table = Siz bu masada oynamırsınız.
toast-only-seated = Bunu yalnız masada oturanlar edə bilər.
toast-computer-added = Kompüter masaya oturdu.
toast-computer-removed = Kompüter masadan qalxdı.
toast-need-four = Oyun üçün dörd nəfər lazımdır. Boş yerləri adamlar və ya kompüter tutsun.
toast-not-all-ready = “Hazıram” düyməsini hələ hamı basmayıb.
toast-started = Kartlar paylandı. Xoş oyun!
toast-ready = Siz hazırsınız.
toast-already-started = Bu oyun artıq başlayıb.
toast-table-open = Burada artıq masa var. Budur:
# Köhnə “Revanş” düyməsi, başqa masa açıq olanda.
toast-table-already = Burada artıq masa var. /table onu göstərir.
toast-table-ended = Bu masa bağlanıb. /newgame yenisini açır.
toast-no-table = Burada masa yoxdur. /newgame masa açır.
toast-link-stale = Bu keçid köhnəlib: yer artıq sizin üçün saxlanmır. Qrupda yenidən yer tutun.
toast-link-foreign = Bu yer { $name } üçün saxlanır. Qrupda başqasını seçin.
toast-left = Oyundan çıxdınız. Yerinizə kompüter oturur.
toast-resting = Oyun dayanıb: indi qrupda yaza bilmirəm.
toast-away-now = İndi yerinizə kompüter oynayır. Əvvəlcə “Qayıtdım” düyməsini basın.
toast-back = Xoş gəldiniz! Yer sizindir.
toast-not-away = Siz onsuz da oynayırsınız.
toast-nothing-to-leave = Boşaldası yeriniz yoxdur.
toast-seat-owned = Bu yerin sahibi var: { $name }. Sahibi qayıda bilər.
toast-sat-in = İndi bu kartlarla siz oynayırsınız.
toast-other-hand = Bu masada artıq başqa yerin kartlarını görmüsünüz. Yenə əvvəlki yerinizə otura bilərsiniz.
toast-stop-asked = Sizin tərəf partiyanı bitirmək istəyir. İndi rəqiblər razı olmalıdır.
toast-stop-already = Sizin tərəf artıq razıdır. Rəqiblər də razı olmalıdır.
toast-stopped = Partiya bitdi.
toast-nothing-to-stop = Burada bitiriləsi bir şey yoxdur.
toast-open-private = Əvvəlcə şəxsi çatımızı açın, onda kartlarınızı göndərə bilərəm.
toast-group-only = Bu yalnız qrupda işləyir.
toast-private-only = Bu yalnız şəxsi çatımızda işləyir.
toast-admins-only = Bunu yalnız qrupun adminləri edə bilər.
toast-no-channels = Kanal və ya anonim admin masaya otura bilməz. Öz adınızdan yazın.
toast-saved = Yadda saxlandı.
toast-saved-next-series = Yadda saxlandı. Növbəti partiyadan dəyişir.
toast-not-saved = Yadda saxlamaq alınmadı, ona görə sayılmır. Bir də cəhd edin.
toast-went-wrong = Məndə nəsə alınmadı. Bir də cəhd edin.
toast-unknown-button = Bu düyməni tanımıram. Yəqin köhnə versiyadan qalıb.
toast-slow-down = Bir az yavaş, xahiş edirəm: birdən-birə bu qədərini çatdıra bilmirəm.

## Niyə qayda ilə olmaz

reason-no-deal = Masada kart yoxdur.
reason-deal-in-play = Bu əl hələ bitməyib.
reason-series-over = Partiya bitib.
reason-not-your-turn = İndi növbə sizdə deyil.
reason-not-your-cards = Bu kartlar artıq sizdə deyil.
reason-must-lead = Gediş sizindir: hələ vurulası bir şey yoxdur.
reason-not-a-lead = Artıq gediş edilib: vurun və ya tullayın.
reason-mixed-suits = Yalnız bir mastdan olan kartlarla gediş etmək olar.
reason-wrong-count = Neçə kartla gediş edilibsə, düz o qədər qoyun.
reason-does-not-beat = Bu kartlar masadakıları vurmur.
reason-not-four = Bunun üçün bir mastdan dörd kart lazımdır.
reason-claim-too-late = Bu masada molodka yalnız ilk gedişdən əvvəl çıxır.
reason-claim-nearer = Masada ilk gediş edənə sizdən yaxın oyunçunun molodkası var.
reason-claim-in-turn = Gediş sizindir: sadəcə dörd kartınızla gediş edin.

# Oxucunun daha görmədiyi masa haqqında şəxsi çatdakı sözlər. $group: qrupun adı.
notice-parted = { $group }: siz daha bu qrupun masasında deyilsiniz.
notice-silenced = { $group }: bu qrupda daha yaza bilmirəm, oyun dayanıb. Məni qaytarın (mesaj göndərmək icazəsi ilə), oyun qaldığı yerdən davam edəcək.
files-forbidden = Bura şəkil və ya fayl göndərməyə icazəm yoxdur. Admin qrupun icazələrində buna yol verə bilər.
notice-damaged = Bu masanın yadda saxlanmış oyunu zədələnib, davam etdirmək olmur. Üzr istəyirəm. /newgame yeni masa açır.
