### Antarmuka: semua teks bot selain aturan permainan (rules.ftl). Penjelasannya ada di en/bot.ftl.
### Pembaca disapa “kamu”, kedua rekan bersama-sama “kalian”; bot menyebut dirinya “aku”.
### Kata benda tidak berubah setelah angka, jadi tidak ada pilihan bentuk jamak.

# Nama bahasa ini dalam bahasanya sendiri.
language-name = Bahasa Indonesia

## Orang dan tim

player = Pemain { $number }
somebody = seseorang
this-group = grup ini
free-seat = kursi kosong
computer = Komputer
computer-numbered = Komputer { $number }

## Waktu

duration-off = tanpa batas
duration-seconds = { $count } detik
duration-minutes = { $count } menit
duration-hours = { $count } jam
soon = sebentar lagi

## Berkumpul

lobby-open = 🐐 <b>Kozel: siapa ikut main?</b>
rematch-open = 🐐 <b>Main lagi!</b> Semua tekan <b>Siap</b>.
lobby-rules = Pertandingan: { $rules }
rules-target = sampai { $target } poin kalah
rules-eggs-double = setelah 60:60 ronde berikutnya dobel
rules-claims-lead = empat sekembang menyela hanya sebelum trik dibuka
lobby-missing = { $count } kursi kosong. Rekan setim duduk di baris yang sama.
rematch-unready = Menunggu { $count } orang lagi.
lobby-full = Sudah berempat: tekan <b>Mulai</b>!
lobby-closed = ⌛ Meja ini ditutup: permainan tidak jadi dimulai. Buka yang baru dengan /newgame.

