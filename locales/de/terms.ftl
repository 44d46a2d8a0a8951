### Die Wörter des Spiels: das Glossar, an das sich alle anderen Texte dieser Sprache halten.
### Begriffe (-name) sind für Texte, die Nachrichten unten werden auf die Karten gedruckt.

-game = Kozel

## Der Ablauf

# Alle 36 Karten, einmal gegeben und ausgespielt.
-deal = Runde
# Runden, bis ein Team genug Strafpunkte hat.
-series = Partie
-dealer = Geber
-stock = Talon
-trump = Trumpf

## Ein Stich

-trick = Stich
-lead = Ausspielen
# Höhere Karten legen, offen.
-beat = Schlagen
# Karten verdeckt legen.
-discard = Abwerfen
# Eine Hand in nur einer Farbe: damit darf man außer der Reihe einsteigen.
-claim = vier einer Farbe

## Die Abrechnung

# Was die Karten selbst zählen.
-card-points = Augen
# Was die Verlierer einer Runde anschreiben.
-defeat-points = Strafpunkte
# Eine Runde, die 60 zu 60 ausgeht.
-eggs = Eier
# Das Team, das die Partie verloren hat.
-goats = Böcke

## Auf den Karten (T ist die Zehn)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = B
rank-Q = D
rank-K = K
rank-T = 10
rank-A = A

## Die Farben: Pik, Kreuz, Karo, Herz

suit-S = Pik
suit-C = Kreuz
suit-D = Karo
suit-H = Herz
