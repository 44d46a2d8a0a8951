### Grupės lentelė ir sava statistika. Ženklai: 🐐 pralaimėtos partijos, 🥚 iš jų su kiaušiniais, 🧹 padalijimai
### sausai, kai viena pora nepaima nė kirčio (laimėta : pralaimėta), ⚡️ ketvertai be eilės, 🔥 pergalės iš eilės.

top-title = 🏆 <b>Šios grupės lentelė</b>
top-none = Lentelė dar tuščia. Į ją patenka tie, kas čia sužaidė { $count ->
        [one] { $count } partiją
        [few] { $count } partijas
       *[other] { $count } partijų
    }. Stalą atidarys /newgame.
# $number: kiek žmonių. $count: kiek partijų.
top-others = Partijų mažiau nei { $count }: { $number ->
        [one] dar { $number } žmogus
        [few] dar { $number } žmonės
       *[other] dar { $number } žmonių
    }
# $names: du žmonės.
top-best-pair = 🤝 Geriausia pora: { $names }
top-computers = 🤖 Kompiuterio žaidėjai

# Kiek iš visų partijų laimėta.
standing-series = 🏆 { $won } iš { $count ->
        [one] { $count } partijos
        [few] { $count } partijų
       *[other] { $count } partijų
    }
# $chance: laimėtų padalijimų procentas.
standing-deals = padalijimai { $chance } %
standing-legend = Po vardo – reitingas; visi pradeda nuo { $points }. 🐐 ožiai (🥚 su kiaušiniais) · 🧹 padalijimai sausai (viena pora be kirčių), laimėta : pralaimėta · ⚡️ ketvertai be eilės · 🔥 daugiausia pergalių iš eilės

stats-title = 📊 <b>Tavo statistika visose grupėse</b>
# $points: reitingas.
stats-rating = Reitingas <b>{ $points }</b>
stats-streak = Pergalės iš eilės dabar: { $count }
stats-partners = 🤝 <b>Pagal partnerį</b>
stats-alone = 🤖 <b>Žaidimas su kompiuteriu</b>
stats-none = Dar neturi nė vienos baigtos partijos su kitais žmonėmis. Grupėje ją pradės /newgame.
stats-private = Tavo statistika – tik tau: ji mūsų asmeniniame pokalbyje.
button-stats = 📊 Mano statistika

cmd-top = šios grupės lentelė
cmd-stats = mano statistika

toast-standings-in-groups = Lentelę turi tik grupė: parašyk ten /top. Tavo statistiką rodo /stats.
