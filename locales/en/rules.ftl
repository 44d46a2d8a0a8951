### The rules of the game, a message a topic, each with its title and a worked example.
###
### Every topic is given the same variables:
###   $target  defeat points that end the series (12 by the rules; an option)
###   $hand    cards in a hand (4)           $cards  cards in the pack (36)
###   $stock   cards left after the deal (20)
###   $pack    card points in the pack (120)
###   $win     card points that win a deal (61)
###   $half    card points of each side at a draw (60)
###   $low     card points from which a loss is a small one (31)
###   $short, $middle, $full   defeat points for a small loss, a big one, no trick (2, 4, 6)
###   $eggs    "nothing" or "double": what a draw does to the next decided deal
###   $claims  "trick" or "lead": until when four of a suit may enter out of turn
### The people in the examples sit clockwise: Anna, Boris, Dana, Emil; code draws them around a table.
### A group reads the topics from "aim" to "score" in one message, without their examples: with the titles
### they must stay under 4,096 characters together (`kozel locales check` counts them).

rules-anna = Anna
rules-boris = Boris
rules-dana = Dana
rules-emil = Emil
rules-in-group = 📖 <b>Rules of the game</b>
button-rules-private = 📖 By topic, with examples

rules-aim-title = Aim of the game
rules-aim =
    <b>{ -game }</b> is a back-yard card game for four, two against two. Your partner sits opposite you. (<i>Kozel</i> is Russian for a billy goat.)

    Everybody lays cards on the table, and whoever has the strongest takes them all: that is a <b>{ -trick }</b>. Some cards are worth points, { $pack } in the whole pack. The side with { $win } or more wins the { -deal }; the losers get <b>{ -defeat-points }</b>.

    The next deal follows, and the next, until one side has { $target ->
        [one] { $target } defeat point
       *[other] { $target } defeat points
    }. Those two are the <b>{ -goats }</b> – and who wants to be a goat?

    <blockquote>♥️ is trump. Anna leads 10♠️. Boris beats it with A♠️. Dana and Emil discard a card each, face down. Boris takes the trick: 21 points lie open, and the face-down cards are counted after the deal.</blockquote>

rules-table-title = Table and cards
rules-table =
    Partners sit opposite each other, so you have an opponent on either side. Play goes clockwise: Anna → Boris → Dana → Emil → Anna. Anna and Dana are partners, Boris and Emil are too.

    There are { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }. In every suit they rank, from low to high:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J is the jack, Q the queen, K the king, A the ace.) Mind the ten: it stands above the king!

    The <b>{ -card-points }</b>: A is worth 11, 10 is worth 10, K 4, Q 3, J 2; the cards from 6 to 9 are worth nothing. Together that makes { $pack }.

    <blockquote>10♦️ is higher than K♦️; in this suit only A♦️ is higher still. A trick of these three and 8♣️ is worth 25 points.</blockquote>

rules-deal-title = The deal
rules-deal =
    The <b>{ -dealer }</b> shuffles and deals { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } to each player, one at a time and clockwise. The player on the dealer's left is served first, the dealer last.

    The { $stock ->
        [one] { $stock } card
       *[other] { $stock } cards
    } left over are the <b>{ -stock }</b>. A random card from the middle of it is shown to everybody: its suit is <b>{ -trump }</b> for this deal. Then it goes back to its place, and nobody knows when it will be drawn.

    The first dealer of a { -series } is drawn by lot, and the player on the dealer's left leads. After that the deal passes clockwise, but the lead goes to whoever took the last trick of the deal before.

    <blockquote>Emil deals; Anna, on his left, leads. The card shown is 9♥️: hearts are trump. Dana takes the last trick. So Anna deals next, and Dana leads.</blockquote>

rules-trick-title = A trick
rules-trick =
    To <b>{ -lead }</b> is to lay down from 1 to { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } of one suit, face up. Clockwise, each of the others lays as many cards and chooses:

    • to <b>{ -beat }</b>: face up, card for card. Each must be higher than the one it beats: higher in the same suit, or a trump on a plain suit. You beat the cards that hold the trick now; those beaten before no longer matter.
    • to <b>{ -discard }</b>: any cards, face down. Nobody learns which they were, not even when the trick is over.

    You needn't follow suit, and you needn't beat, even if you can. You may beat your partner too. Two plain suits can't beat each other.

    The last player who beat takes the trick; if nobody did, the leader takes it.

    <blockquote>♥️ is trump. Anna leads 7♠️ K♠️. Boris beats them with 9♠️ A♠️. Dana beats those: 10♠️ is above 9♠️, and the trump 6♥️ above A♠️. Emil discards 🂠 🂠. Dana takes the trick.</blockquote>

