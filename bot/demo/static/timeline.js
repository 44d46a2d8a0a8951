// The messages of one chat as elements: kept in step with the chat, scrolled as a reader expects.
// Law: the list follows new messages only while its end is in sight.

import { el } from "./dom.js";
import { contentOf, fillMessage } from "./message.js";

const SHOWN = 200;
const NEAR_END = 60;
const VANISH_MS = 220;

export class Timeline {
  #scroll;
  #list;
  #nodes = new Map();
  #chat = null;
  #follows = true;
  #top = 0;
  #onEnd;

  /** onEnd(isAtEnd) is called as the reader scrolls. */
  constructor(scroll, onEnd) {
    this.#scroll = scroll;
    this.#list = scroll.querySelector(".messages");
    this.#onEnd = onEnd;
    scroll.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    const observer = new ResizeObserver(() => this.#follows && this.toEnd());
    observer.observe(scroll);
    observer.observe(this.#list);
  }

  get isAtEnd() {
    return this.#follows;
  }

  /** Shows these messages (ascending) of a chat, or of another than before. */
  show(chatKey, messages, view) {
    const isOther = chatKey !== this.#chat;
    if (isOther) this.#clear(chatKey);
    const shown = messages.slice(-SHOWN);
    const ids = new Set(shown.map((message) => message.id));
    for (const [id, entry] of this.#nodes) if (!ids.has(id)) this.#vanish(id, entry.node);
    let place = this.#list.firstChild;
    shown.forEach((message, index) => {
      const before = shown[index - 1];
      const nodes = [this.#dayMark(before, message, view), this.#node(message, view, isOther)];
      this.#join(nodes[1], before, message, shown[index + 1], view);
      for (const node of nodes) {
        if (!node) continue;
        while (place?.dataset.leaving) place = place.nextSibling;
        if (node === place) place = place.nextSibling;
        else this.#list.insertBefore(node, place);
      }
    });
    this.#removeDaysAfter(place);
    if (this.#follows) this.toEnd();
  }

  toEnd() {
    this.#follows = true;
    this.#scroll.scrollTop = this.#scroll.scrollHeight;
    this.#onEnd(true);
  }

  /** Scrolls to a message and lights it up; tells whether it is there. */
  reveal(id) {
    const entry = this.#nodes.get(id);
    if (!entry) return false;
    entry.node.scrollIntoView({ block: "center" });
    flash(entry.node, "found");
    return true;
  }

  element(id) {
    return this.#nodes.get(id)?.node ?? null;
  }

  #clear(chatKey) {
    this.#chat = chatKey;
    this.#nodes.clear();
    this.#list.replaceChildren();
    this.#follows = true;
  }

  #node(message, view, isFirstShow) {
    const signature = JSON.stringify([message, view.language, view.me.id]);
    const content = contentOf(message);
    const known = this.#nodes.get(message.id);
    if (known?.signature === signature) return known.node;
    const node = fillMessage(known?.node ?? el("article"), message, view);
    if (known && known.content !== content) flash(node, "edited");
    if (!known && !isFirstShow) flash(node, "arrived");
    this.#nodes.set(message.id, { node, signature, content });
    return node;
  }

  #join(node, before, message, after, view) {
    node.classList.toggle("first", !isSameTurn(before, message, view));
    node.classList.toggle("last", !isSameTurn(message, after, view));
  }

  #dayMark(before, message, view) {
    const day = dayOf(message);
    if (before && dayOf(before) === day) return null;
    const known = this.#list.querySelector(`.day[data-day="${day}"]`);
    const node = known ?? el("p", { className: "day", "data-day": day });
    const isToday = day === new Date().toDateString();
    node.textContent = isToday
      ? view.word("today")
      : new Date(message.date * 1000).toLocaleDateString(view.language, { day: "numeric", month: "long" });
    return node;
  }

  // Days whose messages are gone are left over behind the last place, or doubled before it.
  #removeDaysAfter(place) {
    for (let node = place; node; ) {
      const next = node.nextSibling;
      if (!node.dataset.leaving) node.remove();
      node = next;
    }
  }

  #vanish(id, node) {
    this.#nodes.delete(id);
    node.dataset.leaving = "yes";
    delete node.dataset.id;
    node.inert = true;
    setTimeout(() => node.remove(), VANISH_MS);
  }

  #scrolled() {
    if (!this.#scroll.clientHeight) return;
    const rest = this.#scroll.scrollHeight - this.#scroll.scrollTop - this.#scroll.clientHeight;
    // A pane that shrinks leaves its end too, but only a reader scrolls upwards.
    const isUpwards = this.#scroll.scrollTop < this.#top;
    this.#top = this.#scroll.scrollTop;
    if (rest < NEAR_END) this.#follows = true;
    else if (isUpwards) this.#follows = false;
    this.#onEnd(this.#follows);
  }
}

function flash(node, className) {
  node.classList.remove(className);
  // Reading the width restarts an animation that is still on.
  void node.offsetWidth;
  node.classList.add(className);
  node.addEventListener("animationend", () => node.classList.remove(className), { once: true });
}

const dayOf = (message) => new Date(message.date * 1000).toDateString();

function isSameTurn(one, other, view) {
  if (!one || !other || one.service || other.service) return false;
  return view.sender(one).id === view.sender(other).id && dayOf(one) === dayOf(other);
}
