### Skor sebagai gambar dan grafik rating. Tulisan di gambar teks polos tanpa emoji, tempatnya sempit: satu-dua kata pendek.

## Tombol, di bawah skor dan di bawah statistik seseorang
button-picture = 🖼 Gambar
button-chart = 📈 Grafik

# Di atas daftar ronde dalam pesan, menurut urutan tiap baris: “3. 74 : 46 → 🟠 +2 · 5 : 2 · Anna”:
# poin kartu kedua tim ($sides: tandanya), poin kalah tim yang kalah, trik, siapa pembagi
score-legend = { $sides } → kalah · trik · pembagi

## Di gambar skor
# $target: poin kalah yang mengakhiri pertandingan
picture-title = Main sampai { $target }
picture-deals = { $count } ronde
# Kepala kolom
picture-dealer = Pembagi
picture-points = Poin kartu
picture-tricks = Trik
picture-defeat = Poin kalah
# Pengganti poin kalah kalau ronde berakhir 60 : 60
picture-eggs = telur
# Tim yang memenangkan pertandingan, dan sebutan tim lainnya
picture-winners = Pemenang
picture-goats = Kambing
picture-goats-with-eggs = Kambing bertelur

## Di grafik rating seseorang
picture-rating = Rating
# Berapa pertandingan yang terlihat di grafik; bisa juga satu
picture-last-series = { $count } pertandingan terakhir
