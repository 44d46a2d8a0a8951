### As regras do jogo: uma mensagem por assunto. As variáveis estão explicadas em en/rules.ftl.
### Nos exemplos, sentam-se em sentido horário: Ana, Boris, Dana, Emílio.

rules-anna = Ana
rules-boris = Boris
rules-dana = Dana
rules-emil = Emílio
rules-in-group = 📖 <b>Regras do jogo</b>
button-rules-private = 📖 Por assunto, com exemplos

rules-aim-title = Objetivo do jogo
rules-aim =
    <b>{ -game }</b> é um jogo de cartas de quintal para quatro, em duplas. Seu par senta à sua frente. (<i>Kozel</i> é “bode” em russo.)

    Cada um põe cartas na mesa, e quem tem as mais fortes leva todas: isso é uma <b>{ -trick }</b>. Algumas cartas valem pontos, { $pack } no baralho todo. A dupla que juntar { $win } ou mais ganha a { -deal }; a outra leva <b>{ -defeat-points }</b>.

    Aí se dá de novo, e de novo, até uma dupla chegar a { $target ->
        [one] { $target } ponto de castigo
       *[other] { $target } pontos de castigo
    }. Esses dois são os <b>{ -goats }</b> – e quem quer ser o bode?

    <blockquote>Trunfo: ♥️. Ana puxa 10♠️. Boris mata com A♠️. Dana e Emílio descartam uma carta cada, virada para baixo. A vaza é de Boris: 21 pontos à vista; os descartes são contados depois da rodada.</blockquote>

rules-table-title = A mesa e as cartas
rules-table =
    Seu par fica na sua frente e os adversários, dos lados. Joga-se em sentido horário: Ana → Boris → Dana → Emílio → Ana. Ana faz dupla com Dana, e Boris com Emílio.

    { $cards ->
        [one] É { $cards } carta
       *[other] São { $cards } cartas
    }. Em cada naipe, da mais baixa à mais alta:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J é o valete, Q a dama, K o rei e A o ás.) Olho no dez: ele fica acima do rei!

    Os <b>{ -card-points }</b>: A vale 11, 10 vale 10, K 4, Q 3 e J 2; as cartas de 6 a 9 não valem nada. No total, { $pack }.

    <blockquote>10♦️ é maior que K♦️; nesse naipe, só A♦️ é maior ainda. Uma vaza com essas três cartas e 8♣️ vale 25 pontos.</blockquote>

rules-deal-title = Dar as cartas
rules-deal =
    <b>{ -dealer(form: "title") }</b> embaralha e distribui { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } a cada pessoa, uma de cada vez, em sentido horário. Recebe primeiro quem está à esquerda; por último, quem dá.

    { $stock ->
        [one] A { $stock } carta que sobra é
       *[other] As { $stock } cartas que sobram são
    } o <b>{ -stock }</b>. Do meio dele mostra-se a todos uma carta sorteada: o naipe dela é o <b>{ -trump }</b> desta rodada. Depois ela volta para o lugar, e ninguém sabe quando vai aparecer.

    No começo da { -series } sorteia-se quem dá, e puxa quem está à esquerda. Depois a vez de dar passa em sentido horário, mas puxa quem levou a última vaza da rodada anterior.

    <blockquote>Emílio dá as cartas; Ana, à esquerda dele, puxa. A carta mostrada é 9♥️: o trunfo é copas. Dana leva a última vaza. Então agora Ana dá as cartas e Dana puxa.</blockquote>

rules-trick-title = A vaza
rules-trick =
    <b>{ -lead(form: "title") }</b> é pôr na mesa de 1 a { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } de um mesmo naipe, viradas para cima. Em sentido horário, cada uma das outras pessoas põe o mesmo número de cartas e escolhe:

    • <b>{ -beat }</b>: viradas para cima, carta por carta. Cada uma tem que ser maior que a que ela mata: mais alta no mesmo naipe, ou trunfo contra naipe comum. Matam-se as cartas que estão ganhando a vaza; as que já morreram não contam mais.
    • <b>{ -discard }</b>: as cartas que você quiser, viradas para baixo. Ninguém fica sabendo quais eram, nem no fim da vaza.

    Não é obrigatório seguir o naipe nem matar, mesmo podendo. Também vale matar as cartas do seu par. Naipes comuns diferentes não se matam.

    A vaza é de quem matou por último; se ninguém matou, de quem puxou.

    <blockquote>Trunfo: ♥️. Ana puxa 7♠️ K♠️. Boris mata com 9♠️ A♠️. Dana mata essas: 10♠️ ganha de 9♠️, e o trunfo 6♥️, de A♠️. Emílio descarta 🂠 🂠. A vaza é de Dana.</blockquote>

