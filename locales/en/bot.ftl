### The interface: every text of the bot but the rules of the game (rules.ftl).
###
### HTML: messages may use <b>, <i>, <code>. Buttons (button-…), pop-ups (popup-…, toast-…, reason-…),
### commands (cmd-…) and the bot's descriptions are plain text.
### A pop-up has room for 200 characters with its names in it; a button for about 17 where two share a row.
### $name, $names and $cards arrive ready for their place. Sentences about a person are written so that
### they fit everybody.

# This language's name in itself.
language-name = English

## People and sides

player = Player { $number }
somebody = somebody
this-group = this group
free-seat = free seat
computer = Computer
computer-numbered = Computer { $number }

## Times

duration-off = off
duration-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
duration-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
soon = soon

## Lobby

lobby-open = 🐐 <b>Kozel: who plays?</b>
rematch-open = 🐐 <b>Rematch!</b> Everybody presses <b>Ready</b>.
lobby-rules = Series { $rules }
rules-target = to { $target } defeat points
rules-eggs-double = after 60:60 the next deal counts double
rules-claims-lead = four of a suit enters before the lead only
lobby-missing = { $count ->
        [one] One seat is free. Partners sit on the same line.
       *[other] { $count } seats are free. Partners sit on the same line.
    }
rematch-unready = { $count ->
        [one] Waiting for one more.
       *[other] Waiting for { $count } more.
    }
lobby-full = All four are here: press <b>Start</b>!
lobby-closed = ⌛ This lobby is closed: no game was started. /newgame opens another.

