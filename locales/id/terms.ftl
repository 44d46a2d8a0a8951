### Istilah permainan: daftar yang dipakai semua teks lain dalam bahasa ini.
### Istilah (-name) untuk dipakai dalam teks; pesan di bawahnya tercetak di kartu.

-game = Kozel

## Jalannya permainan

# Sekali membagi dan memainkan 36 kartu.
-deal = ronde
# Ronde demi ronde sampai salah satu tim cukup banyak kalahnya.
-series = pertandingan
-dealer = { $style ->
       *[small] pembagi
        [capital] Pembagi
    }
# Kartu yang belum dibagikan; semua mengambil dari sini.
-stock = tumpukan
-trump = truf

## Satu trik

-trick = trik
# Mengeluarkan kartu pertama dalam satu trik.
-lead = { $style ->
       *[small] membuka
        [capital] Membuka
    }
# Mengeluarkan kartu yang lebih tinggi, terbuka.
-beat = menimpa
# Mengeluarkan kartu tertutup.
-discard = membuang
# Empat kartu sekembang; pemiliknya boleh main di luar giliran.
-claim = empat sekembang

## Skor

-card-points = Poin kartu
-defeat-points = poin kalah
-eggs = telur
-goats = kambing

## Tercetak di kartu (T adalah sepuluh)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Kembang: sekop, keriting, wajik, hati

suit-S = sekop
suit-C = keriting
suit-D = wajik
suit-H = hati
