### Qoʻl tahlili: oʻquvchining qaysi yurishi koʻp ochkoga tushdi. Shaxsiy chatda.

button-review = 🔎 Tahlil

# $percent: butun son.
review-progress = 🔎 Yurishlaringizni koʻryapman… { $percent }%
review-failed = 🔎 Boʻlmadi, uzr. Tugmani yana bosing.
# $number: qoʻlning raqami.
review-title = 🔎 <b>{ $number }-qoʻl: sizning yurishlaringiz</b>
review-nothing = ✅ Afsuslanadigan joyi yoʻq: sizga aniq ochko yoʻqottirgan yurish topmadim.
# $trick: son. $trump: mast belgisi.
review-trick = <b>{ $trick }-vzyatka</b> · kozir { $trump }
review-lead = Yurish sizniki edi.
# $play: tugmadagidek, belgisi bilan: “Tashlash: A♥️”. Oʻynalgani va yaxshirogʻi bir-birining tagida turadi.
review-made = Siz: { $play }
review-better = Yaxshirogʻi: <b>{ $play }</b>
# Oʻquvchi tomonining qoʻl oxiridagi ochkosi.
review-points = Kutilgan ochko: { $made } → <b>{ $better }</b>
# $count: bir necha yuz.
review-how = <i>Oʻshanda sizga nima maʼlum boʻlsa, men ham faqat shunga tayandim. Yashirin kartalarning { $count } xil joylashuvini olib, qoʻlni oxirigacha oʻynab chiqdim, har joyda — kuchli oʻyinchi. Ochkoning oʻrtachasi koʻrsatilgan.</i>

toast-review-begun = 🔎 Yurishlaringizni koʻryapman. Biroz kutib turing.
toast-review-running = Yurishlaringizni hali koʻryapman.
toast-review-busy = Hozir tahlil soʻraganlar koʻp. Bir necha daqiqadan keyin urinib koʻring.
toast-review-not-yours = Bu qoʻlda siz birorta ham karta oʻynamagansiz.