button-sit = 🪑 Sit { $side }
button-sit-with = 🪑 Sit { $side } with { $name }
button-add-computer = 🤖 Computer { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 Stand up
button-ready = ✅ Ready
button-start = ▶️ Start

## Table

deal-header = 🐐 <b>Deal { $number }</b> · to { $target } defeat points
trump = Trump <b>{ $trump }</b> ({ $shown } shown)
stock = stock { $count }
tricks-won = tricks { $tricks }
play-lead = { $name } led  { $cards }
play-beat = { $name } beat  { $cards }
play-discard = { $name } discarded  { $cards }
play-claim = ⚡️ { $name } entered with four { $suit }  { $cards }
play-returned = ↩️ Back in hand: { $cards }
holds-trick = ← holds
turn-lead = ➡️ { $name } leads
turn-answer = ➡️ { $name }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
paused-silenced = ⏸ <b>Paused.</b> Play goes on when the bot may write in the group again.
paused = ⏸ <b>Paused.</b> Play goes on when somebody comes back.
before-beaten = Before: { $name } took it, { $cards }
before-unbeaten = Before: { $name } took it, { $cards } unbeaten
# Between cards: "Q♦️ over J♦️".
over = over
closes-at = 🕸 Without a play this table closes: { $moment }
stop-wanted = 🛑 End the series? { $wants } want to; { $waits } must agree
shuffle-sealed = 🔒 Fair shuffle, seal { $start }… Its seed is shown after the deal, and the seed's SHA-256 must be this:
shuffle-opened = 🔓 The seed of the shuffle with seal { $start }…
shuffle-check = Its SHA-256, shown before the first card:

button-hand = 🃏 My hand
button-rules = 📖 Rules
button-score = 🏁 Score
button-back = 🙋 I'm back
# $name: side and computer player whose hand one takes over.
button-sit-in = 🪑 Play for { $name }
button-agree-stop = 🛑 End the series
button-next-deal = ▶️ Next deal
button-rematch = 🔁 Rematch

## After a deal, after a series

deal-over = 🏁 <b>Deal { $number } is over</b>
# $side: 🔵 or 🟠
deal-won = 🏁 <b>Deal { $number }: { $side } won</b>
deal-you-won = 🏆 <b>Deal { $number }: you won</b>
deal-you-lost = 💔 <b>Deal { $number }: you lost</b>
last-trick-beaten = Last trick: { $name } took it, { $cards }
last-trick-unbeaten = Last trick: { $name } took it, { $cards } unbeaten
side-result = { $side } { $names }: { $points ->
        [one] <b>{ $points }</b> point
       *[other] <b>{ $points }</b> points
    }
tricks-count = { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
eggs = 🥚 <b>60 : 60, eggs!</b> Nobody gets defeat points.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> defeat point
       *[other] <b>+{ $count }</b> defeat points
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> defeat point (doubled after the eggs)
       *[other] <b>+{ $count }</b> defeat points (doubled after the eggs)
    }
next-doubled = ✖️2 The next decided deal counts double.
next-deal-at = Next deal: { $moment }
score-to = <b>Defeat points</b> ({ $target } make goats)
last-deal = <b>The last deal</b>
final-score = { $deals ->
        [one] <b>Final score</b> after { $deals } deal, to { $target }
       *[other] <b>Final score</b> after { $deals } deals, to { $target }
    }
goats = 🐐🐐 <b>The goats: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>Goats with eggs: { $names }</b>
winners = 🏆 The winners: { $names }
series-stopped = 🛑 <b>This series has ended without goats.</b> /newgame begins another.

## Hand

hand-seated = { $side } You have a seat. Your partner: { $name }
# $side: 🔵 or 🟠
hand-seated-alone = { $side } You have a seat. Nobody sits opposite you yet.
# In private, when a rematch is opened; a button "Ready" (button-ready) stands below.
hand-rematch = 🔁 <b>Rematch!</b> Press <b>Ready</b>: then your cards come here.
hand-cards-come = Your cards will come here. The game begins when somebody at the table presses <b>Start</b>.
# $side: 🔵 or 🟠; $name: the partner; $score: "🔵 2 : 4 🟠".
hand-side = You: { $side } with { $name } · defeat points { $score }
hand-timed-out = ⏰ Time ran out: the computer played for you. Once more, and it keeps your seat until you are back.
your-turn-lead = 👉 <b>Your turn:</b> lead
your-turn-answer = 👉 <b>Your turn:</b> { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ Four of a suit: you may enter out of turn!
you-are-away = 🤖 A computer player plays for you. The seat is yours: come back at any time.
you-won = 🏆 <b>You have won!</b>
you-lost = 🐐 <b>You are the goats!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ Beat: { $cards }
button-discard = 🗑 Discard: { $cards }
button-claim = ⚡️ FOUR OF A SUIT! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 Hint

popup-hand = 🃏 { $cards }
popup-trump = Trump { $trump }
popup-your-turn = 👉 Your turn! Play in the private chat.
popup-waiting = ➡️ Waiting for { $name }
popup-no-hand = No cards are dealt now.

## Hints: a play, and why

# $points: of the play and of what lies face up. $chance: a percentage; "it" is one card or more.
hint-only = There is no other play.
hint-takes = Nobody plays after you: the trick is yours.
hint-sure = No opponent can beat it.
hint-holds = About { $chance }% that no opponent can beat it.
hint-cheap = Only about { $chance }% that no opponent can beat it, but it costs you no points.
hint-risky = Only about { $chance }% that no opponent can beat it, but the rest is worse.
hint-safer = Safer than your partner's cards: about { $chance }% that no opponent can beat it.
hint-next-lead = Your partner's cards would do as well, but this way the next lead is yours.
hint-gift-sure = No opponent can beat your partner's cards: give points.
hint-gift = About { $chance }% that no opponent can beat your partner's cards: give points.
hint-spare-sure = No opponent can beat your partner's cards: keep your good ones.
hint-spare = About { $chance }% that no opponent can beat your partner's cards: keep your good ones.
hint-doubtful = Only about { $chance }% that no opponent can beat your partner's cards: keep your points.
hint-partner = About { $chance }% that your partner, who plays after you, can beat this.
hint-lost = You can't beat this: throw what is worth least.
hint-trumps = Only trumps would beat this: keep them.
hint-keep = What stays in your hand is worth more later.
hint-claim = Enter out of turn: about { $chance }% that no opponent can beat your four.
hint-wait = If you enter now: about { $chance }% that no opponent can beat your four.
hint-no-claim = Don't enter yet
hint-points = Points in sight: { $points }

## Score

score-title = 🏁 <b>Score</b>
score-none = No deal is over yet.
score-earlier = { $count ->
        [one] (and { $count } deal before)
       *[other] (and { $count } deals before)
    }
result-lost = { $points } → { $side } +{ $count }
result-doubled = { $points } → { $side } +{ $count } (double)
result-eggs = { $points } → 🥚
popup-score = 🏁 Defeat points { $score } ({ $target } make goats)

## Notes: what happened at the table

note-left = 🚪 { $name } has left; a computer player has the seat
note-away = 💤 { $name } is away; a computer player keeps the seat
note-timed-out = ⏰ { $name } ran out of time; the computer played
note-unreachable = 📵 I can't write to { $name } in private
note-gone = 🚪 { $name } is no longer in the group; a computer player keeps the seat
note-back = 🙋 { $name } is back
note-sat-in = 🪑 { $name } sits in for a computer player
note-hold-ended = ⌛ { $name } did not open the private chat in time; the seat is free
note-cards-back = ↩️ { $name } entered with four of a suit; the other cards came back
note-restarted = 🔄 The bot was restarted. Go on!
note-quiet = 🕸 Nobody has played here for a long time
note-stop-asked = 🛑 { $name } wants to end the series

## Settings

settings-title = ⚙️ <b>Settings of this chat</b>
settings-alone-title = 🤖 <b>Games you play alone</b>
settings-own-title = ⚙️ <b>Your settings</b>
language = 🌐 Language
language-of-chat = 🌐 <b>Language of this chat</b>
language-of-person = 🌐 <b>Your language</b>
# Beside "Language" while the chat has chosen none: the table speaks as whoever opens it.
language-of-opener = as whoever opens the table
setting-next-series = <i>Changes with the next series.</i>
setting-turn = ⏳ Turn time
setting-turn-hint = How long a player may think. Then a computer player plays that turn; after two in a row it keeps the seat until its owner is back.
setting-turn-when = <i>Changes with the next turn.</i>
setting-target = 🐐 Goats at
setting-target-hint = Defeat points that make goats. By the rules it is 12.
setting-eggs = 🥚 After 60:60
setting-eggs-hint = Eggs bring nobody defeat points. They may also double the next decided deal.
setting-eggs-nothing = nothing happens
setting-eggs-double = next deal double
setting-claims = ⚡️ Four of a suit
setting-claims-hint = Until when four cards of one suit may enter out of turn.
setting-claims-trick = until trick's end
setting-claims-lead = before the lead
setting-strength = 🤖 Computer
# Beside one's own settings: how strong the computer players are in games alone.
setting-strength-alone = 🤖 Computer when alone
setting-strength-hint = Easy slips now and then, as people do; normal plays well; strong is the best I can.
setting-strength-easy = easy
setting-strength-normal = normal
setting-strength-strong = strong
setting-strength-when = <i>Changes at once.</i>
setting-pace = 🐇 Pace
setting-pace-hint = How long computer players think, so that everybody can follow.
setting-pace-slow = slow
setting-pace-normal = normal
setting-pace-fast = fast
setting-pace-when = <i>Changes at once.</i>
setting-hints = 💡 Hints
setting-hints-hint = A button under one's cards: what a strong player would do, and why. Only who presses it sees the answer.
setting-hints-off = off
setting-hints-on = on
setting-hints-when = <i>Changes with the next turn.</i>
confirm = 👆 Confirm plays
confirm-on = on
confirm-off = off
confirm-hint = If a thumb slips now and then: the first tap marks a play, the second plays it.
button-confirm-on = 👆 Confirm plays: turn on
button-confirm-off = 👆 Confirm plays: turn off
button-settings-alone = 🤖 Games I play alone
button-settings = ⬅️ All settings
button-close = ✖️ Close

## Messages of the bot

start =
    🐐 <b>Hello! I deal Kozel</b>, the back-yard card game for four, two against two.

    Add me to a group and write /newgame there: four people sit down, the cards come here, and every play is one tap.

    Nobody around? Play with three computer players, here and now. Choose how strong they are:
button-add-to-group = ➕ Add me to a group
alone-again = Another game? Choose how strong the computer plays.
help =
    🐐 <b>Kozel</b>, two against two. Take card points with your partner: 61 of 120 win the deal. Who loses gets defeat points; 12 of them make goats.

    In a group: /newgame, sit down, press <b>Start</b>. Your cards come in private, a button for each play. <b>My hand</b> under the table shows them too, to you alone.

    The whole game is explained under /rules.
which-hand = 🃏 Which hand?
which-leave = 🚪 Which table do you leave?
which-stop = 🛑 Which series shall end?

bot-about = Kozel, the card game for four: two against two, in your group, your hand in private.
bot-description = Kozel is the back-yard “goat” card game: four players, two against two, 36 cards. Add me to a group and write /newgame. Everybody gets their hand in private and plays with one tap. Or play here with three computer players.

## Commands

cmd-newgame = open a table
cmd-newgame-private = play against the computer
cmd-table = show the table again
cmd-hand = send me my hand again
cmd-score = score of the series
cmd-rules = rules of the game
cmd-settings = settings
cmd-leave = give up my seat
cmd-stop = end the series
cmd-help = how this works
cmd-privacy = what is known about you
cmd-language = my language
cmd-start = begin

## Pop-ups: done, or why not

toast-led = You led { $cards }
toast-beat = You beat with { $cards }
toast-discarded = You discarded { $cards }, face down
toast-claimed = ⚡️ You entered with { $cards }
toast-tap-again = Tap the same button again to play it.
toast-not-your-turn = Not your turn: waiting for { $name }.
toast-already-played = That card was already played.
toast-cards-came-back = Somebody entered with four of a suit: your cards came back.
toast-out-of-date = That button is out of date. Here is how things are now.
toast-deal-started = The next deal begins.
toast-deal-under-way = The next deal has begun already.
toast-sat = You have a seat.
toast-stood = Your seat is free again.
toast-seat-taken = { $name } sits there already.
toast-seat-held = That seat is held for { $name }. Try again in two minutes.
toast-already-seated = You have a seat at this table already.
toast-not-seated = You have no seat here.
toast-not-this-table = You don't play at this table.
toast-only-seated = Only those who sit at the table may do that.
toast-computer-added = A computer player sits down.
toast-computer-removed = The computer player is gone.
toast-need-four = It takes four to play. Fill the free seats with people or computer players.
toast-not-all-ready = Not everybody has pressed Ready yet.
toast-started = The cards are dealt. Have fun!
toast-ready = You are ready.
toast-already-started = This game has begun already.
toast-table-open = There is a table here already. This is it:
toast-table-already = There is a table here already. /table shows it.
toast-table-ended = This table has ended. /newgame opens another.
toast-no-table = There is no table here. /newgame opens one.
toast-link-stale = This link is too old: the seat is not held any more. Sit down in the group again.
toast-link-foreign = This seat is held for { $name }. Choose another in the group.
toast-left = You have left. A computer player takes your seat.
toast-resting = The game is resting: I may not write in the group now.
toast-away-now = A computer player plays for you. Press “I'm back” first.
toast-back = Welcome back! The seat is yours.
toast-not-away = You play already.
toast-nothing-to-leave = You have no seat to leave.
toast-seat-owned = This seat belongs to { $name }, who may come back.
toast-sat-in = You play on with this hand.
toast-other-hand = You have already seen another hand at this table. You can take your former seat again.
toast-stop-asked = Your side wants to end the series. Now the other side must agree.
toast-stop-already = Your side has agreed already. The other side must agree too.
toast-stopped = The series has ended.
toast-nothing-to-stop = There is nothing to end here.
toast-open-private = Open our private chat first, then I can send you your cards.
toast-group-only = That works in a group only.
toast-private-only = That works in our private chat only.
toast-admins-only = Only admins of the group may do that.
toast-no-channels = A channel or an anonymous admin can't take a seat. Write as yourself.
toast-saved = Saved.
toast-saved-next-series = Saved. It changes with the next series.
toast-not-saved = That could not be saved, so it does not count. Please try again.
toast-went-wrong = Something went wrong on my side. Please try again.
toast-unknown-button = I don't know this button. It may be from an older version.
toast-slow-down = Slow down, please: I can't keep up with that many at once.

## Why the rules refuse a play

reason-no-deal = No cards are on the table.
reason-deal-in-play = The deal is still being played.
reason-series-over = The series is over.
reason-not-your-turn = It is not your turn.
reason-not-your-cards = You don't have these cards any more.
reason-must-lead = It is your lead: there is nothing to beat yet.
reason-not-a-lead = Somebody has led already: beat or discard.
reason-mixed-suits = You may lead cards of one suit only.
reason-wrong-count = Play exactly as many cards as were led.
reason-does-not-beat = These cards do not beat those on the table.
reason-not-four = You need four cards of one suit for that.
reason-claim-too-late = At this table four of a suit may enter before the lead only.
reason-claim-nearer = Four cards of a player nearer to the first leader lie there already.
reason-claim-in-turn = It is your lead: simply lead your four cards.

# Words in private about a table that the reader sees no more of. $group: its title.
notice-parted = You are not at the table in { $group } any more.
notice-silenced = I may not write in { $group } any more, so the game there is resting. Let me back in (with the right to send messages), and it goes on where it stopped.
# In place of a file that somebody asked for, in a group that lets the bot send words alone.
files-forbidden = I may not send pictures or files here. An admin can allow it in the group's permissions.
notice-damaged = The saved game of this table is damaged, so it cannot go on. I am sorry. /newgame opens a new table.
