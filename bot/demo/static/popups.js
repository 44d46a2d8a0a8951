// Toasts, alerts and small questions.

import { fillSelect } from "./dom.js";
import { markSuits } from "./text.js";

const toast = document.getElementById("toast");
const dialog = document.getElementById("dialog");
const ask = document.getElementById("ask");
let hiding = 0;

/** Shows a text for a while, longer when there is more to read. */
export function showToast(text) {
  clearTimeout(hiding);
  toast.textContent = text;
  markSuits(toast);
  toast.classList.add("shown");
  hiding = setTimeout(() => toast.classList.remove("shown"), 2500 + text.length * 50);
}

/** Shows a text until it is closed. */
export function showAlert(text) {
  const place = dialog.querySelector(".text");
  place.textContent = text;
  markSuits(place);
  if (!dialog.open) dialog.showModal();
}

export function showPopup(popup) {
  if (!popup?.text) return;
  if (popup.alert) showAlert(popup.text);
  else showToast(popup.text);
}

/** Asks for a name (and a language, if there is a choice of them); gives {name, language} or null. */
export function askName(title, label, languages = null) {
  const form = ask.querySelector("form");
  form.reset();
  ask.querySelector("h2").textContent = title;
  ask.querySelector(".label").textContent = label;
  ask.querySelector(".language").hidden = languages === null;
  if (languages) fillSelect(form.elements.language, languages.names, languages.language);
  ask.returnValue = "";
  ask.showModal();
  return new Promise((resolve) => {
    ask.addEventListener("close", () => {
      const name = form.elements.name.value.trim();
      resolve(ask.returnValue === "done" && name ? { name, language: form.elements.language.value } : null);
    }, { once: true });
  });
}

ask.querySelector(".cancel").addEventListener("click", () => ask.close(""));
dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
