### Odam haqida nima saqlanadi, uni qanday olsa boʻladi va qanday unuttirsa boʻladi.

privacy-kept =
    🔏 <b>Men siz haqingizda nima bilaman</b>

    <b>Saqlanadi:</b> Telegramdagi raqamingiz (id), oʻzingiz yozgan ismingiz va <code>@username</code>’ingiz, tilingiz va sozlamalaringiz, qaysi joylarda oʻtirganingiz, nima oʻynaganingiz va natijalaringiz; guruhlarda mendan nimani soʻraganingiz ham: stolga chaqirish, kimnidir bloklash, sozlamani oʻzgartirish. Bularsiz bot qayta ishga tushganda partiya davom eta olmaydi.

    <b>Qachongacha:</b> oʻzingiz unutishimni soʻraguningizcha: shaxsiy chatda /forgetme.

    <b>Saqlanmaydi:</b> xabarlaringiz, telefon raqamingiz, suratingiz, boshqa chatlar. Guruhda men buyruqlarni va siz bosgan tugmalarni koʻraman.

    <b>Kim koʻradi:</b> guruh ismlarni, ochiq kartalarni va natijalarni koʻradi. Qoʻl tugaguncha qoʻlingizdagi kartalarni faqat oʻzingiz koʻrasiz; keyin /replay ularni guruhga koʻrsatadi. Hech kimga hech narsa berilmaydi va sotilmaydi.

    <b>Nusxalar:</b> oʻzim nusxa olmayman. Meni ishga tushirgan odam hammasini nusxalab olishi mumkin. Eski nusxada u oʻchirilguncha qolasiz.

button-my-data = 📄 Maʼlumotlarim
button-forget-me = 🗑 Meni unutish
# Guruhda shu matn tagida: shaxsiy chatni ochadi.
button-privacy-private = 📄 Maʼlumot va unutish

# Oʻquvchi haqida saqlangan hamma narsa bor fayl tagida.
my-data = 📄 Siz haqingizda bilganimning hammasi shu. Boshqa oʻyinchilarning ismi bu yerda yoʻq.

forget-ask =
    🗑 <b>Sizni unutaymi?</b>

    Raqamingiz, ismingiz, sozlamalaringiz va kartalaringiz koʻrsatilgan xabarlar oʻchiriladi. Eski partiyalar va natijalarda ismsiz oʻyinchi boʻlib qolasiz.

    Hozir stolda oʻtirgan boʻlsangiz, oʻrningizga kompyuter oʻtiradi. Kompyuter bilan boshlagan oʻyiningiz tugaydi.

    Keyin hech narsani qaytarib boʻlmaydi.
button-forget-yes = 🗑 Ha, meni unutish
button-forget-no = ↩️ Yoʻq
forget-no = ↩️ Hammasi oʻz holicha qoladi.
forgotten =
    🗑 <b>Boʻldi, sizni unutdim.</b>

    Menga yozsangiz yoki biror tugmamni bossangiz, yangidan tanishamiz.

cmd-mydata = siz haqingizda saqlangan hamma narsa
cmd-forgetme = meni unutish
