### Las palabras del juego: el glosario al que se atienen todos los demás textos de este idioma.
### Los términos (-name) son para los textos; los mensajes de abajo son lo que va impreso en las cartas.

-game = Kozel

## El curso del juego

# Las 36 cartas, repartidas y jugadas una vez.
-deal = mano
# Manos hasta que un equipo junta bastantes puntos en contra.
-series = partida
-dealer = quien reparte
# Las cartas sin repartir, de donde se roba.
-stock = mazo
-trump = triunfo

## La baza

-trick = baza
-lead = { $form ->
       *[plain] salir
        [title] Salir
    }
-beat = matar
# Jugar cartas boca abajo.
-discard = descartar
# Cuatro cartas de un palo, con las que se puede jugar fuera de turno.
-claim = cuatro del mismo palo

## Los puntos

-card-points = puntos
# Lo que se apunta quien pierde una mano.
-defeat-points = puntos en contra
# Una mano empatada.
-eggs = huevos
# El equipo que pierde la partida.
-goats = cabras

## En las cartas (T es el diez)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Palos: picas, tréboles, diamantes, corazones

suit-S = picas
suit-C = tréboles
suit-D = diamantes
suit-H = corazones
