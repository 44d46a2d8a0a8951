"""The game "Kozel on 4 cards": pure functions on frozen values, with no I/O, clock or chance of its own."""
