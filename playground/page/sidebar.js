/** The left side: servers on the rail, and the channels with their threads, or the direct messages. */

import { button, el } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./media.js";
import { ChannelType } from "./world.js";

const HOME = "home";

export class Sidebar {
  #desk;
  #rail = document.getElementById("rail");
  #channels = document.getElementById("channels");
  #openGuild = null;

  constructor(desk) {
    this.#desk = desk;
  }

  get #session() {
    return this.#desk.session;
  }

  draw() {
    const current = this.#session.channels.get(this.#desk.channelId);
    this.#openGuild ??= current?.guild_id ?? HOME;
    this.#drawRail();
    this.#drawChannels();
  }

  /** Show the server (or the direct messages) that the channel is in. */
  turnTo(channel) {
    this.#openGuild = channel?.guild_id ?? HOME;
  }

  #open(place) {
    this.#openGuild = place;
    this.draw();
    const channels = place === HOME ? this.#session.dms : this.#session.channelsOf(place);
    const first = channels.find((channel) => channel.type !== ChannelType.category);
    if (first && this.#desk.isWide) this.#desk.open(first.id);
  }

  #drawRail() {
    const session = this.#session;
    const pingsIn = (channels) => channels.reduce((sum, channel) => sum + session.reads.pings(channel.id), 0);
    const all = [...session.channels.values()];
    const home = this.#railButton(
      HOME,
      "Direct messages",
      icon("chat"),
      pingsIn(session.dms),
      session.dms.some((dm) => session.isUnread(dm)),
    );
    const guilds = [...session.guilds.values()].map((guild) => {
      const own = all.filter((channel) => channel.guild_id === guild.id);
      const letters = guild.name
        .split(/\s+/)
        .map((word) => word[0])
        .join("")
        .slice(0, 3);
      const face = guild.icon_url ? el("img", { src: guild.icon_url, alt: "" }) : el("span", {}, letters);
      return this.#railButton(
        guild.id,
        guild.name,
        face,
        pingsIn(own),
        own.some((channel) => session.isUnread(channel)),
      );
    });
    this.#rail.replaceChildren(home, el("hr", { "aria-hidden": "true" }), ...guilds);
  }

  #railButton(place, name, face, pings, isUnread) {
    const isOpen = place === this.#openGuild;
    return el(
      "div",
      { role: "listitem", class: `rail-item${isOpen ? " open" : ""}${isUnread ? " unread" : ""}` },
      button(
        "",
        {
          class: "rail-button",
          "aria-label": pings ? `${name}, ${pings} pings` : name,
          title: name,
          "aria-current": isOpen ? "true" : null,
          onclick: () => this.#open(place),
        },
        face,
      ),
      badge(pings),
    );
  }

  #drawChannels() {
    const guild = this.#session.guilds.get(this.#openGuild);
    this.#channels.replaceChildren(
      el("h1", { class: "place-name" }, guild?.name ?? "Direct messages"),
      el("div", { class: "channel-list" }, guild ? this.#guildChannels(guild) : this.#directMessages()),
    );
  }

  #guildChannels(guild) {
    const channels = this.#session.channelsOf(guild.id);
    const isInCategory = new Set(
      channels.filter((channel) => channel.type === ChannelType.category).map((channel) => channel.id),
    );
    const inside = (parent) =>
      channels.filter(
        (channel) =>
          channel.type !== ChannelType.category &&
          (isInCategory.has(channel.parent_id) ? channel.parent_id : null) === parent,
      );
    return [
      el("h2", { class: "category" }, "Text channels"),
      inside(null).map((channel) => this.#withThreads(channel)),
      channels
        .filter((channel) => isInCategory.has(channel.id))
        .map((category) => [
          el("h2", { class: "category" }, category.name),
          inside(category.id).map((channel) => this.#withThreads(channel)),
        ]),
    ].flat(3);
  }

  #withThreads(channel) {
    const threads = this.#session
      .threadsOf(channel.id)
      .filter((thread) => !thread.archived || thread.id === this.#desk.channelId);
    return [
      this.#channelButton(channel, icon("hash")),
      threads.length
        ? el(
            "div",
            { class: "threads" },
            threads.map((thread) => this.#channelButton(thread, null)),
          )
        : null,
    ].filter(Boolean);
  }

  #channelButton(channel, face) {
    const isOpen = channel.id === this.#desk.channelId;
    const isUnread = !isOpen && this.#session.isUnread(channel);
    const pings = this.#session.reads.pings(channel.id);
    const name = this.#desk.channelName(channel);
    return button(
      "",
      {
        class: `channel${isOpen ? " open" : ""}${isUnread ? " unread" : ""}`,
        dataset: { channelId: channel.id },
        "aria-label": [name, isUnread && "unread", pings && `${pings} pings`].filter(Boolean).join(", "),
        "aria-current": isOpen ? "page" : null,
        onclick: () => this.#desk.open(channel.id),
      },
      face,
      el("span", { class: "channel-name" }, name),
      badge(pings),
    );
  }

  #directMessages() {
    const dms = this.#session.dms;
    if (!dms.length)
      return el(
        "p",
        { class: "nothing" },
        "No direct messages yet. Press the application in the list of members to write to it.",
      );
    return dms.map((dm) =>
      this.#channelButton(dm, avatar(this.#session.partnerIn(dm), this.#desk.channelName(dm), 32)),
    );
  }
}

/** A red number of pings; nothing for zero. */
export function badge(count) {
  return count ? el("span", { class: "badge", "aria-hidden": "true" }, count > 99 ? "99+" : count) : null;
}
