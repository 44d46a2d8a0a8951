### Interfeys: botning oʻyin qoidalaridan (rules.ftl) boshqa barcha matnlari. Izohlar en/bot.ftl faylida.
### Oʻquvchiga “siz” deyiladi. Ism, son va kartaga qoʻshimcha qoʻshilmaydi: ism doim bosh kelishikda turadi.

# Shu tilning oʻz tilidagi nomi.
language-name = Oʻzbekcha

## Odamlar va tomonlar

player = { $number }-oʻyinchi
somebody = kimdir
this-group = shu guruh
free-seat = boʻsh joy
computer = Kompyuter
computer-numbered = { $number }-kompyuter

## Vaqt

duration-off = cheklovsiz
duration-seconds = { $count } soniya
duration-minutes = { $count } daqiqa
duration-hours = { $count } soat
soon = tez orada

## Oʻyinchilarni yigʻish

lobby-open = 🐐 <b>Kozyol: kim oʻynaydi?</b>
rematch-open = 🐐 <b>Revansh!</b> Hamma <b>Tayyorman</b> tugmasini bossin.
lobby-rules = Partiya { $rules }
rules-target = { $target } jarimagacha
rules-eggs-double = 60:60 boʻlsa, keyingi qoʻl ikki baravar
rules-claims-lead = molodka faqat birinchi yurishgacha chiqadi
lobby-missing = { $count } ta joy boʻsh. Bir qatordagilar — sheriklar.
rematch-unready = Yana { $count } kishini kutyapmiz.
lobby-full = Toʻrtovlon jam: <b>Boshlash</b> tugmasini bosing!
lobby-closed = ⌛ Bu stol yopildi: oʻyin boshlanmay qoldi. Yangisini /newgame ochadi.

