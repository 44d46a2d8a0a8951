### Die telling as prent, en die grafiek van 'n gradering. Op 'n prent is die teks gewoon, sonder emoji, en die plek min:
### een of twee kort woorde.

## Knoppies, onder die telling en onder iemand se syfers
button-picture = 🖼 Prent
button-chart = 📈 Grafiek

# Bo die lys van spelle in 'n boodskap, in die volgorde van elke reël: “3. 74 : 46 → 🟠 +2 · 5 : 2 · Anna”:
# kaartpunte van albei pare ($sides: hul tekens), strafpunte van die verloorders, slae, wie uitgedeel het
score-legend = { $sides } → strafpunte · slae · uitdeler

## Op die prent van die telling
# $target: strafpunte waarmee die reeks eindig
picture-title = Reeks tot { $target }
# Soos “Ná spel 5”.
picture-deals = Ná spel { $count }
# Bo die kolomme
picture-dealer = Uitdeler
picture-points = Kaartpunte
picture-tricks = Slae
picture-defeat = Strafpunte
# In die plek van strafpunte, as 'n spel 60 : 60 eindig
picture-eggs = eiers
# Watter paar die reeks gewen het, en wat die ander paar nou is
picture-winners = Wenners
picture-goats = Bokke
picture-goats-with-eggs = Bokke met eiers

## Op die grafiek van iemand se gradering
picture-rating = Gradering
# Hoeveel reekse die grafiek wys; dit kan een wees
picture-last-series = { $count ->
        [one] die laaste reeks
       *[other] die laaste { $count } reekse
    }
