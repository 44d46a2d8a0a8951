### Rezultāts kā attēls un reitinga grafiks. Attēlā ir vienkāršs teksts bez emocijzīmēm, un vietas maz:
### viens vai divi īsi vārdi.

## Pogas zem rezultāta un zem statistikas
button-picture = 🖼 Attēls
button-chart = 📈 Grafiks

# Virs partiju saraksta ziņā, tādā secībā kā rindās, piemēram, „3. 74 : 46 → 🟠 +2 · 5 : 2 · Anna”:
# abu pušu acis ($sides: to zīmes), zaudētāju soda punkti, stiķi, kas dalīja
score-legend = { $sides } → soda punkti · stiķi · dalītājs

## Rezultāta attēlā
# $target: ar cik soda punktiem spēle beidzas
picture-title = Spēle līdz { $target }
picture-deals = { $count ->
        [zero] { $count } partiju
        [one] { $count } partija
       *[other] { $count } partijas
    }
# Kolonnu virsraksti
picture-dealer = Dalītājs
picture-points = Acis
picture-tricks = Stiķi
picture-defeat = Sods
# Soda punktu vietā, kad partija beidzas 60 : 60
picture-eggs = olas
# Kura puse uzvarēja spēlē un kas tagad ir otra
picture-winners = Uzvarētāji
picture-goats = Āži
picture-goats-with-eggs = Āži ar olām

## Reitinga grafikā
picture-rating = Reitings
# Cik spēļu grafiks rāda; var būt arī viena
picture-last-series = { $count ->
        [zero] pēdējās { $count } spēles
        [one] pēdējā { $count } spēle
       *[other] pēdējās { $count } spēles
    }
