// The line to type in, with the bot's commands as suggestions.

import { el } from "./dom.js";

export class Composer {
  #input;
  #list;
  #commands = [];
  #send;
  #chosen = -1;

  /** send(text) resolves to false when the text was not sent; it stays in the line then. */
  constructor(root, id, send) {
    this.#input = root.querySelector("input");
    this.#list = root.querySelector(".suggestions");
    this.#send = send;
    this.#input.id = `${id}-input`;
    this.#list.id = `${id}-suggestions`;
    this.#input.setAttribute("aria-controls", this.#list.id);
    this.#input.addEventListener("input", () => this.#suggest());
    this.#input.addEventListener("keydown", (event) => this.#key(event));
    this.#input.addEventListener("blur", () => setTimeout(() => this.#close(), 150));
    this.#list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.#list.addEventListener("click", (event) => this.#pick(event.target.closest("li")));
    root.querySelector(".slash").addEventListener("click", () => this.#slash());
    root.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit(this.#input.value);
    });
  }

  offer(commands) {
    this.#commands = commands ?? [];
  }

  focus() {
    this.#input.focus();
  }

  async #submit(text) {
    if (!text.trim()) return;
    this.#close();
    this.#input.value = "";
    const isSent = await this.#send(text);
    if (!isSent && !this.#input.value) this.#input.value = text;
  }

  #slash() {
    if (!this.#input.value) this.#input.value = "/";
    this.#input.focus();
    this.#suggest();
  }

  #suggest() {
    const typed = this.#input.value;
    const isCommand = /^\/\w*$/.test(typed);
    const fitting = this.#commands.filter((entry) => isCommand && `/${entry.command}`.startsWith(typed.toLowerCase()));
    this.#list.replaceChildren(...fitting.map((entry, index) => this.#suggestion(entry, index)));
    this.#list.hidden = fitting.length === 0;
    this.#input.setAttribute("aria-expanded", String(!this.#list.hidden));
    this.#choose(-1);
  }

  #suggestion(entry, index) {
    return el(
      "li",
      { id: `${this.#list.id}-${index}`, role: "option", "data-command": entry.command },
      el("b", { textContent: `/${entry.command}` }),
      el("span", { textContent: entry.description }),
    );
  }

  #choose(index) {
    const options = [...this.#list.children];
    this.#chosen = options.length ? Math.max(-1, Math.min(index, options.length - 1)) : -1;
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === this.#chosen)));
    const chosen = options[this.#chosen];
    if (chosen) this.#input.setAttribute("aria-activedescendant", chosen.id);
    else this.#input.removeAttribute("aria-activedescendant");
    chosen?.scrollIntoView({ block: "nearest" });
  }

  #key(event) {
    if (this.#list.hidden) return;
    switch (event.key) {
      case "ArrowDown": this.#choose(this.#chosen + 1); break;
      case "ArrowUp": this.#choose(this.#chosen - 1); break;
      case "Tab":
        if (event.shiftKey) return;
        this.#input.value = `/${this.#list.children[Math.max(this.#chosen, 0)].dataset.command}`;
        this.#suggest();
        this.#close();
        break;
      case "Enter":
        if (this.#chosen < 0) return;
        this.#pick(this.#list.children[this.#chosen]);
        break;
      case "Escape": this.#close(); break;
      default: return;
    }
    event.preventDefault();
  }

  #pick(option) {
    if (option) this.#submit(`/${option.dataset.command}`);
  }

  #close() {
    this.#list.hidden = true;
    this.#chosen = -1;
    this.#input.setAttribute("aria-expanded", "false");
    this.#input.removeAttribute("aria-activedescendant");
  }
}
