"""Who is there when the demo is opened for the first time."""

from bot.demo.people import People

FIRST_PEOPLE = (("Anna", "en"), ("Борис", "ru"), ("Dace", "lv"), ("Айгүл", "kk"), ("Pieter", "af"))
FIRST_GROUP = "Friday evening ☕"


def welcome(people: People) -> None:
    """Fills an empty world with a few people and a group that has them and the bot."""
    if not people.everybody():
        members = [people.user(name, language) for name, language in FIRST_PEOPLE]
        people.group(FIRST_GROUP, members)
