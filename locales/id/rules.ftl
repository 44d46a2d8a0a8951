### Aturan permainan: satu pesan per topik. Variabelnya terdaftar di en/rules.ftl.
### Kata benda tidak berubah setelah angka, jadi tidak ada pilihan bentuk jamak.
### Orang dalam contoh duduk searah jarum jam: Anna, Boris, Dana, Emil.

rules-anna = Anna
rules-boris = Boris
rules-dana = Dana
rules-emil = Emil
rules-in-group = 📖 <b>Aturan main</b>
button-rules-private = 📖 Per topik, dengan contoh

rules-aim-title = Tujuan permainan
rules-aim =
    <b>{ -game }</b> adalah permainan kartu tongkrongan untuk empat orang, dua lawan dua. Rekanmu duduk di seberangmu. (<i>Kozel</i> berarti kambing jantan dalam bahasa Rusia.)

    Semua menaruh kartu di meja, yang kartunya paling kuat mengambil semuanya: itulah satu <b>{ -trick }</b>. Sebagian kartu ada poinnya, { $pack } kalau dijumlah semua. Tim yang mengumpulkan { $win } atau lebih memenangkan { -deal }; yang kalah dapat <b>{ -defeat-points }</b>.

    Lalu ronde demi ronde, sampai satu tim punya { $target } poin kalah. Dua orang itu jadi <b>{ -goats }</b> – dan siapa yang mau jadi kambing?

    <blockquote>Truf ♥️. Anna membuka dengan 10♠️. Boris menimpa dengan A♠️. Dana dan Emil masing-masing membuang satu kartu, tertutup. Boris mengambil triknya: 21 poin terlihat, dan kartu tertutup dihitung setelah ronde selesai.</blockquote>

rules-table-title = Meja dan kartu
rules-table =
    Rekan duduk berseberangan, jadi di kiri dan kananmu ada lawan. Giliran berputar searah jarum jam: Anna → Boris → Dana → Emil → Anna. Anna setim dengan Dana, Boris dengan Emil.

    Kartunya { $cards } lembar. Di setiap kembang, urutannya dari yang terendah:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J itu jack, Q ratu, K raja, A as.) Awas, sepuluh lebih tinggi dari raja!

    <b>{ -card-points }</b>: as 11, sepuluh 10, raja 4, ratu 3, jack 2; dari 6 sampai 9 tidak ada poinnya. Jumlah semuanya { $pack }.

    <blockquote>10♦️ lebih tinggi dari K♦️; di kembang ini hanya A♦️ yang lebih tinggi lagi. Satu trik berisi ketiganya dan 8♣️ bernilai 25 poin.</blockquote>

rules-deal-title = Membagi kartu
rules-deal =
    <b>{ -dealer(style: "capital") }</b> mengocok, lalu membagikan { $hand } kartu ke setiap pemain: satu per satu, searah jarum jam. Pemain di kirinya dapat paling dulu, pembagi sendiri paling akhir.

    Sisanya, { $stock } kartu, jadi <b>{ -stock }</b>. Satu kartu acak dari tengahnya diperlihatkan ke semua: kembangnya jadi <b>{ -trump }</b> di ronde ini. Kartu itu lalu kembali ke tempatnya, dan tidak ada yang tahu kapan akan terambil.

    Pembagi pertama dalam satu { -series } diundi, dan pemain di kirinya yang membuka. Setelah itu pembagi bergilir searah jarum jam, tetapi yang membuka adalah pengambil trik terakhir ronde sebelumnya.

    <blockquote>Emil membagi; Anna di kirinya membuka. Kartu yang diperlihatkan 9♥️: truf hati. Dana mengambil trik terakhir. Jadi berikutnya Anna membagi, dan Dana membuka.</blockquote>

