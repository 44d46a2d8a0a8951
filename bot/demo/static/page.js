// The demo page: joins the stand-in's state with the two panes and the bar above them.

import { readLink } from "./links.js";
import { applyEvent, chatOf, groups, privateChat } from "./model.js";
import { Pane } from "./pane.js";
import { showPopup, showToast } from "./popups.js";
import { Server, stateOf } from "./server.js";
import { addressOf, Topbar } from "./topbar.js";
import { translate, wordsOf } from "./words.js";

const part = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);
const unread = new Map();
// What these change comes as events; after the others the state is fetched anew.
const LIVE_ACTS = new Set(["send", "press"]);
// Buttons that only a table in play has: the hand and the plays (bot/callbacks.py).
const IN_PLAY = /^(h|p):/;

let state = null;
let word = wordsOf();
let group = Number(query.get("group")) || null;

const panes = {
  group: new Pane(part("group"), { act, follow: followUrl, unread: (...news) => countUnread("group", ...news) }),
  private: new Pane(part("private"), { act, follow: followUrl, unread: (...news) => countUnread("private", ...news) }),
};
const topbar = new Topbar({ act, chooseGroup });
let server = null;

async function begin() {
  showTab(sessionStorage.getItem("tab") ?? "group");
  const user = Number(query.get("user")) || (await stateOf(null)).me.id;
  server = new Server(user, { state: takeState, event: takeEvent, connection: showConnection });
  server.connect();
}

function takeState(fresh) {
  state = fresh;
  if (!chatOf(state, group)) group = groups(state)[0]?.id ?? null;
  history.replaceState(null, "", addressOf(state.me.id, group));
  word = wordsOf(state.words.texts);
  document.documentElement.lang = state.words.language;
  document.documentElement.dir = state.words.direction;
  translate(document, word);
  show();
}

function show() {
  const view = { state, me: state.me, bot: state.bot, language: document.documentElement.lang, word, group };
  topbar.show({ ...view, unreadOf: (id) => (id === group ? 0 : unread.get(id)) });
  panes.group.show(chatOf(state, group) ?? null, view);
  panes.private.show(privateChat(state) ?? null, view);
  if (isPlaying()) localStorage.setItem("hint", "closed");
  part("hint").hidden = localStorage.getItem("hint") === "closed" || group === null;
  showTitle();
}

function isPlaying() {
  const messages = [chatOf(state, group), privateChat(state)].flatMap((chat) => chat?.messages ?? []);
  return messages.some((message) => message.buttons.flat().some((button) => IN_PLAY.test(button.data)));
}

function takeEvent(event) {
  if (event.type === "popup") {
    showPopup(event.popup);
    return;
  }
  const buttons = buttonsOf(event);
  const isNew = applyEvent(state, event);
  show();
  if (isNew) countArrived(event);
  else if (event.chat === privateChat(state)?.id && buttonsOf(event) !== buttons) panes.private.stirred();
}

// Of the message that an event is about, as it stands now.
function buttonsOf(event) {
  const message = chatOf(state, event.chat)?.messages.find(({ id }) => id === event.id);
  return JSON.stringify(message?.buttons);
}

function countArrived(event) {
  if (event.chat === group) panes.group.arrived(event.message);
  else if (event.chat === privateChat(state)?.id) panes.private.arrived(event.message);
  else {
    unread.set(event.chat, (unread.get(event.chat) ?? 0) + 1);
    topbar.showGroups();
  }
}

function countUnread(pane, count, isStirred) {
  unread.set(pane, count);
  const mark = part(`${pane}-tab`).querySelector(".unread");
  mark.hidden = count === 0 && !isStirred;
  mark.textContent = count || "•";
  mark.setAttribute("aria-label", count ? word("unread", { count }) : word("stirred"));
  showTitle();
}

function showTitle() {
  const count = (unread.get("group") ?? 0) + (unread.get("private") ?? 0);
  document.title = `${count ? `(${count}) ` : ""}${state ? `${state.me.name} · ` : ""}Kozel`;
}

function chooseGroup(id) {
  group = id;
  unread.delete(id);
  history.replaceState(null, "", addressOf(state.me.id, group));
  show();
  showTab("group");
}

/** Does an act; gives the answer, or null after telling the visitor that it failed. */
async function act(name, body) {
  try {
    const answer = await server.act(name, body);
    showPopup(answer.popup);
    if (answer.popup?.url) followUrl(answer.popup.url);
    if (!LIVE_ACTS.has(name)) await server.refresh();
    return answer;
  } catch (error) {
    showToast(word(error.name === "TimeoutError" ? "no-answer" : "failed"));
    return null;
  }
}

async function followUrl(url) {
  const link = readLink(url, state.bot);
  if (!link) return;
  if (link.kind === "web") window.open(link.url, "_blank", "noopener");
  else if (link.kind === "message") revealMessage(link);
  else if (link.kind === "groups") showGroup();
  else if ((await act("link", { url: link.url })) !== null) {
    showTab("private");
    panes.private.focus();
  }
}

function showGroup() {
  showTab("group");
  showToast(word("in-every-group"));
}

function revealMessage(link) {
  if (!chatOf(state, link.chat)) return;
  if (link.chat !== group) chooseGroup(link.chat);
  showTab("group");
  panes.group.reveal(link.message);
}

/** On a narrow screen one pane is in sight; on a wide one this changes nothing to be seen. */
function showTab(name) {
  for (const pane of ["group", "private"]) {
    part(pane).dataset.narrow = pane === name ? "shown" : "hidden";
    part(`${pane}-tab`).setAttribute("aria-selected", String(pane === name));
  }
  sessionStorage.setItem("tab", name);
  look();
}

function look() {
  for (const pane of Object.values(panes)) pane.looked();
}

function showConnection(isConnected) {
  part("connection").hidden = isConnected;
  part("connection").textContent = isConnected ? "" : word("lost");
}

part("group-tab").addEventListener("click", () => showTab("group"));
part("private-tab").addEventListener("click", () => showTab("private"));
part("hint-newgame").addEventListener("click", () => {
  showTab("group");
  panes.group.say("/newgame");
});
part("hint-close").addEventListener("click", () => {
  localStorage.setItem("hint", "closed");
  part("hint").hidden = true;
});
window.addEventListener("resize", look);
document.addEventListener("visibilitychange", look);

begin().catch(() => showConnection(false));
