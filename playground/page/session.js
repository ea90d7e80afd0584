/** One member's view of the world: the data from the socket, kept current, with an event for each change. */

import * as api from "./api.js";
import { Histories } from "./histories.js";
import { Interactions } from "./interactions.js";
import { Reads } from "./reads.js";
import { isNewer } from "./snowflake.js";
import { Line } from "./socket.js";
import { ChannelType, World } from "./world.js";

const TYPING_LASTS_MS = 10_000;

export class Session extends World {
  ready = false;
  online = false;
  connected = false;
  /** The channel that this member has open, and by channel who types until when. */
  current = null;
  typing = new Map();
  #histories;
  #commands = new Map();

  constructor(memberId) {
    super();
    this.id = memberId;
    this.reads = new Reads(memberId);
    this.#histories = new Histories(memberId);
    this.interactions = new Interactions(this);
    new Line(memberId, (frame) => this.#hear(frame));
    window.addEventListener("storage", () => this.tell("unread"));
  }

  /** Report that something named `kind` has changed. */
  tell(kind, detail = {}) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  // --- queries --------------------------------------------------------------

  isUnread(channel) {
    return this.reads.isUnread(channel);
  }

  /** The total number of this member's unseen pings. */
  get pings() {
    return [...this.channels.keys()].reduce((sum, id) => sum + this.reads.pings(id), 0);
  }

  messages(channelId) {
    return this.#histories.messages(channelId);
  }

  message(channelId, messageId) {
    return this.messages(channelId).find((message) => message.id === messageId);
  }

  /** Fetch the channel's messages; see `histories.js`. */
  async load(channelId, options) {
    const came = await this.#histories.load(channelId, options);
    if (came) this.tell("history", { channelId });
    return came;
  }

  /** The commands that the member may use in the channel: none until they are fetched. */
  commandsIn(channelId) {
    return this.#commands.get(channelId) ?? [];
  }

  async loadCommands(channelId) {
    if (this.#commands.has(channelId)) return;
    const commands = await api.commands(this.id, channelId).catch(() => null);
    if (commands) this.#commands.set(channelId, commands);
    this.tell("commands");
  }

  markRead(channelId) {
    const last = this.messages(channelId).at(-1)?.id ?? this.channels.get(channelId)?.last_message_id;
    if (this.reads.markRead(channelId, last)) this.tell("unread");
  }

  // --- events --------------------------------------------------------------

  #hear(frame) {
    if (frame.lost) {
      this.connected = false;
      this.tell("connection");
    } else if (frame.op === "ready") {
      this.#begin(frame);
    } else {
      this.#news[frame.t]?.(frame.d);
    }
  }

  #begin(world) {
    this.learn(world);
    this.#commands.clear();
    this.online = world.presence?.bot_online ?? false;
    this.#histories.lostTouch();
    this.interactions.forgetAll();
    this.reads.begin([...this.channels.values()].filter((channel) => channel.type !== ChannelType.dm));
    this.connected = this.ready = true;
    this.tell("ready");
    this.#countPings();
  }

