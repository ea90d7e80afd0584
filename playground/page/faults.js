/** The panel that causes faults by hand; the server says which faults there are. */

import * as api from "./api.js";
import { el, freshId, toast } from "./dom.js";
import { closeButton } from "./select.js";

const ROUTES = {
  "*": "everything",
  "/callback": "answers to interactions",
  "/webhooks/": "follow-ups and later edits by an interaction",
  "POST /channels/": "new messages and threads",
  "PATCH /channels/": "edits of messages",
  "/users/@me/channels": "opening direct messages",
};

const PERMISSIONS = [
  "VIEW_CHANNEL",
  "SEND_MESSAGES",
  "SEND_MESSAGES_IN_THREADS",
  "CREATE_PUBLIC_THREADS",
  "MANAGE_THREADS",
  "MANAGE_MESSAGES",
  "EMBED_LINKS",
  "ATTACH_FILES",
];

const route = { name: "route", label: "Requests", choices: Object.entries(ROUTES) };
const times = { name: "times", label: "Times", number: 1 };
const member = {
  name: "member",
  label: "Member",
  choices: (desk) => desk.people.map((person) => [person.id, person.display_name]),
};
const permission = { name: "permission", label: "Permission", choices: PERMISSIONS.map((one) => [one, one]) };
const channel = {
  name: "channel",
  label: "Channel",
  choices: (desk) => guildChannels(desk),
  usual: (desk) => desk.channelId,
};

/** The values that each fault needs; a fault that is not here needs none. */
const FIELDS = {
  slow: [route, { name: "seconds", label: "Seconds", number: 4 }, times],
  fail: [route, { name: "status", label: "Status", number: 503 }, times],
  rate_limit: [route, { name: "seconds", label: "Seconds", number: 2 }, times],
  lose_answer: [route, times],
  close_dms: [member],
  open_dms: [member],
  deny: [permission, channel],
  allow: [permission, channel],
};

function guildChannels({ session }) {
  return [...session.channels.values()].filter((one) => one.guild_id).map((one) => [one.id, `#${one.name}`]);
}

/** Open the panel, with one form for each fault that the server knows. */
export async function openFaults(desk) {
  const list = el("div", { class: "modal-body faults" }, el("p", { class: "nothing" }, "Loading…"));
  const dialog = el(
    "dialog",
    { class: "modal panel", "aria-label": "Make Discord misbehave", onclose: () => dialog.remove() },
    el(
      "header",
      {},
      el("h2", {}, "Make Discord misbehave"),
      closeButton("Close", () => dialog.close()),
    ),
    list,
  );
  document.body.append(dialog);
  dialog.showModal();
  try {
    const { kinds } = await api.faults();
    const forms = Object.entries(kinds).map(([kind, words]) => faultForm(kind, words, desk));
    list.replaceChildren(
      ...forms,
      faultForm("clear", "Behave again: what was still to come is forgotten", desk),
    );
  } catch (refused) {
    list.replaceChildren(el("p", { class: "field-error" }, refused.message));
  }
}

function faultForm(kind, words, desk) {
  const fields = (FIELDS[kind] ?? []).map((field) => faultField(field, desk));
  const told = el("p", { class: "fault-told", role: "status" });
  const send = async (event) => {
    event.preventDefault();
    try {
      await api.misbehave({
        kind,
        ...Object.fromEntries(fields.map((field) => [field.name, field.value()])),
      });
      told.textContent = "Done.";
    } catch (refused) {
      toast(refused.message);
    }
  };
  return el(
    "form",
    { class: "fault", dataset: { kind }, onsubmit: send },
    el("h3", {}, words),
    el(
      "div",
      { class: "fault-fields" },
      fields.map((field) => field.element),
      told,
      el("button", { type: "submit", class: "control secondary" }, "Do it"),
    ),
  );
}

function faultField({ name, label, choices, number, usual }, desk) {
  const id = freshId("fault");
  const offered = typeof choices === "function" ? choices(desk) : choices;
  const input = offered
    ? el(
        "select",
        { id, class: "text-input" },
        offered.map(([value, words]) => el("option", { value, selected: value === usual?.(desk) }, words)),
      )
    : el("input", { id, class: "text-input short", type: "number", min: 0, step: "any", value: number });
  return {
    name,
    value: () => (offered ? input.value : Number(input.value)),
    element: el("label", { for: id }, label, input),
  };
}
