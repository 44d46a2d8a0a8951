### What is kept about people, how they get it and how they are forgotten.

privacy-kept =
    🔏 <b>What I know about you</b>

    <b>Kept:</b> your Telegram number (id), your name and <code>@username</code> as you wrote them, your language and settings, where you sat, what you played, and your results; in groups also what you asked of me: to call you, to block somebody, to change a setting. Without that no series goes on after a restart.

    <b>How long:</b> until you tell me to forget you: /forgetme in the private chat.

    <b>Not kept:</b> your messages, your phone number, your photo, other chats. In a group I see commands and the buttons you press.

    <b>Who sees it:</b> the group sees names, open cards and results. Your hand is shown to you alone while a deal is played; afterwards /replay shows its cards to the group. Nothing is passed on or sold.

    <b>Copies:</b> I make none by myself. Who runs me may copy everything. You stay in an older copy until it is deleted.

button-my-data = 📄 My data
button-forget-me = 🗑 Forget me
# Under the same text in a group: opens the private chat.
button-privacy-private = 📄 Data and forgetting

# Under the file with all that is stored about the reader.
my-data = 📄 All that I know about you. Other players have no name in it.

forget-ask =
    🗑 <b>Shall I forget you?</b>

    Your number, name, settings and hand messages go. In old series and results you become a player without a name.

    Where you sit now, a computer player takes your seat. A game you play alone ends.

    There is no way back.
button-forget-yes = 🗑 Yes, forget me
button-forget-no = ↩️ No
# After No.
forget-no = ↩️ All stays as it is.
forgotten =
    🗑 <b>You are forgotten.</b>

    Write to me or press a button of mine, and I meet you as somebody new.

cmd-mydata = all that is stored about you
cmd-forgetme = forget me
