### Wynik jako obrazek i wykres rankingu. Na samym obrazku tekst jest bez emoji, a miejsca mało:
### jedno, dwa krótkie słowa.

## Przyciski pod wynikiem i pod czyimiś statystykami
button-picture = 🖼 Obrazek
button-chart = 📈 Wykres

# Nad listą rozdań, w kolejności wiersza, na przykład „3. 74 : 46 → 🟠 +2 · 5 : 2 · Anna”:
# oczka obu par ($sides: ich znaki), punkty karne przegranych, lewy, kto rozdawał
score-legend = { $sides } → karne · lewy · kto rozdawał

## Na obrazku z wynikiem
# $target: do ilu punktów karnych jest partia
picture-title = Partia do { $target }
picture-deals = { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
       *[many] { $count } rozdań
    }
# Nagłówki kolumn
picture-dealer = Rozdaje
picture-points = Oczka
picture-tricks = Lewy
picture-defeat = Karne
# Zamiast punktów karnych, gdy rozdanie skończyło się 60 : 60
picture-eggs = jaja
# Która para wygrała partię i czym jest teraz druga
picture-winners = Wygrywają
picture-goats = Kozły
picture-goats-with-eggs = Kozły z jajami

## Na wykresie rankingu
picture-rating = Ranking
# $count: ile partii na wykresie; bywa i jedna
picture-last-series = { $count ->
        [one] ostatnia partia
        [few] ostatnie { $count } partie
       *[many] ostatnie { $count } partii
    }
