### A análise de uma rodada: quais jogadas de quem lê custaram mais pontos. No chat privado.

button-review = 🔎 Análise

# $percent: um número inteiro.
review-progress = 🔎 Olhando suas jogadas… { $percent }%
review-failed = 🔎 Não deu certo, sinto muito. Toque no botão de novo.
# $number: da rodada.
review-title = 🔎 <b>Rodada { $number }: suas jogadas</b>
review-nothing = ✅ Nada a lamentar: não achei nenhuma jogada que claramente tenha custado pontos a você.
# $trick: um número. $trump: o sinal de um naipe.
review-trick = <b>Vaza { $trick }</b> · trunfo { $trump }
review-lead = Era você quem puxava.
# $play: como no botão dela, por exemplo “Descartar: A♥️” com seu sinal. As duas jogadas se leem uma sobre a outra.
review-made = Você: { $play }
review-better = Melhor: <b>{ $play }</b>
# Da dupla de quem lê, no fim da rodada.
review-points = Pontos esperados no fim: { $made } → <b>{ $better }</b>
# $count: algumas centenas.
review-how = { $count ->
        [one] <i>Só sei o que você podia saber na hora. Joguei esta rodada até o fim com { $count } distribuição possível das cartas escondidas, com alguém que joga muito bem em cada lugar. Os pontos são a média.</i>
       *[other] <i>Só sei o que você podia saber na hora. Joguei esta rodada até o fim com { $count } distribuições possíveis das cartas escondidas, com alguém que joga muito bem em cada lugar. Os pontos são a média.</i>
    }

toast-review-begun = 🔎 Estou olhando suas jogadas. Demora um pouquinho.
toast-review-running = Ainda estou olhando suas jogadas.
toast-review-busy = Muita gente está pedindo análise agora. Tente de novo em alguns minutos.
toast-review-not-yours = Você não fez nenhuma jogada nessa rodada.
