### Der Spielstand als Bild und die Kurve einer Wertung. Was auf einem Bild steht, ist reiner Text ohne Emoji
### und hat wenig Platz: je ein, zwei kurze Wörter.

## Knöpfe unter dem Spielstand und unter der Statistik
button-picture = 🖼 Bild
button-chart = 📈 Kurve

# Über der Liste der Runden in einer Nachricht, in der Reihenfolge der Zeilen, etwa „3. 74 : 46 → 🟠 +2 · 5 : 2 · Anna“:
# Augen beider Teams ($sides: ihre Zeichen), Strafpunkte der Verlierer, Stiche, wer gegeben hat
score-legend = { $sides } → Strafpunkte · Stiche · Geber

## Auf dem Bild des Spielstands
# $target: mit wie vielen Strafpunkten die Partie endet
picture-title = Partie bis { $target }
picture-deals = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
# Spaltenköpfe
picture-dealer = Geber
picture-points = Augen
picture-tricks = Stiche
picture-defeat = Strafpunkte
# Anstelle der Strafpunkte, wenn eine Runde 60 : 60 ausging
picture-eggs = Eier
# Welches Team die Partie gewonnen hat und was das andere jetzt ist
picture-winners = Gewonnen
picture-goats = Böcke
picture-goats-with-eggs = Böcke mit Eiern

## Auf der Kurve einer Wertung
picture-rating = Wertung
# Wie viele Partien die Kurve zeigt; es kann auch eine sein
picture-last-series = { $count ->
        [one] die letzte Partie
       *[other] die letzten { $count } Partien
    }
