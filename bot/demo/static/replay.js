// Plays a record: the server judges the file and tells its series play by play; here one steps through it.

import { el, fillSelect } from "./dom.js";
import { translate, wordsOf } from "./words.js";

const SIGNS = { S: "♠", C: "♣", D: "♦", H: "♥" };
const SIDES = ["🔵", "🟠"];
const WHAT = { dealt: "dealt", lead: "led", beat: "beat", discard: "discarded", claim: "claimed", taken: "taken" };
const part = (id) => document.getElementById(id);

let word = wordsOf();
let ranks = {};
let file = null;
let told = null;
let deal = 0;
let step = 0;

async function begin() {
  const language = new URLSearchParams(location.search).get("language") ?? navigator.language;
  const response = await fetch(`/replay/words?${new URLSearchParams({ language })}`);
  const words = await response.json();
  word = wordsOf(words.texts);
  ranks = words.ranks;
  document.documentElement.lang = words.language;
  document.documentElement.dir = words.direction;
  document.title = `${word("title")} · Kozel`;
  translate(document, word);
}

/** Lets the server judge the file; shows the series of that number, or the fault. */
async function load(number) {
  told = null;
  part("told").hidden = true;
  let answer = null;
  try {
    const body = await file.arrayBuffer();
    answer = await (await fetch(`/replay/file?series=${number}`, { method: "POST", body })).json();
  } catch {
    showVerdict(word("failed"), true);
    return;
  }
  if (answer.error) showVerdict(word("bad", { fault: answer.error }), true);
  else if (answer.deals.length === 0) showVerdict(word("empty"), true);
  else open(answer);
}

function open(answer) {
  told = answer;
  showVerdict(word("good", { count: told.deals.length }), false);
  fillSelect(part("series"), told.all.map((name, at) => [at, name]), told.number);
  part("series").parentElement.hidden = told.all.length < 2;
  fillSelect(part("deal"), told.deals.map((_, at) => [at, at + 1]), 0);
  part("told").hidden = false;
  part("after").focus();
  go(0, 0);
}

function showVerdict(text, isBad) {
  part("verdict").textContent = text;
  part("verdict").classList.toggle("bad", isBad);
  part("verdict").hidden = false;
}

/** One step on (1) or back (-1), over the ends of deals. */
function move(by) {
  if (!told) return;
  if (told.deals[deal].steps[step + by]) go(deal, step + by);
  else if (told.deals[deal + by]) go(deal + by, by > 0 ? 0 : told.deals[deal + by].steps.length - 1);
}

function go(toDeal, toStep) {
  [deal, step] = [toDeal, toStep];
  const { steps, shown, score } = told.deals[deal];
  const now = steps[step];
  part("deal").value = deal;
  showFigures(now, shown, score);
  for (const seat of [0, 1, 2, 3]) showSeat(seat, now, shown);
  showTrick(now, shown);
  part("what").textContent = whatOf(now, step === steps.length - 1);
  part("stock").querySelector("h2").textContent = `${word("stock")} ${now.stock.length}`;
  part("stock").querySelector("div").replaceChildren(...cardsOf(now.stock, shown));
  part("at").textContent = `${step + 1} / ${steps.length}`;
  part("before").disabled = deal === 0 && step === 0;
  part("after").disabled = deal === told.deals.length - 1 && step === steps.length - 1;
}

function showFigures(now, shown, score) {
  const pair = ([one, other]) => `${SIDES[0]} ${one} : ${other} ${SIDES[1]}`;
  const figures = [
    ["trump", word("trump"), `${SIGNS[shown[1]]} (${nameOf(shown)})`],
    ["points", word("points"), pair(now.points)],
    ["tricks", word("tricks"), pair(now.tricks)],
    ["score", word("score", { target: told.target }), pair(score)],
  ];
  part("figures").replaceChildren(...figures.map(([id, name, value]) => (
    el("div", {}, el("dt", { textContent: name }), el("dd", { id, textContent: value }))
  )));
}

function showSeat(seat, now, shown) {
  const node = part(`seat-${seat}`);
  node.classList.toggle("acts", now.seat === seat);
  node.replaceChildren(el("h2", { textContent: playerOf(seat) }), ...cardsOf(now.hands[seat], shown));
}

function showTrick(now, shown) {
  const rowOf = ({ seat, kind, cards, holds }, more = "") => el(
    "div",
    { className: `play ${kind} ${holds ? "holds" : ""} ${more}`, title: more ? word("returned") : "" },
    el("bdi", { textContent: playerOf(seat) }),
    el("span", {}, ...cardsOf(cards, shown)),
  );
  part("trick").replaceChildren(
    ...now.returned.map((play) => rowOf({ ...play, holds: false }, "returned")),
    ...now.trick.map((play) => rowOf(play)),
  );
}

function whatOf(now, isLast) {
  const text = word(WHAT[now.what], { name: playerOf(now.seat) });
  return isLast && now.what === "taken" ? `${text} · ${word("over")}` : text;
}

function playerOf(seat) {
  return `${SIDES[seat % 2]} ${told.players[seat] || seat}`;
}

function cardsOf(names, shown) {
  return names.map((name) => el("span", {
    className: `card ${"DH".includes(name[1]) ? "red" : ""} ${name[1] === shown[1] ? "trump" : ""}`,
    dir: "ltr",
    textContent: nameOf(name),
  }));
}

function nameOf(card) {
  return `${ranks[card[0]]}${SIGNS[card[1]]}`;
}

part("file").addEventListener("change", (event) => {
  [file] = event.target.files;
  if (file) load(0);
});
part("file").addEventListener("click", (event) => { event.target.value = ""; }); // the same one may have changed
part("series").addEventListener("change", (event) => load(Number(event.target.value)));
part("deal").addEventListener("change", (event) => go(Number(event.target.value), 0));
part("before").addEventListener("click", () => move(-1));
part("after").addEventListener("click", () => move(1));
document.addEventListener("keydown", (event) => {
  if (event.target.matches("select, input")) return;
  if (event.key === "ArrowLeft") move(-1);
  else if (event.key === "ArrowRight") move(1);
});

begin().catch(() => showVerdict("…", true));
