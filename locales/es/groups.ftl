### La vida de un grupo: quién no puede jugar, quién hizo qué, partidas anteriores, avisos de mesa y tiempo por turno.
###
### Las frases sobre personas valen para cualquiera. Botones (button-…), avisos (toast-…) y comandos (cmd-…) van
### sin formato; lo demás admite <b>, <i>, <code>.

## Comandos

cmd-block = no dejar jugar a alguien (admins)
cmd-unblock = dejar que alguien vuelva a jugar (admins)
cmd-log = quién cambió qué (admins)
cmd-history = partidas anteriores de este chat
cmd-next = avisarme cuando se abra una mesa

## Quién no puede jugar

blocks-title = 🚫 <b>No pueden jugar en las mesas de este grupo</b>
blocks-none = Nadie. Un admin bloquea a alguien respondiendo a un mensaje suyo con /block.
# $name: una persona.
button-unblock = ✖️ { $name }
# A quien no puede jugar.
toast-blocked = Un admin de este grupo no te deja jugar en sus mesas.
# Al grupo. $name: quien ya no puede jugar.
toast-blocked-now = 🚫 { $name } ya no puede jugar aquí. La lista está en /unblock.
toast-blocked-already = { $name } ya no podía jugar aquí. La lista está en /unblock.
toast-unblocked = { $name } puede volver a jugar aquí.
toast-not-blocked = { $name } puede jugar aquí: no hay ningún bloqueo.
toast-block-whom = ¿A quién? Responde con /block a un mensaje suyo, o escribe /block y su @nombre.
toast-block-unknown = No conozco a nadie con ese nombre. Responde con /block a un mensaje de esa persona.
toast-block-bot = Solo se puede bloquear a personas.
toast-block-admin = { $name } es admin de este grupo. A los admins no se les puede bloquear.
toast-block-oneself = A ti no te puedes bloquear.

## Registro: «Ana: Tiempo: 2 minutos → 8 horas»

log-title = 🗒 <b>Quién cambió qué</b>
log-none = Nada todavía. Aquí apunto quién termina una partida, quita una máquina, bloquea a alguien o cambia un ajuste.
# Un admin que escribe en nombre del grupo.
log-anonymous = un admin
# $setting: el nombre de un ajuste con su signo. $before, $after: lo elegido antes y después.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: el nombre de un idioma en él mismo.
log-language = 🌐 Idioma: <b>{ $language }</b>
log-stopped = 🛑 termina la partida
log-lobby-closed = 🛑 cierra la mesa antes de la primera mano
log-computer-removed = 🤖 quita una máquina
# $name: la persona bloqueada.
log-blocked = 🚫 bloquea a { $name }
log-unblocked = ✅ deja jugar otra vez a { $name }

## Partidas anteriores

# $count: cuántas partidas hay.
history-title = { $count ->
        [one] 📚 <b>{ $count } partida jugada aquí</b>
       *[other] 📚 <b>{ $count } partidas jugadas aquí</b>
    }
toast-no-history = Aquí aún no ha terminado ninguna partida con cabras.

## Avisos de mesa

# En privado. $group: su título. $name: quien abrió la mesa.
call = 🔔 <b>Hay mesa abierta en { $group }:</b> { $name } pregunta quién juega.
button-to-table = ➡️ A la mesa
button-stop-calls = 🔕 No avisarme más
calls-title = 🔔 <b>Avisos</b>
calls-how = Cuando se abre una mesa en estos grupos, te aviso aquí. Cada botón quita un aviso.
calls-none = No tienes avisos de ningún grupo. Escribe /next en uno y te avisaré aquí cuando se abra una mesa allí.
# $group: su título.
button-stop-calls-of = 🔕 { $group }
# En el grupo. $name: quien escribió /next.
calls-open-private = 🔔 { $name }, abre nuestro chat privado: así podré avisarte allí cuando se abra una mesa aquí.
button-open-private = 💬 Abrir chat privado
# En el grupo. $name: quien escribió /next.
toast-calls-on = 🔔 { $name }: te avisaré en privado cuando se abra una mesa aquí. Otro /next lo quita.
toast-calls-off = 🔕 { $name }: ya no te aviso de las mesas de aquí.
toast-calls-stopped = Ya no te aviso de las mesas de ese grupo.

## Tiempo por turno, antes de empezar y encima de la mesa

# $time: como «24 horas».
turn-time = ⏳ { $time } por turno
turn-time-off = ⏳ sin límite de tiempo
