// The words that the page itself says; they come with the state, in the language of who looks at it.

/** A function (key, values) -> text. Before the first state there are no words yet. */
export function wordsOf(texts = {}) {
  return (key, values = {}) => (texts[key] ?? "…").replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** Puts the words into every element that asks for one (data-word, data-label, data-placeholder). */
export function translate(root, word) {
  for (const node of root.querySelectorAll("[data-word]")) node.textContent = word(node.dataset.word);
  for (const node of root.querySelectorAll("[data-label]")) {
    node.setAttribute("aria-label", word(node.dataset.label));
    node.title = word(node.dataset.label);
  }
  for (const node of root.querySelectorAll("[data-placeholder]")) {
    node.placeholder = word(node.dataset.placeholder);
    node.setAttribute("aria-label", word(node.dataset.placeholder));
  }
}
