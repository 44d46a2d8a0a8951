### Guruh jadvali va oʻz statistikangiz. Belgilar: 🐐 yutqazilgan partiyalar, 🥚 shundan tuxumlisi, 🧹 bir tomon
### vzyatkasiz qolgan qoʻllar (yutdi : yutqazdi), ⚡️ molodka bilan chiqishlar, 🔥 ketma-ket yutilgan partiyalar.

top-title = 🏆 <b>Shu guruhning jadvali</b>
top-none = Jadval hozircha boʻsh. Bu yerda { $count } ta partiyani oxirigacha oʻynagan oʻyinchi jadvalga kiradi. /newgame stol ochadi.
# $number: odamlar soni. $count: partiyalar soni.
top-others = { $count } ta partiyaga yetmaganlar: yana { $number } kishi
# $names: ikki kishi.
top-best-pair = 🤝 Eng zoʻr juftlik: { $names }
top-computers = 🤖 Kompyuterlar

# Hamma partiyadan nechtasi yutildi.
standing-series = 🏆 { $count } ta partiyada { $won } ta gʻalaba
# $chance: yutilgan qoʻllarning foizi.
standing-deals = yutilgan qoʻllar { $chance }%
standing-legend = Ism yonidagi son — reyting, boshida hammada: { $points }. 🐐 taka boʻlgani (🥚 tuxumlisi) · 🧹 vzyatkasiz qoʻllar, yutdi : yutqazdi · ⚡️ molodka bilan chiqqani · 🔥 ketma-ket eng koʻp gʻalaba

stats-title = 📊 <b>Hamma guruhlardagi statistikangiz</b>
# $points: reyting.
stats-rating = Reyting <b>{ $points }</b>
stats-streak = Hozir ketma-ket gʻalaba: { $count } ta
stats-partners = 🤝 <b>Sheriklar bilan</b>
stats-alone = 🤖 <b>Kompyuter bilan oʻyin</b>
stats-none = Hali boshqa odamlar bilan birorta partiyangiz tugagani yoʻq. Yangisini guruhda /newgame boshlaydi.
stats-private = Statistikangizni faqat oʻzingiz koʻrasiz: u shaxsiy chatimizda.
button-stats = 📊 Statistikam

cmd-top = shu guruhning jadvali
cmd-stats = mening statistikam

toast-standings-in-groups = Jadval faqat guruhda boʻladi: u yerda /top deb yozing. Oʻz statistikangiz: /stats
