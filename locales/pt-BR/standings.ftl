### Classificação de um grupo e os números de cada pessoa. Sinais: 🐐 partidas perdidas, 🥚 destas com ovos, 🧹 rodadas
### em que uma dupla não levou vaza (dados : levados), ⚡️ entradas com quatro do mesmo naipe, 🔥 partidas ganhas seguidas.

top-title = 🏆 <b>Classificação deste grupo</b>
top-none = Ninguém ainda. Para entrar nesta lista é preciso terminar { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    } aqui. /newgame abre uma mesa.
# $number: de pessoas. $count: partidas.
top-others = { $number ->
        [one] Mais { $number } pessoa
       *[other] Mais { $number } pessoas
    } com menos de { $count } partidas
# $names: duas pessoas.
top-best-pair = 🤝 Melhor dupla: { $names }
top-computers = 🤖 Computadores

# Quantas, de todas as partidas, alguém ganhou.
standing-series = 🏆 { $won } de { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
# $chance: uma porcentagem, a das rodadas ganhas.
standing-deals = rodadas { $chance }%
standing-legend = Depois do nome, o rating; começa-se com { $points }. 🐐 vezes bode (🥚 com ovos) · 🧹 capotes (rodadas sem nenhuma vaza), dados : levados · ⚡️ entradas com quatro do mesmo naipe · 🔥 recorde de partidas ganhas seguidas

stats-title = 📊 <b>Seus números em todos os grupos</b>
# $points: o rating.
stats-rating = Rating <b>{ $points }</b>
stats-streak = Vitórias seguidas agora: { $count }
stats-partners = 🤝 <b>Com cada par</b>
stats-alone = 🤖 <b>Contra o computador</b>
stats-none = Você ainda não tem nenhuma partida com outras pessoas. /newgame num grupo começa uma.
stats-private = Seus números são só para você: veja no nosso chat privado.
button-stats = 📊 Meus números

cmd-top = classificação deste grupo
cmd-stats = meus números

toast-standings-in-groups = A classificação é de cada grupo: escreva /top lá. Os seus números estão em /stats.
