### Grubun sıralaması ve kişinin kendi istatistikleri. İşaretler: 🐐 kaybedilen partiler, 🥚 bunlardan yumurtalı olanlar,
### 🧹 bir tarafın hiç el almadığı turlar (kazanılan : kaybedilen), ⚡️ dörtlüyle araya girmeler, 🔥 üst üste kazanılan partiler.

top-title = 🏆 <b>Bu grubun sıralaması</b>
top-none = Sıralama henüz boş. Burada { $count } partiyi sonuna kadar oynayan bu listeye girer. Masa açmak için: /newgame
# $number: kişi. $count: parti.
top-others = { $count } partiden az oynayan { $number } kişi daha
# $names: iki kişi.
top-best-pair = 🤝 En iyi eşler: { $names }
top-computers = 🤖 Bilgisayar oyuncular

# Bütün partilerin kaçı kazanıldı.
standing-series = 🏆 { $count } partide { $won } galibiyet
# $chance: kazanılan turların yüzdesi.
standing-deals = kazanılan tur %{ $chance }
standing-legend = Addan sonra reyting gelir; herkes { $points } ile başlar. 🐐 kaç kez keçi oldu (🥚 yumurtalı) · 🧹 hiç el vermeden kazanılan : hiç el almadan kaybedilen turlar · ⚡️ dörtlüyle araya girme · 🔥 üst üste en çok galibiyet

stats-title = 📊 <b>Bütün gruplardaki istatistiklerin</b>
# $points: reyting.
stats-rating = Reyting <b>{ $points }</b>
stats-streak = Şu anda üst üste galibiyet: { $count }
stats-partners = 🤝 <b>Eşlere göre</b>
stats-alone = 🤖 <b>Tek başına oyunlar</b>
stats-none = Henüz başkalarıyla bir partin yok. Başlamak için bir grupta yaz: /newgame
stats-private = İstatistiklerin yalnızca senin için: özel sohbetimizde oku.
button-stats = 📊 İstatistiğim

cmd-top = bu grubun sıralaması
cmd-stats = istatistiklerim

toast-standings-in-groups = Sıralama grupta olur: orada /top yaz. Kendi istatistiklerin: /stats