button-sit = 🪑 Oʻtirish { $side }
button-sit-with = 🪑 { $side } { $name } bilan
button-add-computer = 🤖 Kompyuter { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Stoldan turish
button-ready = ✅ Tayyorman
button-start = ▶️ Boshlash

## Stol

deal-header = 🐐 <b>{ $number }-qoʻl</b> · partiya { $target } jarimagacha
trump = Kozir <b>{ $trump }</b> ({ $shown } koʻrsatildi)
stock = kolodada { $count }
tricks-won = vzyatka { $tricks }
play-lead = { $name } yurdi  { $cards }
play-beat = { $name } urdi  { $cards }
play-discard = { $name } tashladi  { $cards }
play-claim = ⚡️ { $name } chiqdi: molodka { $suit }  { $cards }
play-returned = ↩️ Qoʻlga qaytdi: { $cards }
holds-trick = ← ushlab turibdi
turn-lead = ➡️ { $name } yuradi
turn-answer = ➡️ { $name }, { $count } ta karta
paused-silenced = ⏸ <b>Tanaffus.</b> Botga guruhda yozishga yana ruxsat berilsa, oʻyin davom etadi.
paused = ⏸ <b>Tanaffus.</b> Kimdir qaytsa, oʻyin davom etadi.
before-beaten = Oldingi vzyatkani { $name } oldi: { $cards }
before-unbeaten = Oldingi vzyatkani { $name } oldi: { $cards }, hech kim urmadi
# Kartalar orasida: “Q♦️ ostida J♦️”.
over = ostida
closes-at = 🕸 Hech kim oʻynamasa, stol yopiladi: { $moment }
stop-wanted = 🛑 Partiyani tugatamizmi? Istaganlar: { $wants }. Rozi boʻlishi kerak: { $waits }
shuffle-sealed = 🔒 Halol chiylash, muhri { $start }… Qoʻl tugagach uning urugʻi (seed) koʻrsatiladi, urugʻning SHA-256 qiymati mana shunday boʻlishi kerak:
shuffle-opened = 🔓 Muhri { $start }… boʻlgan chiylashning urugʻi (seed)
shuffle-check = Uning birinchi kartadan oldin koʻrsatilgan SHA-256 qiymati:

button-hand = 🃏 Kartalarim
button-rules = 📖 Qoidalar
button-score = 🏁 Hisob
button-back = 🙋 Qaytdim
button-sit-in = 🪑 Oʻrniga oʻynash: { $name }
button-agree-stop = 🛑 Partiyani tugatish
button-next-deal = ▶️ Keyingi qoʻl
button-rematch = 🔁 Revansh

## Qoʻldan keyin, partiyadan keyin

deal-over = 🏁 <b>{ $number }-qoʻl tugadi</b>
# $side: 🔵 yoki 🟠
deal-won = 🏁 <b>{ $number }-qoʻl: { $side } yutdi</b>
deal-you-won = 🏆 <b>{ $number }-qoʻl: siz yutdingiz</b>
deal-you-lost = 💔 <b>{ $number }-qoʻl: siz yutqazdingiz</b>
last-trick-beaten = Oxirgi vzyatkani { $name } oldi: { $cards }
last-trick-unbeaten = Oxirgi vzyatkani { $name } oldi: { $cards }, hech kim urmadi
side-result = { $side } { $names }: <b>{ $points }</b> ochko
tricks-count = { $count } ta vzyatka
eggs = 🥚 <b>60 : 60, tuxum!</b> Hech kimga jarima yozilmaydi.
side-defeat = <b>+{ $count }</b> jarima
side-defeat-doubled = <b>+{ $count }</b> jarima (tuxumdan keyin ikki baravar)
next-doubled = ✖️2 Yutqazgani bor keyingi qoʻl ikki baravar hisoblanadi.
next-deal-at = Keyingi qoʻl: { $moment }
score-to = <b>Jarima</b> ({ $target } ta yigʻgan taka boʻladi)
last-deal = <b>Oxirgi qoʻl</b>
final-score = <b>Yakuniy hisob</b>: { $deals } ta qoʻl, { $target } jarimagacha
goats = 🐐🐐 <b>Takalar: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Tuxumli takalar: { $names }</b>
winners = 🏆 Gʻoliblar: { $names }
series-stopped = 🛑 <b>Bu partiya takasiz tugadi.</b> Yangisini /newgame boshlaydi.

## Qoʻldagi kartalar

hand-seated = { $side } Joy sizniki. Sherigingiz: { $name }
# $side: 🔵 yoki 🟠
hand-seated-alone = { $side } Joy sizniki. Roʻparangizda hali hech kim yoʻq.
# Shaxsiy chatda, revansh ochilganda; tagida “Tayyorman” tugmasi (button-ready) turadi.
hand-rematch = 🔁 <b>Revansh!</b> <b>Tayyorman</b> tugmasini bosing, shunda kartalaringiz shu yerga keladi.
hand-cards-come = Kartalaringiz shu yerga keladi. Stoldagilardan biri <b>Boshlash</b> tugmasini bossa, oʻyin boshlanadi.
# $side: 🔵 yoki 🟠; $name: sherik; $score: “🔵 2 : 4 🟠”.
hand-side = Siz: { $side } { $name } bilan · jarima { $score }
hand-timed-out = ⏰ Vaqt tugadi: oʻrningizga kompyuter oʻynadi. Yana bir marta shunday boʻlsa, siz qaytguncha joyni kompyuter saqlab turadi.
your-turn-lead = 👉 <b>Navbat sizda:</b> yuring
your-turn-answer = 👉 <b>Navbat sizda:</b> { $count } ta karta
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Sizda molodka: navbatsiz chiqishingiz mumkin!
you-are-away = 🤖 Oʻrningizga kompyuter oʻynayapti. Joy sizniki: istagan paytda qayting.
you-won = 🏆 <b>Yutdingiz!</b>
you-lost = 🐐 <b>Taka boʻldingiz!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Urish: { $cards }
button-discard = 🗑 Tashlash: { $cards }
button-claim = ⚡️ MOLODKA! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Maslahat

popup-hand = 🃏 { $cards }
popup-trump = Kozir { $trump }
popup-your-turn = 👉 Navbat sizda! Shaxsiy chatda oʻynang.
popup-waiting = ➡️ Navbat: { $name }
popup-no-hand = Hozir karta tarqatilmagan.

## Maslahatlar: qanday yurish va nega

hint-only = Boshqa yurish yoʻq.
hint-takes = Sizdan keyin hech kim oʻynamaydi: vzyatka sizniki.
hint-sure = Raqiblar buni ura olmaydi.
hint-holds = Taxminan { $chance }% ehtimol bilan raqiblar buni ura olmaydi.
hint-cheap = Raqiblar ura olmasligining ehtimoli atigi { $chance }% atrofida, lekin ochko yoʻqotmaysiz.
hint-risky = Raqiblar ura olmasligining ehtimoli atigi { $chance }% atrofida, lekin qolganlari bundan ham yomon.
hint-safer = Sherigingiznikidan ishonchliroq: taxminan { $chance }% ehtimol bilan raqiblar buni ura olmaydi.
hint-next-lead = Sherigingizning kartalari ham yetardi, lekin buni oʻynasangiz, keyingi yurish sizniki boʻladi.
hint-gift-sure = Raqiblar sherigingizning kartalarini ura olmaydi: ochko bering.
hint-gift = Taxminan { $chance }% ehtimol bilan raqiblar sherigingizning kartalarini ura olmaydi: ochko bering.
hint-spare-sure = Raqiblar sherigingizning kartalarini ura olmaydi: yaxshi kartalarni asrang.
hint-spare = Taxminan { $chance }% ehtimol bilan raqiblar sherigingizning kartalarini ura olmaydi: yaxshi kartalarni asrang.
hint-doubtful = Raqiblar sherigingiznikini ura olmasligining ehtimoli atigi { $chance }% atrofida: ochkolarni asrang.
hint-partner = Sizdan keyin sherigingiz oʻynaydi, buni ura olishining ehtimoli taxminan { $chance }%.
hint-lost = Buni ura olmaysiz: eng arzonini tashlang.
hint-trumps = Buni faqat kozir uradi: kozirlarni asrang.
hint-keep = Qoʻlda qolgani keyin koʻproq asqotadi.
hint-claim = Navbatsiz chiqing: taxminan { $chance }% ehtimol bilan raqiblar molodkangizni ura olmaydi.
hint-wait = Hozir chiqsangiz, taxminan { $chance }% ehtimol bilan raqiblar molodkangizni ura olmaydi.
hint-no-claim = Hali chiqmang
hint-points = Koʻrinib turgan ochko: { $points }

## Hisob

score-title = 🏁 <b>Hisob</b>
score-none = Hali birorta qoʻl tugagani yoʻq.
score-earlier = (bundan oldin yana { $count } ta qoʻl)
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (ikki baravar)
result-eggs = { $points } → 🥚
popup-score = 🏁 Jarima { $score } ({ $target } ta yigʻgan taka boʻladi)

## Stolda nima boʻldi

note-left = 🚪 { $name } ketdi; oʻrniga kompyuter oʻtirdi
note-away = 💤 { $name } javob bermayapti; joyni kompyuter saqlab turibdi
note-timed-out = ⏰ { $name } ulgurmadi; bu gal kompyuter oʻynadi
note-unreachable = 📵 { $name }: shaxsiy chatga yoza olmayapman
note-gone = 🚪 { $name } endi guruhda yoʻq; joyni kompyuter saqlab turibdi
note-back = 🙋 { $name } qaytdi
note-sat-in = 🪑 { $name } kompyuterning oʻrniga oʻtirdi
note-hold-ended = ⌛ { $name } shaxsiy chatni vaqtida ochmadi; joy boʻsh
note-cards-back = ↩️ { $name } molodka bilan chiqdi; qolgan kartalar qaytdi
note-restarted = 🔄 Bot qayta ishga tushdi. Davom etamiz!
note-quiet = 🕸 Bu yerda anchadan beri hech kim oʻynamadi
note-stop-asked = 🛑 { $name } partiyani tugatishni istaydi

## Sozlamalar

settings-title = ⚙️ <b>Shu chat sozlamalari</b>
settings-alone-title = 🤖 <b>Kompyuter bilan oʻyin</b>
settings-own-title = ⚙️ <b>Sizning sozlamalaringiz</b>
language = 🌐 Til
language-of-chat = 🌐 <b>Shu chatning tili</b>
language-of-person = 🌐 <b>Sizning tilingiz</b>
# “Til” sozlamasi yonida, chat hali til tanlamagan boʻlsa: stol uni ochgan odamning tilida gapiradi.
language-of-opener = stolni ochganning tili
setting-next-series = <i>Keyingi partiyadan oʻzgaradi.</i>
setting-turn = ⏳ Oʻylash vaqti
setting-turn-hint = Oʻyinchi qancha oʻylashi mumkin. Vaqt tugasa, oʻsha gal oʻrniga kompyuter oʻynaydi; ketma-ket ikki marta boʻlsa, egasi qaytguncha joyni kompyuter saqlab turadi.
setting-turn-when = <i>Keyingi navbatdan oʻzgaradi.</i>
setting-target = 🐐 Taka qiladigan jarima
setting-target-hint = Qancha jarima yigʻgan tomon taka boʻladi. Qoida boʻyicha — 12.
setting-eggs = 🥚 60:60 boʻlsa
setting-eggs-hint = Tuxumda hech kimga jarima yozilmaydi. Istasangiz, yutqazgani bor keyingi qoʻl ikki baravar hisoblanadi.
setting-eggs-nothing = oʻzgarmaydi
setting-eggs-double = keyingisi ×2
setting-claims = ⚡️ Molodka
setting-claims-hint = Bir mastdagi toʻrtta karta bilan qachongacha navbatsiz chiqsa boʻladi.
setting-claims-trick = vzyatka tugaguncha
setting-claims-lead = yurishgacha
setting-strength = 🤖 Kompyuter
# Oʻz sozlamalaringizda: yakka oʻyinda kompyuter qanchalik kuchli.
setting-strength-alone = 🤖 Yakka oʻyinda kompyuter
setting-strength-hint = Kuchsizi odamlardek goho adashadi, oʻrtachasi yaxshi oʻynaydi, kuchlisi — qoʻlimdan kelgani shu.
setting-strength-easy = kuchsiz
setting-strength-normal = oʻrtacha
setting-strength-strong = kuchli
setting-strength-when = <i>Darrov oʻzgaradi.</i>
setting-pace = 🐇 Tezlik
setting-pace-hint = Hamma kuzatib ulgurishi uchun kompyuter qancha oʻylab turadi.
setting-pace-slow = sekin
setting-pace-normal = oʻrtacha
setting-pace-fast = tez
setting-pace-when = <i>Darrov oʻzgaradi.</i>
setting-hints = 💡 Maslahatlar
setting-hints-hint = Kartalar tagidagi tugma: kuchli oʻyinchi qanday oʻynardi va nega. Javobni faqat bosgan odam koʻradi.
setting-hints-off = yoʻq
setting-hints-on = bor
setting-hints-when = <i>Keyingi navbatdan oʻzgaradi.</i>
confirm = 👆 Yurishni tasdiqlash
confirm-on = ha
confirm-off = yoʻq
confirm-hint = Barmoq goho toyib ketsa: birinchi bosishda karta belgilanadi, ikkinchisida oʻynaladi.
button-confirm-on = 👆 Yurishni tasdiqlash: yoqish
button-confirm-off = 👆 Yurishni tasdiqlash: oʻchirish
button-settings-alone = 🤖 Kompyuter bilan oʻyin
button-settings = ⬅️ Hamma sozlamalar
button-close = ✖️ Yopish

## Botning xabarlari

start =
    🐐 <b>Salom! Men Kozyol oʻyinida karta tarqataman</b> — bu toʻrt kishi ikkiga ikki boʻlib oʻynaydigan hovlidagi karta oʻyini.

    Meni guruhga qoʻshing va u yerda /newgame deb yozing: toʻrt kishi oʻtiradi, kartalar shu yerga keladi, har bir yurish — bir bosish.

    Yoningizda hech kim yoʻqmi? Hoziroq, shu yerda uchta kompyuter bilan oʻynang. Qanchalik kuchli boʻlsin:
button-add-to-group = ➕ Guruhga qoʻshish
alone-again = Yana oʻynaysizmi? Kompyuter qanchalik kuchli boʻlsin?
help =
    🐐 <b>Kozyol</b>, ikkiga ikki. Sherigingiz bilan ochko yigʻing: 120 ochkodan 61 tasini olgan tomon shu qoʻlni yutadi. Yutqazganlarga jarima yoziladi, 12 tasini yigʻgan tomon — takalar.

    Guruhda: /newgame, joy oling, <b>Boshlash</b> tugmasini bosing. Kartalaringiz shaxsiy chatga keladi, har bir yurishning oʻz tugmasi bor. Stol tagidagi <b>Kartalarim</b> ham ularni koʻrsatadi, faqat oʻzingizga.

    Butun oʻyin shu yerda tushuntirilgan: /rules
which-hand = 🃏 Qaysi stoldagi kartalar?
which-leave = 🚪 Qaysi stoldan turasiz?
which-stop = 🛑 Qaysi partiyani tugatamiz?

bot-about = Kozyol — toʻrt kishilik karta oʻyini: ikkiga ikki, stol — guruhda, kartalaringiz — shaxsiy chatda.
bot-description = Kozyol (“taka”) — hovlida oʻynaladigan karta oʻyini: toʻrt kishi, ikkiga ikki, 36 ta karta. Meni guruhga qoʻshing va /newgame deb yozing. Har kimning kartasi shaxsiy chatga keladi, yurish — bir bosish. Yoki shu yerda uchta kompyuter bilan oʻynang.

## Buyruqlar

cmd-newgame = stol ochish
cmd-newgame-private = kompyuter bilan oʻynash
cmd-table = stolni yana koʻrsatish
cmd-hand = kartalarimni yana yuborish
cmd-score = partiya hisobi
cmd-rules = oʻyin qoidalari
cmd-settings = sozlamalar
cmd-leave = joyimni boʻshatish
cmd-stop = partiyani tugatish
cmd-help = bu qanday ishlaydi
cmd-privacy = siz haqingizda nima maʼlum
cmd-language = mening tilim
cmd-start = boshlash

## Qalqib chiquvchi javoblar: boʻldi yoki nega boʻlmadi

toast-led = Siz yurdingiz: { $cards }
toast-beat = Siz urdingiz: { $cards }
toast-discarded = Yopiq tashladingiz: { $cards }
toast-claimed = ⚡️ Molodka bilan chiqdingiz: { $cards }
toast-tap-again = Oʻynash uchun shu tugmani yana bir marta bosing.
toast-not-your-turn = Hozir navbat sizda emas. Navbat: { $name }.
toast-already-played = Bu karta oʻynab boʻlingan.
toast-cards-came-back = Kimdir molodka bilan chiqdi: kartalaringiz qaytdi.
toast-out-of-date = Bu tugma eskirgan. Hozirgi holat mana shunday.
toast-deal-started = Keyingi qoʻl boshlandi.
toast-deal-under-way = Keyingi qoʻl boshlanib boʻlgan.
toast-sat = Joy sizniki.
toast-stood = Joyingiz yana boʻsh.
toast-seat-taken = U yerda { $name } oʻtiribdi.
toast-seat-held = Bu joy hozircha { $name } uchun saqlanyapti. Ikki daqiqadan keyin urinib koʻring.
toast-already-seated = Bu stolda joyingiz bor-ku.
toast-not-seated = Bu yerda joyingiz yoʻq.
toast-not-this-table = Siz bu stolda oʻynamaysiz.
toast-only-seated = Buni faqat stolda oʻtirganlar qila oladi.
toast-computer-added = Kompyuter stolga oʻtirdi.
toast-computer-removed = Kompyuter stoldan turdi.
toast-need-four = Oʻyinga toʻrt kishi kerak. Boʻsh joylarga odam yoki kompyuter oʻtqazing.
toast-not-all-ready = “Tayyorman” tugmasini hali hamma bosgani yoʻq.
toast-started = Kartalar tarqatildi. Oʻyin maroqli boʻlsin!
toast-ready = Siz tayyorsiz.
toast-already-started = Bu oʻyin boshlanib boʻlgan.
toast-table-open = Bu yerda stol ochilgan. Mana u:
# Eski “Revansh” tugmasi, boshqa stol ochiq paytda bosilsa.
toast-table-already = Bu yerda stol ochilgan. Uni /table koʻrsatadi.
toast-table-ended = Bu stol yopilgan. Yangisini /newgame ochadi.
toast-no-table = Bu yerda stol yoʻq. Uni /newgame ochadi.
toast-link-stale = Bu havola eskirgan: joy endi siz uchun saqlanmayapti. Guruhda yana joy oling.
toast-link-foreign = Bu joy { $name } uchun saqlanyapti. Guruhda boshqasini tanlang.
toast-left = Stoldan turdingiz. Oʻrningizga kompyuter oʻtiradi.
toast-resting = Oʻyin toʻxtab turibdi: hozir guruhda yozishim mumkin emas.
toast-away-now = Hozir oʻrningizga kompyuter oʻynayapti. Avval “Qaytdim” tugmasini bosing.
toast-back = Xush kelibsiz! Joy sizniki.
toast-not-away = Siz oʻynayapsiz-ku.
toast-nothing-to-leave = Boʻshatadigan joyingiz yoʻq.
toast-seat-owned = Bu joyning egasi bor: { $name }. Egasi qaytib qolishi mumkin.
toast-sat-in = Endi shu kartalar bilan siz oʻynaysiz.
toast-other-hand = Bu stolda boshqa joyning kartalarini koʻrib boʻlgansiz. Oldingi joyingizga yana oʻtirishingiz mumkin.
toast-stop-asked = Sizning tomoningiz partiyani tugatmoqchi. Endi raqiblar rozi boʻlishi kerak.
toast-stop-already = Sizning tomoningiz rozi boʻlgan. Raqiblar ham rozi boʻlishi kerak.
toast-stopped = Partiya tugatildi.
toast-nothing-to-stop = Bu yerda tugatadigan narsa yoʻq.
toast-open-private = Avval shaxsiy chatimizni oching, shunda kartalaringizni yubora olaman.
toast-group-only = Bu faqat guruhda ishlaydi.
toast-private-only = Bu faqat shaxsiy chatimizda ishlaydi.
toast-admins-only = Buni faqat guruh adminlari qila oladi.
toast-no-channels = Kanal yoki anonim admin stolga oʻtira olmaydi. Oʻz nomingizdan yozing.
toast-saved = Saqlandi.
toast-saved-next-series = Saqlandi. Keyingi partiyadan oʻzgaradi.
toast-not-saved = Saqlab boʻlmadi, shuning uchun bu hisobga oʻtmaydi. Yana urinib koʻring.
toast-went-wrong = Menda nimadir xato ketdi. Yana urinib koʻring.
toast-unknown-button = Bu tugmani tanimayman. Eski versiyadan qolgan boʻlsa kerak.
toast-slow-down = Sekinroq, iltimos: birdaniga bunchasiga ulgurmayman.

## Nega qoida boʻyicha mumkin emas

reason-no-deal = Stolda karta yoʻq.
reason-deal-in-play = Bu qoʻl hali tugamadi.
reason-series-over = Partiya tugagan.
reason-not-your-turn = Hozir navbat sizda emas.
reason-not-your-cards = Bu kartalar endi sizda yoʻq.
reason-must-lead = Yurish sizniki: hali uradigan narsa yoʻq.
reason-not-a-lead = Yurib boʻlingan: uring yoki tashlang.
reason-mixed-suits = Faqat bir mastdagi kartalar bilan yursa boʻladi.
reason-wrong-count = Nechta karta bilan yurilgan boʻlsa, shuncha qoʻying.
reason-does-not-beat = Bu kartalar stoldagilarni urmaydi.
reason-not-four = Buning uchun bir mastdagi toʻrtta karta kerak.
reason-claim-too-late = Bu stolda molodka faqat birinchi yurishgacha chiqadi.
reason-claim-nearer = Stolda birinchi yuruvchiga sizdan yaqinroq oʻyinchining molodkasi yotibdi.
reason-claim-in-turn = Yurish sizniki: toʻrtta kartangiz bilan yuravering.

# Oʻquvchi endi koʻrmaydigan stol haqida shaxsiy chatdagi soʻzlar. $group: guruhning nomi.
notice-parted = { $group }: siz endi bu guruhdagi stolda emassiz.
notice-silenced = { $group }: bu guruhda endi yozishim mumkin emas, oʻyin toʻxtab turibdi. Meni qaytaring (xabar yuborish huquqi bilan), oʻyin toʻxtagan joyidan davom etadi.
files-forbidden = Bu yerga surat yoki fayl yuborishim mumkin emas. Admin guruh ruxsatlarida bunga yoʻl qoʻyishi mumkin.
notice-damaged = Bu stolning saqlangan oʻyini buzilgan, uni davom ettirib boʻlmaydi. Uzr. /newgame yangi stol ochadi.
