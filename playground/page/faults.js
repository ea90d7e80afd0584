/** The panel that makes the playground misbehave by hand, as Discord sometimes does; the server says what it can do. */

import * as api from "./api.js";
import { el, freshId, toast } from "./dom.js";
import { closeButton } from "./select.js";

/** Open the panel, with one form for each misbehaviour that the server lists. */
export async function openFaults(desk) {
  const list = el("div", { class: "modal-body faults" }, el("p", { class: "nothing" }, "Loading…"));
  const dialog = el("dialog", { class: "modal panel", "aria-label": "Make Discord misbehave", onclose: () => dialog.remove() },
    el("header", {}, el("h2", {}, "Make Discord misbehave"), closeButton("Close", () => dialog.close())), list);
  document.body.append(dialog);
  dialog.showModal();
  await draw(list, desk);
}

async function draw(list, desk) {
  try {
    const answer = await api.faults();
    const faults = Array.isArray(answer) ? answer : answer.faults;
    list.replaceChildren(...faults.map((fault) => faultForm(fault, desk, () => draw(list, desk))));
  } catch (refused) {
    list.replaceChildren(el("p", { class: "field-error" }, refused.message));
  }
}

function faultForm(fault, desk, redraw) {
  const fields = (fault.fields ?? []).map((field) => faultField(field, desk));
  const send = async (event) => {
    event.preventDefault();
    try {
      await api.misbehave({ kind: fault.kind, ...Object.fromEntries(fields.map((field) => [field.name, field.value()])) });
      toast(`Done: ${fault.title}`);
      await redraw();
    } catch (refused) {
      toast(refused.message);
    }
  };
  return el("form", { class: fault.active ? "fault active" : "fault", onsubmit: send },
    el("h3", {}, fault.title, fault.active ? el("span", { class: "fault-active" }, fault.active === true ? "on" : String(fault.active)) : null),
    fault.description ? el("p", {}, fault.description) : null,
    el("div", { class: "fault-fields" }, fields.map((field) => field.element), el("button", { type: "submit", class: "control secondary" }, fault.action ?? "Do it")));
}

/** One thing that a misbehaviour wants to know: a member, a channel, one of some words, a number, yes or no, or text. */
function faultField(field, desk) {
  const id = freshId("fault");
  const input = fieldInput(field, desk, id);
  const read = { number: () => Number(input.value), boolean: () => input.checked };
  return {
    name: field.name,
    value: read[field.type] ?? (() => input.value),
    element: el("label", { for: id }, el("span", {}, field.label ?? field.name), input),
  };
}

function fieldInput(field, desk, id) {
  const shown = { id, class: field.type === "boolean" ? "" : "text-input" };
  const choices = choicesOf(field, desk);
  if (choices) {
    return el("select", shown, choices.map(([value, label]) => el("option", { value, selected: value === field.default }, label)));
  }
  const type = { number: "number", boolean: "checkbox" }[field.type] ?? "text";
  return el("input", { ...shown, type, step: type === "number" ? "any" : null, value: type === "checkbox" ? null : field.default ?? "", checked: type === "checkbox" && field.default });
}

function choicesOf(field, desk) {
  if (field.choices) return field.choices.map((choice) => (typeof choice === "object" ? [choice.value, choice.label] : [choice, choice]));
  if (field.type === "member") return desk.people.map((member) => [member.id, member.display_name ?? member.name]);
  if (field.type === "channel") return [...desk.session.channels.values()].filter((channel) => channel.guild_id).map((channel) => [channel.id, `#${channel.name}`]);
  return null;
}
