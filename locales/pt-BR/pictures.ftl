### O placar como imagem e o gráfico do rating. Na imagem vai texto simples, sem emoji e com pouco espaço:
### uma ou duas palavras curtas.

## Botões, embaixo do placar e dos números de alguém
button-picture = 🖼 Imagem
button-chart = 📈 Gráfico

# Em cima da lista de rodadas de uma mensagem, na ordem de cada linha, como “3. 74 : 46 → 🟠 +2 · 5 : 2 · Ana”:
# pontos das duas duplas ($sides: os sinais delas), castigo de quem perdeu, vazas, quem deu as cartas
score-legend = { $sides } → castigo · vazas · quem deu

## Na imagem do placar
# $target: os pontos de castigo que acabam a partida
picture-title = Partida até { $target }
picture-deals = { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    }
# Títulos das colunas
picture-dealer = Quem deu
picture-points = Pontos
picture-tricks = Vazas
picture-defeat = Castigo
# No lugar do castigo, quando uma rodada acabou 60 : 60
picture-eggs = ovos
# A dupla que ganhou a partida, e o que a outra é agora
picture-winners = Vitória
picture-goats = Bodes
picture-goats-with-eggs = Bodes com ovos

## No gráfico do rating de alguém
picture-rating = Rating
# Quantas partidas o gráfico mostra; pode ser uma só
picture-last-series = { $count ->
        [one] a última partida
       *[other] as últimas { $count } partidas
    }
