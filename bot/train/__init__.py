"""`kozel train`: a net that learns the game from deals it plays against itself (needs the extra `train`)."""
