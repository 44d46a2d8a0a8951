// The page's line to the stand-in: the state once, then events; acts go the other way.
// Laws: events that arrive while a state is being fetched wait and are applied on top of it, so
// nothing is lost in between; after a lost connection everything starts from a fresh state.
// A browser allows only six connections to one host, so a tab nobody looks at gives its stream
// back and looks by itself now and then.

const RETRY = [500, 1000, 2000, 4000];
const LOOK_EVERY = 10_000;
const ACT_TIMEOUT = 30_000;

export class Server {
  #user;
  #hooks;
  #stream = null;
  #fetching = null;
  #stale = false;
  #waiting = [];
  #failures = 0;
  #timer = null;

  /** hooks: state(state), event(event), connection(isConnected). */
  constructor(user, hooks) {
    this.#user = user;
    this.#hooks = hooks;
    document.addEventListener("visibilitychange", () => this.connect());
  }

  connect() {
    this.#disconnect();
    if (document.hidden) {
      this.#timer = setInterval(() => this.refresh().catch(() => {}), LOOK_EVERY);
      return;
    }
    const stream = new EventSource(`/page/events?user=${this.#user}`);
    this.#stream = stream;
    stream.onopen = () => this.refresh().then(() => this.#connected(), () => this.#retry());
    stream.onmessage = (message) => this.#take(JSON.parse(message.data));
    stream.onerror = () => this.#retry();
  }

  /** Fetches a state no older than this call; calls during a fetch share one more. Rejects without an answer. */
  refresh() {
    this.#stale = true;
    this.#fetching ??= this.#fetch().finally(() => { this.#fetching = null; });
    return this.#fetching;
  }

  async #fetch() {
    try {
      while (this.#stale) {
        this.#stale = false;
        // What has come already is older than the answer will be.
        this.#waiting = [];
        this.#hooks.state(await stateOf(this.#user));
      }
    } catch (error) {
      this.#waiting = [];
      throw error;
    }
    for (const event of this.#waiting.splice(0)) this.#hooks.event(event);
  }

  /** Sends one act; gives the answer's JSON, or throws an Error (name "TimeoutError": no answer in time). */
  async act(act, body = {}) {
    const response = await fetch("/page/act", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ user: this.#user, act, ...body }),
      signal: AbortSignal.timeout(ACT_TIMEOUT),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error ?? response.statusText);
    return answer;
  }

  #take(event) {
    if (event.type === "state") this.refresh().catch(() => this.#retry());
    else if (this.#fetching) this.#waiting.push(event);
    else this.#hooks.event(event);
  }

  #connected() {
    this.#failures = 0;
    this.#hooks.connection(true);
  }

  #retry() {
    this.#disconnect();
    if (document.hidden) return;
    this.#hooks.connection(false);
    const pause = RETRY[Math.min(this.#failures++, RETRY.length - 1)];
    this.#timer = setTimeout(() => this.connect(), pause);
  }

  #disconnect() {
    this.#stream?.close();
    this.#stream = null;
    clearTimeout(this.#timer);
  }
}

/** The state as one user sees it (without a user: as the first one does). */
export async function stateOf(user) {
  const response = await fetch(user === null ? "/page/state" : `/page/state?user=${user}`, { cache: "no-store" });
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