rules-trick-title = Satu trik
rules-trick =
    <b>{ -lead(style: "capital") }</b> trik berarti menaruh 1 sampai { $hand } kartu sekembang secara terbuka. Searah jarum jam, yang lain menaruh kartu sama banyak dan memilih:

    • <b>{ -beat }</b>: terbuka, kartu lawan kartu. Tiap kartu harus lebih tinggi dari yang ditimpanya: lebih tinggi di kembang yang sama, atau truf di atas kembang biasa. Yang ditimpa adalah kartu yang sedang menang; yang sudah kalah tidak dihitung lagi.
    • <b>{ -discard }</b>: kartu apa saja, tertutup. Tidak ada yang tahu isinya, setelah trik selesai pun tidak.

    Tidak wajib ikut kembang. Menimpa juga tidak wajib, walau bisa. Kartu rekan pun boleh ditimpa. Dua kembang yang bukan truf tidak bisa saling menimpa.

    Trik diambil pemain terakhir yang menimpa; kalau tidak ada, oleh yang membuka.

    <blockquote>Truf ♥️. Anna membuka dengan 7♠️ K♠️. Boris menimpa dengan 9♠️ A♠️. Dana menimpa lagi: 10♠️ di atas 9♠️, dan truf 6♥️ di atas A♠️. Emil membuang 🂠 🂠. Dana mengambil triknya.</blockquote>

rules-claim-title = Empat sekembang
rules-claim =
    Kartumu { $hand }, dan kembangnya sama semua? Dengan <b>{ -claim }</b> kamu boleh menyela giliran. { $claims ->
       *[trick] Boleh sebelum trik dibuka atau setelah yang lain main, selama trik belum lengkap.
        [lead] Di meja ini hanya boleh sebelum trik dibuka.
    }

    Kartu yang sudah ada di trik itu kembali ke pemiliknya. Trik mulai lagi, dibuka kartumu, searah jarum jam darimu.

    Kalau beberapa orang bisa menyela, yang berhak adalah yang terdekat dengan pembuka pertama, dihitung searah jarum jam mulai dari si pembuka. { $claims ->
       *[trick] Selama trik belum lengkap
        [lead] Selama belum ada yang menjawab
    }, yang lebih dekat boleh mendahului yang lebih jauh, tidak pernah sebaliknya. Kalau si pembuka sendiri menaruh empat kartu, tidak ada yang boleh mendahuluinya.

    Menyela tidak wajib, dan siapa yang bisa tidak diberitahukan. Kartu terbuka yang kembali telanjur terlihat; kartu buangan tetap rahasia.

    <blockquote>{ $claims ->
       *[trick] Anna membuka dengan K♦️, Boris membuang 7♠️, tertutup. Emil menyela dengan 6♣️ 9♣️ J♣️ A♣️, dan kedua kartu itu kembali. Sekarang Boris kembali memegang 7♠️ 8♠️ Q♠️ 10♠️. Ia lebih dekat dengan Anna dan mendahului Emil!
        [lead] Anna akan membuka. Emil menyela dengan 6♣️ 9♣️ J♣️ A♣️. Boris punya 7♠️ 8♠️ Q♠️ 10♠️. Ia lebih dekat dengan Anna dan mendahului Emil, yang kartunya kembali. Dana menjawab.
    }</blockquote>

rules-refill-title = Mengambil kartu
rules-refill =
    Setelah satu trik, semua mengambil kartu dari atas { -stock } sampai masing-masing punya { $hand } kartu lagi: satu per satu, searah jarum jam, mulai dari pengambil trik.

    Ia juga yang membuka trik berikutnya.

    Jumlah kartu di tangan selalu sama. Kalau tumpukan habis, mainkan yang masih di tangan.

    <blockquote>Dana mengambil trik dengan 10♠️ 6♥️, di tangannya tinggal K♦️ 9♦️. Ia mengambil lebih dulu: J♣️. Lalu Emil, Anna, dan Boris masing-masing satu kartu. Seputaran lagi: Dana dapat 8♠️, lalu yang lain. Kini kartu semua orang lengkap lagi, dan Dana membuka.</blockquote>