button-sit = 🪑 Duduk { $side }
button-sit-with = 🪑 Duduk { $side } dengan { $name }
button-add-computer = 🤖 Komputer { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Berdiri
button-ready = ✅ Siap
button-start = ▶️ Mulai

## Meja

deal-header = 🐐 <b>Ronde { $number }</b> · sampai { $target } poin kalah
trump = Truf <b>{ $trump }</b> (terlihat { $shown })
stock = tumpukan { $count }
tricks-won = trik { $tricks }
play-lead = { $name } membuka dengan  { $cards }
play-beat = { $name } menimpa dengan  { $cards }
play-discard = { $name } membuang  { $cards }
play-claim = ⚡️ { $name } menyela dengan empat { $suit }  { $cards }
play-returned = ↩️ Kembali ke tangan: { $cards }
holds-trick = ← unggul
turn-lead = ➡️ { $name } membuka
turn-answer = ➡️ { $name }, { $count } kartu
paused-silenced = ⏸ <b>Jeda.</b> Main lagi kalau bot sudah boleh menulis di grup.
paused = ⏸ <b>Jeda.</b> Main lagi kalau sudah ada yang kembali.
before-beaten = Tadi diambil { $name }: { $cards }
before-unbeaten = Tadi diambil { $name }: { $cards }, tidak tertimpa
# Di antara kartu: “Q♦️ menimpa J♦️”.
over = menimpa
closes-at = 🕸 Kalau tidak ada yang main, meja ini ditutup: { $moment }
stop-wanted = 🛑 Akhiri pertandingan? { $wants } mau; { $waits } harus setuju
shuffle-sealed = 🔒 Kocokan jujur, segel { $start }… Benihnya (seed) diperlihatkan setelah ronde, dan SHA-256 benih itu harus begini:
shuffle-opened = 🔓 Benih (seed) kocokan dengan segel { $start }…
shuffle-check = Nilai SHA-256 yang diperlihatkan sebelum kartu pertama:

button-hand = 🃏 Kartuku
button-rules = 📖 Aturan
button-score = 🏁 Skor
button-back = 🙋 Aku kembali
button-sit-in = 🪑 Gantikan { $name }
button-agree-stop = 🛑 Akhiri pertandingan
button-next-deal = ▶️ Ronde berikutnya
button-rematch = 🔁 Main lagi

## Setelah satu ronde, setelah pertandingan

deal-over = 🏁 <b>Ronde { $number } selesai</b>
# $side: 🔵 atau 🟠
deal-won = 🏁 <b>Ronde { $number }: { $side } menang</b>
deal-you-won = 🏆 <b>Ronde { $number }: kalian menang</b>
deal-you-lost = 💔 <b>Ronde { $number }: kalian kalah</b>
last-trick-beaten = Trik terakhir diambil { $name }: { $cards }
last-trick-unbeaten = Trik terakhir diambil { $name }: { $cards }, tidak tertimpa
side-result = { $side } { $names }: <b>{ $points }</b> poin
tricks-count = { $count } trik
eggs = 🥚 <b>60 : 60, telur!</b> Tidak ada yang dapat poin kalah.
side-defeat = <b>+{ $count }</b> poin kalah
side-defeat-doubled = <b>+{ $count }</b> poin kalah (dobel setelah telur)
next-doubled = ✖️2 Ronde berikutnya yang tidak seri dihitung dobel.
next-deal-at = Ronde berikutnya: { $moment }
score-to = <b>Poin kalah</b> (kalau sudah { $target }, jadi kambing)
last-deal = <b>Ronde terakhir</b>
final-score = <b>Skor akhir</b> setelah { $deals } ronde, main sampai { $target }
goats = 🐐🐐 <b>Kambingnya: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Kambing bertelur: { $names }</b>
winners = 🏆 Pemenangnya: { $names }
series-stopped = 🛑 <b>Pertandingan ini selesai tanpa kambing.</b> Mulai yang baru dengan /newgame.

## Kartu di tangan

hand-seated = { $side } Kamu sudah duduk. Rekanmu: { $name }
# $side: 🔵 atau 🟠
hand-seated-alone = { $side } Kamu sudah duduk. Di seberangmu belum ada siapa-siapa.
# Di obrolan pribadi, saat main lagi dibuka; di bawahnya ada tombol “Siap” (button-ready).
hand-rematch = 🔁 <b>Main lagi!</b> Tekan <b>Siap</b>, nanti kartumu datang di sini.
hand-cards-come = Kartumu akan datang di sini. Permainan dimulai begitu ada yang menekan <b>Mulai</b> di meja.
# $side: 🔵 atau 🟠; $name: rekan; $score: “🔵 2 : 4 🟠”.
hand-side = Kamu: { $side } dengan { $name } · poin kalah { $score }
hand-timed-out = ⏰ Waktunya habis: komputer main menggantikanmu. Sekali lagi begini, kursimu dijaga komputer sampai kamu kembali.
your-turn-lead = 👉 <b>Giliranmu:</b> buka trik
your-turn-answer = 👉 <b>Giliranmu:</b> { $count } kartu
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Empat sekembang: kamu boleh menyela!
you-are-away = 🤖 Komputer main menggantikanmu. Kursinya tetap milikmu: kembali kapan saja.
you-won = 🏆 <b>Kalian menang!</b>
you-lost = 🐐 <b>Kalian jadi kambing!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Timpa: { $cards }
button-discard = 🗑 Buang: { $cards }
button-claim = ⚡️ EMPAT SEKEMBANG! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Petunjuk

popup-hand = 🃏 { $cards }
popup-trump = Truf { $trump }
popup-your-turn = 👉 Giliranmu! Main di obrolan pribadi.
popup-waiting = ➡️ Menunggu { $name }
popup-no-hand = Sekarang belum ada kartu yang dibagikan.

## Petunjuk: langkah dan alasannya

# $points: poin langkah itu dan yang terbuka di meja. $chance: persentase; “ini” satu kartu atau lebih.
hint-only = Tidak ada pilihan lain.
hint-takes = Tidak ada yang main setelah kamu: trik ini milikmu.
hint-sure = Lawan tidak bisa menimpa ini.
hint-holds = Peluang lawan tak bisa menimpa ini kira-kira { $chance }%.
hint-cheap = Peluang lawan tak bisa menimpa ini hanya kira-kira { $chance }%, tetapi kamu tidak rugi poin.
hint-risky = Peluang lawan tak bisa menimpa ini hanya kira-kira { $chance }%, tetapi pilihan lain lebih buruk.
hint-safer = Lebih aman dari kartu rekanmu: peluang lawan tak bisa menimpa ini kira-kira { $chance }%.
hint-next-lead = Kartu rekanmu juga cukup, tetapi dengan ini kamu yang membuka trik berikutnya.
hint-gift-sure = Lawan tidak bisa menimpa kartu rekanmu: beri poin.
hint-gift = Peluang lawan tak bisa menimpa kartu rekanmu kira-kira { $chance }%: beri poin.
hint-spare-sure = Lawan tidak bisa menimpa kartu rekanmu: simpan kartu bagusmu.
hint-spare = Peluang lawan tak bisa menimpa kartu rekanmu kira-kira { $chance }%: simpan kartu bagusmu.
hint-doubtful = Peluang lawan tak bisa menimpa kartu rekanmu hanya kira-kira { $chance }%: simpan poinmu.
hint-partner = Rekanmu main setelah kamu; peluangnya menimpa ini kira-kira { $chance }%.
hint-lost = Kamu tidak bisa menimpa ini: buang yang paling murah.
hint-trumps = Ini hanya bisa ditimpa dengan truf: simpan trufmu.
hint-keep = Kartu yang tersisa di tanganmu lebih berguna nanti.
hint-claim = Menyela saja: peluang lawan tak bisa menimpa empat kartumu kira-kira { $chance }%.
hint-wait = Kalau menyela sekarang, peluang lawan tak bisa menimpa empat kartumu kira-kira { $chance }%.
hint-no-claim = Jangan menyela dulu
hint-points = Poin yang terlihat: { $points }

## Skor

score-title = 🏁 <b>Skor</b>
score-none = Belum ada ronde yang selesai.
score-earlier = (dan { $count } ronde sebelumnya)
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (dobel)
result-eggs = { $points } → 🥚
popup-score = 🏁 Poin kalah { $score } (kalau sudah { $target }, jadi kambing)

## Catatan: apa yang terjadi di meja

note-left = 🚪 { $name } pergi; kursinya diisi komputer
note-away = 💤 { $name } sedang tidak ada; kursinya dijaga komputer
note-timed-out = ⏰ { $name } kehabisan waktu; komputer yang main
note-unreachable = 📵 Aku tidak bisa mengirim pesan pribadi ke { $name }
note-gone = 🚪 { $name } tidak lagi di grup; kursinya dijaga komputer
note-back = 🙋 { $name } kembali
note-sat-in = 🪑 { $name } menggantikan komputer
note-hold-ended = ⌛ { $name } tidak membuka obrolan pribadi tepat waktu; kursinya kosong
note-cards-back = ↩️ { $name } menyela dengan empat sekembang; kartu lain kembali
note-restarted = 🔄 Bot baru dinyalakan ulang. Lanjut!
note-quiet = 🕸 Sudah lama tidak ada yang main di sini
note-stop-asked = 🛑 { $name } ingin mengakhiri pertandingan

## Pengaturan

settings-title = ⚙️ <b>Pengaturan obrolan ini</b>
settings-alone-title = 🤖 <b>Permainan sendirian</b>
settings-own-title = ⚙️ <b>Pengaturanmu</b>
language = 🌐 Bahasa
language-of-chat = 🌐 <b>Bahasa obrolan ini</b>
language-of-person = 🌐 <b>Bahasamu</b>
# Di samping pengaturan “Bahasa” selama obrolan belum memilih: meja memakai bahasa pembukanya.
language-of-opener = ikut yang membuka meja
setting-next-series = <i>Berubah mulai pertandingan berikutnya.</i>
setting-turn = ⏳ Waktu giliran
setting-turn-hint = Berapa lama pemain boleh berpikir. Lewat dari itu, komputer yang main; kalau dua kali berturut-turut, komputer menjaga kursinya sampai pemiliknya kembali.
setting-turn-when = <i>Berubah mulai giliran berikutnya.</i>
setting-target = 🐐 Batas kambing
setting-target-hint = Berapa poin kalah untuk jadi kambing. Aturannya 12.
setting-eggs = 🥚 Setelah 60:60
setting-eggs-hint = Kalau telur, tidak ada yang dapat poin kalah. Bisa juga ronde berikutnya yang tidak seri jadi dobel.
setting-eggs-nothing = tidak berpengaruh
setting-eggs-double = berikutnya ×2
setting-claims = ⚡️ Empat sekembang
setting-claims-hint = Sampai kapan empat kartu sekembang boleh menyela.
setting-claims-trick = sampai trik usai
setting-claims-lead = sebelum dibuka
setting-strength = 🤖 Komputer
# Di samping pengaturan sendiri: seberapa kuat komputer dalam permainan sendirian.
setting-strength-alone = 🤖 Komputer saat sendirian
setting-strength-hint = Yang mudah kadang salah seperti manusia; yang sedang mainnya bagus; yang kuat adalah yang terbaik yang aku bisa.
setting-strength-easy = mudah
setting-strength-normal = sedang
setting-strength-strong = kuat
setting-strength-when = <i>Langsung berubah.</i>
setting-pace = 🐇 Tempo
setting-pace-hint = Berapa lama komputer berpikir, supaya semua bisa mengikuti.
setting-pace-slow = lambat
setting-pace-normal = sedang
setting-pace-fast = cepat
setting-pace-when = <i>Langsung berubah.</i>
setting-hints = 💡 Petunjuk
setting-hints-hint = Tombol di bawah kartu: apa yang akan dimainkan pemain jago, dan mengapa. Hanya yang menekannya melihat jawabannya.
setting-hints-off = tidak
setting-hints-on = ya
setting-hints-when = <i>Berubah mulai giliran berikutnya.</i>
confirm = 👆 Konfirmasi langkah
confirm-on = ya
confirm-off = tidak
confirm-hint = Kalau jempolmu kadang meleset: ketukan pertama menandai langkah, yang kedua memainkannya.
button-confirm-on = 👆 Nyalakan konfirmasi langkah
button-confirm-off = 👆 Matikan konfirmasi langkah
button-settings-alone = 🤖 Permainan sendirian
button-settings = ⬅️ Semua pengaturan
button-close = ✖️ Tutup

## Pesan dari bot

start =
    🐐 <b>Halo! Aku pembagi kartu Kozel</b>, permainan kartu tongkrongan untuk empat orang, dua lawan dua.

    Tambahkan aku ke grup dan tulis /newgame di sana: empat orang duduk, kartunya datang di sini, dan tiap langkah cukup sekali ketuk.

    Tidak ada teman main? Main dengan tiga komputer, sekarang juga di sini. Pilih seberapa kuat mereka:
button-add-to-group = ➕ Tambahkan ke grup
alone-again = Main sekali lagi? Pilih seberapa kuat komputernya.
help =
    🐐 <b>Kozel</b>, dua lawan dua. Kumpulkan poin kartu bersama rekanmu: 61 dari 120 memenangkan ronde. Yang kalah dapat poin kalah; kalau sudah 12, jadi kambing.

    Di grup: /newgame, duduk, tekan <b>Mulai</b>. Kartumu datang lewat obrolan pribadi, tiap langkah ada tombolnya. <b>Kartuku</b> di bawah meja juga memperlihatkannya, hanya kepadamu.

    Penjelasan lengkapnya ada di /rules.
which-hand = 🃏 Kartu di meja mana?
which-leave = 🚪 Meja mana yang kamu tinggalkan?
which-stop = 🛑 Pertandingan mana yang diakhiri?

bot-about = Kozel, permainan kartu berempat: dua lawan dua, mejanya di grupmu, kartumu di obrolan pribadi.
bot-description = Kozel adalah permainan kartu “kambing” untuk tongkrongan: empat pemain, dua lawan dua, 36 kartu. Tambahkan aku ke grup dan tulis /newgame. Kartu dikirim ke obrolan pribadi masing-masing, dan tiap langkah cukup sekali ketuk. Atau main di sini dengan tiga komputer.

## Perintah

cmd-newgame = buka meja
cmd-newgame-private = main lawan komputer
cmd-table = tampilkan meja lagi
cmd-hand = kirim kartuku lagi
cmd-score = skor pertandingan
cmd-rules = aturan main
cmd-settings = pengaturan
cmd-leave = lepaskan kursiku
cmd-stop = akhiri pertandingan
cmd-help = cara kerjanya
cmd-privacy = yang diketahui bot tentang aku
cmd-language = bahasaku
cmd-start = mulai

## Balasan singkat: sudah, atau mengapa tidak

toast-led = Kamu membuka dengan { $cards }
toast-beat = Kamu menimpa dengan { $cards }
toast-discarded = Kamu membuang { $cards }, tertutup
toast-claimed = ⚡️ Kamu menyela dengan { $cards }
toast-tap-again = Ketuk tombol yang sama sekali lagi untuk memainkannya.
toast-not-your-turn = Bukan giliranmu: menunggu { $name }.
toast-already-played = Kartu itu sudah dimainkan.
toast-cards-came-back = Ada yang menyela dengan empat sekembang: kartumu kembali.
toast-out-of-date = Tombol itu sudah kedaluwarsa. Beginilah keadaan sekarang.
toast-deal-started = Ronde berikutnya dimulai.
toast-deal-under-way = Ronde berikutnya sudah berjalan.
toast-sat = Kamu sudah duduk.
toast-stood = Kursimu kosong lagi.
toast-seat-taken = Kursi itu sudah ditempati { $name }.
toast-seat-held = Kursi itu sedang disimpan untuk { $name }. Coba lagi dua menit lagi.
toast-already-seated = Kamu sudah punya kursi di meja ini.
toast-not-seated = Kamu tidak punya kursi di sini.
toast-not-this-table = Kamu tidak main di meja ini.
toast-only-seated = Hanya yang duduk di meja yang boleh melakukan itu.
toast-computer-added = Satu komputer ikut duduk.
toast-computer-removed = Komputernya sudah pergi.
toast-need-four = Mainnya harus berempat. Isi kursi kosong dengan teman atau komputer.
toast-not-all-ready = Belum semua menekan Siap.
toast-started = Kartu sudah dibagikan. Selamat bermain!
toast-ready = Kamu sudah siap.
toast-already-started = Permainan ini sudah dimulai.
toast-table-open = Di sini sudah ada meja. Ini dia:
# Tombol lama “Main lagi”, ditekan saat ada meja lain yang terbuka.
toast-table-already = Di sini sudah ada meja. Lihat dengan /table.
toast-table-ended = Meja ini sudah selesai. Buka yang baru dengan /newgame.
toast-no-table = Di sini tidak ada meja. Buka dengan /newgame.
toast-link-stale = Tautan ini sudah terlalu lama: kursinya tidak lagi disimpan. Pilih kursi lagi di grup.
toast-link-foreign = Kursi ini disimpan untuk { $name }. Pilih yang lain di grup.
toast-left = Kamu sudah pergi. Kursimu diisi komputer.
toast-resting = Permainan sedang istirahat: sekarang aku tidak boleh menulis di grup.
toast-away-now = Komputer main menggantikanmu. Tekan “Aku kembali” dulu.
toast-back = Selamat datang lagi! Kursinya milikmu.
toast-not-away = Kamu memang sedang main.
toast-nothing-to-leave = Kamu tidak punya kursi untuk ditinggalkan.
toast-seat-owned = Kursi ini milik { $name }, yang masih bisa kembali.
toast-sat-in = Kamu meneruskan dengan kartu ini.
toast-other-hand = Kamu sudah melihat kartu kursi lain di meja ini. Kamu boleh kembali ke kursimu yang tadi.
toast-stop-asked = Timmu ingin mengakhiri pertandingan. Sekarang tim lawan harus setuju.
toast-stop-already = Timmu sudah setuju. Tim lawan juga harus setuju.
toast-stopped = Pertandingan sudah diakhiri.
toast-nothing-to-stop = Tidak ada yang bisa diakhiri di sini.
toast-open-private = Buka dulu obrolan pribadi kita, baru aku bisa mengirim kartumu.
toast-group-only = Itu hanya bisa di grup.
toast-private-only = Itu hanya bisa di obrolan pribadi kita.
toast-admins-only = Hanya admin grup yang boleh melakukan itu.
toast-no-channels = Saluran atau admin anonim tidak bisa duduk. Tulis sebagai dirimu sendiri.
toast-saved = Tersimpan.
toast-saved-next-series = Tersimpan. Berubah mulai pertandingan berikutnya.
toast-not-saved = Itu gagal disimpan, jadi tidak berlaku. Coba lagi, ya.
toast-went-wrong = Ada yang salah di pihakku. Coba lagi, ya.
toast-unknown-button = Aku tidak kenal tombol ini. Mungkin dari versi lama.
toast-slow-down = Pelan-pelan, ya: aku tidak sanggup sebanyak itu sekaligus.

## Mengapa aturan menolak suatu langkah

reason-no-deal = Tidak ada kartu di meja.
reason-deal-in-play = Ronde masih berjalan.
reason-series-over = Pertandingan sudah selesai.
reason-not-your-turn = Bukan giliranmu.
reason-not-your-cards = Kartu ini sudah tidak di tanganmu.
reason-must-lead = Kamu yang membuka: belum ada yang bisa ditimpa.
reason-not-a-lead = Trik sudah dibuka: timpa atau buang.
reason-mixed-suits = Membuka hanya boleh dengan kartu sekembang.
reason-wrong-count = Mainkan kartu persis sebanyak yang dibuka.
reason-does-not-beat = Kartu ini tidak bisa menimpa yang di meja.
reason-not-four = Untuk itu perlu empat kartu sekembang.
reason-claim-too-late = Di meja ini empat sekembang hanya boleh menyela sebelum trik dibuka.
reason-claim-nearer = Sudah ada empat kartu dari pemain yang lebih dekat dengan pembuka pertama.
reason-claim-in-turn = Kamu memang yang membuka: langsung saja buka dengan empat kartumu.

# Pesan pribadi tentang meja yang tidak lagi dilihat pembaca. $group: nama grupnya.
notice-parted = Kamu tidak lagi duduk di meja di { $group }.
notice-silenced = Aku tidak boleh lagi menulis di { $group }, jadi permainan di sana istirahat. Izinkan aku masuk lagi (dengan hak mengirim pesan), dan permainan lanjut dari tempat berhentinya.
files-forbidden = Aku tidak boleh mengirim gambar atau berkas di sini. Admin bisa mengizinkannya lewat pengaturan izin grup.
notice-damaged = Permainan yang tersimpan untuk meja ini rusak, jadi tidak bisa dilanjutkan. Maaf, ya. Buka meja baru dengan /newgame.
