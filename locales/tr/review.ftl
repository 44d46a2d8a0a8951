### Turun analizi: okurun kendi hamlelerinden hangileri en çok kart puanına mal oldu. Özel sohbette.

button-review = 🔎 Analiz

# $percent: bir tam sayı.
review-progress = 🔎 Hamlelerine bakıyorum… %{ $percent }
review-failed = 🔎 Olmadı, üzgünüm. Düğmeye bir daha bas.
# $number: turun numarası.
review-title = 🔎 <b>{ $number }. tur: hamlelerin</b>
review-nothing = ✅ Pişman olacak bir şey yok: sana açıkça kart puanı kaybettiren bir hamle bulmadım.
# $trick: bir sayı. $trump: cinsin işareti.
review-trick = <b>El { $trick }</b> · koz { $trump }
review-lead = Ele sen başlıyordun.
# $play: düğmesindeki gibi, işaretiyle: “Kapalı: A♥️”. Oynanan ve daha iyisi alt alta okunur.
review-made = Senin hamlen: { $play }
review-better = Daha iyisi: <b>{ $play }</b>
# Okurun tarafının tur sonundaki puanı.
review-points = Beklenen kart puanı: { $made } → <b>{ $better }</b>
# $count: birkaç yüz.
review-how = <i>Yalnızca senin o anda bilebileceklerini kullandım. Kapalı kartların { $count } olası dağılımıyla bu turu sonuna kadar oynadım; dört yerin hepsinde güçlü bir oyuncu vardı. Puanlar ortalamadır.</i>

toast-review-begun = 🔎 Hamlelerine bakıyorum. Biraz sürer.
toast-review-running = Hâlâ hamlelerine bakıyorum.
toast-review-busy = Şu anda çok kişi analiz istiyor. Birkaç dakika sonra yeniden dene.
toast-review-not-yours = O turda hiç hamle yapmadın.
