/** A member's connection to the server for events; it reconnects when it breaks. */

const LONGEST_PAUSE_MS = 5000;

export class Line {
  #member;
  #listener;
  #socket = null;
  #failures = 0;

  /** `listener(frame)` gets each frame; `{lost: true}` when the connection is lost. */
  constructor(member, listener) {
    this.#member = member;
    this.#listener = listener;
    this.#connect();
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new WebSocket(`${scheme}://${location.host}/visitor/socket?member=${this.#member}`);
    this.#socket.addEventListener("message", (event) => {
      this.#failures = 0;
      this.#listener(JSON.parse(event.data));
    });
    this.#socket.addEventListener("close", () => this.#again());
  }

  #again() {
    this.#listener({ lost: true });
    this.#failures += 1;
    setTimeout(() => this.#connect(), Math.min(LONGEST_PAUSE_MS, 250 * 2 ** this.#failures));
  }
}
