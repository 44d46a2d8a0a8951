// Who you are, your language, your group. Being somebody else is another address of the page.

import { el, fillSelect } from "./dom.js";
import { groups } from "./model.js";
import { askName, showToast } from "./popups.js";

const part = (id) => document.getElementById(id);

export function addressOf(user, group) {
  const query = new URLSearchParams({ user });
  if (group) query.set("group", group);
  return `?${query}`;
}

export class Topbar {
  #hooks;
  #view = null;

  /** hooks: act(act, body) -> answer or null, chooseGroup(id). */
  constructor(hooks) {
    this.#hooks = hooks;
    part("who").addEventListener("change", (event) => location.assign(addressOf(event.target.value, this.#view.group)));
    part("language").addEventListener("change", (event) => hooks.act("language", { language: event.target.value }));
    part("which-group").addEventListener("change", (event) => hooks.chooseGroup(Number(event.target.value)));
    part("new-person").addEventListener("click", () => this.#newPerson());
    part("new-group").addEventListener("click", () => this.#newGroup());
    part("more").addEventListener("click", () => this.#toggleTools());
    document.addEventListener("click", closeMenus);
    document.addEventListener("keydown", (event) => event.key === "Escape" && closeMenus());
  }

  /** view: {state, me, group (id or null), word, unreadOf(chat id)}. */
  show(view) {
    this.#view = view;
    const { state, me, group } = view;
    fillSelect(part("who"), state.users.map((user) => [user.id, user.name]), me.id);
    fillSelect(part("language"), state.words.names, state.words.language);
    part("replay").href = `/replay?${new URLSearchParams({ language: state.words.language })}`;
    this.showGroups();
    const others = state.users.filter((user) => user.id !== me.id);
    part("other-tabs").hidden = others.length === 0;
    part("other-tabs").querySelector("ul").replaceChildren(...others.map((user) => (
      el("li", {}, el("a", { href: addressOf(user.id, group), target: "_blank", textContent: user.name }))
    )));
  }

  showGroups() {
    const { state, group, unreadOf } = this.#view;
    const mark = (id) => (unreadOf(id) ? ` (${unreadOf(id)})` : "");
    const pairs = groups(state).map((chat) => [chat.id, chat.title + mark(chat.id)]);
    fillSelect(part("which-group"), pairs, group);
    part("which-group").parentElement.hidden = pairs.length === 0;
  }

  async #newPerson() {
    const { word, state } = this.#view;
    const asked = await askName(word("name-person"), word("name"), state.words);
    if (asked && (await this.#hooks.act("new_user", asked))) showToast(word("person-added", asked));
  }

  async #newGroup() {
    const { word } = this.#view;
    const asked = await askName(word("name-group"), word("name"));
    if (!asked) return;
    const known = new Set(groups(this.#view.state).map((chat) => chat.id));
    if (!(await this.#hooks.act("new_group", { title: asked.name }))) return;
    const added = groups(this.#view.state).find((chat) => !known.has(chat.id));
    if (added) this.#hooks.chooseGroup(added.id);
  }

  #toggleTools() {
    const isOpen = part("tools").classList.toggle("open");
    part("more").setAttribute("aria-expanded", String(isOpen));
  }
}

function closeMenus(event) {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!event || !menu.contains(event.target) || event.target.closest("a")) menu.open = false;
  }
}
