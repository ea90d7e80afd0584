/** The fields of a modal: each draws itself, checks its input, and returns its answer in Discord's form. */

import { Kind, isSelect } from "./components.js";
import { entityChoices, stringChoices } from "./choices.js";
import { el, freshId } from "./dom.js";
import { richText } from "./richtext.js";
import { selectMenu, tickBox } from "./select.js";

/** One field for each of the modal's components: `{element, check(), focus(), answer()}`. */
export function drawFields(components, desk, channelId) {
  return components.map((component) => drawField(component, { desk, channelId }));
}

function drawField(component, place) {
  switch (component.type) {
    case Kind.text:
      return drawText(component, place);
    case Kind.label:
      return drawLabel(component, place);
    case Kind.row:
      return drawOldRow(component, place);
    default:
      throw new Error(`a modal cannot hold a component of type ${component.type}`);
  }
}

function drawText(component, { desk }) {
  return {
    element: richText(component.content, desk),
    check: () => true,
    focus: () => {},
    answer: () => ({ type: Kind.text, id: component.id }),
  };
}

function drawLabel(label, place) {
  const control = drawControl(label.component, { ...place, label: label.label });
  return {
    ...framed(control, { label: label.label, description: label.description, component: label.component }),
    answer: () => ({ type: Kind.label, id: label.id, component: control.answer() }),
  };
}

/** The old form: a row with one text input that has its own label. */
function drawOldRow(row, place) {
  const [input] = row.components;
  const control = drawControl(input, { ...place, label: input.label });
  return {
    ...framed(control, { label: input.label, component: input }),
    answer: () => ({ type: Kind.row, id: row.id, components: [control.answer()] }),
  };
}

/** A control below its label, with room for its error. */
function framed(control, { label, description, component }) {
  const isGroup = [Kind.radios, Kind.checkboxes].includes(component.type);
  const isRequired = component.type !== Kind.checkbox && (component.required ?? true);
  const error = el("p", { class: "field-error", role: "alert", id: freshId("error") });
  const title = [label, isRequired ? el("span", { class: "required", "aria-hidden": "true" }, " *") : null];
  const element = el(
    isGroup ? "fieldset" : "div",
    { class: "field", dataset: { customId: component.custom_id } },
    isGroup ? el("legend", {}, title) : el("label", { for: control.inputId ?? null }, title),
    description ? el("p", { class: "field-description" }, description) : null,
    control.element,
    error,
  );
  return {
    element,
    focus: () => element.querySelector("input, textarea, button")?.focus(),
    check: () => {
      const reason = control.mistake(isRequired);
      error.textContent = reason ?? "";
      element.classList.toggle("wrong", Boolean(reason));
      return !reason;
    },
  };
}

function drawControl(component, place) {
  switch (component.type) {
    case Kind.textInput:
      return textInput(component);
    case Kind.radios:
      return tickGroup(component, "radio");
    case Kind.checkboxes:
      return tickGroup(component, "checkbox");
    case Kind.checkbox:
      return singleTick(component, place);
    case Kind.upload:
      return upload(component);
    default:
      if (isSelect(component)) return select(component, place);
      throw new Error(`a label cannot hold a component of type ${component.type}`);
  }
}

const named = (component) => ({ type: component.type, id: component.id, custom_id: component.custom_id });

function textInput(component) {
  const inputId = freshId("input");
  const isLong = component.style === 2;
  const input = el(isLong ? "textarea" : "input", {
    id: inputId,
    class: "text-input",
    placeholder: component.placeholder ?? null,
    maxlength: component.max_length ?? 4000,
    rows: isLong ? 4 : null,
    type: isLong ? null : "text",
    autocomplete: "off",
  });
  input.value = component.value ?? "";
  return {
    element: input,
    inputId,
    answer: () => ({ ...named(component), value: input.value }),
    mistake: (isRequired) => {
      if (isRequired && !input.value.trim()) return "This field is required";
      const least = component.min_length ?? 0;
      return input.value && input.value.length < least ? `Must be ${least} or more in length.` : null;
    },
  };
}

function tickGroup(component, type) {
  const name = freshId("group");
  const boxes = stringChoices(component).map((choice) =>
    tickBox({ type, name, choice, onchange: () => keepWithinMax() }),
  );
  const inputs = boxes.map((box) => box.querySelector("input"));
  const most = component.max_values ?? inputs.length;
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const keepWithinMax = () => {
    if (type === "checkbox")
      for (const input of inputs) input.disabled = !input.checked && values().length >= most;
  };
  keepWithinMax();
  return {
    element: el("div", { class: "tick-group" }, boxes),
    answer: () => ({
      ...named(component),
      ...(type === "radio" ? { value: values()[0] ?? null } : { values: values() }),
    }),
    mistake: (isRequired) => tooFew(values().length, type === "radio" ? 1 : component.min_values, isRequired),
  };
}

/** An optional field may stay empty; otherwise there is a least number. */
function tooFew(count, least, isRequired) {
  if (count === 0 && !isRequired) return null;
  const wanted = isRequired ? Math.max(1, least ?? 1) : (least ?? 0);
  if (count >= wanted) return null;
  return wanted === 1 ? "This field is required" : `Choose at least ${wanted}`;
}

function singleTick(component, { label }) {
  const box = tickBox({
    type: "checkbox",
    name: freshId("tick"),
    choice: { value: "true", label: "Yes", isChosen: component.default },
  });
  const input = box.querySelector("input");
  input.setAttribute("aria-label", label);
  return { element: box, answer: () => ({ ...named(component), value: input.checked }), mistake: () => null };
}

function select(component, { desk, channelId, label }) {
  const choices =
    component.type === Kind.stringSelect
      ? stringChoices(component)
      : entityChoices(component, desk.session, channelId);
  let values = choices.filter((choice) => choice.isChosen).map((choice) => choice.value);
  const element = selectMenu({
    choices,
    label,
    customId: component.custom_id,
    placeholder: component.placeholder ?? "Make a selection",
    min: component.required === false ? 0 : (component.min_values ?? 1),
    max: component.max_values ?? 1,
    isDisabled: component.disabled,
    isSearchable: component.type !== Kind.stringSelect,
    allowsTooFew: true,
    onCommit: (chosen) => {
      values = chosen;
    },
  });
  return {
    element,
    answer: () => ({ ...named(component), values }),
    mistake: (isRequired) => tooFew(values.length, component.min_values, isRequired),
  };
}

function upload(component) {
  return {
    element: el("p", { class: "nothing" }, "Files cannot be sent from this page."),
    answer: () => ({ ...named(component), values: [] }),
    mistake: (isRequired) => (isRequired ? "This form asks for a file, which this page cannot send." : null),
  };
}
