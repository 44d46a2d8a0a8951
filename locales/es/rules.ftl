### Las reglas del juego: un mensaje por tema. Las variables están explicadas en en/rules.ftl.
### En los ejemplos se sientan en el sentido del reloj: Ana, Boris, Dana, Emilio.

rules-anna = Ana
rules-boris = Boris
rules-dana = Dana
rules-emil = Emilio
rules-in-group = 📖 <b>Reglas del juego</b>
button-rules-private = 📖 Por temas, con ejemplos

rules-aim-title = De qué va el juego
rules-aim =
    <b>{ -game }</b> es un juego de cartas de barrio para cuatro, dos contra dos. Tu pareja se sienta enfrente. (<i>Kozel</i> es «macho cabrío» en ruso.)

    Cada cual echa cartas a la mesa y quien tiene las más fuertes se las lleva todas: eso es una <b>{ -trick }</b>. Algunas cartas valen puntos: { $pack } en toda la baraja. El equipo que junta { $win } o más gana la { -deal }; el otro se apunta <b>{ -defeat-points }</b>.

    Luego se reparte otra vez, y otra, hasta que un equipo llega a { $target ->
        [one] { $target } punto en contra
       *[other] { $target } puntos en contra
    }. Esos dos son las <b>{ -goats }</b>. ¿Y quién quiere ser la cabra?

    <blockquote>Triunfo: ♥️. Ana sale con 10♠️. Boris mata con A♠️. Dana y Emilio descartan una carta cada uno, boca abajo. La baza es de Boris: se ven 21 puntos, y lo descartado se cuenta al acabar la mano.</blockquote>

rules-table-title = La mesa y las cartas
rules-table =
    Tienes enfrente a tu pareja y a cada lado a un rival. Se juega en el sentido del reloj: Ana → Boris → Dana → Emilio → Ana. Ana va con Dana, y Boris con Emilio.

    Hay { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }. En cada palo, de menor a mayor:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J es la jota, Q la reina, K el rey y A el as). ¡Ojo con el diez: está por encima del rey!

    Los <b>{ -card-points }</b>: A vale 11, 10 vale 10, K 4, Q 3 y J 2; las cartas del 6 al 9 no valen nada. En total, { $pack }.

    <blockquote>10♦️ gana a K♦️; en ese palo solo A♦️ es mayor. Una baza con esas tres cartas y 8♣️ vale 25 puntos.</blockquote>

rules-deal-title = El reparto
rules-deal =
    Baraja <b>{ -dealer }</b> y da { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } por cabeza, de una en una y en el sentido del reloj. Primero recibe quien está a su izquierda; al final, quien reparte.

    { $stock ->
        [one] La { $stock } carta que sobra es
       *[other] Las { $stock } cartas que sobran son
    } el <b>{ -stock }</b>. De en medio se enseña a todos una carta al azar: su palo es el <b>{ -trump }</b> de esta mano. Después vuelve a su sitio, y nadie sabe cuándo aparecerá.

    Al empezar la { -series } se sortea quién reparte, y sale quien está a su izquierda. Después se reparte por turno, en el sentido del reloj, pero sale quien se llevó la última baza de la mano anterior.

    <blockquote>Reparte Emilio; a su izquierda está Ana, y sale ella. Se enseña 9♥️: el triunfo es corazones. Dana se lleva la última baza. Así que ahora reparte Ana y sale Dana.</blockquote>

rules-trick-title = La baza
rules-trick =
    <b>{ -lead(form: "title") }</b> es poner boca arriba de 1 a { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } de un mismo palo. En el sentido del reloj, cada cual pone otras tantas y elige:

    • <b>{ -beat }</b>: boca arriba, carta contra carta. Cada una debe superar a la que mata: más alta del mismo palo, o triunfo contra un palo corriente. Se matan las cartas que van ganando la baza; las que ya están muertas no cuentan.
    • <b>{ -discard }</b>: las cartas que quieras, boca abajo. Nadie sabrá cuáles eran, ni al terminar la baza.

    No es obligatorio seguir el palo ni matar, aunque se pueda. También vale matar las cartas de tu pareja. Dos palos corrientes no se matan entre sí.

    La baza es de quien mata en último lugar; si nadie mata, de quien salió.

    <blockquote>Triunfo: ♥️. Ana sale con 7♠️ K♠️. Boris las mata con 9♠️ A♠️. Dana mata esas: 10♠️ puede con 9♠️, y el triunfo 6♥️, con A♠️. Emilio descarta 🂠 🂠. La baza es de Dana.</blockquote>

rules-claim-title = Cuatro del mismo palo
rules-claim =
    ¿Tienes { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }, todas de un palo? Con <b>{ -claim }</b> puedes entrar fuera de turno. { $claims ->
       *[trick] Vale antes de la salida o cuando ya se han jugado cartas, hasta que la baza esté completa.
        [lead] En esta mesa, solo antes de la salida.
    }

    Todo lo jugado en la baza vuelve a quien lo jugó. La baza empieza de nuevo: tus cartas son la salida, y se responde en el sentido del reloj a partir de ti.

    Si varias personas pueden entrar, el derecho es de quien está más cerca de quien tenía la salida, contando en el sentido del reloj y empezando por esa misma persona. { $claims ->
       *[trick] Mientras la baza esté abierta
        [lead] Mientras nadie haya respondido
    }, quien está más cerca puede entrar por encima de quien está más lejos, nunca al revés. Si quien tenía la salida sale con cuatro, nadie entra por encima.

    No es obligatorio entrar, y a nadie se le dice quién podría. Las cartas devueltas con las que se salió o se mató ya se han visto; las descartadas que vuelven siguen en secreto.

    <blockquote>{ $claims ->
       *[trick] Ana sale con K♦️ y Boris descarta 7♠️ boca abajo. Emilio entra con 6♣️ 9♣️ J♣️ A♣️, y esas dos cartas vuelven. Ahora Boris tiene otra vez 7♠️ 8♠️ Q♠️ 10♠️. Está más cerca de Ana ¡y entra por encima de Emilio!
        [lead] Le toca salir a Ana. Emilio entra con 6♣️ 9♣️ J♣️ A♣️. Boris tiene 7♠️ 8♠️ Q♠️ 10♠️. Está más cerca de Ana y entra por encima de Emilio, que recoge sus cartas. Responde Dana.
    }</blockquote>

