// What the page knows: the last state with the events since. Events are idempotent, so one that
// the state already holds changes nothing.

const order = (a, b) => a.id - b.id;

export function chatOf(state, id) {
  return state.chats.find((chat) => chat.id === id);
}

export function privateChat(state) {
  return state.chats.find((chat) => chat.type === "private");
}

export function groups(state) {
  return state.chats.filter((chat) => chat.type !== "private");
}

/** Applies a message, edit or delete event to the state in place; tells whether a message is new. */
export function applyEvent(state, event) {
  const chat = chatOf(state, event.chat);
  if (!chat) return false;
  const at = chat.messages.findIndex((message) => message.id === (event.message?.id ?? event.id));
  if (event.type === "delete") {
    if (at >= 0) chat.messages.splice(at, 1);
    return false;
  }
  if (at >= 0) {
    chat.messages[at] = event.message;
    return false;
  }
  // An edit never brings back what was deleted.
  if (event.type !== "message") return false;
  chat.messages.push(event.message);
  chat.messages.sort(order);
  return true;
}
