// One chat on the page: head, pinned message, messages, the line to type in.

import { Composer } from "./composer.js";
import { colourOf, el, initialOf } from "./dom.js";
import { firstLine, showPending } from "./message.js";
import { openQuote } from "./text.js";
import { Timeline } from "./timeline.js";
import { translate } from "./words.js";

// What a click does something to, though it is no button.
const TAPPED = ".bot_command, .spoiler, blockquote.expandable";

export class Pane {
  #root;
  #hooks;
  #timeline;
  #composer;
  #chat = null;
  #view = null;
  #topic = null;
  #pending = new Set();
  #unread = 0;
  #isStirred = false;

  /**
   * hooks: act(act, body) -> answer or null when it failed (the visitor was told), follow(url),
   * unread(count, isStirred).
   */
  constructor(root, hooks) {
    this.#root = root;
    this.#hooks = hooks;
    root.append(document.getElementById("pane-template").content.cloneNode(true));
    this.#part("h2").id = `${root.id}-title`;
    root.setAttribute("aria-labelledby", `${root.id}-title`);
    this.#timeline = new Timeline(this.#part(".scroll"), (isAtEnd) => this.#reachedEnd(isAtEnd));
    this.#composer = new Composer(this.#part("footer"), root.id, (text) => this.#send(text));
    root.addEventListener("click", (event) => this.#clicked(event));
    root.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.target.matches(TAPPED)) event.target.click();
    });
    this.#part(".pinned").addEventListener("click", () => this.#timeline.reveal(this.#pinned()?.id));
    this.#part(".newest").addEventListener("click", () => this.#timeline.toEnd());
    this.#part(".way-in").addEventListener("click", () => this.#enter());
    this.#part(".quit").addEventListener("click", () => this.#quit());
  }

  /** chat may be null: there is none to show. view: {state, me, bot, language, word}. */
  show(chat, view) {
    if (chat?.id !== this.#chat?.id) this.#topic = null;
    this.#chat = chat;
    this.#view = this.#messageView(view);
    translate(this.#root, view.word);
    this.#root.classList.toggle("no-chat", !chat);
    this.#showHead();
    this.#showPinned();
    this.#showTopics();
    this.#showFooter();
    this.#showMessages();
  }

  /** Shows a message of this chat; tells whether it is there. */
  reveal(id) {
    return this.#timeline.reveal(id);
  }

  focus() {
    this.#composer.focus();
  }

  /** A message has come: it counts as unread when nobody can have seen it. */
  arrived(message) {
    if (this.#isMine(message) || (this.isSeen && this.#timeline.isAtEnd)) return;
    this.#countUnread(this.#unread + 1);
  }

  /** A message has got other buttons: worth a mark when the pane is out of sight. */
  stirred() {
    if (!this.isSeen) this.#countUnread(this.#unread, true);
  }

  /** Call when the pane may have come into sight. */
  looked() {
    if (this.isSeen && this.#timeline.isAtEnd) this.#countUnread(0);
  }

  get isSeen() {
    return !document.hidden && this.#root.offsetParent !== null;
  }

  /** Sends a text as if it had been typed. */
  async say(text) {
    if (this.#chat) await this.#send(text);
  }

  #part(selector) {
    return this.#root.querySelector(selector);
  }

  #messageView(view) {
    const people = new Map(view.state.users.map((user) => [user.id, user]));
    return {
      ...view,
      // A name may have changed since; channels and anonymous admins have no user.
      sender: ({ from }) => people.get(from?.id) ?? from ?? { id: this.#chat.id, name: this.#chat.title },
      find: (id) => this.#chat.messages.find((message) => message.id === id),
      isPending: (message, data) => this.#pending.has(`${message}:${data}`),
    };
  }

  #isMine(message) {
    return message.from?.id === this.#view.me.id;
  }

  #showHead() {
    const { word, me, bot } = this.#view;
    const isPrivate = this.#root.id === "private";
    const chat = this.#chat;
    const title = isPrivate ? bot.name : chat?.title ?? word("no-group");
    const count = chat?.members?.length ?? 0;
    this.#part("h2").textContent = title;
    const about = isPrivate ? word("only-you", { name: me.name }) : word("people", { count });
    this.#part(".titles p").textContent = chat ? about : "";
    this.#part(".avatar").textContent = isPrivate ? "🐐" : initialOf(title);
    this.#part(".avatar").className = `avatar ${colourOf(isPrivate ? bot.id : chat?.id ?? 0)}`;
    this.#part(".quit").textContent = word(isPrivate ? "block" : "leave");
    this.#part(".pane-head .menu").hidden = !chat?.can_send;
  }

  #pinned() {
    return this.#chat?.messages.findLast((message) => message.pinned);
  }

  #showPinned() {
    const pinned = this.#pinned();
    this.#part(".pinned").hidden = !pinned;
    if (pinned) this.#part(".first-line").textContent = firstLine(pinned);
  }

  #showTopics() {
    const topics = this.#chat?.is_forum ? [{ id: null, name: this.#view.word("general") }, ...this.#chat.topics] : [];
    this.#part(".topics").hidden = topics.length === 0;
    this.#part(".topics").replaceChildren(...topics.map((topic) => {
      const isChosen = (topic.id ?? null) === this.#topic;
      const chip = el("button", { type: "button", textContent: topic.name, "aria-pressed": String(isChosen) });
      chip.addEventListener("click", () => {
        this.#topic = topic.id ?? null;
        this.show(this.#chat, this.#view);
      });
      return chip;
    }));
  }

  // Who can't write here gets the one button that changes it.
  #showFooter() {
    const chat = this.#chat;
    const wayIn = this.#part(".way-in");
    this.#part(".composer").hidden = !chat || !!this.#entrance();
    wayIn.hidden = !chat || !this.#entrance();
    if (!wayIn.hidden) wayIn.textContent = this.#view.word(this.#entrance());
    this.#composer.offer(chat?.commands);
  }

  #entrance() {
    if (this.#chat.type === "private" && !this.#chat.started) return "start";
    if (this.#chat.can_send) return null;
    return this.#chat.type === "private" ? "unblock" : "join";
  }

  #showMessages() {
    const { word } = this.#view;
    const isPrivate = this.#root.id === "private";
    const isHere = (message) => !this.#chat.is_forum || (message.topic ?? null) === this.#topic;
    const messages = (this.#chat?.messages ?? []).filter(isHere);
    this.#timeline.show(`${this.#chat?.id}/${this.#topic}`, messages, this.#view);
    const quiet = word(isPrivate ? "empty-private" : "empty-group");
    this.#part(".messages").dataset.quiet = messages.length ? "" : quiet;
  }

  #reachedEnd(isAtEnd) {
    this.#part(".newest").hidden = isAtEnd;
    if (isAtEnd && this.isSeen) this.#countUnread(0);
  }

  #countUnread(count, isStirred = this.#isStirred && count > 0) {
    if (count === this.#unread && isStirred === this.#isStirred) return;
    this.#unread = count;
    this.#isStirred = isStirred;
    const mark = this.#part(".newest .unread");
    mark.hidden = count === 0;
    mark.textContent = count;
    this.#hooks.unread(count, isStirred);
  }

  #clicked(event) {
    const target = event.target.closest(`button.inline, button.quote, .text a[href], ${TAPPED}`);
    if (!target) return;
    const url = target.dataset.url ?? target.getAttribute("href");
    if (target.matches("blockquote")) this.#toggleQuote(target);
    else if (target.matches(".spoiler")) target.classList.add("revealed");
    else if (target.matches(".bot_command")) this.#send(target.textContent);
    else if (target.matches(".quote")) this.#timeline.reveal(Number(target.dataset.to));
    else if (target.dataset.data !== undefined) {
      this.#press(Number(target.closest(".message").dataset.id), target.dataset.data);
    } else {
      event.preventDefault();
      this.#hooks.follow(url);
    }
  }

  // A click that ends a selection of text is none.
  #toggleQuote(quote) {
    if (getSelection().isCollapsed) openQuote(quote, !quote.classList.contains("open"));
  }

  async #press(message, data) {
    const key = `${message}:${data}`;
    if (this.#pending.has(key)) return;
    this.#pending.add(key);
    this.#markPending(message, data);
    await this.#hooks.act("press", { chat: this.#chat.id, message, data });
    this.#pending.delete(key);
    this.#markPending(message, data);
  }

  #markPending(message, data) {
    const isPending = this.#view.isPending(message, data);
    const buttons = this.#timeline.element(message)?.querySelectorAll("button.inline") ?? [];
    for (const button of buttons) if (button.dataset.data === data) showPending(button, isPending);
  }

  async #send(text) {
    this.#timeline.toEnd();
    const topic = this.#topic === null ? {} : { topic: this.#topic };
    return (await this.#hooks.act("send", { chat: this.#chat.id, text, ...topic })) !== null;
  }

  #enter() {
    const entrance = this.#entrance();
    if (entrance === "start") this.#send("/start");
    else this.#hooks.act(entrance, { chat: this.#chat.id });
  }

  #quit() {
    this.#part(".pane-head .menu").open = false;
    this.#hooks.act(this.#chat.type === "private" ? "block" : "leave", { chat: this.#chat.id });
  }
}
