### A vida de um grupo: quem não pode jogar, quem fez o quê, partidas anteriores, avisos de mesa, tempo por vez.
###
### As frases sobre pessoas servem para qualquer uma. Botões (button-…), avisos (toast-…) e comandos (cmd-…) são
### texto simples; o resto aceita <b>, <i>, <code>.

## Comandos

cmd-block = bloquear alguém aqui (admins)
cmd-unblock = liberar alguém para jogar (admins)
cmd-log = quem mudou o quê (admins)
cmd-history = partidas anteriores deste chat
cmd-next = me avisar quando abrir uma mesa

## Quem não pode jogar

blocks-title = 🚫 <b>Quem não pode jogar nas mesas deste grupo</b>
blocks-none = Ninguém. Para bloquear alguém, um admin responde a uma mensagem da pessoa com /block.
# $name: uma pessoa.
button-unblock = ✖️ { $name }
# À pessoa bloqueada.
toast-blocked = Um admin deste grupo bloqueou você nas mesas daqui.
# Ao grupo. $name: a pessoa bloqueada.
toast-blocked-now = 🚫 { $name } não pode mais jogar aqui. A lista está em /unblock.
toast-blocked-already = { $name } já não podia jogar aqui. A lista está em /unblock.
toast-unblocked = { $name } pode jogar aqui de novo.
toast-not-blocked = { $name } pode jogar aqui: não tem bloqueio nenhum.
toast-block-whom = Quem? Responda a uma mensagem da pessoa com /block, ou escreva /block e o @nome dela.
toast-block-unknown = Não conheço ninguém com esse nome. Responda a uma mensagem da pessoa com /block.
toast-block-bot = Só dá para bloquear gente.
toast-block-admin = { $name } é admin aqui. Não dá para bloquear admins.
toast-block-oneself = Não dá para você se bloquear.

## Registro: “Ana: Tempo: 2 minutos → 8 horas”

log-title = 🗒 <b>Quem mudou o quê</b>
log-none = Nada ainda. Eu anoto aqui quem encerra uma partida, tira um computador, bloqueia alguém ou muda uma configuração.
# Um admin que escreve em nome do grupo.
log-anonymous = um admin
# $setting: o nome de uma configuração com seu sinal. $before, $after: o que estava e o que está escolhido.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: o nome de um idioma nele mesmo.
log-language = 🌐 Idioma: <b>{ $language }</b>
log-stopped = 🛑 encerrou a partida
log-lobby-closed = 🛑 fechou a mesa antes da primeira rodada
log-computer-removed = 🤖 tirou um computador
# $name: a pessoa bloqueada.
log-blocked = 🚫 bloqueou { $name }
log-unblocked = ✅ liberou { $name }

## Partidas anteriores

# $count: quantas partidas são.
history-title = { $count ->
        [one] 📚 <b>{ $count } partida jogada aqui</b>
       *[other] 📚 <b>{ $count } partidas jogadas aqui</b>
    }
toast-no-history = Nenhuma partida terminou com bodes aqui ainda.

## Avisos de mesa

# No privado. $group: o título dele. $name: quem abriu a mesa.
call = 🔔 <b>Mesa aberta em { $group }:</b> { $name } pergunta quem joga.
button-to-table = ➡️ Ir para a mesa
button-stop-calls = 🔕 Não me avisar mais
calls-title = 🔔 <b>Avisos</b>
calls-how = Eu aviso você aqui quando abre uma mesa nestes grupos. O botão desliga o aviso.
calls-none = Você não tem aviso de nenhum grupo. Escreva /next num grupo, e eu aviso aqui quando abrir uma mesa lá.
# $group: o título dele.
button-stop-calls-of = 🔕 { $group }
# No grupo. $name: quem escreveu /next.
calls-open-private = 🔔 { $name }, abra o nosso chat privado: é lá que eu aviso quando abrir uma mesa aqui.
button-open-private = 💬 Abrir chat privado
# No grupo. $name: quem escreveu /next.
toast-calls-on = 🔔 { $name }: eu aviso no privado quando abrir uma mesa aqui. Mais um /next desliga.
toast-calls-off = 🔕 { $name }: não aviso mais das mesas daqui.
toast-calls-stopped = Não aviso mais das mesas de lá.

## Tempo por vez, antes de começar e em cima da mesa

# $time: como “24 horas”.
turn-time = ⏳ { $time } por vez
turn-time-off = ⏳ sem limite de tempo
