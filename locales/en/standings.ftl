### Standings of a group and one's own figures. Signs: 🏆 series won, 🐐 series lost, 🥚 of these with eggs,
### 🧹 deals in which one side took no trick (given : taken), ⚡️ entries with four of a suit, 🔥 series won in a row.

top-title = 🏆 <b>Standings of this group</b>
top-none = Nobody is listed yet. Whoever has finished { $count ->
        [one] { $count } series
       *[other] { $count } series
    } here stands in this list. /newgame opens a table.
# $number: of people. $count: series.
top-others = { $number ->
        [one] { $number } more person
       *[other] { $number } more people
    } with fewer than { $count } series
# $names: two people.
top-best-pair = 🤝 Best partners: { $names }
top-computers = 🤖 Computer players

# How many of all series somebody has won.
standing-series = 🏆 { $won } of { $count ->
        [one] { $count } series
       *[other] { $count } series
    }
# $chance: a percentage, of the deals that somebody has won.
standing-deals = deals { $chance }%
standing-legend = Behind the name: the rating; everybody begins at { $points }. 🐐 goats (🥚 with eggs) · 🧹 clean sweeps given : taken · ⚡️ entries with four of a suit · 🔥 most series won in a row

stats-title = 📊 <b>Your figures in all groups</b>
# $points: the rating.
stats-rating = Rating <b>{ $points }</b>
stats-streak = Won in a row now: { $count }
stats-partners = 🤝 <b>By partner</b>
stats-alone = 🤖 <b>Games alone</b>
stats-none = No series with other people yet. /newgame in a group begins one.
stats-private = Your figures are for you alone: read them in our private chat.
button-stats = 📊 My figures

cmd-top = standings of this group
cmd-stats = my figures

toast-standings-in-groups = Standings belong to a group: write /top there. Your own figures are under /stats.
