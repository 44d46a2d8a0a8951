### Žaidimo žodžiai: žodynėlis, kurio laikosi visi kiti šios kalbos tekstai.
### Terminai (-name) skirti tekstams, o žinutės apačioje spausdinamos ant kortų.

-game = Kozel

## Žaidimo eiga

# Vienas dalijimas: 36 kortos išdalijamos ir sužaidžiamos.
-deal = { $case ->
       *[nominative] padalijimas
        [accusative] padalijimą
    }
# Padalijimai, kol viena pora surenka pakankamai baudos taškų.
-series = { $case ->
       *[nominative] partija
        [genitive] partijos
    }
-dealer = dalytojas
# Neišdalytos kortos, iš kurių visi traukia.
-stock = { $case ->
       *[nominative] kaladė
        [genitive] kaladės
    }
-trump = koziris

## Kirtis

-trick = kirtis
# Pradėti kirtį.
-lead = eiti
# Dėti aukštesnes kortas, atverstas.
-beat = kirsti
# Dėti kortas užverstas.
-discard = numesti
# Visos kortos rankoje vienos rūšies: teisė eiti be eilės.
-claim = ketvertas

## Rezultatas

-card-points = akys
-defeat-points = { $case ->
       *[nominative] baudos taškai
        [genitive] baudos taškų
    }
-eggs = kiaušiniai
-goats = ožiai

## Ant kortų (T – dešimtakė)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Rūšys: vynai, kryžiai, būgnai, širdys

suit-S = vynai
suit-C = kryžiai
suit-D = būgnai
suit-H = širdys
