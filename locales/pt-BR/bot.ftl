### A interface: todos os textos do bot, menos as regras (rules.ftl). As explicações estão em en/bot.ftl.
### O tratamento é “você”; “vocês” é só a dupla. Das pessoas fala-se sem gênero, no presente ou no passado simples.

# O nome deste idioma nele mesmo.
language-name = Português (Brasil)

## Pessoas e duplas

player = Jogador { $number }
somebody = alguém
this-group = este grupo
free-seat = lugar livre
computer = Computador
computer-numbered = Computador { $number }

## Tempos

duration-off = sem limite
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
soon = em breve

## Antes de começar

lobby-open = 🐐 <b>Kozel: quem joga?</b>
rematch-open = 🐐 <b>Revanche!</b> Todo mundo toca em <b>Eu topo</b>.
lobby-rules = Partida { $rules }
rules-target = até { $target } pontos de castigo
rules-eggs-double = depois de 60:60 a próxima rodada vale o dobro
rules-claims-lead = quatro do mesmo naipe só antes da puxada
lobby-missing = { $count ->
        [one] Tem { $count } lugar livre. As duplas ficam na mesma linha.
       *[other] Tem { $count } lugares livres. As duplas ficam na mesma linha.
    }
rematch-unready = { $count ->
        [one] Falta { $count } pessoa.
       *[other] Faltam { $count } pessoas.
    }
lobby-full = A mesa está completa: toque em <b>Começar</b>!
lobby-closed = ⌛ Esta mesa fechou sem o jogo começar. /newgame abre outra.

button-sit = 🪑 Sentar { $side }
button-sit-with = 🪑 Sentar { $side } com { $name }
button-add-computer = 🤖 Computador { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Levantar
button-ready = ✅ Eu topo
button-start = ▶️ Começar

## A mesa

deal-header = 🐐 <b>Rodada { $number }</b> · até { $target } pontos de castigo
trump = Trunfo <b>{ $trump }</b> (carta mostrada: { $shown })
stock = monte { $count }
tricks-won = vazas { $tricks }
play-lead = { $name } puxa  { $cards }
play-beat = { $name } mata com  { $cards }
play-discard = { $name } descarta  { $cards }
play-claim = ⚡️ { $name } entra com quatro { $suit }  { $cards }
play-returned = ↩️ De volta à mão: { $cards }
holds-trick = ← está ganhando
turn-lead = ➡️ { $name } puxa
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
paused-silenced = ⏸ <b>Pausa.</b> O jogo continua quando o bot puder escrever no grupo de novo.
paused = ⏸ <b>Pausa.</b> O jogo continua quando alguém voltar.
before-beaten = Vaza anterior, para { $name }: { $cards }
before-unbeaten = Vaza anterior, para { $name }: { $cards }, ninguém matou
# Entre cartas: “Q♦️ sobre J♦️”.
over = sobre
closes-at = 🕸 Se ninguém jogar, esta mesa fecha: { $moment }
stop-wanted = 🛑 Encerrar a partida? A favor: { $wants }. Falta aceitar: { $waits }
shuffle-sealed = 🔒 Embaralhamento honesto, selo { $start }… A semente (seed) dele aparece depois da rodada, e o SHA-256 da semente tem que ser este:
shuffle-opened = 🔓 A semente (seed) do embaralhamento com o selo { $start }…
shuffle-check = O SHA-256 dela, mostrado antes da primeira carta:

button-hand = 🃏 Minhas cartas
button-rules = 📖 Regras
button-score = 🏁 Placar
button-back = 🙋 Voltei
button-sit-in = 🪑 Jogar por { $name }
button-agree-stop = 🛑 Encerrar a partida
button-next-deal = ▶️ Próxima rodada
button-rematch = 🔁 Revanche

## Depois da rodada, depois da partida

deal-over = 🏁 <b>Fim da rodada { $number }</b>
# $side: 🔵 ou 🟠
deal-won = 🏁 <b>Rodada { $number }: { $side } ganhou</b>
deal-you-won = 🏆 <b>Rodada { $number }: vocês ganharam</b>
deal-you-lost = 💔 <b>Rodada { $number }: vocês perderam</b>
last-trick-beaten = Última vaza, para { $name }: { $cards }
last-trick-unbeaten = Última vaza, para { $name }: { $cards }, ninguém matou
side-result = { $side } { $names }: { $points ->
        [one] <b>{ $points }</b> ponto
       *[other] <b>{ $points }</b> pontos
    }
tricks-count = { $count ->
        [one] { $count } vaza
       *[other] { $count } vazas
    }
eggs = 🥚 <b>60 : 60, ovos!</b> Ninguém leva castigo.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> ponto de castigo
       *[other] <b>+{ $count }</b> pontos de castigo
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> ponto de castigo (em dobro, por causa dos ovos)
       *[other] <b>+{ $count }</b> pontos de castigo (em dobro, por causa dos ovos)
    }
