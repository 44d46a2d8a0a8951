### Die woorde van die spel: die woordelys waarby elke ander teks in hierdie taal hou.
### Terme (-name) is vir tekste; die boodskappe hieronder word op kaarte gedruk.

-game = Kozel

## Verloop van die spel

# Een keer uitdeel en klaarspeel.
-deal = spel
-series = reeks
-dealer = uitdeler
-stock = trekstapel
-trump = troef

## 'n Slag

-trick = { $number ->
       *[one] slag
        [other] slae
    }
-lead = uitkom
-beat = klop
-discard = afgooi
# 'n Hand van een kleur: die reg om buite jou beurt uit te kom.
-claim = vier van 'n kleur

## Die telling

-card-points = kaartpunte
-defeat-points = strafpunte
-eggs = eiers
-goats = bokke

## Op kaarte (T is die tien)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Kleure: skoppens, klawers, ruitens, hartens

suit-S = skoppens
suit-C = klawers
suit-D = ruitens
suit-H = hartens
