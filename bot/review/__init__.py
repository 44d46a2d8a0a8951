"""Which of a player's own decisions cost most in a deal, as the strong computer player sees them.

    decisions.py   what the player decided in a deal, and the View of that moment
    worlds.py      deals that fit a View
    verdicts.py    plays tried in many worlds: points expected, and what a decision cost
    reviewer.py    a worker process, and the queue before it
    desk.py        the wish, the progress and the answer

Law: whatever is found follows from the Views that the player had and from a seed; the hidden cards of the
real deal have no part in it.
"""
