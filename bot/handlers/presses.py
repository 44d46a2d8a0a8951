"""Button presses: each gets an answer, always."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from telegram import Bot, CallbackQuery, Message, Update

from bot import dealing, desk, preferences, privacy, reception, replay
from bot.asides import (
    AskForget,
    AskReview,
    ForgetMe,
    HistoryPage,
    KeepMe,
    MyData,
    MyPrivacy,
    OwnPage,
    RatingChart,
    ReadRules,
    RulesPage,
    ScorePicture,
    ShowStory,
    StopCalls,
    StoryDeals,
    StoryPage,
    StoryProof,
    StoryRecord,
    StorySeries,
    TopPage,
    Unblock,
)
from bot.blocking import unblock_chosen
from bot.callbacks import (
    AddComputer,
    AgreeToStop,
    BadPress,
    ChooseLanguage,
    ClosePanel,
    ConfirmPlays,
    HandOf,
    ImBack,
    LeaveSeat,
    LeaveTable,
    MakeClaim,
    MakePlay,
    MyHand,
    NextDeal,
    OpenSetting,
    PlayAlone,
    PlayAloneAt,
    Ready,
    Rematch,
    RemoveComputer,
    RulesTopic,
    SetSetting,
    ShowClaimHint,
    ShowHint,
    ShowRules,
    ShowScore,
    Sit,
    SitIn,
    Stand,
    Start,
    StopTable,
    ToggleConfirm,
    decode,
)
from bot.calling import stop_calls
from bot.club import Answer, Caller, Club, hand_place, table_place
from bot.followups import Followups
from bot.handlers.answers import own_translator, refusal, words
from bot.handlers.callers import caller_of
from bot.handlers.rights import is_admin, may_choose
from bot.history import history_page
from bot.outbox import Previous
from bot.pictures.desk import rating_picture, score_picture
from bot.press import Press, TablePress
from bot.review.desk import review
from bot.screens.choices import Setting
from bot.standings import desk as standings
from bot.toasts import Refused, Stale, Toast

Action = Callable[[Club, Caller, Any], Awaitable[Answer]]


async def _play_alone(club: Club, caller: Caller, press: PlayAlone) -> Answer:
    if not caller.is_private:
        raise Refused(Toast.PRIVATE_ONLY)
    return await reception.new_game(club, caller)


async def _play_alone_at(club: Club, caller: Caller, press: PlayAloneAt) -> Answer:
    if not caller.is_private:
        raise Refused(Toast.PRIVATE_ONLY)
    await preferences.set_setting(club, caller, SetSetting(Setting.STRENGTH.value, press.strength))
    return await reception.new_game(club, caller)


async def _close_panel(club: Club, caller: Caller, press: ClosePanel) -> Answer:
    if caller.message_id is not None:
        club.outbox.delete(caller.chat_id, caller.message_id)
    return Answer()


ACTIONS: Mapping[type[Press], Action] = {
    Sit: reception.sit,
    Stand: reception.stand,
    AddComputer: reception.add_computer,
    RemoveComputer: reception.remove_computer,
    Start: reception.start,
    Ready: reception.ready,
    Rematch: reception.rematch,
    PlayAlone: _play_alone,
    PlayAloneAt: _play_alone_at,
    MakePlay: dealing.play,
    MakeClaim: dealing.claim,
    NextDeal: dealing.next_deal,
    MyHand: dealing.my_hand,
    ImBack: dealing.come_back,
    SitIn: dealing.sit_in,
    LeaveSeat: dealing.leave,
    AgreeToStop: dealing.agree_to_stop,
    ShowRules: desk.show_rules,
    ShowScore: desk.show_score,
    ShowHint: desk.show_hint,
    ShowClaimHint: desk.show_hint,
    ReadRules: desk.rules,
    RulesPage: desk.rules_page,
    RulesTopic: desk.rules_topic,
    HandOf: desk.hand_of,
    LeaveTable: desk.leave_chosen,
    StopTable: desk.stop_chosen,
    OpenSetting: preferences.open_setting,
    SetSetting: preferences.set_setting,
    ConfirmPlays: preferences.confirm_plays,
    ToggleConfirm: preferences.toggle_confirm,
    ChooseLanguage: preferences.choose_language,
    MyPrivacy: privacy.privacy,
    MyData: privacy.my_data,
    AskForget: privacy.ask_forget,
    ForgetMe: privacy.forget,
    KeepMe: privacy.keep,
    ClosePanel: _close_panel,
    TopPage: standings.top_page,
    OwnPage: standings.own_page,
    ShowStory: replay.show_story,
    StoryPage: replay.story_page,
    StoryDeals: replay.story_deals,
    StorySeries: replay.story_series,
    StoryProof: replay.story_proof,
    StoryRecord: replay.story_record,
    AskReview: review,
    Unblock: unblock_chosen,
    HistoryPage: history_page,
    StopCalls: stop_calls,
    ScorePicture: score_picture,
    RatingChart: rating_picture,
}

#: What only an admin (or, where that can't be known, somebody seated) may press in a group.
OF_THE_CHAT = (SetSetting, ChooseLanguage)
#: What only an admin may press in a group.
OF_ADMINS = (Unblock,)


class Presses:
    """Answers callback queries."""

    def __init__(self, club: Club, bot: Bot, followups: Followups) -> None:
        self._club = club
        self._bot = bot
        self._followups = followups

    async def on_press(self, update: Update) -> None:
        """One press: one call of the application, then its answer."""
        query = update.callback_query
        assert query is not None
        caller = caller_of(update)
        try:
            await self._club.register.meet(
                caller.user_id, caller.name, caller.client_language, caller.username
            )
            press = decode(query.data or "")
        except BadPress:
            await self._tell(query, caller, Answer(Toast.UNKNOWN_BUTTON))
            return
        except Exception as error:
            await self._tell(query, caller, await refusal(self._club, caller, None, error))
            return
        if not isinstance(press, TablePress) and not _stands(query):
            await self._tell(query, caller, Answer(Toast.OUT_OF_DATE))
            return
        if isinstance(press, (*OF_THE_CHAT, *OF_ADMINS)) and not caller.is_private:
            self._followups.add(self._if_allowed(query, caller, press))
            return
        await self._answer(query, caller, press)

    async def on_repeat(self, update: Update) -> None:
        """Telegram delivers a press again that was handled before."""
        query = update.callback_query
        assert query is not None
        await self._tell(query, caller_of(update), Answer(Toast.ALREADY_PLAYED))

    async def _if_allowed(self, query: CallbackQuery, caller: Caller, press: Press) -> None:
        try:
            asked = is_admin if isinstance(press, OF_ADMINS) else may_choose
            is_allowed = await asked(self._bot, self._club, caller)
        except Exception as error:
            await self._tell(query, caller, await refusal(self._club, caller, press, error))
            return
        if is_allowed:
            await self._answer(query, caller, press)
        else:
            await self._tell(query, caller, Answer(Toast.ADMINS_ONLY))

    async def _answer(self, query: CallbackQuery, caller: Caller, press: Press) -> None:
        is_stray = False
        try:
            is_stray = _stands(query) and await self._is_stray(caller, press)
            answer = await ACTIONS[type(press)](self._club, caller, press)
        except Exception as error:
            await self._tell(query, caller, await refusal(self._club, caller, press, error))
            await self._show_present(caller, press, error)
            return
        finally:
            if is_stray and caller.message_id is not None:
                self._club.outbox.delete(caller.chat_id, caller.message_id)
        await self._tell(query, caller, answer)

    async def _tell(self, query: CallbackQuery, caller: Caller, answer: Answer) -> None:
        """The toast, pop-up or link; a screen takes the place of the panel that was pressed, or is sent."""
        outbox = self._club.outbox
        text = words(answer, await own_translator(self._club, caller))
        outbox.answer(query.id, text, alert=answer.is_alert, url=answer.url)
        if answer.upload is not None:
            outbox.send_file(caller.chat_id, caller.thread_id, answer.upload)
        if answer.screen is None:
            return
        if caller.message_id is not None and not _keeps_its_message(query.data):
            outbox.edit(caller.chat_id, caller.message_id, answer.screen)
        else:
            outbox.send(caller.chat_id, caller.thread_id, answer.screen)

    async def _show_present(self, caller: Caller, press: Press, error: Exception) -> None:
        """An old button: the present hand is brought up to date; it is sent anew if it stands elsewhere."""
        if not isinstance(error, Stale) or not isinstance(press, TablePress):
            return
        row = (await self._club.tables.get(press.table)).row
        if row.seat_of(caller.user_id) is None:
            return
        place = hand_place(row, caller.user_id)
        posting = await self._club.outbox.posting(place)
        is_elsewhere = posting.message_id != caller.message_id
        if place.chat_id == caller.chat_id and is_elsewhere:
            self._club.outbox.repost(place, Previous.DELETE)
        else:
            self._club.outbox.show(place, urgent=True)

    async def _is_stray(self, caller: Caller, press: Press) -> bool:
        """Whether another message stands at this place. Telegram kept one although it timed out, or a killed
        process did not live to store where it had posted; both go at their first press. A message of a newer
        number is none of them while its posting is still under way."""
        if not isinstance(press, TablePress):
            return False
        try:
            row = (await self._club.tables.get(press.table)).row
        except Refused:
            return False
        places = (table_place(row), hand_place(row, caller.user_id))
        place = next((one for one in places if one.chat_id == caller.chat_id), None)
        if place is None:
            return False
        posting = await self._club.outbox.posting(place)
        if posting.message_id in (None, caller.message_id):
            return False
        return press.posting <= posting.number or self._club.outbox.keeper(place) is None


def _stands(query: CallbackQuery) -> bool:
    """Whether the message has this button (still): a doctored client sends anything."""
    message = query.message
    markup = message.reply_markup if isinstance(message, Message) else None
    rows = markup.inline_keyboard if markup is not None else ()
    return any(button.callback_data == query.data for row in rows for button in row)


def _keeps_its_message(data: str | None) -> bool:
    """Whether what was pressed stays, and the answer comes below."""
    return isinstance(decode(data or ""), (TablePress, ReadRules))
