// What the page adds to a text from the server: times of the reader's own zone, commands to tap,
// quotes to open, suits that can be seen on any ground.

import { el } from "./dom.js";

/** Brings the entities of a message's text to life. */
export function enliven(root, language) {
  for (const node of root.querySelectorAll("time[data-unix]")) showTime(node, language);
  for (const node of root.querySelectorAll(".bot_command, .spoiler")) {
    node.setAttribute("role", "button");
    node.tabIndex = 0;
  }
  for (const node of root.querySelectorAll("blockquote.expandable")) {
    node.setAttribute("role", "button");
    node.tabIndex = 0;
    openQuote(node, false);
  }
  return markSuits(root);
}

/** Shows an expandable quote whole, or its beginning. */
export function openQuote(node, isOpen) {
  node.classList.toggle("open", isOpen);
  node.setAttribute("aria-expanded", String(isOpen));
}

// Format letters: core.telegram.org/bots/api#date-time-entity-formatting. Without one the text stays.
function showTime(node, language) {
  const moment = new Date(Number(node.dataset.unix) * 1000);
  const format = node.dataset.format;
  node.dateTime = moment.toISOString();
  node.title = moment.toLocaleString(language);
  const options = {
    ...(format.includes("w") && { weekday: "long" }),
    ...(format.includes("d") && { day: "2-digit", month: "2-digit", year: "2-digit" }),
    ...(format.includes("D") && { day: "numeric", month: "long", year: "numeric" }),
    ...(/t/i.test(format) && { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    ...(format.includes("T") && { second: "2-digit" }),
  };
  if (format === "r") node.textContent = distance(moment, language);
  else if (format) node.textContent = moment.toLocaleString(language, options);
}

const UNITS = [[86400, "day"], [3600, "hour"], [60, "minute"], [0, "second"]];

function distance(moment, language) {
  const seconds = (moment - Date.now()) / 1000;
  const [least, unit] = UNITS.find(([length]) => Math.abs(seconds) >= length);
  const size = Math.max(least, 1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** Wraps the black suits in an element's text, so that they can be seen on a dark ground. */
export function markSuits(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) if (/[♠♣]\uFE0F/u.test(walker.currentNode.data)) found.push(walker.currentNode);
  for (const node of found) {
    const parts = node.data.split(/([♠♣]\uFE0F)/u);
    const suit = (text) => el("span", { className: "black-suit", textContent: text });
    node.replaceWith(...parts.map((text, at) => (at % 2 ? suit(text) : text)));
  }
  return root;
}
