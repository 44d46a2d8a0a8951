### Qrupun cədvəli və öz statistikası. İşarələr: 🐐 uduzulan partiyalar, 🥚 onlardan yumurtalı, 🧹 quru əllər,
### yəni bir tərəfin heç bir dövrə aparmadığı əllər (udulan : uduzulan), ⚡️ molodka ilə çıxışlar, 🔥 dalbadal udulan partiyalar.

top-title = 🏆 <b>Bu qrupun cədvəli</b>
top-none = Cədvəl hələ boşdur. Burada { $count } partiyanı axıra qədər oynayan bu siyahıya düşür. /newgame masa açır.
# $number: adam. $count: partiya.
top-others = { $count } partiyadan az oynayan daha { $number } nəfər
# $names: iki nəfər.
top-best-pair = 🤝 Ən yaxşı ortaqlar: { $names }
top-computers = 🤖 Kompüter oyunçular

# Bütün partiyalardan neçəsi udulub.
standing-series = 🏆 { $count } partiyada { $won } qələbə
# $chance: udulan əllərin faizi.
standing-deals = udulan əllər { $chance }%
standing-legend = Addan sonra reytinq gəlir; başlanğıcda hamıda { $points } olur. 🐐 təkə olub (🥚 yumurtalı) · 🧹 quru əllər, udulan : uduzulan · ⚡️ molodka ilə çıxıb · 🔥 dalbadal ən çox udulan partiya

stats-title = 📊 <b>Bütün qruplarda statistikanız</b>
# $points: reytinq.
stats-rating = Reytinq <b>{ $points }</b>
stats-streak = İndi dalbadal qələbə: { $count }
stats-partners = 🤝 <b>Kimlə ortaq olanda</b>
stats-alone = 🤖 <b>Kompüterlə oyun</b>
stats-none = Hələ başqa adamlarla bir partiyanız da bitməyib. Qrupda /newgame yenisini başlayır.
stats-private = Statistikanız yalnız sizin üçündür: onu şəxsi çatımızda oxuyun.
button-stats = 📊 Statistikam

cmd-top = bu qrupun cədvəli
cmd-stats = mənim statistikam

toast-standings-in-groups = Cədvəl yalnız qrupda olur: orada /top yazın. Öz statistikanız: /stats