  /** Pings from the time without an open page are counted from the channels' messages. */
  async #countPings() {
    const unread = [...this.channels.values()].filter((channel) => this.isUnread(channel));
    for (const channel of unread) {
      await this.load(channel.id).catch(() => {});
      for (const message of this.messages(channel.id)) this.#notePing(message);
    }
    if (unread.length) this.tell("unread");
  }

  #notePing(message) {
    if (message.author?.id === this.id) return;
    const isDm = this.channels.get(message.channel_id)?.type === ChannelType.dm;
    if (isDm || message.pings_me) this.reads.addPing(message.channel_id, message.id);
  }

  #news = {
    MESSAGE_CREATE: (message) => this.#newMessage(message),
    MESSAGE_UPDATE: (message) => this.#messageChanged(message),
    MESSAGE_DELETE: ({ id, channel_id }) => this.#messageGone(channel_id, id),
    MESSAGE_DELETE_BULK: ({ ids, channel_id }) => ids.forEach((id) => this.#messageGone(channel_id, id)),
    CHANNEL_CREATE: (channel) => this.#channelChanged(channel),
    CHANNEL_UPDATE: (channel) => this.#channelChanged(channel),
    CHANNEL_DELETE: (channel) => this.#channelGone(channel),
    THREAD_CREATE: (channel) => this.#channelChanged(channel),
    THREAD_UPDATE: (channel) => this.#channelChanged(channel),
    THREAD_DELETE: (channel) => this.#channelGone(channel),
    THREAD_LIST_SYNC: ({ threads }) => threads.forEach((thread) => this.#channelChanged(thread)),
    TYPING_START: (typing) => this.#someoneTypes(typing),
    COMMANDS_UPDATE: () => this.#forgetCommands(),
    GUILD_MEMBER_ADD: ({ guild_id, user }) =>
      this.#memberships(guild_id, (ids) => [...new Set([...ids, user.id])]),
    GUILD_MEMBER_REMOVE: ({ guild_id, user }) =>
      this.#memberships(guild_id, (ids) => ids.filter((id) => id !== user.id)),
    PRESENCE: ({ bot_online }) => {
      this.online = bot_online;
      this.tell("presence");
    },
    SETTINGS: (settings) => {
      this.settings = { ...this.settings, ...settings };
      if (settings.locale) this.me = { ...this.me, locale: settings.locale };
      this.tell("settings");
    },
    INTERACTION_CREATED: (news) => this.interactions.created(news),
    INTERACTION_THINKING: (news) => this.interactions.thinking(news),
    INTERACTION_DONE: (news) => this.interactions.done(news),
    INTERACTION_FAILED: (news) => this.interactions.failed(news),
    INTERACTION_MODAL: (news) => this.interactions.modal(news),
    AUTOCOMPLETE: (news) => this.interactions.choices(news),
  };

  #newMessage(message) {
    const channel = this.channels.get(message.channel_id);
    this.#histories.add(message);
    if (channel && isNewer(message.id, channel.last_message_id)) channel.last_message_id = message.id;
    if (message.author?.id === this.id) this.reads.markRead(message.channel_id, message.id);
    this.typing.get(message.channel_id)?.delete(message.author?.id);
    this.#notePing(message);
    this.interactions.answered(message);
    this.tell("message", { message });
    this.tell("unread");
  }

  #messageChanged(change) {
    const message = this.#histories.change(change);
    if (!message) return;
    this.interactions.answered(message);
    this.interactions.messageChanged(change.id);
    this.tell("message-changed", { channelId: change.channel_id, messageId: change.id });
  }

  #messageGone(channelId, messageId) {
    this.#histories.remove(channelId, messageId);
    this.reads.dropPing(channelId, messageId);
    this.tell("message-gone", { channelId, messageId });
    this.tell("unread");
  }

  #channelChanged(change) {
    const archived = change.archived ?? change.thread_metadata?.archived;
    this.channels.set(change.id, { ...this.channels.get(change.id), ...change, archived });
    this.#forgetCommands();
    this.tell("channels", { changed: change.id });
  }

  #forgetCommands() {
    this.#commands.clear();
    if (this.current) this.loadCommands(this.current);
  }

  #memberships(guildId, change) {
    const guild = this.guilds.get(guildId);
    if (!guild) return;
    guild.member_ids = change(guild.member_ids);
    this.#forgetCommands();
    this.tell("presence");
  }

  #channelGone({ id }) {
    this.channels.delete(id);
    this.#histories.forget(id);
    this.tell("channels");
  }

  #someoneTypes({ channel_id, user_id }) {
    if (user_id === this.id) return;
    if (!this.typing.has(channel_id)) this.typing.set(channel_id, new Map());
    this.typing.get(channel_id).set(user_id, Date.now() + TYPING_LASTS_MS);
    this.tell("typing", { channelId: channel_id });
    setTimeout(() => this.tell("typing", { channelId: channel_id }), TYPING_LASTS_MS);
  }
}
