### Die ranglys van 'n groep en 'n mens se eie syfers. Tekens: 🐐 reekse verloor, 🥚 daarvan met eiers, 🧹 spelle waarin
### een paar geen slag kry nie (gegee : gekry), ⚡️ inspring met vier van 'n kleur, 🔥 reekse ná mekaar gewen.

top-title = 🏆 <b>Ranglys van hierdie groep</b>
top-none = Hier staan nog niemand nie. Wie { $count ->
        [one] { $count } reeks
       *[other] { $count } reekse
    } hier klaargespeel het, kom op hierdie lys. /newgame maak 'n tafel oop.
# $number: mense. $count: reekse.
top-others = { $number ->
        [one] nog { $number } mens
       *[other] nog { $number } mense
    } met minder as { $count } reekse
# $names: twee mense.
top-best-pair = 🤝 Beste maats: { $names }
top-computers = 🤖 Rekenaarspelers

# Hoeveel van al die reekse gewen is.
standing-series = 🏆 { $count ->
        [one] { $won } van { $count } reeks gewen
       *[other] { $won } van { $count } reekse gewen
    }
# $chance: watter persentasie van die spelle gewen is.
standing-deals = spel gewen: { $chance }%
standing-legend = Agter die naam: die gradering; almal begin by { $points }. 🐐 bokke (🥚 met eiers) · 🧹 teenstanders sonder slag : self sonder slag · ⚡️ ingespring met vier van 'n kleur · 🔥 meeste reekse ná mekaar gewen

stats-title = 📊 <b>Jou syfers in alle groepe</b>
# $points: die gradering.
stats-rating = Gradering <b>{ $points }</b>
stats-streak = Nou ná mekaar gewen: { $count }
stats-partners = 🤝 <b>Per maat</b>
stats-alone = 🤖 <b>Teen die rekenaar</b>
stats-none = Jy het nog geen reeks saam met ander mense klaargespeel nie. /newgame in 'n groep begin een.
stats-private = Jou syfers is net vir jou: lees hulle in ons private klets.
button-stats = 📊 My syfers

cmd-top = ranglys van hierdie groep
cmd-stats = my syfers

toast-standings-in-groups = 'n Ranglys hoort by 'n groep: stuur /top daar. Jou eie syfers is onder /stats.