rules-claim-title = Quatro do mesmo naipe
rules-claim =
    Você tem { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }, todas de um naipe? Com <b>{ -claim }</b>, você pode entrar fora da vez. { $claims ->
       *[trick] Vale antes da puxada ou depois que outros jogaram, enquanto a vaza não estiver completa.
        [lead] Nesta mesa, só antes da puxada.
    }

    Tudo o que foi jogado na vaza volta para quem jogou. A vaza recomeça com as suas cartas na puxada, em sentido horário a partir de você.

    Se mais de uma pessoa puder entrar, o direito é de quem está mais perto de quem tinha a puxada, contando em sentido horário e a começar por essa mesma pessoa. { $claims ->
       *[trick] Enquanto a vaza estiver aberta
        [lead] Enquanto ninguém tiver respondido
    }, quem está mais perto pode entrar por cima de quem está mais longe, nunca o contrário. Se quem tinha a puxada puxa quatro, ninguém entra por cima.

    Não é obrigatório entrar, e ninguém fica sabendo quem poderia. Cartas abertas que voltaram já foram vistas por todos; descartes que voltaram continuam em segredo.

    <blockquote>{ $claims ->
       *[trick] Ana puxa K♦️, Boris descarta 7♠️ virado para baixo. Emílio entra com 6♣️ 9♣️ J♣️ A♣️, e as duas cartas voltam. Agora Boris tem de novo 7♠️ 8♠️ Q♠️ 10♠️. Ele está mais perto de Ana e entra por cima de Emílio!
        [lead] Ana vai puxar. Emílio entra com 6♣️ 9♣️ J♣️ A♣️. Boris tem 7♠️ 8♠️ Q♠️ 10♠️. Ele está mais perto de Ana e entra por cima de Emílio, que recolhe suas cartas. Dana responde.
    }</blockquote>

rules-refill-title = Comprar cartas
rules-refill =
    Depois de cada vaza, compra-se do topo do { -stock } até todos terem de novo { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }: uma de cada vez, em sentido horário, começando por quem levou a vaza.

    Essa mesma pessoa puxa a próxima.

    Todo mundo tem sempre o mesmo número de cartas. Quando o monte acaba, joga-se o que sobrou.

    <blockquote>Dana leva uma vaza com 10♠️ 6♥️ e fica com K♦️ 9♦️. Ela compra primeiro: J♣️. Depois Emílio, Ana e Boris compram uma carta cada. Mais uma volta: Dana compra 8♠️, depois os outros. Agora todos estão com a mão completa, e Dana puxa.</blockquote>

rules-score-title = A contagem
rules-score =
    Com o monte vazio e tudo jogado, cada dupla conta seus pontos. Os descartes são de quem levou a vaza, mas até aí ninguém vê quanto valem.

    Com { $win } ou mais, ganhou. Com menos de { $half }, perdeu e leva { -defeat-points }:
    • { $low } ou mais: <b>{ $short }</b>
    • menos de { $low }, mas pelo menos uma vaza: <b>{ $middle }</b>
    • nenhuma vaza: <b>{ $full }</b>

    { $half } a { $half } são <b>{ -eggs }</b>: ninguém leva nada. { $eggs ->
       *[nothing] É só pela graça:
        [double] Mas a próxima rodada sem empate vale o dobro (nunca o quádruplo, nem com ovos duas vezes seguidas). E mais:
    } a dupla que depois perder a partida será a dos “bodes com ovos”.

    A primeira dupla a chegar a { $target ->
        [one] { $target } ponto de castigo
       *[other] { $target } pontos de castigo
    } ou mais perde a partida: são os <b>{ -goats }</b>.

    <blockquote>Boris e Emílio levaram duas vazas, com A♣️ 10♣️ Q♦️: 11 + 10 + 3 = 24. Os outros 96 são de Ana e Dana. Boris e Emílio levam { $middle ->
        [one] { $middle } ponto de castigo
       *[other] { $middle } pontos de castigo
    }.</blockquote>

rules-options-title = Regras da mesa
rules-options =
    Cada chat pode escolher três coisas com /settings. As mudanças valem a partir da próxima { -series }.

    • <b>Até quanto se joga</b>: pelas regras, até 12 pontos de castigo; até 6 numa partida rápida, até 18 ou 24 numa longa. Aqui: { $target }.
    • <b>{ $half } a { $half }</b>: não muda nada, ou a próxima rodada sem empate vale o dobro. Aqui: { $eggs ->
       *[nothing] não muda nada
        [double] vale o dobro
    }.
    • <b>Quatro do mesmo naipe</b>: dá para entrar até a vaza ficar completa, ou só antes da puxada. Aqui: { $claims ->
       *[trick] até a vaza ficar completa
        [lead] só antes da puxada
    }.

    <blockquote>“Só antes da puxada”: Ana já puxou 8♦️. Dana tem 6♠️ 9♠️ K♠️ A♠️, mas para esta vaza é tarde, e ela espera a vez.
    “Vale o dobro”: depois de { $half } a { $half }, a próxima derrota custa duas vezes mais.</blockquote>

rules-bot-title = Como jogar aqui
rules-bot =
    1. No grupo, mande /newgame e escolha um lugar. O computador pode ocupar os lugares vazios.
    2. Na primeira vez, o bot leva você ao chat privado dele: toque lá em <b>Iniciar</b> (Start), uma vez só. Sem isso ele não consegue mandar suas cartas.
    3. Suas cartas chegam no chat privado. Na sua vez, cada jogada tem seu botão: um toque, e está jogado.
    4. <b>Minhas cartas</b>, embaixo da mesa, mostra suas cartas só para você.
    5. Se você puder entrar fora da vez com quatro do mesmo naipe, há um botão para isso junto das suas cartas.
    6. Precisa sair? /leave: o computador continua por você, e qualquer pessoa pode assumir o lugar. Se você só demorou demais, o lugar continua seu: toque em <b>Voltei</b>.

    Ninguém por perto? Mande /newgame no chat privado e jogue contra o computador.

    <blockquote>Trunfo: ♥️. Puxaram Q♣️ e você tem 6♣️ K♣️ 9♦️ 7♥️. São seis botões: dois para matar (K♣️ ou 7♥️) e quatro para descartar (qualquer uma das suas cartas).</blockquote>
