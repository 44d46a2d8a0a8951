### Cuvintele jocului: glosarul de care se țin toate celelalte texte în limba aceasta.
### Termenii (-name) sunt pentru texte; mesajele de mai jos se tipăresc pe cărți.

-game = Kozel

## Mersul jocului

# O împărțire: 36 de cărți date și jucate până la capăt.
-deal = { $form ->
       *[indefinite] rundă
        [definite] runda
    }
# Runde până când o pereche are destule puncte de penalizare.
-series = { $form ->
       *[indefinite] partidă
        [definite] partida
    }
-dealer = cine împarte
# Cărțile neîmpărțite, din care trage fiecare.
-stock = { $form ->
       *[indefinite] talon
        [definite] talonul
        [genitive] talonului
    }
-trump = atu

## Levata

-trick = levată
# A începe o levată.
-lead = deschide
# A pune cărți mai mari, cu fața în sus.
-beat = bate
# A pune cărți cu fața în jos.
-discard = aruncă
# O mână de o singură culoare: dreptul de a intra peste rând.
-claim = patru de o culoare

## Scorul

-card-points = puncte
-defeat-points = puncte de penalizare
-eggs = ouă
-goats = { $form ->
       *[indefinite] țapi
        [definite] țapii
    }

## Pe cărți (T e zecele)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Culori: pică, treflă, caro, cupă

suit-S = pică
suit-C = treflă
suit-D = caro
suit-H = cupă
