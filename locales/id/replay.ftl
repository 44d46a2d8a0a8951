### Cerita ronde yang sudah selesai, bukti kocokan, dan halaman demo yang memutar rekaman.
###
### Pesan boleh memakai <b>, <i>, <code>. Tombol (button-…), perintah, dan balasan singkat teks polos.
### $name, $cards, $result, $points (di story-totals), dan $command datang siap pakai.

cmd-replay = cerita satu ronde, trik demi trik

button-story = 📜 Cerita
button-story-deals = 🗂 Pilih ronde
button-story-proof = 🔓 Bukti
button-story-record = 📄 Rekaman
button-story-series = ⬅️ Riwayatku
button-story-back = ⬅️ Cerita
# $name: nama grup. $score: misalnya “🔵 4 : 12 🟠”. $count: ronde yang selesai.
button-story-of = { $name } · { $score } · { $count } ronde

## Satu ronde, trik demi trik

# $result: misalnya “🔵 74 : 46 🟠 → 🟠 +2”.
story-header = 📜 <b>Ronde { $number }</b> · { $result }
story-leads = ➡️ { $name } membuka
# $number dari $count. $trump: kembang.
story-trick = <b>Trik { $number } dari { $count }</b> · truf { $trump }
# Di bawah kartu yang dikembalikan ke pemiliknya karena ada yang menyela.
story-returned = ↩️ Semua itu kembali ke tangan.
story-taken = ✅ Diambil { $name }: <b>{ $points }</b> poin
# Poin kartu kedua tim setelah trik ini.
story-totals = Sejauh ini: { $points }
# Di atas kartu yang diambil tiap pemain. $count: sisa kartu di tumpukan.
story-drawn = Kartu yang diambil · tumpukan { $count }:
story-deals = 📜 <b>Ronde yang mana?</b>
story-series = 📜 <b>Pertandingan yang mana?</b>
story-alone = 🤖 Sendirian

toast-no-story = Di sini belum ada ronde yang selesai.
toast-story-of-others = Di sini ceritanya hanya untuk yang duduk di meja itu. Di grup: /replay
# Ketukan kedua pada “Rekaman” di grup.
toast-record-sent = Rekamannya sudah ada di sini: gulir sedikit ke atas.

## Bukti kocokan

proof-title = 🔓 <b>Bukti ronde { $number }</b>
proof-seal = 1. Segel ini diperlihatkan sebelum kartu pertama:
proof-seed = 2. Benih (seed) ini dirahasiakan sampai kartu terakhir:
proof-why = Segel itu SHA-256 dari benihnya. Tidak ada benih lain yang cocok, jadi kartunya tidak bisa diubah lagi.
# $cards: lima kartu teratas. $name: yang mendapat kartu pertama. $shown: kartu yang terlihat.
proof-deck = 3. Susunan kartu berasal dari benih itu: benih menjadi kunci HMAC-SHA256, dan angka-angkanya mengocok kartu yang tadinya urut. Dari atas: { $cards } … Kartu pertama untuk { $name }, berikutnya searah jarum jam. Kartu yang terlihat: { $shown }
proof-by-hand = <b>Periksa sendiri.</b> Perintah ini mencetak segelnya:
proof-whole = <b>Periksa semuanya</b> (susunan, langkah, poin) dengan rekamannya: { $command }
# $command: “kozel verify FILE”.
record-caption = Periksa dengan { $command } atau di halaman putar ulang di demo.

## Halaman demo yang memutar rekaman; teks polos, pendek. $count, $name, $fault, dan
### $target (poin kalah yang mengakhiri pertandingan) diisi oleh halaman.

replay-page-open = 📜 Putar ulang
replay-page-title = Putar ulang rekaman
replay-page-choose = Pilih berkas rekaman (.jsonl)
replay-page-back = Kembali ke obrolan
replay-page-good = Rekaman ini benar: setiap kartu, langkah, dan poin sudah diperiksa. Jumlah ronde: { $count }
replay-page-bad = Rekaman ini tidak benar: { $fault }
replay-page-empty = Tidak ada ronde di dalamnya.
replay-page-failed = Berkasnya tidak bisa dibaca.
replay-page-series = Pertandingan
replay-page-deal = Ronde
replay-page-trump = Truf
replay-page-stock = Tumpukan
replay-page-points = Poin
replay-page-tricks = Trik
replay-page-score = Poin kalah, sampai { $target }
replay-page-before = Mundur
replay-page-after = Maju
replay-page-keys = Tombol panah juga bisa dipakai.
replay-page-dealt = Kartu sudah dibagikan.
replay-page-led = { $name } membuka
replay-page-beat = { $name } menimpa
replay-page-discarded = { $name } membuang
replay-page-claimed = { $name } menyela dengan empat sekembang; kartu lain kembali
replay-page-taken = { $name } mengambil trik
replay-page-over = Ronde selesai.
replay-page-returned = kembali ke tangan
