"""What lasts: the inputs of every table and what the bot must remember beside them."""
