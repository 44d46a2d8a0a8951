"""Bots and their tokens.

Laws: a token has Telegram's form, the bot's number and a secret; a known number with another
secret is a revoked token. The first bot waits for its owner: any token may claim it, once.
"""

import re
from dataclasses import replace

from bot.demo.refusals import unauthorized
from bot.demo.rows import Bot, User
from bot.demo.settings import TOKEN, StandInSettings
from bot.demo.shapes import ANONYMOUS_ADMIN, CHANNEL_VOICE, FORWARDER
from bot.demo.world import World

FORM = re.compile(r"[0-9]{3,}:[A-Za-z0-9_-]{30,}")


def settle(world: World, settings: StandInSettings) -> Bot:
    """The first bot, made if the world is new, with Telegram's own users."""
    if bot := next(world.every(Bot), None):
        return bot
    voices = ((ANONYMOUS_ADMIN, "Group", "GroupAnonymousBot"), (CHANNEL_VOICE, "Channel", "Channel_Bot"))
    for number, name, username in voices:
        world.put(User(id=number, first_name=name, username=username, is_bot=True))
    world.put(User(id=FORWARDER, first_name="Telegram"))
    number = bot_number(settings.token)
    world.put(User(id=number, first_name=settings.bot_name, username=settings.bot_username, is_bot=True))
    return world.put(Bot(id=number, token=settings.token, is_claimed=settings.token != TOKEN))


def bot_number(token: str) -> int:
    return int(token.partition(":")[0])


def bot_of(world: World, token: str) -> Bot:
    """The bot of a token; refuses one that is malformed or revoked."""
    if not FORM.fullmatch(token):
        raise unauthorized()
    bots = list(world.every(Bot))
    number = bot_number(token)
    for bot in bots:
        if bot_number(bot.token) == number:
            if bot.token != token:
                raise unauthorized()
            return bot if bot.is_claimed else world.put(replace(bot, is_claimed=True))
    if not bots[0].is_claimed:
        return world.put(replace(bots[0], token=token, is_claimed=True))
    world.put(User(id=number, first_name="Other bot", username=f"Other{number}Bot", is_bot=True))
    return world.put(Bot(id=number, token=token, is_claimed=True))


def first_bot(world: World) -> Bot:
    return next(world.every(Bot))
