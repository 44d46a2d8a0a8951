### Oyunun sözleri: bu dildeki bütün metinlerin uyduğu sözlük.
### Terimler (-name) metinler içindir; aşağıdaki iletiler kartların üstünde yazar.

-game = Kozel

## Oyunun akışı

# 36 kartın bir kez dağıtılıp oynanması.
-deal = { $case ->
       *[nominative] tur
        [accusative] turu
    }
# Bir taraf yeterince ceza puanı toplayana kadar oynanan turlar.
-series = { $case ->
       *[nominative] parti
        [genitive] partinin
        [ablative] partiden
    }
-dealer = { $style ->
       *[small] dağıtan
        [capital] Dağıtan
    }
# Dağıtılmamış kartlar; herkes buradan çeker.
-stock = { $case ->
       *[nominative] deste
        [genitive] destenin
    }
-trump = koz

## Bir el

-trick = el
# Ele ilk kartları koymak.
-lead = başlamak
# Açık olarak daha büyük kart koymak.
-beat = yenmek
# Kartları yüzü kapalı koymak.
-discard = kapalı atmak
# Hepsi aynı cinsten dört kart: sahibi sırasını beklemeden oynayabilir.
-claim = dörtlü

## Skor

-card-points = Kart puanları
-defeat-points = ceza puanı
-eggs = yumurta
-goats = keçiler

## Kartların üstünde (T onludur)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Cinsler: maça, sinek, karo, kupa

suit-S = maça
suit-C = sinek
suit-D = karo
suit-H = kupa
