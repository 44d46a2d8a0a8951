### The words of the game: the glossary that every other text of this language keeps to.
### Terms (-name) are for texts; the messages below are what code prints on cards.

-game = Kozel

## The course of the game

# The 36 cards dealt and played out once.
-deal = deal
# Deals until one side has enough defeat points.
-series = series
-dealer = dealer
# The cards not dealt yet, from which everybody draws.
-stock = stock
-trump = trump

## A trick

-trick = { $number ->
       *[one] trick
        [other] tricks
    }
# To open a trick.
-lead = lead
# To play higher cards, face up.
-beat = beat
# To play cards face down.
-discard = discard
# A hand of one suit, with which its owner may play out of turn.
-claim = four of a suit

## The score

# What the cards themselves are worth.
-card-points = card points
# What the losers of a deal write down.
-defeat-points = defeat points
# A deal that ends in a draw.
-eggs = eggs
# The side that has lost the series.
-goats = goats

## Printed on cards (T is the ten)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

## Suits: spades, clubs, diamonds, hearts

suit-S = spades
suit-C = clubs
suit-D = diamonds
suit-H = hearts
