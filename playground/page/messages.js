/** The conversation of one channel: its messages in order, kept current, scrolled as a reader expects. */

import { announce, el } from "./dom.js";
import { icon } from "./icons.js";
import { continues, drawMessage, drawPending } from "./message.js";
import { authorName } from "./people.js";
import { plainText } from "./richtext.js";
import { isNewer, madeAt } from "./snowflake.js";
import { spokenLines } from "./spoken.js";
import { longDate } from "./timestamps.js";
import { isThread } from "./world.js";

const NEAR_PX = 80;

export class Conversation {
  #desk;
  #root = document.getElementById("messages");
  #toPresent = document.getElementById("to-present");
  #rows = el("div", { class: "rows" });
  #pendings = el("div", { class: "rows" });
  #listening = new AbortController();
  #channelId = null;
  #firstUnread = null;
  #isAtEnd = true;
  #lastTop = 0;
  /** The lines of each message that is drawn: when it is edited, only its new ones are announced. */
  #spoken = new Map();

  constructor(desk) {
    this.#desk = desk;
    this.#root.addEventListener("scroll", () => this.#scrolled());
    this.#toPresent.addEventListener("click", () => this.#toEnd());
    // An image that arrives late makes the rows taller: stay at the end if the reader was there.
    new ResizeObserver(() => {
      if (this.#isAtEnd) this.#toEnd();
    }).observe(this.#rows);
    new ResizeObserver(() => {
      if (this.#isAtEnd) this.#toEnd();
    }).observe(this.#root);
    window.addEventListener("focus", () => this.#markRead());
  }

  get #session() {
    return this.#desk.session;
  }

  /** Listen to the current member. */
  follow(session) {
    this.#listening.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const listen = (kind, reaction) =>
      session.addEventListener(
        kind,
        (event) => {
          const { channelId = event.detail.message?.channel_id } = event.detail;
          if (channelId === this.#channelId) reaction(event.detail);
        },
        { signal },
      );
    listen("history", () => this.#drawAll());
    listen("message", ({ message }) => this.#arrived(message));
    listen("message-changed", ({ messageId }) => this.#changed(messageId));
    listen("message-gone", () => this.#drawAll());
    // A thread has the id of the message it was opened from.
    session.addEventListener("channels", (event) => this.#redraw(event.detail.changed), { signal });
    listen("interaction", ({ messageId }) => this.#interactionChanged(messageId));
  }

  /** Show a channel, at one of its messages if one is given. */
  async show(channelId, messageId = null) {
    if (channelId !== this.#channelId || !this.#rows.isConnected) {
      this.#channelId = channelId;
      this.#firstUnread = null;
      this.#isAtEnd = true;
      this.#root.replaceChildren();
      this.#drawAll();
    }
    const readBefore = this.#session.reads.last(channelId);
    await this.#session
      .load(channelId)
      .catch((refused) => this.#root.replaceChildren(el("p", { class: "nothing" }, refused.message)));
    if (channelId !== this.#channelId) return;
    this.#markFirstUnread(readBefore);
    this.#markRead();
    const row = messageId ? document.getElementById(`message-${messageId}`) : null;
    if (row) {
      this.#isAtEnd = false;
      row.scrollIntoView({ block: "center" });
      row.classList.add("flash");
      setTimeout(() => row.classList.remove("flash"), 1500);
    } else if (this.#isAtEnd) {
      this.#toEnd();
    }
  }

  /** Draw everything again, for instance for another member. */
  refresh(channelId) {
    this.#channelId = null;
    return this.show(channelId);
  }

  #drawAll() {
    const channel = this.#session.channels.get(this.#channelId);
    if (!channel) return;
    const messages = this.#session.messages(this.#channelId);
    this.#spoken.clear();
    this.#rows.replaceChildren(
      ...messages.flatMap((message, index) => this.#rowsFor(message, messages[index - 1])),
    );
    this.#drawPendings();
    this.#root.replaceChildren(this.#beginning(channel), this.#rows, this.#pendings);
    if (this.#isAtEnd) this.#toEnd();
  }

  /** Find where the unread messages begin, to draw a line there that stays while the channel is open. */
  #markFirstUnread(readBefore) {
    const unread = this.#session.messages(this.#channelId).find((message) => isNewer(message.id, readBefore));
    if (this.#firstUnread || !unread || readBefore === undefined || unread.author.id === this.#session.id)
      return;
    this.#firstUnread = unread.id;
    this.#drawAll();
  }

  /** A message's row, with the separator before it: a new day, the first unread. */
  #rowsFor(message, before) {
    const day = longDate(madeAt(message.id), this.#session.me.locale);
    const isNewDay = !before || day !== longDate(madeAt(before.id), this.#session.me.locale);
    const isFirstUnread = message.id === this.#firstUnread;
    this.#spoken.set(message.id, spokenLines(message));
    const isContinued = !isNewDay && !isFirstUnread && continues(message, before);
    return [
      isNewDay || isFirstUnread
        ? el(
            "div",
            { class: isFirstUnread ? "divider unread" : "divider", role: "separator" },
            isNewDay ? el("span", {}, day) : null,
            isFirstUnread ? el("b", {}, "New") : null,
          )
        : null,
      drawMessage(message, this.#desk, { isContinued }),
    ].filter(Boolean);
  }

  #beginning(channel) {
    const isDm = channel.type === 1;
    const name = this.#desk.channelName(channel);
    return el(
      "div",
      { class: "beginning" },
      el("span", { class: "beginning-mark" }, icon(isDm ? "at" : isThread(channel) ? "thread" : "hash")),
      el("h3", {}, isDm || isThread(channel) ? name : `Welcome to #${name}!`),
      el(
        "p",
        {},
        isDm
          ? `This is the beginning of your direct messages with ${name}.`
          : isThread(channel)
            ? "This is the beginning of the thread."
            : `This is the beginning of #${name}. ${channel.topic ?? ""}`,
      ),
    );
  }

  #arrived(message) {
    const messages = this.#session.messages(this.#channelId);
    const index = messages.indexOf(message);
    if (index < 0) return;
    const wasAtEnd = this.#isAtEnd;
    if (!this.#isReading && !this.#firstUnread) this.#firstUnread = message.id;
    this.#rows.append(...this.#rowsFor(message, messages[index - 1]));
    this.#drawPendings();
    this.#announce(message, this.#spoken.get(message.id));
    if (wasAtEnd || message.author.id === this.#session.id) this.#toEnd();
    else this.#toPresent.hidden = false;
    this.#markRead();
  }

  #changed(messageId) {
    const before = this.#spoken.get(messageId);
    const message = this.#session.message(this.#channelId, messageId);
    this.#redraw(messageId);
    if (!before || !message) return;
    const lines = spokenLines(message);
    this.#spoken.set(messageId, lines);
    const fresh = lines.filter((line) => !before.includes(line));
    if (fresh.length) this.#announce(message, fresh);
  }

  /** Say who wrote these lines, once. */
  #announce(message, lines) {
    if (message.author.id === this.#session.id) return;
    const words = lines.map((line) => plainText(line, this.#desk)).join(" ");
    announce(`${authorName(this.#session, message.author)}: ${words || "a new post"}`);
  }

  /** Draw one message again, in its place, with the focus where it was. */
  #redraw(messageId) {
    const old = this.#rows.querySelector(`article[data-id="${messageId}"]`);
    const message = this.#session.message(this.#channelId, messageId);
    if (!old || !message) return;
    const focused = old.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
    const fresh = drawMessage(message, this.#desk, { isContinued: old.classList.contains("continued") });
    old.replaceWith(fresh);
    if (focused)
      fresh.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  #interactionChanged(messageId) {
    if (messageId) this.#redraw(messageId);
    const isSending = this.#drawPendings();
    if (this.#isAtEnd || isSending) this.#toEnd();
  }

  /** Draw the rows of pending commands; return whether any was just sent. */
  #drawPendings() {
    const pendings = this.#session.interactions.commandsIn(this.#channelId);
    const isMore = pendings.length > this.#pendings.childElementCount;
    this.#pendings.replaceChildren(...pendings.map((one) => drawPending(one, this.#desk)));
    return isMore;
  }

  get #isReading() {
    return document.hasFocus() && this.#isAtEnd;
  }

  #markRead() {
    if (this.#channelId && this.#isReading) this.#session.markRead(this.#channelId);
  }

  #toEnd() {
    this.#root.scrollTop = this.#root.scrollHeight;
    this.#isAtEnd = true;
    this.#toPresent.hidden = true;
  }

  async #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.#root;
    // Only a reader who scrolls up leaves the end: an image that has just loaded moves it away as well.
    const isUp = scrollTop < this.#lastTop;
    this.#lastTop = scrollTop;
    if (scrollHeight - scrollTop - clientHeight < NEAR_PX) {
      this.#isAtEnd = true;
      this.#toPresent.hidden = true;
      this.#markRead();
    } else if (isUp) {
      this.#isAtEnd = false;
    }
    if (scrollTop < NEAR_PX && scrollHeight > clientHeight) await this.#loadOlder();
  }

  /** Insert older messages above, without moving what is being read. */
  async #loadOlder() {
    const below = this.#root.scrollHeight - this.#root.scrollTop;
    const came = await this.#session.load(this.#channelId, { older: true }).catch(() => false);
    if (came) this.#root.scrollTop = this.#root.scrollHeight - below;
  }
}
