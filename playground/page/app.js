/** The page's entry point: the current member, the open channel, and which part is drawn again after a change. */

import * as api from "./api.js";
import { Composer } from "./composer.js";
import { button, el, toast } from "./dom.js";
import { openFaults } from "./faults.js";
import { icon } from "./icons.js";
import { YouPanel, drawMembers } from "./members.js";
import { Conversation } from "./messages.js";
import { openModal } from "./modal.js";
import { authorName } from "./people.js";
import { Session } from "./session.js";
import { Sidebar } from "./sidebar.js";
import { ChannelType, isThread } from "./world.js";

/** The shared state of the page, which the other parts read and change. */
class Desk {
  session;
  sessions = new Map();
  people;
  #app = document.getElementById("app");
  #bar = document.getElementById("channel-bar");
  #members = document.getElementById("members");
  #connection = document.getElementById("connection");
  #shade = document.getElementById("drawer-shade");
  #listening = new AbortController();

  constructor(people) {
    this.people = people;
    for (const person of people) this.sessions.set(person.id, this.#begin(person.id));
    this.sidebar = new Sidebar(this);
    this.conversation = new Conversation(this);
    this.composer = new Composer(this);
    this.you = new YouPanel(this, { openFaults: () => openFaults(this) });
    this.#shade.addEventListener("click", () => this.showDrawer(false));
    document.getElementById("messages").addEventListener("click", () => {
      if (matchMedia("(max-width: 1000px)").matches) this.#app.classList.remove("members-toggled");
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !document.querySelector(":popover-open, dialog[open]"))
        this.showDrawer(false);
    });
  }