rules-claim-title = Four of a suit
rules-claim =
    You hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, all of one suit? With <b>{ -claim }</b> you may enter out of turn. { $claims ->
       *[trick] You may do it before the lead, or after others have played, until the trick is complete.
        [lead] At this table you may do it only before the lead.
    }

    Whatever has been played to the trick goes back to its owners. The trick starts again with your cards as the lead, clockwise from you.

    If several can enter, the right is with whoever sits nearest to the first leader, clockwise and starting from that leader. { $claims ->
       *[trick] While the trick is open
        [lead] Until somebody has answered
    }, a nearer player may enter over a farther one, never the other way round. Nobody enters over the leader's own four.

    You needn't enter, and nobody is told who could. Leads and beats that came back have been seen; discards that came back stay secret.

    <blockquote>{ $claims ->
       *[trick] Anna leads K♦️, Boris discards 7♠️ face down. Emil enters with 6♣️ 9♣️ J♣️ A♣️, and both cards go back. Now Boris again has 7♠️ 8♠️ Q♠️ 10♠️. He sits nearer to Anna and enters over Emil!
        [lead] Anna is to lead. Emil enters with 6♣️ 9♣️ J♣️ A♣️. Boris has 7♠️ 8♠️ Q♠️ 10♠️. He sits nearer to Anna and enters over Emil, whose cards go back. Dana answers.
    }</blockquote>

rules-refill-title = Drawing cards
rules-refill =
    After a trick everybody draws from the top of the { -stock } until all hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } again: one card at a time, clockwise, the taker of the trick first.

    The taker also leads the next trick.

    Hands are always of equal size. When the stock is gone, you play out what you hold.

    <blockquote>Dana takes a trick with 10♠️ 6♥️ and has K♦️ 9♦️ left. She draws first: J♣️. Then Emil, Anna and Boris draw a card each. Once more around: Dana draws 8♠️, then the others. Now every hand is full again, and Dana leads.</blockquote>

rules-score-title = The score
rules-score =
    When the stock is empty and all cards are played, each side counts its points. Discards count for the side that took them, but their points stay hidden until then.

    With { $win } or more you win. With fewer than { $half } you lose and get { -defeat-points }:
    • { $low } or more: <b>{ $short }</b>
    • fewer than { $low }, but at least one trick: <b>{ $middle }</b>
    • not one trick: <b>{ $full }</b>

    { $half }–{ $half } is <b>{ -eggs }</b>: nobody gets anything. { $eggs ->
       *[nothing] It's just for fun:
        [double] But the next decided deal counts double (never fourfold, even after eggs twice). And:
    } whoever loses the series after that is called “goats with eggs”.

    The first side with { $target ->
        [one] { $target } defeat point
       *[other] { $target } defeat points
    } or more has lost the series: they are the <b>{ -goats }</b>.

    <blockquote>Boris and Emil have taken two tricks, in them A♣️ 10♣️ Q♦️: 11 + 10 + 3 = 24. Anna and Dana have the other 96. Boris and Emil write down { $middle ->
        [one] { $middle } defeat point
       *[other] { $middle } defeat points
    }.</blockquote>

rules-options-title = Table rules
rules-options =
    A chat can choose three things with /settings. A change counts from the next { -series } on.

    • <b>Target</b>: 12 defeat points by the rules; 6 for a quick series, 18 or 24 for a long one. Here: { $target }.
    • <b>{ $half }–{ $half }</b>: changes nothing, or the next decided deal counts double. Here: { $eggs ->
       *[nothing] changes nothing
        [double] counts double
    }.
    • <b>Four of a suit</b>: may enter until the trick is complete, or only before the lead. Here: { $claims ->
       *[trick] until the trick is complete
        [lead] only before the lead
    }.

    <blockquote>“Only before the lead”: Anna has led 8♦️. Dana holds 6♠️ 9♠️ K♠️ A♠️, but for this trick she is too late and waits for her turn.
    “Counts double”: after { $half }–{ $half } the next loss costs twice as much.</blockquote>

rules-bot-title = How to play here
rules-bot =
    1. In the group, send /newgame and choose a seat. Computer players can take the empty ones.
    2. The first time, the bot leads you to its private chat: press <b>Start</b> there, once. Without that it can't send you your cards.
    3. Your cards come to the private chat. When it's your turn, every play has its button: one tap, and it's played.
    4. <b>My hand</b> under the table shows your cards to you alone.
    5. If you may enter out of turn with four of a suit, there is a button for it among your cards.
    6. Have to go? /leave: a computer player goes on for you, and anyone may sit in. If you were just away too long, your seat stays yours: press <b>I'm back</b>.

    Nobody around? Send /newgame in the private chat and play against the computer.

    <blockquote>♥️ is trump, Q♣️ was led, and you hold 6♣️ K♣️ 9♦️ 7♥️. You get six buttons: two to beat (K♣️ or 7♥️) and four to discard (any of your cards).</blockquote>
