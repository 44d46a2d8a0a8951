"""Standings: what finished series come to, player by player. facts, rating and tally are pure."""
