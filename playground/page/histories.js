/** The messages of each channel, as far as one member has loaded them: the newest pages, and everything since. */

import * as api from "./api.js";
import { isNewer } from "./snowflake.js";

const PAGE = 50;

export class Histories {
  #member;
  #byChannel = new Map();

  constructor(member) {
    this.#member = member;
  }

  /** The channel's known messages, oldest first. */
  messages(channelId) {
    return this.#byChannel.get(channelId)?.messages ?? [];
  }

  /**
   * Fetch the channel's messages: the newest at first, older ones when asked again. Resolves to whether
   * any came. Raises `Refused` if the member may not read there.
   */
  async load(channelId, { older = false } = {}) {
    let history = this.#byChannel.get(channelId);
    if (!history)
      this.#byChannel.set(
        channelId,
        (history = { messages: [], isComplete: false, loading: null, isFresh: false }),
      );
    if (history.loading) return history.loading;
    if (older ? history.isComplete : history.isFresh) return false;
    history.loading = this.#fetch(channelId, history, older).finally(() => {
      history.loading = null;
    });
    return history.loading;
  }

  async #fetch(channelId, history, older) {
    const page = await api.history(this.#member, channelId, {
      before: older ? history.messages[0]?.id : undefined,
      limit: PAGE,
    });
    const known = new Set(page.map((message) => message.id));
    history.messages = [...page, ...history.messages.filter((message) => !known.has(message.id))].sort(
      (a, b) => (isNewer(a.id, b.id) ? 1 : -1),
    );
    history.isComplete = page.length < PAGE;
    history.isFresh = true;
    return page.length > 0;
  }

  /** Add a new message; a channel that was never opened loads it when it is. */
  add(message) {
    const history = this.#byChannel.get(message.channel_id);
    if (history && !history.messages.some((known) => known.id === message.id)) history.messages.push(message);
  }

  /** Update a message; return it as it is now, or null if it was not known. */
  change(change) {
    const messages = this.messages(change.channel_id);
    const index = messages.findIndex((message) => message.id === change.id);
    if (index < 0) return null;
    messages[index] = { ...messages[index], ...change };
    return messages[index];
  }

  remove(channelId, messageId) {
    const history = this.#byChannel.get(channelId);
    if (history) history.messages = history.messages.filter((message) => message.id !== messageId);
  }

  /** After a lost connection: known messages may be old, so they are dropped and loaded again on demand. */
  lostTouch() {
    this.#byChannel.clear();
  }

  forget(channelId) {
    this.#byChannel.delete(channelId);
  }
}
