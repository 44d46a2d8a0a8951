### The review of a deal: which of the reader's own plays cost most card points. In the private chat.

button-review = 🔎 Review

# $percent: a whole number.
review-progress = 🔎 Looking at your plays… { $percent }%
review-failed = 🔎 That did not work. I am sorry. Press the button again.
# $number: of the deal.
review-title = 🔎 <b>Deal { $number }: your plays</b>
review-nothing = ✅ Nothing to regret: I found no play that clearly cost you card points.
# $trick: a number. $trump: the sign of a suit.
review-trick = <b>Trick { $trick }</b> · trump { $trump }
review-lead = You had the lead.
# $play: as on its button, such as "Discard: A♥️" with its sign. Play made and better play are read one above the other.
review-made = You: { $play }
review-better = Better: <b>{ $play }</b>
# Of the reader's side, at the end of the deal.
review-points = Card points to expect: { $made } → <b>{ $better }</b>
# $count: a few hundred.
review-how = { $count ->
        [one] <i>Played to the end { $count } time by strong players, the hidden cards anywhere they could be; the points are the mean. I used only what you could know then.</i>
       *[other] <i>Played to the end { $count } times by strong players, the hidden cards anywhere they could be; the points are the mean. I used only what you could know then.</i>
    }

toast-review-begun = 🔎 I'm looking at your plays. That takes a little while.
toast-review-running = I'm still looking at your plays.
toast-review-busy = Many people want a review now. Try again in a few minutes.
toast-review-not-yours = You made no play in that deal.
