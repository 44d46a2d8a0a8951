### Resim olarak skor ve reyting grafiği. Resmin üstündeki yazı düzdür, emoji yoktur, yer azdır: bir iki kısa söz.

## Düğmeler: skorun ve birinin istatistiklerinin altında
button-picture = 🖼 Resim
button-chart = 📈 Grafik

# Mesajdaki tur listesinin üstünde, satır sırasıyla: “3. 74 : 46 → 🟠 +2 · 5 : 2 · Anna”:
# iki tarafın kart puanları ($sides: işaretleri), kaybedenin ceza puanı, eller, dağıtan
score-legend = { $sides } → ceza · eller · dağıtan

## Skor resminde
# $target: partiyi bitiren ceza puanı
picture-title = Parti: hedef { $target }
picture-deals = { $count } tur
# Sütun başlıkları
picture-dealer = Dağıtan
picture-points = Kart puanı
picture-tricks = Eller
picture-defeat = Ceza
# Tur 60 : 60 bitince ceza puanının yerinde
picture-eggs = yumurta
# Partiyi kazanan taraf ve öbür taraf
picture-winners = Kazananlar
picture-goats = Keçiler
picture-goats-with-eggs = Yumurtalı keçiler

## Reyting grafiğinde
picture-rating = Reyting
# Grafikte kaç parti var; bir tane de olabilir
picture-last-series = son { $count } parti