rules-score-title = Skor
rules-score =
    Kalau tumpukan dan kartu semua pemain habis, tiap tim menghitung poinnya. Kartu buangan milik tim yang mengambil triknya, tetapi poinnya baru terlihat saat itu.

    Dengan { $win } atau lebih, kamu menang. Kalau kurang dari { $half }, kamu kalah dan dapat { -defeat-points }:
    • { $low } atau lebih: <b>{ $short }</b>
    • kurang dari { $low }, tetapi minimal satu trik: <b>{ $middle }</b>
    • tidak satu trik pun: <b>{ $full }</b>

    { $half }–{ $half } namanya <b>{ -eggs }</b>: tidak ada yang dapat apa-apa. { $eggs ->
       *[nothing] Ini buat seru-seruan saja:
        [double] Tetapi ronde berikutnya yang tidak seri dihitung dobel (tidak pernah empat kali lipat, walau telur dua kali). Selain itu,
    } yang setelah itu kalah pertandingan dijuluki “kambing bertelur”.

    Begitu satu tim punya { $target } poin kalah atau lebih, pertandingan selesai: merekalah <b>{ -goats }</b>.

    <blockquote>Boris dan Emil mengambil dua trik, isinya A♣️ 10♣️ Q♦️: 11 + 10 + 3 = 24. Sisanya, 96, milik Anna dan Dana. Boris dan Emil mencatat { $middle } poin kalah.</blockquote>

rules-options-title = Aturan meja
rules-options =
    Setiap obrolan bisa memilih tiga hal lewat /settings. Perubahan berlaku mulai { -series } berikutnya.

    • <b>Target</b>: aturannya 12 poin kalah; 6 kalau mau cepat, 18 atau 24 kalau mau panjang. Di sini: { $target }.
    • <b>{ $half }–{ $half }</b>: tidak mengubah apa-apa, atau ronde berikutnya yang tidak seri dihitung dobel. Di sini: { $eggs ->
       *[nothing] tidak mengubah apa-apa
        [double] dobel
    }.
    • <b>Empat sekembang</b>: boleh menyela selama trik belum lengkap, atau hanya sebelum trik dibuka. Di sini: { $claims ->
       *[trick] selama trik belum lengkap
        [lead] hanya sebelum trik dibuka
    }.

    <blockquote>“Hanya sebelum trik dibuka”: Anna sudah membuka dengan 8♦️. Dana punya 6♠️ 9♠️ K♠️ A♠️, tetapi untuk trik ini sudah terlambat, jadi ia menunggu giliran.
    “Dobel”: setelah { $half }–{ $half }, kekalahan berikutnya dua kali lebih mahal.</blockquote>

rules-bot-title = Cara main di sini
rules-bot =
    1. Di grup, kirim /newgame lalu pilih kursi. Kursi kosong bisa diisi komputer.
    2. Pertama kali, bot mengajakmu ke obrolan pribadinya: tekan <b>Mulai</b> (Start) di sana, cukup sekali. Tanpa itu bot tidak bisa mengirim kartumu.
    3. Kartumu datang di obrolan pribadi. Saat giliranmu, setiap langkah ada tombolnya: sekali ketuk, langsung jalan.
    4. <b>Kartuku</b> di bawah meja memperlihatkan kartumu hanya kepadamu.
    5. Kalau kamu boleh menyela dengan empat sekembang, tombolnya ada di antara kartumu.
    6. Harus pergi? /leave: komputer meneruskan permainanmu, dan siapa saja boleh menggantikannya. Kalau kamu cuma terlalu lama menghilang, kursinya tetap milikmu: tekan <b>Aku kembali</b>.

    Tidak ada teman main? Kirim /newgame di obrolan pribadi dan lawan komputer.

    <blockquote>Truf ♥️, trik dibuka dengan Q♣️, dan kamu punya 6♣️ K♣️ 9♦️ 7♥️. Ada enam tombol: dua untuk menimpa (K♣️ atau 7♥️) dan empat untuk membuang (kartu mana saja).</blockquote>
