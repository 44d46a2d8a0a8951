### Seis pildina ja reitingu graafik. Pildil on tekst ilma kujunduse ja emotikonideta, ruumi on vähe:
### üks või kaks lühikest sõna.

## Nupud seisu ja statistika all
button-picture = 🖼 Pilt
button-chart = 📈 Graafik

# Sõnumis jaotuste loetelu kohal, samas järjekorras kui ridades, näiteks „3. 74 : 46 → 🟠 +2 · 5 : 2 · Anna“:
# mõlema paari silmad ($sides: paaride märgid), kaotajate karistuspunktid, tihid, kes jagas
score-legend = { $sides } → karistus · tihid · jagaja

## Seisu pildil
# $target: mitu karistuspunkti lõpetab partii
picture-title = Partii kuni { $target }
picture-deals = { $count ->
        [one] { $count } jaotus
       *[other] { $count } jaotust
    }
# Veergude pealkirjad
picture-dealer = Jagaja
picture-points = Silmad
picture-tricks = Tihid
picture-defeat = Karistus
# Karistuspunktide asemel, kui jaotus lõppes 60 : 60
picture-eggs = munad
# Kumb paar partii võitis ja kes on nüüd teine
picture-winners = Võitjad
picture-goats = Sikud
picture-goats-with-eggs = Sikud munadega

## Reitingu graafikul
picture-rating = Reiting
# Mitut partiid graafik näitab; võib olla ka üks
picture-last-series = { $count ->
        [one] viimane partii
       *[other] viimased { $count } partiid
    }
