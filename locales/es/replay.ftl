### Crónicas de manos terminadas, la prueba del barajado y la página de la demo que repite un registro.
###
### HTML: los mensajes admiten <b>, <i>, <code>. Botones (button-…), comandos y avisos van sin formato.
### $name, $cards, $result, $points (en story-totals) y $command llegan listos para su sitio.

cmd-replay = la crónica de una mano, baza a baza

button-story = 📜 Crónica
button-story-deals = 🗂 Manos
button-story-proof = 🔓 Prueba
button-story-record = 📄 Registro
button-story-series = ⬅️ Mis partidas
button-story-back = ⬅️ Crónica
# $name: título de un grupo. $score: como «🔵 4 : 12 🟠». $count: manos terminadas.
button-story-of = { $count ->
        [one] { $name } · { $score } · { $count } mano
       *[other] { $name } · { $score } · { $count } manos
    }

## Una mano, baza a baza

# $result: como «🔵 74 : 46 🟠 → 🟠 +2».
story-header = 📜 <b>Mano { $number }</b> · { $result }
story-leads = ➡️ Sale { $name }
# $number de $count. $trump: un palo.
story-trick = <b>Baza { $number } de { $count }</b> · triunfo { $trump }
# Debajo de cartas que cuatro del mismo palo, fuera de turno, devolvieron a quienes las jugaron.
story-returned = ↩️ Todo eso se devuelve.
story-taken = { $points ->
        [one] ✅ Baza para { $name }: <b>{ $points }</b> punto
       *[other] ✅ Baza para { $name }: <b>{ $points }</b> puntos
    }
# Puntos de ambos equipos después de esta baza.
story-totals = Hasta aquí: { $points }
# Encima de las cartas que robó cada cual. $count: las que quedan en el mazo.
story-drawn = Robadas · mazo { $count }:
story-deals = 📜 <b>¿Qué mano?</b>
story-series = 📜 <b>¿Qué partida?</b>
story-alone = 🤖 Contra la máquina

toast-no-story = Aquí aún no ha terminado ninguna mano.
toast-story-of-others = Aquí solo ve la crónica quien jugó en esa mesa. En el grupo: /replay
# Un segundo toque en «Registro» en un grupo.
toast-record-sent = El registro ya está aquí: sube un poco en el chat.

## La prueba del barajado

proof-title = 🔓 <b>Prueba de la mano { $number }</b>
proof-seal = 1. Este sello se enseñó antes de la primera carta:
proof-seed = 2. Esta semilla se guardó en secreto hasta la última carta:
proof-why = El sello es el SHA-256 de la semilla. Ninguna otra semilla encaja con él, así que las cartas ya no se podían cambiar.
# $cards: las cinco primeras. $name: quien recibe la primera carta. $shown: la carta enseñada.
proof-deck = 3. El orden de las cartas sale de la semilla, que es la clave de HMAC-SHA256; los números que este da mezclan la baraja ordenada. Desde arriba: { $cards } … La primera carta fue para { $name } y las demás, en el sentido del reloj. Carta enseñada: { $shown }
proof-by-hand = <b>Compruébalo a mano.</b> Este comando muestra el sello:
proof-whole = <b>Compruébalo todo</b> (orden, jugadas, puntos) con el registro: { $command }
# $command: «kozel verify FILE».
record-caption = Compruébalo con { $command } o en la página de repetición de la demo.

## La página de la demo que repite un registro; sin formato, corto. $count, $name, $fault y
### $target (los puntos en contra con los que se acaba la partida) los pone la página.

replay-page-open = 📜 Repetición
replay-page-title = Reproducir un registro
replay-page-choose = Elegir un registro (.jsonl)
replay-page-back = Volver a los chats
replay-page-good = El registro es correcto: todas las cartas, jugadas y puntos están comprobados. Manos: { $count }
replay-page-bad = Este registro no es correcto: { $fault }
replay-page-empty = No contiene ninguna mano.
replay-page-failed = No se ha podido leer el archivo.
replay-page-series = Partida
replay-page-deal = Mano
replay-page-trump = Triunfo
replay-page-stock = Mazo
replay-page-points = Puntos
replay-page-tricks = Bazas
replay-page-score = Puntos en contra, a { $target }
replay-page-before = Atrás
replay-page-after = Adelante
replay-page-keys = También valen las flechas del teclado.
replay-page-dealt = Cartas repartidas.
replay-page-led = { $name } sale
replay-page-beat = { $name } mata
replay-page-discarded = { $name } descarta
replay-page-claimed = { $name } entra con cuatro del mismo palo; las demás cartas se devuelven
replay-page-taken = { $name } se lleva la baza
replay-page-over = Fin de la mano.
replay-page-returned = devueltas
