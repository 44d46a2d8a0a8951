### Tabela grupy i własne statystyki. Znaki: 🐐 przegrane partie, 🥚 z tego z jajami, 🧹 rozdania, w których
### jedna para wzięła wszystkie lewy (zrobione : oddane), ⚡️ wejścia z czwórką w kolorze, 🔥 partie wygrane z rzędu.

top-title = 🏆 <b>Tabela tej grupy</b>
top-none = Tabela jest jeszcze pusta. Trafia do niej każdy, kto ma tu za sobą { $count ->
        [one] { $count } partię
        [few] { $count } partie
       *[many] { $count } partii
    }. Stolik otworzy /newgame.
# $number: ile osób. $count: ile partii.
top-others = Partii mniej niż { $count }: { $number ->
        [one] jeszcze { $number } osoba
        [few] jeszcze { $number } osoby
       *[many] jeszcze { $number } osób
    }
# $names: dwie osoby.
top-best-pair = 🤝 Najlepsza para: { $names }
top-computers = 🤖 Gracze komputerowi

# Ile ze wszystkich partii jest wygranych.
standing-series = 🏆 { $won } z { $count ->
        [one] { $count } partii
        [few] { $count } partii
       *[many] { $count } partii
    }
# $chance: procent wygranych rozdań.
standing-deals = rozdania { $chance }%
standing-legend = Za imieniem ranking; wszyscy zaczynają od { $points }. 🐐 kozły (🥚 z jajami) · 🧹 szlemy (wszystkie lewy), zrobione : oddane · ⚡️ wejścia z czwórką · 🔥 najwięcej wygranych z rzędu

stats-title = 📊 <b>Twoje statystyki ze wszystkich grup</b>
# $points: ranking.
stats-rating = Ranking <b>{ $points }</b>
stats-streak = Wygrane z rzędu teraz: { $count }
stats-partners = 🤝 <b>Z kim w parze</b>
stats-alone = 🤖 <b>Gra z komputerem</b>
stats-none = Nie masz jeszcze żadnej skończonej partii z innymi ludźmi. Zacznie ją /newgame w grupie.
stats-private = Twoje statystyki są tylko dla ciebie: zobaczysz je na naszym czacie prywatnym.
button-stats = 📊 Moje statystyki

cmd-top = tabela tej grupy
cmd-stats = moje statystyki

toast-standings-in-groups = Tabelę ma tylko grupa: napisz tam /top. Twoje statystyki: /stats
