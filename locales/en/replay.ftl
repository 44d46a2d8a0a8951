### Stories of deals that are over, the proof of the shuffle, and the demo's page that plays a record.
###
### HTML: messages may use <b>, <i>, <code>. Buttons (button-…), commands and toasts are plain text.
### $name, $cards, $result, $points (in story-totals) and $command arrive ready for their place.

cmd-replay = the story of a deal, trick by trick

button-story = 📜 Story
button-story-deals = 🗂 Deals
button-story-proof = 🔓 Proof
button-story-record = 📄 Record
button-story-series = ⬅️ My series
button-story-back = ⬅️ Story
# $name: a group's title. $score: such as "🔵 4 : 12 🟠". $count: deals that are over.
button-story-of = { $count ->
        [one] { $name } · { $score } · { $count } deal
       *[other] { $name } · { $score } · { $count } deals
    }

## A deal, trick by trick

# $result: such as "🔵 74 : 46 🟠 → 🟠 +2".
story-header = 📜 <b>Deal { $number }</b> · { $result }
story-leads = ➡️ { $name } leads
# $number of $count. $trump: a suit.
story-trick = <b>Trick { $number } of { $count }</b> · trump { $trump }
# Below cards that four of a suit, out of turn, sent back to their owners.
story-returned = ↩️ All that came back in hand.
story-taken = { $points ->
        [one] ✅ { $name } took it: <b>{ $points }</b> point
       *[other] ✅ { $name } took it: <b>{ $points }</b> points
    }
# Card points of both sides after this trick.
story-totals = So far: { $points }
# Above the cards that each player drew. $count: cards left in the stock.
story-drawn = Drawn · stock { $count }:
story-deals = 📜 <b>Which deal?</b>
story-series = 📜 <b>Which series?</b>
story-alone = 🤖 Alone

toast-no-story = No deal is over here yet.
toast-story-of-others = Here only those who sat at that table see its story. In the group: /replay
toast-record-sent = The record is here already: scroll up a little.

## The proof of the shuffle

proof-title = 🔓 <b>Proof of deal { $number }</b>
proof-seal = 1. This seal was shown before the first card:
proof-seed = 2. This seed was kept secret until the last card:
proof-why = The seal is the SHA-256 of the seed. No other seed fits it, so the cards could not be changed any more.
# $cards: the first five of the deck. $name: who gets the first card. $shown: the shown card.
proof-deck = 3. The deck follows from the seed: it is the key of HMAC-SHA256, whose numbers shuffle the sorted pack. From the top: { $cards } … The first card went to { $name }, the next clockwise. The shown card: { $shown }
proof-by-hand = <b>Check it by hand.</b> This prints the seal:
proof-whole = <b>Check everything</b> (deck, plays, points) with the record: { $command }
# $command: "kozel verify FILE".
record-caption = Check it with { $command } or on the replay page of the demo.

## The demo's page that plays a record; plain text, short. $count, $name, $fault and
### $target (defeat points that end the series) are filled in by the page.

replay-page-open = 📜 Replay
replay-page-title = Replay of a record
replay-page-choose = Choose a record file (.jsonl)
replay-page-back = Back to the chats
replay-page-good = The record is good: every card, play and point was checked. Deals: { $count }
replay-page-bad = This record is not good: { $fault }
replay-page-empty = There is no deal in it.
replay-page-failed = The file could not be read.
replay-page-series = Series
replay-page-deal = Deal
replay-page-trump = Trump
replay-page-stock = Stock
replay-page-points = Points
replay-page-tricks = Tricks
replay-page-score = Defeat points, to { $target }
replay-page-before = Back
replay-page-after = On
replay-page-keys = The arrow keys work too.
replay-page-dealt = The cards are dealt.
replay-page-led = { $name } led
replay-page-beat = { $name } beat
replay-page-discarded = { $name } discarded
replay-page-claimed = { $name } entered with four of a suit; the other cards came back
replay-page-taken = { $name } took the trick
replay-page-over = The deal is over.
replay-page-returned = back in hand
