### Oʻyin soʻzlari: shu tildagi barcha matnlar amal qiladigan lugʻat.
### Terminlar (-name) matnlar uchun, quyidagi xabarlar karta yuziga bosiladi.

-game = Kozyol

## Oʻyinning borishi

# 36 kartani bir marta tarqatib, oxirigacha oʻynash.
-deal = { $case ->
       *[nominative] qoʻl
        [accusative] qoʻlni
    }
-series = { $case ->
       *[nominative] partiya
        [locative] partiyada
        [ablative] partiyadan
    }
-dealer = tarqatuvchi
-stock = { $case ->
       *[nominative] koloda
        [genitive] kolodaning
    }
-trump = kozir

## Vzyatka

-trick = vzyatka
-lead = { $form ->
       *[small] yurish
        [capital] Yurish
    }
-beat = urish
-discard = tashlash
# Qoʻldagi kartalarning hammasi bir mastda: navbatsiz chiqish huquqi.
-claim = molodka

## Hisob

-card-points = ochko
-defeat-points = jarima
-eggs = tuxum
-goats = takalar

## Karta yuzida (T — oʻnlik)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Mastlar: qargʻa, chillik, gʻishtin, tappon

suit-S = qargʻa
suit-C = chillik
suit-D = gʻishtin
suit-H = tappon
