// Elements in one expression.

/** An element with properties (data-* and aria-* as attributes) and children (nodes, texts; null is skipped). */
export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name.includes("-")) node.setAttribute(name, value);
    else node[name] = value;
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

/** Fills a select with [value, text] pairs and chooses one. */
export function fillSelect(select, pairs, chosen) {
  select.replaceChildren(...pairs.map(([value, text]) => el("option", { value, textContent: text })));
  select.value = chosen ?? "";
}

/** One of seven steady colours (a CSS class) for a person or chat. */
export function colourOf(id) {
  return `colour-${Math.abs(Number(id)) % 7}`;
}

/** The first letter of a name (or its emoji), for an avatar. */
export function initialOf(name) {
  const first = [...new Intl.Segmenter().segment(name.trim() || "?")][0].segment;
  return first.toLocaleUpperCase();
}
