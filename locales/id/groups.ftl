### Kehidupan grup: siapa yang tidak boleh main, siapa berbuat apa, pertandingan lalu, panggilan, waktu giliran.
###
### Tombol (button-…), balasan singkat (toast-…), dan perintah (cmd-…) teks polos; yang lain boleh memakai <b>, <i>, <code>.

## Perintah

cmd-block = blokir seseorang dari meja (admin)
cmd-unblock = izinkan main lagi (admin)
cmd-log = siapa mengubah apa (admin)
cmd-history = pertandingan lalu di obrolan ini
cmd-next = panggil aku kalau ada meja dibuka

## Siapa yang tidak boleh main

blocks-title = 🚫 <b>Diblokir dari meja grup ini</b>
blocks-none = Tidak ada. Untuk memblokir seseorang, admin membalas pesannya dengan /block.
# $name: seseorang.
button-unblock = ✖️ { $name }
# Kepada orang yang diblokir.
toast-blocked = Admin grup ini memblokirmu dari meja di sini.
# Kepada grup. $name: orang yang diblokir.
toast-blocked-now = 🚫 { $name } tidak boleh lagi main di sini. Lihat siapa yang diblokir: /unblock
toast-blocked-already = { $name } memang sudah diblokir. Lihat siapa yang diblokir: /unblock
toast-unblocked = { $name } boleh main lagi di sini.
toast-not-blocked = { $name } tidak diblokir di sini.
toast-block-whom = Siapa? Balas pesannya dengan /block, atau tulis @namanya setelah perintah itu.
toast-block-unknown = Aku belum pernah bertemu orang dengan nama itu. Balas pesannya dengan /block.
toast-block-bot = Hanya orang yang bisa diblokir dari meja.
toast-block-admin = { $name } admin di sini. Admin tidak bisa diblokir.
toast-block-oneself = Kamu tidak bisa memblokir diri sendiri.

## Catatan: “Anna: Waktu giliran: 2 menit → 8 jam”

log-title = 🗒 <b>Siapa mengubah apa</b>
log-none = Belum ada apa-apa. Aku mencatat siapa yang mengakhiri pertandingan, mengeluarkan komputer, memblokir orang, atau mengubah pengaturan.
# Admin yang menulis atas nama grup.
log-anonymous = seorang admin
# $setting: nama pengaturan dengan tandanya. $before, $after: pilihannya.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: nama bahasa dalam bahasanya sendiri.
log-language = 🌐 Bahasa: <b>{ $language }</b>
log-stopped = 🛑 pertandingan diakhiri
log-lobby-closed = 🛑 meja ditutup sebelum ronde pertama
log-computer-removed = 🤖 satu komputer dikeluarkan
# $name: orang yang diblokir.
log-blocked = 🚫 { $name } diblokir
log-unblocked = ✅ { $name } boleh main lagi

## Pertandingan lalu

# $count: berapa pertandingan.
history-title = 📚 <b>Sudah { $count } pertandingan dimainkan di sini</b>
toast-no-history = Di sini belum ada pertandingan yang selesai sampai ada kambingnya.

## Panggilan

# Pribadi. $group: nama grup. $name: yang membuka meja.
call = 🔔 <b>Ada meja dibuka di { $group }:</b> { $name } bertanya, siapa ikut main?
button-to-table = ➡️ Ke meja
button-stop-calls = 🔕 Jangan panggil
calls-title = 🔔 <b>Panggilan</b>
calls-how = Kalau ada meja dibuka di grup-grup ini, kamu kupanggil di sini. Tekan tombolnya untuk berhenti.
calls-none = Kamu tidak dipanggil dari grup mana pun. Tulis /next di grup, dan kamu kupanggil di sini kalau ada meja dibuka di sana.
# $group: nama grup.
button-stop-calls-of = 🔕 { $group }
# Di grup. $name: yang menulis /next.
calls-open-private = 🔔 { $name }, buka dulu obrolan pribadi kita, supaya kamu bisa kupanggil di sana kalau ada meja dibuka di sini.
button-open-private = 💬 Buka obrolan pribadi
# Di grup. $name: yang menulis /next.
toast-calls-on = 🔔 { $name }: kalau ada meja dibuka di sini, kamu kupanggil lewat obrolan pribadi. Tulis /next lagi untuk berhenti.
toast-calls-off = 🔕 { $name }: kamu tidak kupanggil lagi dari sini.
toast-calls-stopped = Kamu tidak kupanggil lagi dari sana.

## Waktu giliran, saat berkumpul dan di atas meja

# $time: misalnya “24 jam”.
turn-time = ⏳ { $time } per giliran
turn-time-off = ⏳ giliran tanpa batas waktu