rules-refill-title = Robar cartas
rules-refill =
    Después de cada baza se roba de arriba del { -stock } hasta tener otra vez { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } por cabeza: de una en una, en el sentido del reloj, empezando por quien se llevó la baza.

    Esa misma persona sale en la siguiente.

    Todos tienen siempre el mismo número de cartas. Cuando se acaba el mazo, se juega lo que queda.

    <blockquote>Dana se lleva una baza con 10♠️ 6♥️ y le quedan K♦️ 9♦️. Roba primero: J♣️. Luego Emilio, Ana y Boris roban una carta cada uno. Otra vuelta: Dana roba 8♠️ y después los demás. Todos tienen otra vez sus cartas completas, y sale Dana.</blockquote>

rules-score-title = La cuenta
rules-score =
    Con el mazo vacío y todo jugado, cada equipo cuenta sus puntos. Lo descartado es de quien se llevó la baza, pero hasta entonces no se ve cuánto vale.

    Con { $win } o más se gana. Con menos de { $half } se pierde y se apuntan { -defeat-points }:
    • { $low } o más: <b>{ $short }</b>
    • menos de { $low }, pero con alguna baza: <b>{ $middle }</b>
    • ni una sola baza: <b>{ $full }</b>

    { $half } a { $half } son <b>{ -eggs }</b>: nadie se apunta nada. { $eggs ->
       *[nothing] Es solo para reírse:
        [double] Pero la siguiente mano sin empate vale el doble (nunca el cuádruple, ni con huevos dos veces seguidas). Y además:
    } el equipo que pierda luego la partida será el de las «cabras con huevos».

    El primer equipo que llega a { $target ->
        [one] { $target } punto en contra
       *[other] { $target } puntos en contra
    } o los pasa pierde la partida: esas son las <b>{ -goats }</b>.

    <blockquote>Boris y Emilio se han llevado dos bazas, con A♣️ 10♣️ Q♦️: 11 + 10 + 3 = 24. Los otros 96 son de Ana y Dana. Boris y Emilio se apuntan { $middle ->
        [one] { $middle } punto en contra
       *[other] { $middle } puntos en contra
    }.</blockquote>

rules-options-title = Reglas de la mesa
rules-options =
    Cada chat puede elegir tres cosas con /settings. Los cambios valen desde la siguiente { -series }.

    • <b>A cuánto se juega</b>: según las reglas, a 12 puntos en contra; a 6 para una partida rápida, a 18 o 24 para una larga. Aquí: { $target }.
    • <b>{ $half } a { $half }</b>: no cambia nada, o la siguiente mano sin empate vale el doble. Aquí: { $eggs ->
       *[nothing] no cambia nada
        [double] vale el doble
    }.
    • <b>Cuatro del mismo palo</b>: se entra hasta que la baza esté completa, o solo antes de la salida. Aquí: { $claims ->
       *[trick] hasta que la baza esté completa
        [lead] solo antes de la salida
    }.

    <blockquote>«Solo antes de la salida»: Ana ya ha salido con 8♦️. Dana tiene 6♠️ 9♠️ K♠️ A♠️, pero para esta baza llega tarde y espera su turno.
    «Vale el doble»: después de { $half } a { $half }, la siguiente derrota cuesta el doble.</blockquote>

rules-bot-title = Cómo se juega aquí
rules-bot =
    1. Escribe /newgame en el grupo y elige sitio. Los sitios vacíos los puede ocupar la máquina.
    2. La primera vez, el bot te lleva a su chat privado: pulsa allí <b>Iniciar</b> (Start), una sola vez. Sin eso no puede mandarte tus cartas.
    3. Tus cartas llegan al chat privado. Cuando te toca, cada jugada tiene su botón: un toque, y jugada.
    4. <b>Mis cartas</b>, debajo de la mesa, te enseña tus cartas solo a ti.
    5. Si puedes entrar fuera de turno con cuatro del mismo palo, hay un botón para eso junto a tus cartas.
    6. ¿Tienes que irte? /leave: la máquina sigue por ti y cualquiera puede ocupar el sitio. Si solo tardaste demasiado en jugar, el sitio sigue siendo tuyo: pulsa <b>Estoy de vuelta</b>.

    ¿No hay nadie? Escribe /newgame en el chat privado y juega contra la máquina.

    <blockquote>Triunfo: ♥️. La salida es Q♣️ y tienes 6♣️ K♣️ 9♦️ 7♥️. Te salen seis botones: dos para matar (K♣️ o 7♥️) y cuatro para descartar (cualquiera de tus cartas).</blockquote>
