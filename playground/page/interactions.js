/** This member's interactions without an answer yet: presses, commands, modals, autocompletion. */

import * as api from "./api.js";
import { newNonce } from "./snowflake.js";

export const InteractionType = { command: 2, component: 3, autocomplete: 4, modal: 5 };
const STALE_CHOICES = Symbol("stale");

export class Interactions {
  #session;
  #pending = new Map();
  #failures = new Map();
  #asked = new Map();
  #chosen = new Map();

  constructor(session) {
    this.#session = session;
  }

  /** After a lost connection no pending interaction can be answered any more. */
  forgetAll() {
    this.#pending.clear();
    this.#failures.clear();
  }

  /** Commands of this channel that are being sent or have failed. */
  commandsIn(channelId) {
    return [...this.#pending.values()].filter(
      (one) => one.channelId === channelId && one.type === InteractionType.command,
    );
  }

  /** The custom_id of the message's control that waits for its answer. */
  busyControl(messageId) {
    const waiting = [...this.#pending.values()].find(
      (one) =>
        one.messageId === messageId && one.type === InteractionType.component && one.status === "sending",
    );
    return waiting?.data.custom_id ?? null;
  }

  /** Why the last press on this message failed, or null. */
  failure(messageId) {
    return this.#failures.get(messageId) ?? null;
  }

  /** What the member chose last in the message's selects, by custom_id, since the message last changed. */
  chosenIn(messageId) {
    return this.#chosen.get(messageId) ?? {};
  }

  messageChanged(messageId) {
    this.#chosen.delete(messageId);
  }

  dismiss(nonce) {
    const one = this.#pending.get(nonce);
    this.#pending.delete(nonce);
    if (one) this.#changed(one);
  }

  /** Send an interaction; its results arrive as events. */
  send({ type, channelId, messageId = null, applicationId, data, title = "" }) {
    const one = {
      nonce: newNonce(),
      type,
      channelId,
      messageId,
      applicationId,
      data,
      title,
      status: "sending",
      id: null,
    };
    this.#pending.set(one.nonce, one);
    if (messageId) this.#failures.delete(messageId);
    if (data.values)
      this.#chosen.set(messageId, { ...this.chosenIn(messageId), [data.custom_id]: data.values });
    this.#changed(one);
    api
      .interact(this.#session.id, this.#body(one))
      .then(({ id }) => {
        one.id ??= id;
      })
      .catch((refused) => this.failed({ nonce: one.nonce, reason: refused.message }));
    return one;
  }

  /** The choices for the focused option; empty if none came, null if a later request has replaced this one. */
  async autocomplete({ channelId, applicationId, data }) {
    for (const settle of this.#asked.values()) settle(STALE_CHOICES);
    this.#asked.clear();
    const nonce = newNonce();
    const answer = new Promise((settle) => {
      this.#asked.set(nonce, settle);
    });
    const body = this.#body({ type: InteractionType.autocomplete, nonce, channelId, applicationId, data });
    api.interact(this.#session.id, body).catch(() => this.#asked.get(nonce)?.(null));
    const choices = await answer;
    if (choices === STALE_CHOICES) return null;
    if (choices === null) throw new Error("Loading the choices failed.");
    return choices;
  }

  #body({ type, nonce, channelId, messageId, applicationId, data }) {
    return {
      type,
      nonce,
      data,
      application_id: applicationId,
      guild_id: this.#session.channels.get(channelId)?.guild_id ?? null,
      channel_id: channelId,
      ...(messageId ? { message_id: messageId } : {}),
    };
  }

  // --- events of the server -------------------------------------------------

  created({ nonce, id }) {
    const one = this.#pending.get(nonce);
    if (one) one.id = id;
  }

  /** The bot has deferred its answer: show a placeholder message if one will follow. */
  thinking({ nonce }) {
    this.#settle(nonce);
  }

  done({ nonce }) {
    this.#settle(nonce);
  }

  /** The answer is a message: stop waiting, whichever of the two events comes first. */
  answered(message) {
    const id = message.interaction_metadata?.id ?? message.interaction?.id;
    if (!id) return;
    const one = [...this.#pending.values()].find((waiting) => waiting.id === id);
    if (one && one.type !== InteractionType.modal) this.#settle(one.nonce);
  }

  failed({ nonce, reason }) {
    this.#asked.get(nonce)?.(null);
    this.#asked.delete(nonce);
    const one = this.#pending.get(nonce);
    if (!one) return;
    Object.assign(one, { status: "failed", reason });
    if (one.type !== InteractionType.command) {
      this.#pending.delete(nonce);
      if (one.messageId) this.#failures.set(one.messageId, reason);
      this.#session.tell("interaction-failed", { interaction: one });
    }
    this.#changed(one);
  }

  modal(news) {
    const one = this.#pending.get(news.nonce);
    if (!one) return; // another window of the same member pressed
    this.#settle(news.nonce);
    this.#session.tell("modal", { modal: news, opener: one });
  }

  choices({ nonce, choices }) {
    this.#asked.get(nonce)?.(choices);
    this.#asked.delete(nonce);
  }

  #settle(nonce) {
    const one = this.#pending.get(nonce);
    if (!one) return;
    this.#pending.delete(nonce);
    one.status = "done";
    this.#session.tell("interaction-done", { interaction: one });
    this.#changed(one);
  }

  #changed(one) {
    this.#session.tell("interaction", { channelId: one.channelId, messageId: one.messageId });
  }
}
