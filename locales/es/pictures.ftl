### El marcador como imagen y la gráfica del nivel. Lo que va en la imagen no lleva formato ni emojis y tiene
### poco sitio: una o dos palabras cortas.

## Botones, debajo del marcador y de los números de alguien
button-picture = 🖼 Imagen
button-chart = 📈 Gráfica

# Encima de la lista de manos de un mensaje, en el orden de cada línea, como «3. 74 : 46 → 🟠 +2 · 5 : 2 · Ana»:
# puntos de ambos equipos ($sides: sus signos), puntos en contra del que perdió, bazas, quién repartió
score-legend = { $sides } → en contra · bazas · reparte

## En la imagen del marcador
# $target: los puntos en contra con los que se acaba la partida
picture-title = Partida a { $target }
picture-deals = { $count ->
        [one] { $count } mano
       *[other] { $count } manos
    }
# Cabeceras de las columnas
picture-dealer = Reparte
picture-points = Puntos
picture-tricks = Bazas
picture-defeat = En contra
# En lugar de los puntos en contra, cuando una mano acabó 60 : 60
picture-eggs = huevos
# Qué equipo ganó la partida, y qué es ahora el otro
picture-winners = Ganan
picture-goats = Cabras
picture-goats-with-eggs = Cabras con huevos

## En la gráfica del nivel de alguien
picture-rating = Nivel
# Cuántas partidas enseña la gráfica; puede ser una
picture-last-series = { $count ->
        [one] la última partida
       *[other] las últimas { $count } partidas
    }
