### Relatos de rodadas que terminaram, a prova do embaralhamento e a página da demo que passa um registro.
###
### HTML: as mensagens aceitam <b>, <i>, <code>. Botões (button-…), comandos e avisos são texto simples.
### $name, $cards, $result, $points (em story-totals) e $command chegam prontos para o seu lugar.

cmd-replay = o relato de uma rodada, vaza por vaza

button-story = 📜 Relato
button-story-deals = 🗂 Rodadas
button-story-proof = 🔓 Prova
button-story-record = 📄 Registro
button-story-series = ⬅️ Minhas partidas
button-story-back = ⬅️ Relato
# $name: o título de um grupo. $score: como “🔵 4 : 12 🟠”. $count: rodadas que terminaram.
button-story-of = { $count ->
        [one] { $name } · { $score } · { $count } rodada
       *[other] { $name } · { $score } · { $count } rodadas
    }

## Uma rodada, vaza por vaza

# $result: como “🔵 74 : 46 🟠 → 🟠 +2”.
story-header = 📜 <b>Rodada { $number }</b> · { $result }
story-leads = ➡️ { $name } puxa
# $number de $count. $trump: um naipe.
story-trick = <b>Vaza { $number } de { $count }</b> · trunfo { $trump }
# Embaixo de cartas que quatro do mesmo naipe, fora da vez, mandaram de volta.
story-returned = ↩️ Tudo isso voltou para a mão.
story-taken = { $points ->
        [one] ✅ { $name } levou a vaza: <b>{ $points }</b> ponto
       *[other] ✅ { $name } levou a vaza: <b>{ $points }</b> pontos
    }
# Pontos das duas duplas depois desta vaza.
story-totals = Até aqui: { $points }
# Em cima das cartas que cada pessoa comprou. $count: cartas que sobram no monte.
story-drawn = Compradas · monte { $count }:
story-deals = 📜 <b>Qual rodada?</b>
story-series = 📜 <b>Qual partida?</b>
story-alone = 🤖 Contra o computador

toast-no-story = Nenhuma rodada terminou aqui ainda.
toast-story-of-others = Aqui só quem estava naquela mesa vê o relato. No grupo: /replay
# Um segundo toque em “Registro” num grupo.
toast-record-sent = O registro já está aqui: role um pouco para cima.

## A prova do embaralhamento

proof-title = 🔓 <b>Prova da rodada { $number }</b>
proof-seal = 1. Este selo foi mostrado antes da primeira carta:
proof-seed = 2. Esta semente (seed) ficou em segredo até a última carta:
proof-why = O selo é o SHA-256 da semente. Nenhuma outra semente combina com ele, então não dava mais para mudar as cartas.
# $cards: as cinco primeiras. $name: quem recebe a primeira carta. $shown: a carta mostrada.
proof-deck = 3. A ordem das cartas sai da semente: ela é a chave do HMAC-SHA256, e os números dele embaralham o baralho ordenado. De cima para baixo: { $cards } … A primeira carta foi para { $name }, as seguintes em sentido horário. Carta mostrada: { $shown }
proof-by-hand = <b>Confira à mão.</b> Isto mostra o selo:
proof-whole = <b>Confira tudo</b> (ordem, jogadas, pontos) com o registro: { $command }
# $command: “kozel verify FILE”.
record-caption = Confira com { $command } ou na página de replay da demo.

## A página da demo que passa um registro; texto simples, curto. $count, $name, $fault e
### $target (os pontos de castigo que acabam a partida) são preenchidos pela página.

replay-page-open = 📜 Replay
replay-page-title = Replay de um registro
replay-page-choose = Escolher um registro (.jsonl)
replay-page-back = Voltar aos chats
replay-page-good = O registro está certo: todas as cartas, jogadas e pontos foram conferidos. Rodadas: { $count }
replay-page-bad = Este registro não está certo: { $fault }
replay-page-empty = Não tem nenhuma rodada nele.
replay-page-failed = Não deu para ler o arquivo.
replay-page-series = Partida
replay-page-deal = Rodada
replay-page-trump = Trunfo
replay-page-stock = Monte
replay-page-points = Pontos
replay-page-tricks = Vazas
replay-page-score = Pontos de castigo, até { $target }
replay-page-before = Voltar
replay-page-after = Avançar
replay-page-keys = As setas do teclado também funcionam.
replay-page-dealt = Cartas dadas.
replay-page-led = { $name } puxou
replay-page-beat = { $name } matou
replay-page-discarded = { $name } descartou
replay-page-claimed = { $name } entrou com quatro do mesmo naipe; as outras cartas voltaram
replay-page-taken = { $name } levou a vaza
replay-page-over = Fim da rodada.
replay-page-returned = de volta à mão
