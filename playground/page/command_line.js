/** A slash command being written: its name, a pill for each option, suggestions for the current one. */

import { channelChoices, memberChoices, roleChoices } from "./choices.js";
import { OptionType, commandData, ownChoices, readValue, requiredOf } from "./commands.js";
import { button, el, toast } from "./dom.js";
import { icon } from "./icons.js";

const TYPING_PAUSE_MS = 120;
const SHOWN_CHOICES = 25;

export class CommandLine {
  #entry;
  #desk;
  #channelId;
  #suggestions;
  #finish;
  #slots = [];
  #lists;
  #row = el("div", { class: "command-row" });
  #hint = el("p", { class: "command-hint", role: "status" });
  #tail;
  #asking = 0;
  element;

  /** `finish.send({entry, data})` when it is complete; `finish.leave(text)` when it is cancelled. */
  constructor(entry, { desk, channelId, suggestions, finish }) {
    this.#entry = entry;
    this.#desk = desk;
    this.#channelId = channelId;
    this.#suggestions = suggestions;
    this.#finish = finish;
    this.#lists = {
      members: () => memberChoices(desk.session, channelId),
      roles: () => roleChoices(desk.session, channelId),
      channels: (types) => channelChoices(desk.session, channelId, types),
    };
    this.#tail = el("input", {
      class: "command-tail",
      "aria-label": "More options",
      autocomplete: "off",
      enterkeyhint: "send",
      onfocus: () => this.#offerOptional(),
      oninput: () => this.#offerOptional(),
      onkeydown: (event) => this.#tailKey(event),
      onblur: () => this.#left(),
    });
    this.element = el("div", { class: "command-line" }, this.#row, this.#hint);
    for (const option of requiredOf(entry)) this.#addSlot(option);
    this.#draw();
  }

  /** Move the caret to the first empty option, else to the end. */
  focus() {
    (this.#slots.find((slot) => !slot.input.value)?.input ?? this.#tail).focus();
  }

  get #unused() {
    const used = new Set(this.#slots.map((slot) => slot.option.name));
    return this.#entry.options.filter((option) => !used.has(option.name));
  }

  #draw() {
    const more = this.#unused.length;
    this.#row.replaceChildren(
      el("span", { class: "command-chip" }, this.#entry.title),
      ...this.#slots.map((slot) => slot.pill),
      this.#tail,
      more
        ? button(`+${more} optional`, {
            class: "pill-more",
            onpointerdown: (event) => event.preventDefault(),
            onclick: () => this.#tail.focus(),
          })
        : "",
    );
  }

  #addSlot(option) {
    const input = el("input", {
      class: "pill-input",
      autocomplete: "off",
      spellcheck: "false",
      "aria-label": option.shown.name,
      enterkeyhint: "next",
      size: 1,
      role: "combobox",
      "aria-expanded": "true",
      inputmode:
        option.type === OptionType.integer ? "numeric" : option.type === OptionType.number ? "decimal" : null,
      onfocus: () => this.#suggest(slot),
      onkeydown: (event) => this.#key(event, slot),
      onblur: () => this.#left(slot),
      oninput: () => {
        slot.picked = null;
        this.#resize(slot);
        this.#markWrong(slot, null);
        this.#suggest(slot);
      },
    });
    const pill = el("label", { class: "pill" }, el("span", { class: "pill-name" }, option.shown.name), input);
    const slot = { option, input, pill, picked: null };
    this.#slots.push(slot);
    return slot;
  }

  #resize(slot) {
    slot.input.size = Math.max(1, slot.input.value.length);
  }

  #markWrong(slot, mistake) {
    slot.pill.classList.toggle("wrong", Boolean(mistake));
    this.#hint.textContent = mistake ?? "";
  }

  // --- suggestions -----------------------------------------------------------

  #suggest(slot) {
    const { option, input } = slot;
    const title = [el("b", {}, option.shown.name), " ", option.shown.description];
    const choices = ownChoices(option, this.#lists);
    if (option.autocomplete) {
      this.#suggestions.show({ title, items: [], input, empty: "Loading…", onPick: () => {} });
      this.#askBot(slot, title);
      return;
    }
    const wanted = slot.picked ? "" : input.value.trim().toLowerCase().replace(/^[@#]/, "");
    const items = (choices ?? [])
      .filter((choice) => choice.label.toLowerCase().includes(wanted))
      .slice(0, SHOWN_CHOICES);
    this.#suggestions.show({
      title,
      items,
      input,
      empty: choices && !items.length ? "No such value" : null,
      onPick: (item) => this.#pick(slot, item),
    });
  }

  /** Ask the bot for choices when the typing pauses; late answers for other text are dropped. */
  async #askBot(slot, title) {
    this.#asking += 1;
    const asking = this.#asking;
    await new Promise((go) => {
      setTimeout(go, TYPING_PAUSE_MS);
    });
    if (asking !== this.#asking || document.activeElement !== slot.input) return;
    const data = commandData(
      this.#entry,
      this.#slots
        .filter((one) => one.input.value || one === slot)
        .map((one) => ({ option: one.option, value: this.#roughValue(one), focused: one === slot })),
    );
    const show = (items, empty) =>
      this.#suggestions.show({
        title,
        items,
        input: slot.input,
        empty,
        onPick: (item) => this.#pick(slot, item),
      });
    try {
      const choices = await this.#desk.session.interactions.autocomplete({
        channelId: this.#channelId,
        applicationId: this.#entry.command.application_id,
        data,
      });
      if (choices === null || asking !== this.#asking) return;
      show(
        choices.map((choice) => ({ value: choice.value, label: choice.name_localized ?? choice.name })),
        "No choices match what you have typed",
      );
    } catch {
      if (asking === this.#asking) show([], "Loading the choices failed");
    }
  }

  /** What the bot gets of an option that may be half written. */
  #roughValue(slot) {
    if (slot.picked) return slot.picked.value;
    const read = readValue({ ...slot.option, required: false }, slot.input.value, this.#lists);
    return read.value ?? slot.input.value;
  }

  #pick(slot, item) {
    slot.picked = item;
    slot.input.value = item.label;
    this.#resize(slot);
    this.#markWrong(slot, null);
    this.#asking += 1;
    this.#suggestions.hide();
    this.focus();
    if (document.activeElement === slot.input) this.#tail.focus();
  }

  #offerOptional() {
    const wanted = this.#tail.value.trim().toLowerCase();
    const items = this.#unused
      .filter((option) => option.shown.name.toLowerCase().startsWith(wanted))
      .map((option) => ({
        option,
        label: option.shown.name,
        description: option.shown.description,
        picture: () => icon("plus"),
      }));
    if (!items.length) {
      this.#suggestions.hide();
      return;
    }
    this.#suggestions.show({
      title: "Optional",
      items,
      input: this.#tail,
      marksFirst: Boolean(wanted),
      onPick: ({ option }) => {
        this.#tail.value = "";
        const slot = this.#addSlot(option);
        this.#draw();
        slot.input.focus();
      },
    });
  }

  #left(slot) {
    if (slot?.input.value) {
      const { mistake } = slot.picked ? {} : readValue(slot.option, slot.input.value, this.#lists);
      this.#markWrong(slot, mistake && !slot.option.autocomplete ? mistake : null);
    }
    // The next box's focus shows its suggestions; they close only when no box follows.
    setTimeout(() => {
      if (!this.#row.contains(document.activeElement)) this.#suggestions.hide();
    }, 0);
  }

  // --- keys ------------------------------------------------------------------

  #key(event, slot) {
    if (event.key === "Enter" && slot.picked) this.#suggestions.hide();
    if (event.key === "Tab" && (slot.picked || !slot.input.value)) {
      if (!slot.input.value && this.#suggestions.key(event)) return;
      this.#suggestions.hide();
      return; // the browser moves on to the next pill
    }
    if (this.#suggestions.key(event)) return;
    if (event.key === "Enter") this.#enter(event);
    else if (event.key === "Escape") this.#finish.leave("");
    else if (event.key === "Backspace" && !slot.input.value) this.#removeSlot(event, slot);
  }

  #tailKey(event) {
    if (this.#suggestions.key(event)) return;
    if (event.key === "Enter") this.#enter(event);
    else if (event.key === "Escape") this.#finish.leave("");
    else if (event.key === "Backspace" && !this.#tail.value) {
      event.preventDefault();
      if (this.#slots.length) this.#slots.at(-1).input.focus();
      else this.#finish.leave(this.#entry.title);
    }
  }

  #removeSlot(event, slot) {
    event.preventDefault();
    const index = this.#slots.indexOf(slot);
    if (!slot.option.required) {
      this.#slots.splice(index, 1);
      this.#draw();
      (this.#slots[index - 1]?.input ?? this.#tail).focus();
    } else if (index === 0) {
      this.#finish.leave(this.#entry.title);
    } else {
      this.#slots[index - 1].input.focus();
    }
  }

  #enter(event) {
    if (event.isComposing) return;
    event.preventDefault();
    this.submit();
  }

  /** Send the command if every option has a value; else show the first one without. */
  submit() {
    const filled = [];
    for (const slot of this.#slots) {
      const read = slot.picked
        ? { value: slot.picked.value }
        : readValue(slot.option, slot.input.value, this.#lists);
      if (read.mistake) {
        slot.input.focus();
        this.#markWrong(slot, read.mistake);
        return;
      }
      if (read.value !== undefined) filled.push({ option: slot.option, value: read.value });
    }
    if (!this.#desk.session.online) toast("The bot is not connected just now; it may not answer.");
    this.#finish.send({ entry: this.#entry, data: commandData(this.#entry, filled) });
  }
}
