### El repaso de una mano: qué jugadas de quien lee costaron más puntos. En el chat privado.

button-review = 🔎 Repaso

# $percent: un número entero.
review-progress = 🔎 Repasando tus jugadas… { $percent } %
review-failed = 🔎 No ha salido bien, lo siento. Pulsa otra vez el botón.
# $number: de la mano.
review-title = 🔎 <b>Mano { $number }: tus jugadas</b>
review-nothing = ✅ Nada que lamentar: no veo ninguna jugada que claramente te costara puntos.
# $trick: un número. $trump: el signo de un palo.
review-trick = <b>Baza { $trick }</b> · triunfo { $trump }
review-lead = Te tocaba salir.
# $play: como en su botón, p. ej. «Descartar: A♥️» con su signo. Lo jugado y lo mejor se leen uno encima de otro.
review-made = Tú: { $play }
review-better = Mejor: <b>{ $play }</b>
# Del equipo de quien lee, al final de la mano.
review-points = Puntos esperados al final: { $made } → <b>{ $better }</b>
# $count: unos cientos.
review-how = { $count ->
        [one] <i>Solo sé lo que tú podías saber entonces. He jugado esta mano hasta el final con { $count } reparto posible de las cartas ocultas, con alguien muy fuerte en cada sitio. Los puntos son la media.</i>
       *[other] <i>Solo sé lo que tú podías saber entonces. He jugado esta mano hasta el final con { $count } repartos posibles de las cartas ocultas, con alguien muy fuerte en cada sitio. Los puntos son la media.</i>
    }

toast-review-begun = 🔎 Repaso tus jugadas. Tarda un poquito.
toast-review-running = Todavía estoy repasando tus jugadas.
toast-review-busy = Ahora hay mucha gente pidiendo repasos. Prueba en unos minutos.
toast-review-not-yours = En esa mano no jugaste nada.
