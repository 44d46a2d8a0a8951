### Oyunun sözləri: bu dildəki bütün mətnlərin əsaslandığı lüğət.
### Terminlər (-name) mətnlər üçündür, aşağıdakı mesajlar kartların üzünə yazılır.

-game = Kozyol

## Oyunun gedişi

# 36 kartın bir dəfə paylanıb axıra qədər oynanması.
-deal = { $case ->
       *[nominative] əl
        [accusative] əli
    }
-series = { $case ->
       *[nominative] partiya
        [locative] partiyada
        [ablative] partiyadan
    }
-dealer = paylayan
-stock = { $case ->
       *[nominative] dəst
        [genitive] dəstin
    }
-trump = kozır

## Dövrə

-trick = dövrə
-lead = { $form ->
       *[small] gediş
        [capital] Gediş
    }
-beat = vurmaq
-discard = tullamaq
# Əldəki kartların hamısı bir mastdan: növbəsiz çıxmaq haqqı.
-claim = molodka

## Hesab

-card-points = xal
-defeat-points = cərimə
-eggs = yumurta
-goats = təkələr

## Kartların üzündə (T onluqdur)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Mastlar: pika, xaç, kərpic, ürək

suit-S = pika
suit-C = xaç
suit-D = kərpic
suit-H = ürək
