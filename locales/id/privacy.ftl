### Apa yang disimpan tentang orang, cara memintanya, dan cara dilupakan.

privacy-kept =
    🔏 <b>Yang aku tahu tentang kamu</b>

    <b>Disimpan:</b> nomor Telegram-mu (id), namamu dan <code>@username</code>-mu seperti yang kamu tulis, bahasa dan pengaturanmu, kursi mana yang kamu duduki, apa yang kamu mainkan, dan hasilmu; di grup juga apa yang kamu minta dariku: memanggilmu, memblokir seseorang, mengubah pengaturan. Tanpa itu tidak ada pertandingan yang bisa lanjut setelah bot dinyalakan ulang.

    <b>Sampai kapan:</b> sampai kamu memintaku melupakanmu: /forgetme di obrolan pribadi.

    <b>Tidak disimpan:</b> pesanmu, nomor teleponmu, fotomu, obrolan lain. Di grup aku melihat perintah dan tombol yang kamu tekan.

    <b>Siapa yang melihat:</b> grup melihat nama, kartu terbuka, dan hasil. Selama ronde dimainkan, kartu di tanganmu hanya terlihat olehmu; setelah itu /replay memperlihatkannya kepada grup. Tidak ada yang diteruskan atau dijual.

    <b>Salinan:</b> aku sendiri tidak membuatnya. Orang yang menjalankan aku bisa menyalin semuanya. Di salinan lama kamu tetap ada sampai salinan itu dihapus.

button-my-data = 📄 Dataku
button-forget-me = 🗑 Lupakan aku
# Di bawah teks yang sama di grup: membuka obrolan pribadi.
button-privacy-private = 📄 Dataku / Lupakan aku

# Di bawah berkas berisi semua yang disimpan tentang pembaca.
my-data = 📄 Semua yang aku tahu tentang kamu. Pemain lain muncul tanpa nama.

forget-ask =
    🗑 <b>Mau kulupakan?</b>

    Nomormu, namamu, pengaturanmu, dan pesan berisi kartumu dihapus. Di pertandingan dan hasil lama kamu jadi pemain tanpa nama.

    Kursi yang sedang kamu duduki diisi komputer. Permainan yang kamu mainkan sendirian berakhir.

    Ini tidak bisa dibatalkan.
button-forget-yes = 🗑 Ya, lupakan aku
button-forget-no = ↩️ Tidak
forget-no = ↩️ Semua tetap seperti semula.
forgotten =
    🗑 <b>Kamu sudah kulupakan.</b>

    Kalau kamu menulis kepadaku atau menekan tombolku, kita berkenalan lagi dari awal.

cmd-mydata = semua yang disimpan tentang aku
cmd-forgetme = lupakan aku
