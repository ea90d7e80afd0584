/** The list above the message box: suggestions, chosen with arrows, Tab and Enter, or by touch. */

import { el, freshId } from "./dom.js";

export class Suggestions {
  #items = [];
  #active = -1;
  #onPick = () => {};
  #list = el("div", {
    class: "suggestion-list",
    role: "listbox",
    id: freshId("suggestions"),
    "aria-label": "Suggestions",
  });
  #title = el("div", { class: "suggestion-title" });
  element = el("div", { class: "suggestions", hidden: true }, this.#title, this.#list);

  get isOpen() {
    return !this.element.hidden;
  }

  get hasActive() {
    return this.isOpen && this.#active >= 0;
  }

  /**
   * Show items `{label, description, picture(), note, details}` under a title. The first one is selected, so
   * that Enter takes it, unless `marksFirst` is false. `input` is the box that keeps the focus meanwhile.
   */
  show({ title, items, input, onPick, marksFirst = true, empty = null }) {
    this.#items = items;
    this.#onPick = onPick;
    this.#title.replaceChildren(...[title].flat());
    this.#title.hidden = !title;
    this.element.hidden = items.length === 0 && empty === null && !title;
    this.#list.replaceChildren(...items.map((item, index) => this.#row(item, index)));
    this.#list.hidden = items.length === 0 && empty === null;
    if (!items.length && empty) this.#list.append(el("p", { class: "nothing" }, empty));
    input.setAttribute("aria-controls", this.#list.id);
    this.input = input;
    this.#mark(marksFirst && items.length ? 0 : -1);
  }

  hide() {
    this.element.hidden = true;
    this.#items = [];
    this.#active = -1;
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** Handle a key if it is meant for the list; return whether it was. */
  key(event) {
    if (!this.isOpen) return false;
    const taken = this.#react(event);
    if (taken) event.preventDefault();
    return taken;
  }

  #react(event) {
    if (event.isComposing) return false;
    switch (event.key) {
      case "ArrowDown":
        return this.#step(1);
      case "ArrowUp":
        return this.#step(-1);
      case "Escape":
        this.hide();
        return true;
      case "Tab":
        return !event.shiftKey && this.#pick(Math.max(this.#active, 0));
      case "Enter":
        return !event.shiftKey && this.#pick(this.#active);
      default:
        return false;
    }
  }

  #step(by) {
    if (!this.#items.length) return false;
    this.#mark((this.#active + by + this.#items.length) % this.#items.length);
    return true;
  }

  #pick(index) {
    const item = this.#items[index];
    if (!item) return false;
    this.#onPick(item);
    return true;
  }

  #mark(index) {
    this.#active = index;
    [...this.#list.children].forEach((row, at) => row.setAttribute("aria-selected", String(at === index)));
    const row = this.#list.children[index];
    row?.scrollIntoView({ block: "nearest" });
    if (row?.id) this.input?.setAttribute("aria-activedescendant", row.id);
    else this.input?.removeAttribute("aria-activedescendant");
  }

  #row(item, index) {
    return el(
      "div",
      {
        class: "suggestion",
        role: "option",
        id: freshId("suggestion"),
        "aria-selected": "false",
        // Keep the focus in the box: a press must not take it.
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.#pick(index),
        onpointermove: () => {
          if (this.#active !== index) this.#mark(index);
        },
      },
      item.picture ? el("span", { class: "suggestion-picture" }, item.picture()) : null,
      el(
        "span",
        { class: "suggestion-words" },
        el("span", { class: "suggestion-label" }, item.label, item.details),
        item.description ? el("small", {}, item.description) : null,
      ),
      item.note ? el("small", { class: "suggestion-note" }, item.note) : null,
    );
  }
}
