### Scorul ca imagine și graficul ratingului. Pe imagine e text simplu, fără emoji, cu loc puțin: unul-două
### cuvinte scurte.

## Butoane, sub scor și sub cifrele cuiva
button-picture = 🖼 Imagine
button-chart = 📈 Grafic

# Deasupra listei de runde dintr-un mesaj, în ordinea fiecărui rând, ca „3. 74 : 46 → 🟠 +2 · 5 : 2 · Ana”:
# punctele celor două perechi ($sides: semnele lor), penalizarea perechii care a pierdut, levate, cine a împărțit
score-legend = { $sides } → penalizare · levate · cine a împărțit

## Pe imaginea scorului
# $target: punctele de penalizare care încheie partida
picture-title = Partidă până la { $target }
picture-deals = { $count ->
        [one] { $count } rundă
        [few] { $count } runde
       *[other] { $count } de runde
    }
# Capetele coloanelor
picture-dealer = A împărțit
picture-points = Puncte
picture-tricks = Levate
picture-defeat = Penalizare
# În locul punctelor de penalizare, când o rundă s-a terminat 60 : 60
picture-eggs = ouă
# Perechea care a câștigat partida și ce e acum cealaltă
picture-winners = Au câștigat
picture-goats = Țapi
picture-goats-with-eggs = Țapi cu ouă

## Pe graficul ratingului cuiva
picture-rating = Rating
# Câte partide arată graficul; poate fi una singură
picture-last-series = { $count ->
        [one] ultima partidă
        [few] ultimele { $count } partide
       *[other] ultimele { $count } de partide
    }
