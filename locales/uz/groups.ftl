### Guruh hayoti: kim oʻynay olmaydi, kim nimani oʻzgartirdi, oʻtgan partiyalar, stolga chaqirish, oʻylash vaqti.
###
### Odam haqidagi gaplar hammaga toʻgʻri keladi. Tugmalar (button-…), qalqib chiquvchi javoblar (toast-…) va
### buyruqlar (cmd-…) — bezaksiz matn; qolganlarida <b>, <i>, <code> boʻlishi mumkin.

## Buyruqlar

cmd-block = oʻyinchini bloklash (adminlarga)
cmd-unblock = blokdan chiqarish (adminlarga)
cmd-log = kim nimani oʻzgartirdi (adminlarga)
cmd-history = shu chatning oʻtgan partiyalari
cmd-next = stol ochilganda meni chaqirish

## Kim oʻynay olmaydi

blocks-title = 🚫 <b>Bu guruhda oʻynay olmaydiganlar</b>
blocks-none = Bunday odam yoʻq. Kimnidir bloklash uchun admin uning xabariga javob qilib /block deb yozadi.
# $name: odam.
button-unblock = ✖️ { $name }
# Bloklangan odamning oʻziga.
toast-blocked = Adminning qaroriga koʻra bu guruhning stollari siz uchun yopiq.
# Guruhga. $name: bloklangan odam.
toast-blocked-now = 🚫 { $name } endi bu yerda oʻynay olmaydi. Toʻliq roʻyxat: /unblock
toast-blocked-already = { $name } allaqachon bloklangan. Toʻliq roʻyxat: /unblock
toast-unblocked = { $name } bu yerda yana oʻynay oladi.
toast-not-blocked = { $name } bu yerda bloklanmagan.
toast-block-whom = Kimni bloklaymiz? Oʻsha odamning xabariga javob qilib /block deb yozing yoki buyruqdan keyin uning @nomini qoʻshing.
toast-block-unknown = Bunday ismli odamni tanimayman. Oʻsha odamning xabariga javob qilib /block deb yozing.
toast-block-bot = Faqat odamni bloklasa boʻladi.
toast-block-admin = { $name } — shu guruhning admini. Adminni bloklab boʻlmaydi.
toast-block-oneself = Oʻzingizni bloklay olmaysiz.

## Jurnal: “Anna: Oʻylash vaqti: 2 daqiqa → 8 soat”

log-title = 🗒 <b>Kim nimani oʻzgartirdi</b>
log-none = Hozircha hech narsa yoʻq. Kim partiyani tugatdi, kompyuterni turgʻizdi, kimnidir blokladi yoki sozlamani oʻzgartirdi — hammasini shu yerga yozib boraman.
# Guruh nomidan yozadigan admin.
log-anonymous = admin
# $setting: sozlamaning belgisi va nomi. $before, $after: oldin nima tanlangan edi, endi nima.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: tilning oʻz tilidagi nomi.
log-language = 🌐 Til: <b>{ $language }</b>
log-stopped = 🛑 partiya tugatildi
log-lobby-closed = 🛑 stol birinchi qoʻldan oldin yopildi
log-computer-removed = 🤖 kompyuter stoldan turgʻizildi
# $name: bloklangan odam.
log-blocked = 🚫 bloklandi: { $name }
log-unblocked = ✅ blokdan chiqdi: { $name }

## Oʻtgan partiyalar

# $count: nechta partiya.
history-title = 📚 <b>Bu yerda { $count } ta partiya oʻynaldi</b>
toast-no-history = Bu yerda hali birorta partiya oxirigacha oʻynalmagan.

## Chaqirish

# Shaxsiy chatda. $group: guruhning nomi. $name: stolni ochgan odam.
call = 🔔 <b>{ $group }: stol ochildi!</b> { $name } oʻyinchi yigʻyapti.
button-to-table = ➡️ Stolga
button-stop-calls = 🔕 Chaqirmaslik
calls-title = 🔔 <b>Stolga chaqirish</b>
calls-how = Shu guruhlarda stol ochilsa, sizni shu yerda chaqiraman. Kerak boʻlmay qolsa, guruhning tugmasini bosing.
calls-none = Hozircha sizni hech qaysi guruhga chaqirmayman. Guruhda /next deb yozing: u yerda stol ochilsa, shu yerda xabar beraman.
# $group: guruhning nomi.
button-stop-calls-of = 🔕 { $group }
# Guruhda. $name: /next deb yozgan odam.
calls-open-private = 🔔 { $name }, shaxsiy chatimizni oching, shunda bu yerda stol ochilganda sizni chaqira olaman.
button-open-private = 💬 Shaxsiy chatni ochish
# Guruhda. $name: /next deb yozgan odam.
toast-calls-on = 🔔 { $name }: bu yerda stol ochilsa, shaxsiy chatda chaqiraman. Toʻxtatish uchun yana /next deb yozing.
toast-calls-off = 🔕 { $name }: endi bu yerga chaqirmayman.
toast-calls-stopped = Endi sizni u guruhga chaqirmayman.

## Oʻylash vaqti: oʻyinchi yigʻishda va stol ustida

# $time: masalan, “24 soat”.
turn-time = ⏳ oʻylash vaqti: { $time }
turn-time-off = ⏳ oʻylash vaqti cheklovsiz
