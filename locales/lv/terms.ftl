### Spēles vārdi: vārdnīca, pie kuras turas visi pārējie šīs valodas teksti.
### Termini (-name) ir tekstiem, ziņojumi zemāk tiek drukāti uz kārtīm.

-game = Kozel

## Spēles gaita

# Viens dalījums: 36 kārtis izdala un izspēlē.
-deal = { $case ->
       *[nominative] partija
        [locative] partijā
    }
-series = { $case ->
       *[nominative] spēle
        [genitive] spēles
        [accusative] spēli
        [locative] spēlē
    }
-dealer = dalītājs
-stock = { $case ->
       *[nominative] kava
        [genitive] kavas
        [accusative] kavu
        [locative] kavā
    }
-trump = trumpis

## Stiķis

-trick = { $number ->
       *[one] { $case ->
           *[nominative] stiķis
            [genitive] stiķa
            [accusative] stiķi
        }
        [other] { $case ->
           *[nominative] stiķi
            [genitive] stiķu
            [accusative] stiķus
        }
    }
-lead = { $form ->
       *[infinitive] iziet
        [debitive] jāiziet
    }
-beat = sist
-discard = nomest
# Visas kārtis rokā vienā mastā: tiesības iziet ārpus kārtas.
-claim = četras vienā mastā

## Rezultāts

-card-points = acis
-defeat-points = { $case ->
       *[nominative] soda punkti
        [accusative] soda punktus
    }
-eggs = olas
-goats = āži

## Uz kārtīm (T ir desmitnieks)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Masti: pīķis, kreicis, kāravs, ercens

suit-S = pīķis
suit-C = kreicis
suit-D = kāravs
suit-H = ercens
