/** A select as in Discord: a button that opens a list, with images, descriptions, and ticks if several may be chosen. */

import { button, el, freshId } from "./dom.js";
import { dots, icon } from "./icons.js";

/**
 * Draw a select. `choices` are `{value, label, description, picture(), isChosen}`; `onCommit(values)` is
 * called when one was picked, or, if several may be, when the list closes with a different choice than before.
 */
export function selectMenu(settings) {
  return new SelectMenu(settings).element;
}

class SelectMenu {
  #settings;
  #chosen;
  #before = "";
  #trigger;
  #list;
  #popup;

  constructor(settings) {
    this.#settings = settings;
    this.#chosen = new Set(
      settings.choices.filter((choice) => choice.isChosen).map((choice) => choice.value),
    );
    const listId = freshId("list");
    this.#trigger = el("button", {
      type: "button",
      class: "select-trigger",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
      "aria-label": settings.label ?? settings.placeholder,
      disabled: settings.isDisabled,
      dataset: { customId: settings.customId },
      onclick: () => this.#popup.togglePopover(),
      onkeydown: (event) => this.#openByKey(event),
    });
    this.#list = el("div", {
      id: listId,
      class: "select-list",
      role: "listbox",
      "aria-label": settings.label ?? settings.placeholder,
      "aria-multiselectable": String(this.#isMultiple),
    });
    this.#popup = el(
      "div",
      {
        class: "select-popup",
        popover: "auto",
        ontoggle: (event) => this.#toggled(event),
        onkeydown: (event) => this.#key(event),
      },
      this.#needsSearch ? this.#searchBox() : null,
      this.#list,
    );
    this.element = el("div", { class: "select" }, this.#trigger, this.#popup);
    this.#drawTrigger();
  }

  get #isMultiple() {
    return this.#settings.max > 1;
  }

  get #needsSearch() {
    return this.#settings.isSearchable && this.#settings.choices.length > 8;
  }

  get #values() {
    return this.#settings.choices.map((choice) => choice.value).filter((value) => this.#chosen.has(value));
  }

  #drawTrigger() {
    const { choices, placeholder, isBusy } = this.#settings;
    const chosen = choices.filter((choice) => this.#chosen.has(choice.value));
    const face =
      chosen.length === 0
        ? el("span", { class: "placeholder" }, placeholder)
        : el(
            "span",
            { class: "chosen" },
            chosen.map((choice) =>
              el("span", { class: this.#isMultiple ? "chip" : "one" }, choice.picture?.(), choice.label),
            ),
          );
    this.#trigger.replaceChildren(face, isBusy ? dots() : icon("down"));
  }

  #searchBox() {
    return el("input", {
      class: "select-search",
      type: "search",
      placeholder: "Search",
      "aria-label": "Search",
      oninput: (event) => this.#drawList(event.target.value),
    });
  }

  #drawList(filter = "") {
    const wanted = filter.trim().toLowerCase();
    const shown = this.#settings.choices.filter((choice) => choice.label.toLowerCase().includes(wanted));
    this.#list.replaceChildren(...shown.map((choice) => this.#option(choice)));
    if (!shown.length) this.#list.append(el("p", { class: "nothing" }, "Nothing found"));
  }

  #option(choice) {
    const isChosen = this.#chosen.has(choice.value);
    const isFull = this.#isMultiple && !isChosen && this.#chosen.size >= this.#settings.max;
    return el(
      "div",
      {
        class: "option",
        role: "option",
        tabindex: "-1",
        "aria-selected": String(isChosen),
        "aria-disabled": isFull ? "true" : null,
        dataset: { value: choice.value },
        onclick: () => {
          if (!isFull) this.#pick(choice.value);
        },
      },
      el("span", { class: "option-picture" }, choice.picture?.()),
      el(
        "span",
        { class: "option-words" },
        el("span", {}, choice.label),
        choice.description ? el("small", {}, choice.description) : null,
      ),
      this.#isMultiple
        ? el("span", { class: "tick" }, icon("check"))
        : isChosen
          ? el("span", { class: "radio on" })
          : null,
    );
  }

  #pick(value) {
    if (this.#isMultiple) {
      if (!this.#chosen.delete(value)) this.#chosen.add(value);
      this.#drawList(this.#popup.querySelector(".select-search")?.value);
      this.#list.querySelector(`[data-value="${CSS.escape(value)}"]`)?.focus();
      this.#drawTrigger();
      return;
    }
    const isTakenBack = this.#settings.min === 0 && this.#chosen.has(value);
    this.#chosen = new Set(isTakenBack ? [] : [value]);
    this.#popup.hidePopover();
    this.#drawTrigger();
    this.#settings.onCommit(this.#values);
  }

  #toggled(event) {
    const isOpen = event.newState === "open";
    this.#trigger.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) {
      this.#before = this.#values.join("\n");
      this.#drawList();
      this.#place();
      (
        this.#popup.querySelector(".select-search") ??
        this.#list.querySelector('[aria-selected="true"]') ??
        this.#list.firstElementChild
      )?.focus();
    } else {
      if (this.#popup.contains(document.activeElement)) this.#trigger.focus();
      this.#commitSeveral();
    }
  }

  #commitSeveral() {
    if (!this.#isMultiple || this.#values.join("\n") === this.#before) return;
    if (this.#values.length >= this.#settings.min || this.#settings.allowsTooFew) {
      this.#settings.onCommit(this.#values);
    } else {
      this.#chosen = new Set(this.#before ? this.#before.split("\n") : []);
      this.#drawTrigger();
    }
  }

  /** Below its button, or above if there is more room. */
  #place() {
    const spot = this.#trigger.getBoundingClientRect();
    const below = window.innerHeight - spot.bottom - 12;
    const isBelow = below >= Math.min(this.#popup.scrollHeight, 320) || below >= spot.top;
    Object.assign(this.#popup.style, {
      left: `${spot.left}px`,
      width: `${spot.width}px`,
      top: isBelow ? `${spot.bottom + 4}px` : "auto",
      bottom: isBelow ? "auto" : `${window.innerHeight - spot.top + 4}px`,
      maxHeight: `${Math.min(320, isBelow ? below : spot.top - 12)}px`,
    });
  }

  #openByKey(event) {
    if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    this.#popup.showPopover();
  }

  #key(event) {
    const options = [...this.#list.querySelectorAll(".option")];
    const at = options.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 };
    if (event.key in steps) options.at(steps[event.key] % options.length)?.focus();
    else if ((event.key === "Enter" || event.key === " ") && at >= 0) options[at].click();
    else if (event.key === "Tab") this.#popup.hidePopover();
    else return;
    if (event.key !== "Tab") event.preventDefault();
  }
}

/** A round or square mark with text next to it: one option of a radio or checkbox group. */
export function tickBox({ type, name, choice, onchange }) {
  const input = el("input", { type, name, value: choice.value, checked: choice.isChosen, onchange });
  return el(
    "label",
    { class: `tick-box ${type}` },
    input,
    el("span", { class: "mark" }, icon("check")),
    el(
      "span",
      { class: "option-words" },
      el("span", {}, choice.label),
      choice.description ? el("small", {}, choice.description) : null,
    ),
  );
}

/** The small cross that closes a panel. */
export function closeButton(label, onclick) {
  return button(label, { class: "icon-button", "aria-label": label, onclick }, icon("close"));
}
