### Rezultatas paveikslėlyje ir reitingo grafikas. Paveikslėlyje – paprastas tekstas be jaustukų, vietos mažai:
### vienas ar du trumpi žodžiai.

## Mygtukai po rezultatu ir po statistika
button-picture = 🖼 Paveikslėlis
button-chart = 📈 Grafikas

# Virš padalijimų sąrašo žinutėje, tokia tvarka kaip eilutėse, pavyzdžiui, „3. 74 : 46 → 🟠 +2 · 5 : 2 · Ana“:
# abiejų porų akys ($sides: jų ženklai), pralaimėjusiųjų baudos taškai, kirčiai, kas dalijo
score-legend = { $sides } → baudos taškai · kirčiai · dalytojas

## Rezultato paveikslėlyje
# $target: kiek baudos taškų baigia partiją
picture-title = Partija iki { $target }
picture-deals = { $count ->
        [one] { $count } padalijimas
        [few] { $count } padalijimai
       *[other] { $count } padalijimų
    }
# Stulpelių antraštės
picture-dealer = Dalytojas
picture-points = Akys
picture-tricks = Kirčiai
picture-defeat = Bauda
# Vietoj baudos taškų, kai padalijimas baigiasi 60 : 60
picture-eggs = kiaušiniai
# Kuri pora laimėjo partiją ir kas dabar kita
picture-winners = Nugalėtojai
picture-goats = Ožiai
picture-goats-with-eggs = Ožiai su kiaušiniais

## Reitingo grafike
picture-rating = Reitingas
# Kiek partijų rodo grafikas; gali būti ir viena
picture-last-series = { $count ->
        [one] paskutinė { $count } partija
        [few] paskutinės { $count } partijos
       *[other] paskutinės { $count } partijų
    }
