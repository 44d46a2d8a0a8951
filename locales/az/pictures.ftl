### Hesab şəkil kimi və reytinqin qrafiki. Şəkildəki yazı sadə mətndir, emojisiz: bir-iki qısa söz.

## Düymələr: hesabın və statistikanın altında
button-picture = 🖼 Şəkil
button-chart = 📈 Qrafik

# Mesajda əllərin siyahısından yuxarıda, sətirdəki sıra ilə: “3. 74 : 46 → 🟠 +2 · 5 : 2 · Anna”:
# iki tərəfin xalı ($sides: tərəflərin işarələri), uduzanın cəriməsi, dövrələr, paylayan
score-legend = { $sides } → cərimə · dövrə · paylayan

## Hesabın şəklində
# $target: partiyanı bitirən cərimə
picture-title = Partiya { $target } cəriməyədək
picture-deals = { $count } əl
# Sütun başlıqları
picture-dealer = Paylayan
picture-points = Xal
picture-tricks = Dövrə
picture-defeat = Cərimə
# Əl 60 : 60 bitəndə cərimənin yerində
picture-eggs = yumurta
# Partiyanı udan tərəf və o biri tərəf
picture-winners = Qaliblər
picture-goats = Təkələr
picture-goats-with-eggs = Yumurtalı təkələr

## Reytinq qrafikində
picture-rating = Reytinq
# Qrafikdə neçə partiya var; biri də ola bilər
picture-last-series = son { $count } partiya
