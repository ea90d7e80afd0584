/** What a member has read: the newest message seen in each channel, and the pings not yet seen. */

import { isNewer } from "./snowflake.js";

export class Reads {
  #key;
  #pings = new Map();

  constructor(member) {
    this.#key = `read:${member}`;
  }

  /** The newest message that the member saw in the channel, or undefined. */
  last(channel) {
    return this.#stored()[channel];
  }

  isUnread(channel) {
    return isNewer(channel.last_message_id, this.last(channel.id));
  }

  pings(channel) {
    const last = this.last(channel);
    return [...(this.#pings.get(channel) ?? [])].filter((id) => isNewer(id, last)).length;
  }

  addPing(channel, message) {
    if (!this.#pings.has(channel)) this.#pings.set(channel, new Set());
    this.#pings.get(channel).add(message);
  }

  dropPing(channel, message) {
    this.#pings.get(channel)?.delete(message);
  }

  /** The member has seen everything up to this message. */
  markRead(channel, message) {
    if (!message || !isNewer(message, this.last(channel))) return false;
    localStorage.setItem(this.#key, JSON.stringify({ ...this.#stored(), [channel]: message }));
    return true;
  }

  /** For a member's first visit everything so far counts as read. */
  begin(channels) {
    if (localStorage.getItem(this.#key) !== null) return;
    const past = Object.fromEntries(channels.map((channel) => [channel.id, channel.last_message_id ?? "0"]));
    localStorage.setItem(this.#key, JSON.stringify(past));
  }

  #stored() {
    return JSON.parse(localStorage.getItem(this.#key) ?? "{}");
  }
}
