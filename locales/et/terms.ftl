### Mängu sõnad: sõnastik, millest peavad kinni kõik teised selle keele tekstid.
### Terminid (-name) on tekstide jaoks, allpool olevad sõnumid trükitakse kaartidele.

-game = Kozel

## Mängu käik

# Üks jagamine: 36 kaarti jagatakse ja mängitakse läbi.
-deal = { $case ->
       *[nominative] jaotus
        [genitive] jaotuse
    }
# Jaotused, kuni ühel paaril on küllalt karistuspunkte.
-series = { $case ->
       *[nominative] partii
        [elative] partiist
        [inessive] partiis
    }
-dealer = { $case ->
       *[nominative] jagaja
        [capital] Jagaja
    }
-stock = { $case ->
       *[nominative] pakk
        [genitive] paki
    }
-trump = trump

## Tihi

-trick = tihi
-lead = käia
# Panna peale tugevamad kaardid, lahtiselt.
-beat = tappa
# Panna kaardid kinniselt.
-discard = ära visata
# Käsi, mis on üleni ühest mastist: sellega võib vahele käia.
-claim = mastinelik

## Punktid

# Mida kaardid ise väärt on.
-card-points = silmad
# Mida saavad jaotuse kaotajad.
-defeat-points = { $case ->
       *[nominative] karistuspunktid
        [partitive] karistuspunkte
    }
# Jaotus, mis lõpeb viigiga.
-eggs = munad
# Paar, kes on partii kaotanud.
-goats = sikud

## Kaartidel (T on kümme)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Mastid: poti, risti, ruutu, ärtu

suit-S = poti
suit-C = risti
suit-D = ruutu
suit-H = ärtu
