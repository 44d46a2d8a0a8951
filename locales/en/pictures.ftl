### The score as a picture, and the chart of a rating. What stands on a picture is plain text without emoji,
### in little room: one or two short words each.

## Buttons, below the score and below somebody's figures
button-picture = 🖼 Picture
button-chart = 📈 Chart

# Above the list of deals in a message, in the order of each line, such as "3. 74 : 46 → 🟠 +2 · 5 : 2 · Anna":
# card points of both sides ($sides: their signs), defeat points of the side that lost, tricks, who dealt
score-legend = { $sides } → defeat · tricks · dealer

## On the picture of the score
# $target: defeat points that end the series
picture-title = Series to { $target }
picture-deals = { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
# Heads of columns
picture-dealer = Dealer
picture-points = Card points
picture-tricks = Tricks
picture-defeat = Defeat
# In place of defeat points, when a deal ended 60 : 60
picture-eggs = eggs
# Which side won the series, and what the other one is now
picture-winners = Winners
picture-goats = Goats
picture-goats-with-eggs = Goats with eggs

## On the chart of somebody's rating
picture-rating = Rating
# How many series the chart shows; it may be one
picture-last-series = { $count ->
        [one] the last series
       *[other] the last { $count } series
    }