  /** Every member listens all the time, so that switching is instant and their pings are counted. */
  #begin(memberId) {
    const session = new Session(memberId);
    session.addEventListener("unread", () => {
      if (session !== this.session && this.session?.ready) this.you.draw();
    });
    return session;
  }

  get channelId() {
    return this.session.current;
  }

  get isWide() {
    return matchMedia("(min-width: 721px)").matches;
  }

  channelName(channel) {
    if (channel.type !== ChannelType.dm) return channel.name;
    const partner = this.session.partnerIn(channel);
    return partner ? authorName(this.session, partner) : "Direct message";
  }

  /** Switch to another member, in the same channel if they can see it. */
  become(memberId) {
    const before = this.session?.current;
    this.session = this.sessions.get(memberId);
    this.#listening.abort();
    this.#listening = new AbortController();
    this.#follow(this.session, this.#listening.signal);
    this.conversation.follow(this.session);
    const isShared = this.session.channels.get(before)?.guild_id;
    if (isShared) this.session.current = before;
    const url = new URL(location.href);
    url.searchParams.set("as", this.people.find((person) => person.id === memberId).name);
    history.replaceState(null, "", url);
    this.showDrawer(false);
    if (this.session.ready) this.#sitDown();
  }

  #follow(session, signal) {
    const listen = (kind, reaction) =>
      session.addEventListener(kind, (event) => reaction(event.detail), { signal });
    listen("ready", () => this.#sitDown());
    listen("connection", () => this.#drawConnection());
    listen("presence", () => {
      this.#drawConnection();
      drawMembers(this.#members, this);
    });
    listen("unread", () => {
      this.sidebar.draw();
      this.you.draw();
      this.#drawTitle();
    });
    listen("channels", () => this.#channelsChanged());
    listen("settings", () => {
      this.you.draw();
      this.conversation.refresh(this.channelId);
    });
    listen("commands", () => this.composer.commandsCame());
    listen("typing", ({ channelId }) => {
      if (channelId === this.channelId) this.composer.drawTyping();
    });
    listen("message", () => this.composer.drawTyping());
    listen("modal", ({ modal, opener }) => openModal(modal, opener, this));
  }

  #sitDown() {
    this.#app.dataset.state = "ready";
    this.#app.dataset.member = this.session.me.name;
    const wanted = location.hash.slice(1);
    const known = this.session.channels;
    if (!known.has(this.session.current))
      this.session.current = known.has(wanted) ? wanted : this.#firstChannel();
    const channel = known.get(this.session.current);
    this.sidebar.turnTo(channel);
    this.#showChannel(channel, null, true);
    this.you.draw();
    this.#drawConnection();
  }

  #firstChannel() {
    const [guild] = this.session.guilds.values();
    const text = guild
      ? this.session.channelsOf(guild.id).find((channel) => channel.type === ChannelType.text)
      : null;
    return text?.id ?? this.session.dms[0]?.id ?? null;
  }

  /** Open a channel, at one of its messages if one is given. */
  open(channelId, messageId = null) {
    const channel = this.session.channels.get(channelId);
    if (!channel) {
      toast("That place is not there any more.");
      return;
    }
    this.session.current = channelId;
    this.sidebar.turnTo(channel);
    this.showDrawer(false);
    this.#showChannel(channel, messageId);
    if (this.isWide) this.composer.focus();
  }

  /** Start a command in the message box, as pressing its mention does. */
  startCommand(name) {
    this.composer.startCommand(name);
  }

  showDrawer(isShown) {
    this.#app.classList.toggle("drawer-open", isShown);
    this.#shade.hidden = !isShown;
    if (isShown) document.querySelector("#channels .channel.open, #channels .channel")?.focus();
  }

  #showChannel(channel, messageId = null, isAnew = false) {
    if (!channel) return;
    history.replaceState(null, "", `${location.pathname}${location.search}#${channel.id}`);
    this.#drawBar(channel);
    this.sidebar.draw();
    drawMembers(this.#members, this);
    this.composer.show(channel);
    this.#drawTitle();
    if (isAnew) this.conversation.refresh(channel.id);
    else this.conversation.show(channel.id, messageId);
  }

  #channelsChanged() {
    const channel = this.session.channels.get(this.channelId);
    if (!channel) {
      this.session.current = null;
      this.#sitDown();
      return;
    }
    this.#drawBar(channel);
    this.sidebar.draw();
  }

  #drawBar(channel) {
    const isDm = channel.type === ChannelType.dm;
    const parent = isThread(channel) ? this.session.channels.get(channel.parent_id) : null;
    this.#bar.replaceChildren(
      button(
        "",
        {
          class: "icon-button drawer-button",
          "aria-label": "Show channels",
          onclick: () => this.showDrawer(true),
        },
        icon("menu"),
      ),
      parent
        ? el(
            "span",
            { class: "bar-parent" },
            icon("hash"),
            button("", { class: "link", onclick: () => this.open(parent.id) }, parent.name),
            icon("right"),
          )
        : "",
      icon(isDm ? "at" : isThread(channel) ? "thread" : "hash"),
      el("h2", {}, this.channelName(channel)),
      channel.archived ? el("span", { class: "bar-note" }, "archived") : "",
      el("p", { class: "bar-topic" }, channel.topic ?? ""),
      isDm
        ? ""
        : button(
            "",
            {
              class: "icon-button",
              "aria-label": "Show members",
              title: "Show members",
              onclick: () => this.#app.classList.toggle("members-toggled"),
            },
            icon("people"),
          ),
    );
  }

  #drawConnection() {
    const words = !this.session.connected
      ? "Connecting to the playground…"
      : !this.session.online
        ? "The bot is offline: it will answer when it is started again."
        : "";
    this.#connection.textContent = words;
    this.#connection.hidden = !words;
  }

  #drawTitle() {
    const channel = this.session.channels.get(this.channelId);
    const pings = this.session.pings;
    document.title = `${pings ? `(${pings}) ` : ""}${channel ? this.channelName(channel) : "Playground"} • ${this.session.nameOf(this.session.id)}`;
  }
}

async function begin() {
  const world = await api.world();
  const people = world.members.filter((member) => !member.bot);
  const wanted = new URLSearchParams(location.search).get("as")?.toLowerCase();
  const isWanted = (person) =>
    [person.name, person.display_name, person.id].some((name) => name?.toLowerCase() === wanted);
  const desk = new Desk(people);
  desk.become((people.find(isWanted) ?? people[0]).id);
}

begin().catch((problem) => {
  const box = document.getElementById("connection");
  box.hidden = false;
  box.textContent = problem.message;
  throw problem;
});
