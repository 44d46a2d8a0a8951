### Clasificación de un grupo y números propios. Signos: 🐐 partidas perdidas, 🥚 de ellas con huevos, 🧹 manos en
### las que un equipo no hizo ninguna baza (dadas : recibidas), ⚡️ entradas con cuatro del mismo palo, 🔥 partidas
### ganadas seguidas.

top-title = 🏆 <b>Clasificación de este grupo</b>
top-none = Aún no hay nadie. Para entrar en esta lista hay que terminar { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    } aquí. /newgame abre una mesa.
# $number: de personas. $count: partidas.
top-others = { $number ->
        [one] { $number } persona más
       *[other] { $number } personas más
    } con menos de { $count } partidas
# $names: dos personas.
top-best-pair = 🤝 Mejor pareja: { $names }
top-computers = 🤖 Máquinas

# Cuántas ha ganado alguien de todas sus partidas.
standing-series = 🏆 { $won } de { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
# $chance: un porcentaje, el de las manos ganadas.
standing-deals = manos { $chance } %
standing-legend = Tras el nombre, el nivel; se empieza con { $points }. 🐐 veces cabra (🥚 con huevos) · 🧹 barridas (manos sin una sola baza), dadas : recibidas · ⚡️ entradas con cuatro del mismo palo · 🔥 mejor racha de partidas ganadas

stats-title = 📊 <b>Tus números en todos los grupos</b>
# $points: el nivel.
stats-rating = Nivel <b>{ $points }</b>
stats-streak = Racha actual de victorias: { $count }
stats-partners = 🤝 <b>Con cada pareja</b>
stats-alone = 🤖 <b>Contra la máquina</b>
stats-none = Aún no tienes ninguna partida con otras personas. /newgame en un grupo empieza una.
stats-private = Tus números son solo para ti: míralos en nuestro chat privado.
button-stats = 📊 Mis números

cmd-top = clasificación de este grupo
cmd-stats = mis números

toast-standings-in-groups = La clasificación es de cada grupo: escribe /top allí. Tus propios números están en /stats.