next-doubled = ✖️2 A próxima rodada sem empate vale o dobro.
next-deal-at = Próxima rodada: { $moment }
score-to = <b>Pontos de castigo</b> (com { $target }, vira bode)
last-deal = <b>A última rodada</b>
final-score = { $deals ->
        [one] <b>Placar final</b> depois de { $deals } rodada, até { $target }
       *[other] <b>Placar final</b> depois de { $deals } rodadas, até { $target }
    }
goats = 🐐🐐 <b>Os bodes: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Bodes com ovos: { $names }</b>
winners = 🏆 Vitória de: { $names }
series-stopped = 🛑 <b>A partida termina sem bodes.</b> /newgame começa outra.

## As cartas na mão

hand-seated = { $side } Você está na mesa. Seu par: { $name }
# $side: 🔵 ou 🟠
hand-seated-alone = { $side } Você está na mesa. Ainda não tem ninguém à sua frente.
# No privado, quando se abre uma revanche; embaixo fica o botão “Eu topo” (button-ready).
hand-rematch = 🔁 <b>Revanche!</b> Toque em <b>Eu topo</b>, e suas cartas vão chegar aqui.
hand-cards-come = Suas cartas vão chegar aqui. O jogo começa quando alguém da mesa tocar em <b>Começar</b>.
# $side: 🔵 ou 🟠; $name: o par; $score: “🔵 2 : 4 🟠”.
hand-side = Você: { $side } com { $name } · pontos de castigo { $score }
hand-timed-out = ⏰ O tempo acabou: o computador jogou por você. Mais uma vez, e ele guarda seu lugar até você voltar.
your-turn-lead = 👉 <b>Sua vez:</b> puxe
your-turn-answer = 👉 <b>Sua vez:</b> { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Quatro do mesmo naipe: você pode entrar fora da vez!
you-are-away = 🤖 O computador joga por você. O lugar é seu: volte quando quiser.
you-won = 🏆 <b>Vocês ganharam!</b>
you-lost = 🐐 <b>Os bodes são vocês!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Matar: { $cards }
button-discard = 🗑 Descartar: { $cards }
button-claim = ⚡️ QUATRO DO MESMO NAIPE! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Dica

popup-hand = 🃏 { $cards }
popup-trump = Trunfo { $trump }
popup-your-turn = 👉 Sua vez! Jogue no chat privado.
popup-waiting = ➡️ Esperando { $name }
popup-no-hand = Agora não tem cartas dadas.

## Dicas: uma jogada, e por quê

hint-only = Não tem outra jogada.
hint-takes = Ninguém joga depois de você: a vaza é sua.
hint-sure = Nenhum adversário pode matar isso.
hint-holds = Uns { $chance }% de chance de nenhum adversário poder matar isso.
hint-cheap = Só uns { $chance }% de chance de nenhum adversário poder matar isso, mas não custa pontos.
hint-risky = Só uns { $chance }% de chance de nenhum adversário poder matar isso, mas o resto é pior.
hint-safer = Mais seguro que as cartas do seu par: uns { $chance }% de chance de nenhum adversário poder matar.
hint-next-lead = As cartas do seu par bastariam, mas assim quem puxa a próxima é você.
hint-gift-sure = Nenhum adversário pode matar as cartas do seu par: dê pontos.
hint-gift = Uns { $chance }% de chance de nenhum adversário poder matar as cartas do seu par: dê pontos.
hint-spare-sure = Nenhum adversário pode matar as cartas do seu par: guarde as suas boas.
hint-spare = Uns { $chance }% de chance de nenhum adversário poder matar as cartas do seu par: guarde as suas boas.
hint-doubtful = Só uns { $chance }% de chance de nenhum adversário poder matar as cartas do seu par: guarde seus pontos.
hint-partner = Seu par joga depois de você: uns { $chance }% de chance de poder matar isso.
hint-lost = Você não consegue matar isso: jogue fora o que vale menos.
hint-trumps = Só trunfos matariam isso: guarde os seus.
hint-keep = O que fica na sua mão vale mais depois.
hint-claim = Entre fora da vez: uns { $chance }% de chance de nenhum adversário poder matar suas quatro.
hint-wait = Se entrar agora: uns { $chance }% de chance de nenhum adversário poder matar suas quatro.
hint-no-claim = Não entre ainda
hint-points = Pontos à vista: { $points }

## Placar

score-title = 🏁 <b>Placar</b>
score-none = Nenhuma rodada terminou ainda.
score-earlier = { $count ->
        [one] (e mais { $count } rodada antes)
       *[other] (e mais { $count } rodadas antes)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (dobro)
result-eggs = { $points } → 🥚
popup-score = 🏁 Pontos de castigo { $score } (com { $target }, vira bode)

## O que acontece na mesa

note-left = 🚪 { $name } saiu da mesa; o computador assume o lugar
note-away = 💤 { $name } não responde; o computador guarda o lugar
note-timed-out = ⏰ { $name } ficou sem tempo; o computador jogou
note-unreachable = 📵 Não consigo escrever no privado para { $name }
note-gone = 🚪 { $name } não está mais no grupo; o computador guarda o lugar
note-back = 🙋 { $name } voltou
note-sat-in = 🪑 { $name } assume o lugar do computador
note-hold-ended = ⌛ { $name } não abriu o chat privado a tempo; o lugar está livre
note-cards-back = ↩️ { $name } entrou com quatro do mesmo naipe; as outras cartas voltaram
note-restarted = 🔄 O bot foi reiniciado. Vamos em frente!
note-quiet = 🕸 Faz tempo que ninguém joga aqui
note-stop-asked = 🛑 { $name } quer encerrar a partida

## Configurações

settings-title = ⚙️ <b>Configurações deste chat</b>
settings-alone-title = 🤖 <b>Contra o computador</b>
settings-own-title = ⚙️ <b>Suas configurações</b>
language = 🌐 Idioma
language-of-chat = 🌐 <b>Idioma deste chat</b>
language-of-person = 🌐 <b>Seu idioma</b>
# Ao lado da configuração “Idioma” enquanto o chat não escolheu nenhum: a mesa fala o de quem a abre.
language-of-opener = o de quem abre a mesa
setting-next-series = <i>Muda na próxima partida.</i>
setting-turn = ⏳ Tempo
setting-turn-hint = Quanto se pode pensar em cada vez. Depois o computador joga; se isso acontece duas vezes seguidas, ele guarda o lugar até a pessoa voltar.
setting-turn-when = <i>Muda na próxima vez.</i>
setting-target = 🐐 Vira bode com
setting-target-hint = Com quantos pontos de castigo se vira bode. Pelas regras, 12.
setting-eggs = 🥚 Após 60:60
setting-eggs-hint = Com ovos ninguém leva castigo. Além disso, a próxima rodada sem empate pode valer o dobro.
setting-eggs-nothing = nada muda
setting-eggs-double = próxima em dobro
setting-claims = ⚡️ 4 de um naipe
setting-claims-hint = Até quando dá para entrar fora da vez com quatro cartas do mesmo naipe.
setting-claims-trick = a vaza toda
setting-claims-lead = antes da puxada
setting-strength = 🤖 Computador
# Ao lado das configurações da pessoa: o nível do computador nas partidas só contra ele.
setting-strength-alone = 🤖 Computador no jogo solo
setting-strength-hint = Fácil erra de vez em quando, como gente; normal joga bem; forte é o melhor que eu sei.
setting-strength-easy = fácil
setting-strength-normal = normal
setting-strength-strong = forte
setting-strength-when = <i>Muda na hora.</i>
setting-pace = 🐇 Ritmo
setting-pace-hint = Quanto o computador pensa, para todo mundo poder acompanhar.
setting-pace-slow = lento
setting-pace-normal = normal
setting-pace-fast = rápido
setting-pace-when = <i>Muda na hora.</i>
setting-hints = 💡 Dicas
setting-hints-hint = Um botão embaixo das cartas: o que faria alguém que joga muito bem, e por quê. A resposta só aparece para quem tocar nele.
setting-hints-off = não
setting-hints-on = sim
setting-hints-when = <i>Muda na próxima vez.</i>
confirm = 👆 Confirmar jogadas
confirm-on = sim
confirm-off = não
confirm-hint = Para quando o dedo escorrega: o primeiro toque marca a jogada, o segundo joga.
button-confirm-on = 👆 Confirmar jogadas: ligar
button-confirm-off = 👆 Confirmar jogadas: desligar
button-settings-alone = 🤖 Contra o computador
button-settings = ⬅️ Configurações
button-close = ✖️ Fechar

## Mensagens do bot

start =
    🐐 <b>Oi! Eu dou as cartas no Kozel</b>, um jogo de quintal para quatro, em duplas.

    Me adicione a um grupo e escreva /newgame lá: quatro pessoas sentam, as cartas chegam aqui, e cada jogada é um toque.

    Ninguém por perto? Jogue aqui mesmo, com o computador nos outros três lugares. Escolha o nível dele:
button-add-to-group = ➕ Adicionar a um grupo
alone-again = Mais uma partida? Escolha o nível do computador.
help =
    🐐 <b>Kozel</b>, em duplas. Junte pontos com seu par: com 61 de 120 se ganha a rodada. Quem perde leva pontos de castigo; com 12, vira bode.

    Num grupo: /newgame, sente, toque em <b>Começar</b>. Suas cartas chegam no privado, com um botão para cada jogada. <b>Minhas cartas</b>, embaixo da mesa, também mostra, só para você.

    O jogo inteiro está explicado em /rules.
which-hand = 🃏 As cartas de qual mesa?
which-leave = 🚪 De qual mesa você sai?
which-stop = 🛑 Encerrar qual partida?

bot-about = Kozel, jogo de cartas para quatro: duas duplas, no seu grupo, com as cartas no privado.
bot-description = Kozel é o jogo de cartas “do bode”, um jogo de quintal: quatro pessoas, duas duplas, 36 cartas. Me adicione a um grupo e escreva /newgame. Cada pessoa recebe suas cartas no privado e joga com um toque. Ou jogue aqui mesmo, com o computador nos outros três lugares.

## Comandos

cmd-newgame = abrir uma mesa
cmd-newgame-private = jogar contra o computador
cmd-table = mostrar a mesa de novo
cmd-hand = mandar minhas cartas de novo
cmd-score = placar da partida
cmd-rules = regras do jogo
cmd-settings = configurações
cmd-leave = deixar meu lugar
cmd-stop = encerrar a partida
cmd-help = como funciona
cmd-privacy = o que se sabe de você
cmd-language = meu idioma
cmd-start = começar

## Avisos: feito, ou por que não

toast-led = Você puxou { $cards }
toast-beat = Você matou com { $cards }
toast-discarded = Você descartou { $cards } sem mostrar
toast-claimed = ⚡️ Você entrou com { $cards }
toast-tap-again = Toque no mesmo botão de novo para jogar.
toast-not-your-turn = Não é sua vez: esperando { $name }.
toast-already-played = Essa carta já foi jogada.
toast-cards-came-back = Alguém entrou com quatro do mesmo naipe: suas cartas voltaram.
toast-out-of-date = Esse botão ficou velho. Agora está assim.
toast-deal-started = Começa a próxima rodada.
toast-deal-under-way = A próxima rodada já começou.
toast-sat = O lugar é seu.
toast-stood = Seu lugar está livre de novo.
toast-seat-taken = { $name } já está nesse lugar.
toast-seat-held = Esse lugar está reservado para { $name }. Tente de novo em dois minutos.
toast-already-seated = Você já tem lugar nesta mesa.
toast-not-seated = Você não tem lugar aqui.
toast-not-this-table = Você não joga nesta mesa.
toast-only-seated = Só quem está na mesa pode fazer isso.
toast-computer-added = O computador senta à mesa.
toast-computer-removed = O computador levanta da mesa.
toast-need-four = Precisa de quatro. Complete os lugares livres com gente ou com o computador.
toast-not-all-ready = Ainda falta gente tocar em “Eu topo”.
toast-started = Cartas dadas. Bom jogo!
toast-ready = Fechado, você está dentro!
toast-already-started = Esta partida já começou.
toast-table-open = Já tem uma mesa aqui. É esta:
# Um botão antigo “Revanche”, tocado enquanto outra mesa está aberta.
toast-table-already = Já tem uma mesa aqui. Para ver: /table
toast-table-ended = Esta mesa já fechou. /newgame abre outra.
toast-no-table = Não tem mesa aqui. /newgame abre uma.
toast-link-stale = Este link é velho demais: o lugar não está mais reservado. Sente de novo pelo grupo.
toast-link-foreign = Este lugar está reservado para { $name }. Escolha outro no grupo.
toast-left = Você saiu da mesa. O computador assume seu lugar.
toast-resting = O jogo está parado: não posso escrever no grupo agora.
toast-away-now = O computador joga por você. Toque primeiro em “Voltei”.
toast-back = Que bom que você voltou! O lugar é seu.
toast-not-away = Você já está jogando.
toast-nothing-to-leave = Você não tem lugar para deixar.
toast-seat-owned = Este lugar é de { $name }, que ainda pode voltar.
toast-sat-in = Você continua com estas cartas.
toast-other-hand = Nesta mesa você já viu outra mão de cartas. Dá para voltar ao seu lugar de antes.
toast-stop-asked = Sua dupla quer encerrar a partida. Agora a outra precisa aceitar.
toast-stop-already = Sua dupla já aceitou. Falta a outra.
toast-stopped = A partida acabou.
toast-nothing-to-stop = Não tem nada para encerrar aqui.
toast-open-private = Abra primeiro o nosso chat privado, aí eu consigo mandar suas cartas.
toast-group-only = Isso só funciona em grupo.
toast-private-only = Isso só funciona no nosso chat privado.
toast-admins-only = Só admins do grupo podem fazer isso.
toast-no-channels = Canal ou admin em modo anônimo não pode sentar à mesa. Escreva em seu próprio nome.
toast-saved = Salvo.
toast-saved-next-series = Salvo. Muda na próxima partida.
toast-not-saved = Não deu para salvar, então não vale. Tente de novo, por favor.
toast-went-wrong = Algo deu errado do meu lado. Tente de novo, por favor.
toast-unknown-button = Não conheço esse botão. Talvez seja de uma versão antiga.
toast-slow-down = Mais devagar, por favor: não dou conta de tanta coisa de uma vez.

## Por que as regras não deixam

reason-no-deal = Não tem cartas na mesa.
reason-deal-in-play = A rodada ainda está em jogo.
reason-series-over = A partida acabou.
reason-not-your-turn = Não é sua vez.
reason-not-your-cards = Você não tem mais essas cartas.
reason-must-lead = É você quem puxa: ainda não tem nada para matar.
reason-not-a-lead = Já puxaram: mate ou descarte.
reason-mixed-suits = Só dá para puxar cartas de um mesmo naipe.
reason-wrong-count = Jogue exatamente o mesmo número de cartas que puxaram.
reason-does-not-beat = Essas cartas não matam as da mesa.
reason-not-four = Para isso precisa de quatro cartas do mesmo naipe.
reason-claim-too-late = Nesta mesa, com quatro do mesmo naipe só se entra antes da puxada.
reason-claim-nearer = Ali já estão quatro cartas de alguém mais perto de quem tinha a puxada.
reason-claim-in-turn = É você quem puxa: é só puxar suas quatro cartas.

# No privado, sobre uma mesa que a pessoa não vê mais. $group: o título dela.
notice-parted = Você não está mais na mesa em { $group }.
notice-silenced = Não posso mais escrever em { $group }, então o jogo lá está parado. Me deixe voltar (com permissão para enviar mensagens), e ele continua de onde parou.
files-forbidden = Não posso mandar imagens nem arquivos aqui. Um admin pode liberar isso nas permissões do grupo.
notice-damaged = A partida salva desta mesa está danificada e não pode continuar. Sinto muito. /newgame abre uma mesa nova.
