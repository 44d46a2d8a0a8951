### Analisis ronde: langkah pembaca sendiri yang paling banyak merugikan poin kartu. Di obrolan pribadi.

button-review = 🔎 Analisis

# $percent: bilangan bulat.
review-progress = 🔎 Melihat langkah-langkahmu… { $percent }%
review-failed = 🔎 Tidak berhasil, maaf. Tekan tombolnya lagi.
# $number: nomor ronde.
review-title = 🔎 <b>Ronde { $number }: langkah-langkahmu</b>
review-nothing = ✅ Tidak ada yang perlu disesali: tidak kutemukan langkah yang jelas membuatmu rugi poin kartu.
# $trick: angka. $trump: tanda kembang.
review-trick = <b>Trik { $trick }</b> · truf { $trump }
review-lead = Kamu yang membuka.
# $play: seperti di tombolnya, misalnya “Buang: A♥️” dengan tandanya. Langkah itu dan yang lebih baik dibaca atas-bawah.
review-made = Kamu: { $play }
review-better = Lebih baik: <b>{ $play }</b>
# Untuk tim pembaca, di akhir ronde.
review-points = Perkiraan poin kartu: { $made } → <b>{ $better }</b>
# $count: beberapa ratus.
review-how = <i>Yang kupakai hanya apa yang bisa kamu ketahui saat itu. Ronde ini kumainkan sampai habis dengan { $count } kemungkinan letak kartu yang tersembunyi, dengan pemain kuat di setiap kursi. Poinnya adalah nilai rata-rata.</i>

toast-review-begun = 🔎 Aku sedang melihat langkah-langkahmu. Sebentar, ya.
toast-review-running = Aku masih melihat langkah-langkahmu.
toast-review-busy = Sekarang banyak yang minta analisis. Coba lagi beberapa menit lagi.
toast-review-not-yours = Kamu tidak memainkan kartu di ronde itu.
