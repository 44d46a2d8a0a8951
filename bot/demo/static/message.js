// One message as an element. Only `html` is trusted, for the server made it; all else is text.

import { colourOf, el, initialOf } from "./dom.js";
import { enliven, openQuote } from "./text.js";

/**
 * view: {me, bot, chat, language, word, sender(message), find(id), isPending(message, data)}.
 * The element is filled again when its message changes; it keeps the keyboard focus it had, and open quotes.
 */
export function fillMessage(node, message, view) {
  const sender = view.sender(message);
  const focused = node.contains(document.activeElement) ? document.activeElement.textContent : null;
  const isOpen = node.querySelector("blockquote.open") !== null;
  node.className = `message ${message.service ? "service" : kindOf(sender, view)}`;
  node.dataset.id = message.id;
  node.tabIndex = -1;
  if (message.service) node.replaceChildren(el("p", { className: "bubble" }, textOf(message)));
  else {
    const parts = [bubbleOf(message, sender, view), keyboardOf(message, view)];
    node.replaceChildren(avatarOf(sender), el("div", { className: "body" }, ...parts));
  }
  enliven(node, view.language);
  for (const quote of node.querySelectorAll("blockquote.expandable")) openQuote(quote, isOpen);
  if (focused !== null) restoreFocus(node, focused);
  return node;
}

function kindOf(sender, view) {
  if (sender.id === view.me.id) return "own";
  return sender.is_bot ? "other from-bot" : "other";
}

// The same button, or the message: never the button that took its place, which is another play.
function restoreFocus(node, text) {
  const same = [...node.querySelectorAll("button")].find((button) => button.textContent === text);
  (same ?? node).focus({ preventScroll: true });
}

function avatarOf(sender) {
  const face = sender.is_bot ? "🐐" : initialOf(sender.name);
  return el("span", { className: `avatar ${colourOf(sender.id)}`, textContent: face, "aria-hidden": "true" });
}

function bubbleOf(message, sender, view) {
  const name = el("p", { className: `name ${colourOf(sender.id)}`, textContent: sender.name });
  if (sender.is_bot) name.append(el("span", { className: "badge", textContent: view.word("bot") }));
  const parts = [quoteOf(message, view), attachmentOf(message), textOf(message), metaOf(message, sender, view)];
  return el("div", { className: "bubble" }, name, ...parts);
}

function textOf(message) {
  return el("div", { className: "text", innerHTML: message.html });
}

function quoteOf(message, view) {
  if (!message.reply_to) return null;
  const quoted = view.find(message.reply_to);
  if (!quoted) return null;
  return el(
    "button",
    { type: "button", className: "quote", "data-to": quoted.id },
    el("b", { textContent: view.sender(quoted).name }),
    el("span", { textContent: firstLine(quoted) }),
  );
}

function attachmentOf(message) {
  if (message.photo) return el("img", { className: "photo", src: message.photo.url, alt: message.text || "" });
  if (!message.document) return null;
  return el(
    "a",
    { className: "document", href: message.document.url, download: message.document.name },
    el("span", { textContent: "📄", "aria-hidden": "true" }),
    el("span", { textContent: message.document.name }),
  );
}

// A bot edits all the time: there the word would say nothing.
function metaOf(message, sender, view) {
  const time = new Date(message.date * 1000);
  const clock = time.toLocaleTimeString(view.language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return el(
    "p",
    { className: "meta" },
    message.pinned ? el("span", { textContent: "📌", title: view.word("pinned") }) : null,
    message.edited && !sender.is_bot ? el("span", { textContent: view.word("edited") }) : null,
    el("time", { dateTime: time.toISOString(), textContent: clock }),
  );
}

function keyboardOf(message, view) {
  if (!message.buttons?.length) return null;
  const rows = message.buttons.map((row) => {
    const buttons = row.map((button) => inlineButton(message, button, view));
    return el("div", { className: "row" }, ...buttons);
  });
  return el("div", { className: "keyboard" }, ...rows);
}

function inlineButton(message, button, view) {
  const node = el("button", { type: "button", className: "inline", textContent: button.text });
  if (button.url) {
    node.dataset.url = button.url;
    node.append(el("span", { className: "arrow", textContent: "↗", "aria-hidden": "true" }));
  } else {
    node.dataset.data = button.data;
    showPending(node, view.isPending(message.id, button.data));
  }
  return node;
}

/** Marks a button whose press has not been answered yet. */
export function showPending(button, isPending) {
  button.classList.toggle("pending", isPending);
  if (isPending) button.setAttribute("aria-busy", "true");
  else button.removeAttribute("aria-busy");
}

/** The first line of a message, or its file's name. */
export function firstLine(message) {
  return message.text?.split("\n").find((line) => line.trim()) ?? message.document?.name ?? "🖼";
}

/** What a reader would notice as an edit. */
export function contentOf(message) {
  return JSON.stringify([message.html, message.buttons, message.document, message.photo]);
}
