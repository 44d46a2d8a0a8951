### Lo que se guarda de las personas, cómo lo reciben y cómo se las olvida.

privacy-kept =
    🔏 <b>Lo que sé de ti</b>

    <b>Guardo:</b> tu número de Telegram (id), tu nombre y tu usuario (<code>@</code>) tal como los escribes, tu idioma y tus ajustes, qué sitios ocupaste, qué jugaste y tus resultados; en los grupos, también lo que me pediste: avisos de mesa, bloquear a alguien, cambiar un ajuste. Sin eso, ninguna partida podría seguir tras un reinicio.

    <b>Cuánto tiempo:</b> hasta que me pidas que te olvide, con /forgetme en el chat privado.

    <b>No guardo:</b> tus mensajes, tu teléfono, tu foto ni otros chats. En un grupo veo los comandos y los botones que pulsas.

    <b>Quién lo ve:</b> el grupo ve los nombres, las cartas boca arriba y los resultados. Mientras se juega una mano, tus cartas te las enseño solo a ti; después, /replay se las enseña al grupo. No se cede ni se vende nada.

    <b>Copias:</b> yo no hago ninguna. Quien me tiene en marcha puede copiarlo todo. En una copia antigua sigues estando hasta que se borre.

button-my-data = 📄 Mis datos
button-forget-me = 🗑 Olvídame
# Debajo del mismo texto en un grupo: abre el chat privado.
button-privacy-private = 📄 Ver o borrar mis datos

# Debajo del archivo con todo lo guardado de quien lee.
my-data = 📄 Todo lo que sé de ti. Las demás personas salen sin nombre.

forget-ask =
    🗑 <b>¿Te olvido?</b>

    Se borran tu número, tu nombre, tus ajustes y los mensajes con tus cartas. En las partidas y resultados antiguos quedas sin nombre.

    Si ahora ocupas algún sitio, lo toma la máquina. La partida que juegues contra la máquina se acaba.

    No hay vuelta atrás.
button-forget-yes = 🗑 Sí, olvídame
button-forget-no = ↩️ No
forget-no = ↩️ Todo queda como estaba.
forgotten =
    🗑 <b>Ya te he olvidado.</b>

    Si me escribes o pulsas un botón mío, será como vernos por primera vez.

cmd-mydata = todo lo guardado sobre ti
cmd-forgetme = que el bot se olvide de ti
