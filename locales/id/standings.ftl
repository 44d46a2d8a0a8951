### Klasemen grup dan statistik sendiri. Tanda: 🐐 pertandingan kalah, 🥚 di antaranya yang bertelur, 🧹 sapu bersih: ronde
### yang satu timnya tidak dapat trik sama sekali (menang : kalah), ⚡️ menyela dengan empat sekembang, 🔥 menang beruntun.

top-title = 🏆 <b>Klasemen grup ini</b>
top-none = Klasemennya masih kosong. Yang sudah menyelesaikan { $count } pertandingan di sini masuk daftar ini. Buka meja dengan /newgame.
# $number: orang. $count: pertandingan.
top-others = { $number } orang lagi dengan kurang dari { $count } pertandingan
# $names: dua orang.
top-best-pair = 🤝 Pasangan terbaik: { $names }
top-computers = 🤖 Pemain komputer

# Berapa yang dimenangkan dari semua pertandingan.
standing-series = 🏆 menang { $won } dari { $count } pertandingan
# $chance: persentase ronde yang dimenangkan.
standing-deals = menang ronde { $chance }%
standing-legend = Di belakang nama: rating; semua mulai dari { $points }. 🐐 jadi kambing (🥚 bertelur) · 🧹 sapu bersih, menyapu : tersapu · ⚡️ menyela dengan empat sekembang · 🔥 menang beruntun terbanyak

stats-title = 📊 <b>Statistikmu di semua grup</b>
# $points: rating.
stats-rating = Rating <b>{ $points }</b>
stats-streak = Sedang menang beruntun: { $count }
stats-partners = 🤝 <b>Berdasarkan rekan</b>
stats-alone = 🤖 <b>Permainan sendirian</b>
stats-none = Kamu belum punya pertandingan dengan orang lain. Mulai dengan /newgame di grup.
stats-private = Statistikmu hanya untukmu: baca di obrolan pribadi kita.
button-stats = 📊 Statistikku

cmd-top = klasemen grup ini
cmd-stats = statistikku

toast-standings-in-groups = Klasemen hanya ada di grup: tulis /top di sana. Statistikmu sendiri: /stats
