/** The message box: text, `/` for commands, `@` for people; it turns into the pills of a command. */

import * as api from "./api.js";
import { CommandLine } from "./command_line.js";
import { entriesFor, matching } from "./commands.js";
import { el, toast } from "./dom.js";
import { icon } from "./icons.js";
import { InteractionType } from "./interactions.js";
import { avatar } from "./media.js";
import { appName } from "./people.js";
import { memberChoices } from "./choices.js";
import { Suggestions } from "./suggestions.js";

const MENTION = /(^|\s)@([^\s@]{0,32})$/;

export class Composer {
  #desk;
  #root = document.getElementById("composer");
  #suggestions = new Suggestions();
  #typing = el("p", { class: "typing", "aria-live": "polite" });
  #box = el("div", { class: "composer-box" });
  #text;
  #send;
  #line = null;
  #drafts = new Map();

  constructor(desk) {
    this.#desk = desk;
    this.#text = el("textarea", {
      id: "composer-text",
      rows: 1,
      maxlength: 2000,
      autocomplete: "off",
      enterkeyhint: "send",
      "aria-autocomplete": "list",
      oninput: () => this.#typed(),
      onkeydown: (event) => this.#key(event),
      onblur: () =>
        setTimeout(() => {
          if (!this.#line && document.activeElement !== this.#text) this.#suggestions.hide();
        }, 0),
      onfocus: () => this.#suggest(),
    });
    this.#send = el(
      "button",
      {
        type: "button",
        class: "icon-button send",
        "aria-label": "Send",
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.#submit(),
      },
      icon("send"),
    );
    const slash = el(
      "button",
      {
        type: "button",
        class: "icon-button slash",
        "aria-label": "Commands",
        title: "Commands",
        onclick: () => this.#beginSlash(),
      },
      icon("slash"),
    );
    this.#root.append(
      this.#suggestions.element,
      el("div", { class: "composer-frame" }, slash, this.#box, this.#send),
      this.#typing,
    );
    this.#showText();
  }

  get #session() {
    return this.#desk.session;
  }

  get #channel() {
    return this.#session.channels.get(this.#desk.channelId);
  }

  get #entries() {
    return entriesFor(this.#session.commandsIn(this.#desk.channelId), this.#session.me?.locale);
  }

  /** Switch to a channel: its name in the empty box, its own unsent text. */
  show(channel) {
    if (this.#line) this.#leave("");
    const name = channel ? this.#desk.channelName(channel) : "";
    this.#text.placeholder = channel?.type === 1 ? `Message @${name}` : `Message #${name}`;
    this.#text.setAttribute("aria-label", this.#text.placeholder);
    this.#text.value = this.#drafts.get(this.#draftKey) ?? "";
    this.#resize();
    this.#suggestions.hide();
    this.drawTyping();
    if (channel) this.#session.loadCommands(channel.id);
  }

  /** The channel's commands have arrived, perhaps after a slash was typed. */
  commandsCame() {
    if (!this.#line && document.activeElement === this.#text && this.#text.value.startsWith("/"))
      this.#typed();
  }

  focus() {
    (this.#line ?? this.#text).focus();
  }

  /** Start the command with this name ("duel attack"), as pressing its mention does. */
  async startCommand(name) {
    await this.#session.loadCommands(this.#desk.channelId);
    const entry = this.#entries.find((one) => one.key === name || one.title === `/${name}`);
    if (entry) this.#begin(entry);
    else toast(`/${name} cannot be used here.`);
  }

  drawTyping() {
    const typing = [...(this.#session.typing.get(this.#desk.channelId) ?? [])].filter(
      ([, until]) => until > Date.now(),
    );
    const names = typing.map(([id]) => this.#session.nameOf(id) ?? "Somebody");
    this.#typing.textContent = names.length
      ? `${names.join(" and ")} ${names.length > 1 ? "are" : "is"} typing…`
      : "";
  }

  get #draftKey() {
    return `${this.#session.id} ${this.#desk.channelId}`;
  }

  #showText() {
    this.#line = null;
    this.#box.replaceChildren(this.#text);
  }

  #beginSlash() {
    if (!this.#line) this.#text.value = "/";
    this.focus();
    if (!this.#line) this.#suggest();
  }

  // --- text --------------------------------------------------------------------

  #typed() {
    this.#drafts.set(this.#draftKey, this.#text.value);
    this.#resize();
    const entry = this.#entries.find((one) => this.#text.value === `${one.title} `);
    if (entry) this.#begin(entry);
    else this.#suggest();
  }

  #resize() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${Math.min(this.#text.scrollHeight, 200)}px`;
  }

  #suggest() {
    const words = this.#text.value;
    const mention = MENTION.exec(words.slice(0, this.#text.selectionStart));
    if (words.startsWith("/")) this.#suggestCommands(words);
    else if (mention) this.#suggestPeople(mention[2]);
    else this.#suggestions.hide();
  }

  #suggestCommands(words) {
    const items = matching(this.#entries, words).map((entry) => {
      const app = this.#session.application(entry.command.application_id);
      const name = appName(this.#session, entry.command.application_id);
      return {
        entry,
        label: entry.title,
        description: entry.description,
        note: name,
        picture: () => avatar(app, name, 32),
        details: entry.options.map((option) =>
          el("span", { class: option.required ? "option-hint" : "option-hint optional" }, option.shown.name),
        ),
      };
    });
    const title = words.length > 1 ? `Commands matching ${words}` : "Commands";
    if (items.length)
      this.#suggestions.show({ title, items, input: this.#text, onPick: ({ entry }) => this.#begin(entry) });
    else if (this.#entries.length) this.#suggestions.hide();
    else
      this.#suggestions.show({
        title,
        items,
        input: this.#text,
        empty: this.#session.online ? "No commands here" : "The bot has not registered its commands yet",
        onPick: () => {},
      });
  }

  #suggestPeople(typed) {
    const items = memberChoices(this.#session, this.#desk.channelId).filter((choice) =>
      choice.label.toLowerCase().startsWith(typed.toLowerCase()),
    );
    if (!items.length) return this.#suggestions.hide();
    return this.#suggestions.show({
      title: "Members",
      items,
      input: this.#text,
      onPick: (item) => {
        const caret = this.#text.selectionStart;
        this.#text.setRangeText(`@${item.label} `, caret - typed.length - 1, caret, "end");
        this.#suggestions.hide();
        this.#typed();
      },
    });
  }

  #key(event) {
    if (this.#suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#submit();
    }
  }

  #submit() {
    if (this.#line) this.#line.submit();
    else this.#say();
  }

  async #say() {
    const words = this.#text.value.trim();
    if (!words || !this.#channel) return;
    const key = this.#draftKey;
    this.#text.value = "";
    this.#drafts.delete(key);
    this.#resize();
    this.#suggestions.hide();
    try {
      await api.say(this.#session.id, this.#channel.id, this.#withMentions(words));
    } catch (refused) {
      toast(refused.message);
      this.#drafts.set(key, words);
      if (key === this.#draftKey) this.#text.value = words;
    }
  }

  /** Names after an `@` become mentions, the longest names first. */
  #withMentions(words) {
    const people = memberChoices(this.#session, this.#desk.channelId).sort(
      (a, b) => b.label.length - a.label.length,
    );
    return people.reduce((text, { label, value }) => text.replaceAll(`@${label}`, `<@${value}>`), words);
  }

  // --- a command -----------------------------------------------------------------

  #begin(entry) {
    const channelId = this.#desk.channelId;
    this.#drafts.delete(this.#draftKey);
    this.#suggestions.hide();
    this.#line = new CommandLine(entry, {
      desk: this.#desk,
      channelId,
      suggestions: this.#suggestions,
      finish: {
        leave: (text) => this.#leave(text, true),
        send: ({ data }) => {
          this.#session.interactions.send({
            type: InteractionType.command,
            channelId,
            applicationId: entry.command.application_id,
            title: entry.title,
            data,
          });
          this.#leave("", true);
        },
      },
    });
    this.#box.replaceChildren(this.#line.element);
    this.#line.focus();
  }

  #leave(text, keepsFocus = false) {
    this.#suggestions.hide();
    this.#showText();
    this.#text.value = text;
    this.#resize();
    if (keepsFocus) this.#text.focus();
  }
}
