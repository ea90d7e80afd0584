/** The people: the members of the channel's server, and at the lower left the current member and the switcher. */

import * as api from "./api.js";
import { button, el, toast } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./media.js";
import { openMemberMenu } from "./member_menu.js";
import { appBadge } from "./people.js";
import { closeButton } from "./select.js";
import { badge } from "./sidebar.js";

const LOCALES = {
  "en-US": "English",
  de: "Deutsch",
  fr: "Français",
  "es-ES": "Español",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  "pt-BR": "Português",
  ja: "日本語",
};

/** Draw the list of members next to the conversation. */
export function drawMembers(root, desk) {
  const { session } = desk;
  const members = session.membersOf(desk.channelId);
  const people = members.filter((member) => !member.bot);
  const bots = members.filter((member) => member.bot);
  root.replaceChildren(
    ...section(
      `Members — ${people.length}`,
      people.map((member) => memberRow(member, desk, true)),
    ),
    ...section(
      `Applications — ${bots.length}`,
      bots.map((member) => memberRow(member, desk, session.online)),
    ),
  );
}

function section(title, rows) {
  return rows.length ? [el("h2", { class: "category" }, title), ...rows] : [];
}

function memberRow(member, desk, isOnline) {
  const { session } = desk;
  const name = session.nameOf(member.id);
  const look = { class: `member${isOnline ? "" : " offline"}` };
  const parts = [
    face(member, name, isOnline),
    el("span", { class: "member-name" }, name, member.bot ? appBadge() : null),
  ];
  if (!member.bot)
    return button(
      "",
      {
        ...look,
        "aria-label": `Menu of ${name}`,
        "aria-haspopup": "menu",
        onclick: (event) => openMemberMenu(member.id, event.currentTarget, desk),
      },
      parts,
      member.id === session.id ? el("small", {}, "you") : null,
    );
  return button(
    "",
    {
      ...look,
      title: `Message ${name}`,
      "aria-label": `Message ${name}`,
      onclick: () => writeTo(member, desk),
    },
    parts,
    icon("chat"),
  );
}

function face(member, name, isOnline) {
  return el(
    "span",
    { class: "face" },
    avatar(member, name, 32),
    el("span", { class: isOnline ? "status online" : "status" }),
  );
}

async function writeTo(member, desk) {
  try {
    const dm = await api.openDm(desk.session.id, member.id);
    desk.session.channels.set(dm.id, { ...desk.session.channels.get(dm.id), ...dm });
    desk.open(dm.id);
  } catch (refused) {
    toast(refused.message);
  }
}

/** The panel at the lower left: the current member, the switcher, the settings. */
export class YouPanel {
  #desk;
  #root = document.getElementById("you");
  #menu = el("div", { class: "you-menu", popover: "auto", id: "you-menu" });

  constructor(desk, { openFaults }) {
    this.#desk = desk;
    this.openFaults = openFaults;
    this.#menu.addEventListener("toggle", (event) => {
      if (event.newState === "open") this.#drawMenu();
    });
    document.body.append(this.#menu);
  }

  draw() {
    const { session, sessions } = this.#desk;
    const name = session.nameOf(session.id);
    const elsewhere = [...sessions.values()]
      .filter((other) => other !== session)
      .reduce((sum, other) => sum + other.pings, 0);
    this.#root.replaceChildren(
      button(
        "",
        {
          class: "you",
          popovertarget: "you-menu",
          "aria-label": `You are ${name}: become another member`,
          "aria-haspopup": "menu",
        },
        face(session.me, name, true),
        el("span", { class: "you-words" }, el("small", {}, "You are"), el("b", {}, name)),
        icon("down"),
        badge(elsewhere),
      ),
      button(
        "",
        {
          class: "icon-button",
          "aria-label": "Make Discord misbehave",
          title: "Make Discord misbehave",
          onclick: this.openFaults,
        },
        icon("storm"),
      ),
      button(
        "",
        {
          class: "icon-button",
          "aria-label": "Settings",
          title: "Settings",
          onclick: () => this.#openSettings(),
        },
        icon("gear"),
      ),
    );
    if (this.#menu.matches(":popover-open")) this.#drawMenu();
  }

  #drawMenu() {
    const { people } = this.#desk;
    this.#menu.replaceChildren(
      el("h2", { class: "category" }, "Become"),
      ...people.map((member) => this.#choice(member)),
    );
  }

  #choice(member) {
    const { session, sessions } = this.#desk;
    const isMe = member.id === session.id;
    const name = member.display_name ?? member.name;
    const become = () => {
      this.#menu.hidePopover();
      this.#desk.become(member.id);
    };
    return el(
      "div",
      { class: "you-choice" },
      button(
        "",
        {
          class: "you-become",
          "aria-current": isMe ? "true" : null,
          "aria-label": `Become ${name}`,
          onclick: become,
        },
        avatar(member, name, 32),
        el("span", {}, name),
        isMe ? icon("check") : badge(sessions.get(member.id)?.pings ?? 0),
      ),
      el(
        "a",
        {
          class: "icon-button",
          href: `/?as=${encodeURIComponent(member.name)}`,
          target: "_blank",
          title: `Open a second window as ${name}`,
          "aria-label": `Open a second window as ${name}`,
        },
        icon("window"),
      ),
    );
  }

  #openSettings() {
    const { session } = this.#desk;
    const change = (settings) =>
      api.changeSettings(session.id, settings).catch((refused) => toast(refused.message));
    const locale = session.me.locale ?? "en-US";
    const hasApp = session.settings.has_app ?? session.me.has_app ?? false;
    const known = locale in LOCALES ? LOCALES : { ...LOCALES, [locale]: locale };
    const dialog = el(
      "dialog",
      { class: "modal panel", "aria-label": "Settings", onclose: () => dialog.remove() },
      el(
        "header",
        {},
        el("h2", {}, `Settings of ${session.nameOf(session.id)}`),
        closeButton("Close", () => dialog.close()),
      ),
      el(
        "div",
        { class: "modal-body" },
        el(
          "label",
          { class: "switch-row" },
          el(
            "span",
            {},
            "Allow direct messages",
            el("small", {}, "When off, the bot's direct messages are refused with 50007."),
          ),
          el("input", {
            type: "checkbox",
            class: "switch",
            role: "switch",
            checked: session.settings.dms_open ?? session.me.dms_open ?? true,
            onchange: (event) => change({ dms_open: event.target.checked }),
          }),
        ),
        el(
          "div",
          { class: "switch-row" },
          el(
            "span",
            {},
            "The app on your account",
            el("small", {}, "Its commands are there without a common server, too."),
          ),
          button(hasApp ? "Remove" : "Add", {
            class: "control secondary",
            onclick: () => change({ has_app: !hasApp }).then(() => dialog.close()),
          }),
        ),
        el(
          "div",
          { class: "field" },
          el("label", { for: "locale" }, "Language"),
          el(
            "select",
            {
              id: "locale",
              class: "text-input",
              onchange: (event) => change({ locale: event.target.value }),
            },
            Object.entries(known).map(([key, words]) =>
              el("option", { value: key, selected: key === locale }, `${words} (${key})`),
            ),
          ),
        ),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
  }
}
