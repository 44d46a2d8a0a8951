### La interfaz: todos los textos del bot menos las reglas (rules.ftl). Las explicaciones están en en/bot.ftl.
### Se trata de «tú»; a la pareja se le llama «tu equipo», sin «ustedes» ni «vosotros». De las personas se habla
### en presente y sin género.

# El nombre de este idioma en él mismo.
language-name = Español

## Personas y equipos

player = Jugador { $number }
somebody = alguien
this-group = este grupo
free-seat = sitio libre
computer = Máquina
computer-numbered = Máquina { $number }

## Tiempos

duration-off = sin límite
duration-seconds = { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
duration-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
duration-hours = { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
soon = pronto

## Antes de empezar

lobby-open = 🐐 <b>Kozel: ¿quién juega?</b>
rematch-open = 🐐 <b>¡Revancha!</b> Que todos pulsen <b>Me apunto</b>.
lobby-rules = Partida { $rules }
rules-target = a { $target } puntos en contra
rules-eggs-double = tras 60:60 la siguiente mano vale doble
rules-claims-lead = cuatro del mismo palo, solo antes de la salida
lobby-missing = { $count ->
        [one] Queda { $count } sitio libre. Las parejas van en la misma línea.
       *[other] Quedan { $count } sitios libres. Las parejas van en la misma línea.
    }
rematch-unready = { $count ->
        [one] Falta { $count } persona.
       *[other] Faltan { $count } personas.
    }
lobby-full = Ya están los cuatro: ¡pulsa <b>Empezar</b>!
lobby-closed = ⌛ Esta mesa se cerró sin empezar a jugar. /newgame abre otra.

button-sit = 🪑 Sentarme { $side }
button-sit-with = 🪑 Sentarme { $side } con { $name }
button-add-computer = 🤖 Máquina { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Levantarme
button-ready = ✅ Me apunto
button-start = ▶️ Empezar

## La mesa

deal-header = 🐐 <b>Mano { $number }</b> · a { $target } puntos en contra
trump = Triunfo <b>{ $trump }</b> (se enseñó { $shown })
stock = mazo { $count }
tricks-won = bazas { $tricks }
play-lead = { $name } sale con  { $cards }
play-beat = { $name } mata con  { $cards }
play-discard = { $name } descarta  { $cards }
play-claim = ⚡️ { $name } entra con cuatro { $suit }  { $cards }
play-returned = ↩️ Devueltas: { $cards }
holds-trick = ← va ganando
turn-lead = ➡️ Sale { $name }
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
paused-silenced = ⏸ <b>Pausa.</b> Se sigue cuando el bot pueda volver a escribir en el grupo.
paused = ⏸ <b>Pausa.</b> Se sigue cuando alguien vuelva.
before-beaten = Baza anterior, para { $name }: { $cards }
before-unbeaten = Baza anterior, para { $name }: { $cards }, nadie mata
# Entre cartas: «Q♦️ sobre J♦️».
over = sobre
closes-at = 🕸 Si nadie juega, esta mesa se cierra: { $moment }
stop-wanted = 🛑 ¿Terminar la partida? A favor: { $wants }. Tienen que aceptar: { $waits }
shuffle-sealed = 🔒 Barajado limpio, sello { $start }… Su semilla se enseña al acabar la mano, y el SHA-256 de la semilla tiene que ser este:
shuffle-opened = 🔓 La semilla del barajado con el sello { $start }…
shuffle-check = Su SHA-256, mostrado antes de la primera carta:

button-hand = 🃏 Mis cartas
button-rules = 📖 Reglas
button-score = 🏁 Marcador
button-back = 🙋 Estoy de vuelta
button-sit-in = 🪑 Jugar por { $name }
button-agree-stop = 🛑 Terminar la partida
button-next-deal = ▶️ Otra mano
button-rematch = 🔁 Revancha

## Después de la mano, después de la partida

deal-over = 🏁 <b>Fin de la mano { $number }</b>
# $side: 🔵 o 🟠
deal-won = 🏁 <b>Mano { $number }: gana { $side }</b>
deal-you-won = 🏆 <b>Mano { $number }: gana tu equipo</b>
deal-you-lost = 💔 <b>Mano { $number }: pierde tu equipo</b>
last-trick-beaten = Última baza, para { $name }: { $cards }
last-trick-unbeaten = Última baza, para { $name }: { $cards }, nadie mata
side-result = { $side } { $names }: { $points ->
        [one] <b>{ $points }</b> punto
       *[other] <b>{ $points }</b> puntos
    }
tricks-count = { $count ->
        [one] { $count } baza
       *[other] { $count } bazas
    }
eggs = 🥚 <b>60 : 60, ¡huevos!</b> Nadie se apunta nada.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> punto en contra
       *[other] <b>+{ $count }</b> puntos en contra
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> punto en contra (doble tras los huevos)
       *[other] <b>+{ $count }</b> puntos en contra (doble tras los huevos)
    }
next-doubled = ✖️2 La siguiente mano sin empate vale el doble.
next-deal-at = Siguiente mano: { $moment }
score-to = <b>Puntos en contra</b> (con { $target } se acaba de cabra)
last-deal = <b>La última mano</b>
final-score = { $deals ->
        [one] <b>Resultado final</b> tras { $deals } mano, a { $target }
       *[other] <b>Resultado final</b> tras { $deals } manos, a { $target }
    }
goats = 🐐🐐 <b>Las cabras: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Cabras con huevos: { $names }</b>
winners = 🏆 Ganan: { $names }
series-stopped = 🛑 <b>La partida termina sin cabras.</b> /newgame empieza otra.

## Las cartas propias

hand-seated = { $side } Ya tienes sitio. Tu pareja: { $name }
# $side: 🔵 o 🟠
hand-seated-alone = { $side } Ya tienes sitio. Enfrente aún no hay nadie.
# En privado, cuando se abre una revancha; debajo está el botón «Me apunto» (button-ready).
hand-rematch = 🔁 <b>¡Revancha!</b> Pulsa <b>Me apunto</b> y tus cartas llegarán aquí.
hand-cards-come = Tus cartas llegarán aquí. Se empieza cuando alguien de la mesa pulse <b>Empezar</b>.
# $side: 🔵 o 🟠; $name: la pareja; $score: «🔵 2 : 4 🟠».
hand-side = Tú: { $side } con { $name } · puntos en contra { $score }
hand-timed-out = ⏰ Se acabó el tiempo: la máquina ha jugado por ti. Si pasa otra vez, te guarda el sitio hasta que vuelvas.
your-turn-lead = 👉 <b>Te toca:</b> sales tú
your-turn-answer = 👉 <b>Te toca:</b> { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Cuatro del mismo palo: ¡puedes entrar fuera de turno!
you-are-away = 🤖 La máquina juega por ti. El sitio es tuyo: vuelve cuando quieras.
you-won = 🏆 <b>¡Gana tu equipo!</b>
you-lost = 🐐 <b>¡A tu equipo le toca ser cabra!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Matar: { $cards }
button-discard = 🗑 Descartar: { $cards }
button-claim = ⚡️ ¡CUATRO DEL MISMO PALO! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Pista

popup-hand = 🃏 { $cards }
popup-trump = Triunfo { $trump }
popup-your-turn = 👉 ¡Te toca! Juega en el chat privado.
popup-waiting = ➡️ Turno de { $name }
popup-no-hand = Ahora no hay cartas repartidas.

## Pistas: una jugada y por qué

hint-only = No hay otra jugada.
hint-takes = Nadie juega después de ti: la baza es tuya.
hint-sure = Ningún rival puede matarlo.
hint-holds = Hay cerca de un { $chance } % de posibilidades de que ningún rival lo mate.
hint-cheap = Solo hay cerca de un { $chance } % de posibilidades de que ningún rival lo mate, pero no te cuesta puntos.
hint-risky = Solo hay cerca de un { $chance } % de posibilidades de que ningún rival lo mate, pero lo demás es peor.
hint-safer = Más seguro que lo de tu pareja: hay cerca de un { $chance } % de posibilidades de que ningún rival lo mate.
hint-next-lead = Lo de tu pareja también serviría, pero así sales tú en la siguiente.
hint-gift-sure = Ningún rival puede matar lo de tu pareja: echa puntos.
hint-gift = Hay cerca de un { $chance } % de posibilidades de que ningún rival mate lo de tu pareja: echa puntos.
hint-spare-sure = Ningún rival puede matar lo de tu pareja: guarda lo bueno.
hint-spare = Hay cerca de un { $chance } % de posibilidades de que ningún rival mate lo de tu pareja: guarda lo bueno.
hint-doubtful = Solo hay cerca de un { $chance } % de posibilidades de que ningún rival mate lo de tu pareja: guarda tus puntos.
hint-partner = Hay cerca de un { $chance } % de posibilidades de que tu pareja, que juega después de ti, lo mate.
hint-lost = Esto no lo puedes matar: tira lo que menos valga.
hint-trumps = Esto solo se mata con triunfos: guárdalos.
hint-keep = Lo que te queda valdrá más después.
hint-claim = Entra fuera de turno: hay cerca de un { $chance } % de posibilidades de que ningún rival mate tus cuatro.
hint-wait = Si entras ahora: hay cerca de un { $chance } % de posibilidades de que ningún rival mate tus cuatro.
hint-no-claim = No entres todavía
hint-points = Puntos a la vista: { $points }

## Marcador

score-title = 🏁 <b>Marcador</b>
score-none = Aún no ha terminado ninguna mano.
score-earlier = { $count ->
        [one] (y { $count } mano antes)
       *[other] (y { $count } manos antes)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (doble)
result-eggs = { $points } → 🥚
popup-score = 🏁 Puntos en contra { $score } (con { $target } se acaba de cabra)

## Lo que pasa en la mesa

note-left = 🚪 { $name } deja la mesa; la máquina ocupa su sitio
note-away = 💤 { $name } no está; la máquina le guarda el sitio
note-timed-out = ⏰ A { $name } se le acaba el tiempo; juega la máquina
note-unreachable = 📵 No puedo escribir por privado a { $name }
note-gone = 🚪 { $name } ya no está en el grupo; la máquina le guarda el sitio
note-back = 🙋 { $name } está de vuelta
note-sat-in = 🪑 { $name } se sienta en lugar de la máquina
note-hold-ended = ⌛ { $name } no abre a tiempo el chat privado; el sitio queda libre
note-cards-back = ↩️ { $name } entra con cuatro del mismo palo; las demás cartas se devuelven
note-restarted = 🔄 El bot se ha reiniciado. ¡Seguimos!
note-quiet = 🕸 Hace mucho que nadie juega aquí
note-stop-asked = 🛑 { $name } quiere terminar la partida

## Ajustes

settings-title = ⚙️ <b>Ajustes de este chat</b>
settings-alone-title = 🤖 <b>Partidas contra la máquina</b>
settings-own-title = ⚙️ <b>Tus ajustes</b>
language = 🌐 Idioma
language-of-chat = 🌐 <b>Idioma de este chat</b>
language-of-person = 🌐 <b>Tu idioma</b>
# Junto al ajuste «Idioma» mientras el chat no ha elegido ninguno: la mesa habla el de quien la abre.
language-of-opener = el de quien abre la mesa
setting-next-series = <i>Cambia con la siguiente partida.</i>
setting-turn = ⏳ Tiempo
setting-turn-hint = Cuánto se puede pensar en cada turno. Después juega la máquina; si pasa dos veces seguidas, guarda el sitio hasta que vuelva quien lo ocupaba.
setting-turn-when = <i>Cambia con el siguiente turno.</i>
setting-target = 🐐 Cabras con
setting-target-hint = Con cuántos puntos en contra se acaba de cabra. Según las reglas, con 12.
setting-eggs = 🥚 Tras 60:60
setting-eggs-hint = Con huevos nadie se apunta nada. Además, la siguiente mano sin empate puede valer el doble.
setting-eggs-nothing = no pasa nada
setting-eggs-double = la próxima, doble
setting-claims = ⚡️ 4 de un palo
setting-claims-hint = Hasta cuándo se puede entrar fuera de turno con cuatro cartas del mismo palo.
setting-claims-trick = toda la baza
setting-claims-lead = antes de la salida
setting-strength = 🤖 Máquina
# Junto a los ajustes propios: el nivel de la máquina en las partidas contra ella.
setting-strength-alone = 🤖 Máquina en solitario
setting-strength-hint = Fácil falla de vez en cuando, como la gente; normal juega bien; fuerte es lo mejor que sé hacer.
setting-strength-easy = fácil
setting-strength-normal = normal
setting-strength-strong = fuerte
setting-strength-when = <i>Cambia enseguida.</i>
setting-pace = 🐇 Ritmo
setting-pace-hint = Cuánto piensa la máquina, para que todos puedan seguir el juego.
setting-pace-slow = lento
setting-pace-normal = normal
setting-pace-fast = rápido
setting-pace-when = <i>Cambia enseguida.</i>
setting-hints = 💡 Pistas
setting-hints-hint = Un botón debajo de las cartas: qué haría alguien que juega muy bien, y por qué. La respuesta solo la ve quien lo pulsa.
setting-hints-off = no
setting-hints-on = sí
setting-hints-when = <i>Cambia con el siguiente turno.</i>
confirm = 👆 Confirmar jugadas
confirm-on = sí
confirm-off = no
confirm-hint = Por si el pulgar resbala: el primer toque marca la jugada, el segundo la juega.
button-confirm-on = 👆 Confirmar jugadas: activar
button-confirm-off = 👆 Confirmar jugadas: quitar
button-settings-alone = 🤖 Contra la máquina
button-settings = ⬅️ Todos los ajustes
button-close = ✖️ Cerrar

## Mensajes del bot

start =
    🐐 <b>¡Hola! Reparto las cartas de Kozel</b>, un juego de barrio para cuatro, dos contra dos.

    Añádeme a un grupo y escribe allí /newgame: se sientan cuatro, las cartas llegan aquí y cada jugada es un toque.

    ¿No hay nadie? Juega aquí mismo: la máquina ocupa los otros tres sitios. Elige su nivel:
button-add-to-group = ➕ Añadir a un grupo
alone-again = ¿Otra partida? Elige el nivel de la máquina.
help =
    🐐 <b>Kozel</b>, dos contra dos. Junta puntos con tu pareja: con 61 de 120 se gana la mano. Quien pierde se apunta puntos en contra; con 12 se acaba de cabra.

    En un grupo: /newgame, siéntate y pulsa <b>Empezar</b>. Tus cartas llegan al chat privado, con un botón para cada jugada. <b>Mis cartas</b>, debajo de la mesa, también te las enseña, solo a ti.

    El juego entero está explicado en /rules.
which-hand = 🃏 ¿Las cartas de qué mesa?
which-leave = 🚪 ¿Qué mesa dejas?
which-stop = 🛑 ¿Qué partida se termina?

bot-about = Kozel, juego de cartas para cuatro: dos contra dos, en tu grupo, con tus cartas en privado.
bot-description = Kozel es el juego de cartas «de la cabra»: un juego de barrio para cuatro, dos contra dos, con 36 cartas. Añádeme a un grupo y escribe /newgame. Cada cual recibe sus cartas en privado y juega con un toque. O juega aquí mismo con la máquina en los otros tres sitios.

## Comandos

cmd-newgame = abrir una mesa
cmd-newgame-private = jugar contra la máquina
cmd-table = mostrar la mesa otra vez
cmd-hand = mandarme mis cartas otra vez
cmd-score = marcador de la partida
cmd-rules = reglas del juego
cmd-settings = ajustes
cmd-leave = dejar mi sitio
cmd-stop = terminar la partida
cmd-help = cómo funciona esto
cmd-privacy = qué se sabe de ti
cmd-language = mi idioma
cmd-start = empezar

## Avisos: hecho, o por qué no

toast-led = Sales con { $cards }
toast-beat = Matas con { $cards }
toast-discarded = Descartas { $cards }, boca abajo
toast-claimed = ⚡️ Entras con { $cards }
toast-tap-again = Pulsa otra vez el mismo botón para jugar.
toast-not-your-turn = Aún no te toca: es el turno de { $name }.
toast-already-played = Esa carta ya está jugada.
toast-cards-came-back = Alguien entra con cuatro del mismo palo: tus cartas han vuelto.
toast-out-of-date = Ese botón es viejo. Así están las cosas ahora.
toast-deal-started = Empieza la siguiente mano.
toast-deal-under-way = La siguiente mano ya ha empezado.
toast-sat = Ya tienes sitio.
toast-stood = Tu sitio vuelve a estar libre.
toast-seat-taken = Ahí ya está { $name }.
toast-seat-held = Ese sitio está reservado para { $name }. Prueba en dos minutos.
toast-already-seated = Ya tienes sitio en esta mesa.
toast-not-seated = Aquí no tienes sitio.
toast-not-this-table = No juegas en esta mesa.
toast-only-seated = Eso es solo para quienes están en la mesa.
toast-computer-added = Se sienta la máquina.
toast-computer-removed = La máquina se levanta.
toast-need-four = Hacen falta cuatro. Llena los sitios libres con gente o con la máquina.
toast-not-all-ready = Aún falta gente por pulsar «Me apunto».
toast-started = Cartas repartidas. ¡A jugar!
toast-ready = ¡Hecho! Contamos contigo.
toast-already-started = Esta partida ya ha empezado.
toast-table-open = Aquí ya hay una mesa. Es esta:
# Un botón viejo «Revancha», pulsado cuando ya hay otra mesa abierta.
toast-table-already = Aquí ya hay una mesa. Para verla: /table
toast-table-ended = Esta mesa ya está cerrada. /newgame abre otra.
toast-no-table = Aquí no hay mesa. /newgame abre una.
toast-link-stale = Ese enlace ya no vale: el sitio no está reservado. Siéntate otra vez desde el grupo.
toast-link-foreign = Ese sitio está reservado para { $name }. Elige otro en el grupo.
toast-left = Dejas la mesa. La máquina ocupa tu sitio.
toast-resting = La partida descansa: ahora no puedo escribir en el grupo.
toast-away-now = La máquina juega por ti. Primero pulsa «Estoy de vuelta».
toast-back = ¡Qué bien verte de vuelta! El sitio es tuyo.
toast-not-away = Ya estás jugando.
toast-nothing-to-leave = No ocupas ningún sitio.
toast-seat-owned = Este sitio es de { $name }, que aún puede volver.
toast-sat-in = Sigues tú con estas cartas.
toast-other-hand = En esta mesa ya has visto las cartas de otro sitio. Puedes volver al tuyo de antes.
toast-stop-asked = Tu equipo quiere terminar la partida. Ahora tiene que aceptar el otro.
toast-stop-already = Tu equipo ya ha aceptado. Falta el otro.
toast-stopped = La partida ha terminado.
toast-nothing-to-stop = Aquí no hay nada que terminar.
toast-open-private = Abre primero nuestro chat privado; así podré mandarte tus cartas.
toast-group-only = Eso solo funciona en un grupo.
toast-private-only = Eso solo funciona en nuestro chat privado.
toast-admins-only = Eso es solo para los administradores del grupo.
toast-no-channels = Un canal o un admin anónimo no puede sentarse. Escribe con tu propio nombre.
toast-saved = Guardado.
toast-saved-next-series = Guardado. Cambia con la siguiente partida.
toast-not-saved = No se ha podido guardar, así que no cuenta. Inténtalo otra vez.
toast-went-wrong = Algo ha fallado por mi parte. Inténtalo otra vez.
toast-unknown-button = No conozco ese botón. Quizá sea de una versión anterior.
toast-slow-down = Más despacio, por favor: no doy abasto.

## Por qué las reglas no lo permiten

reason-no-deal = No hay cartas en la mesa.
reason-deal-in-play = La mano aún se está jugando.
reason-series-over = La partida ya ha terminado.
reason-not-your-turn = No te toca.
reason-not-your-cards = Ya no tienes esas cartas.
reason-must-lead = Sales tú: aún no hay nada que matar.
reason-not-a-lead = Ya hay cartas de salida: mata o descarta.
reason-mixed-suits = Solo se sale con cartas de un mismo palo.
reason-wrong-count = Juega tantas cartas como las de la salida.
reason-does-not-beat = Esas cartas no matan a las de la mesa.
reason-not-four = Para eso hacen falta cuatro cartas del mismo palo.
reason-claim-too-late = En esta mesa, con cuatro del mismo palo solo se entra antes de la salida.
reason-claim-nearer = Ahí ya hay cuatro cartas de alguien más cerca de quien tenía la salida.
reason-claim-in-turn = Te toca salir: sal sin más con tus cuatro cartas.

# Palabras en privado sobre una mesa que ya no se ve. $group: su título.
notice-parted = Ya no estás en la mesa de { $group }.
notice-silenced = Ya no puedo escribir en { $group }, así que la partida de allí descansa. Déjame volver (con permiso para enviar mensajes) y seguirá donde se quedó.
files-forbidden = Aquí no puedo enviar imágenes ni archivos. Un admin puede permitirlo en los permisos del grupo.
notice-damaged = La partida guardada de esta mesa está dañada y no puede seguir. Lo siento. /newgame abre una mesa nueva.
