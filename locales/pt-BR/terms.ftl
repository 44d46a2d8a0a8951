### As palavras do jogo: o glossário que todos os outros textos deste idioma seguem.
### Os termos (-name) são para os textos; as mensagens abaixo são o que vai impresso nas cartas.

-game = Kozel

## O andamento do jogo

# As 36 cartas, dadas e jogadas uma vez.
-deal = rodada
# Rodadas até uma dupla juntar pontos de castigo suficientes.
-series = partida
-dealer = { $form ->
       *[plain] quem dá as cartas
        [title] Quem dá as cartas
    }
# As cartas que ainda não foram dadas, de onde se compra.
-stock = monte
-trump = trunfo

## A vaza

-trick = vaza
-lead = { $form ->
       *[plain] puxar
        [title] Puxar
    }
-beat = matar
# Jogar cartas viradas para baixo.
-discard = descartar
# Quatro cartas de um naipe, com as quais dá para jogar fora da vez.
-claim = quatro do mesmo naipe

## A contagem

-card-points = pontos
# O que a dupla que perde a rodada anota.
-defeat-points = pontos de castigo
# Uma rodada que termina empatada.
-eggs = ovos
# A dupla que perdeu a partida.
-goats = bodes

## Nas cartas (T é o dez)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Naipes: espadas, paus, ouros, copas

suit-S = espadas
suit-C = paus
suit-D = ouros
suit-H = copas
