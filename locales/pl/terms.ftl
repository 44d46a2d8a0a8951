### Słowa gry: słowniczek, którego trzymają się wszystkie inne teksty w tym języku.
### Terminy (-name) są dla tekstów, komunikaty poniżej drukuje się na kartach.

-game = Kozel

## Przebieg gry

# 36 kart rozdanych i rozegranych raz.
-deal = rozdanie
-series = { $case ->
       *[nominative] partia
        [genitive] partii
    }
-dealer = rozdający
# Karty nierozdane, z których wszyscy dobierają.
-stock = { $case ->
       *[nominative] stos
        [genitive] stosu
    }
-trump = { $case ->
       *[nominative] atut
        [instrumental] atutem
    }

## Lewa

-trick = lewa
-lead = wyjść
-beat = bić
-discard = zrzucić
# Cztery karty jednego koloru na ręku: prawo wejścia poza kolejką.
-claim = czwórka w kolorze

## Wynik

-card-points = oczka
-defeat-points = punkty karne
-eggs = jaja
-goats = kozły

## Na kartach (T to dziesiątka)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Kolory: piki, trefle, kara, kiery

suit-S = piki
suit-C = trefle
suit-D = kara
suit-H = kiery
