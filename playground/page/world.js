/** The people and places that one member knows: servers, channels, threads, direct messages, and their members. */

import { isNewer } from "./snowflake.js";

export const ChannelType = { text: 0, dm: 1, category: 4, news: 5 };
const THREAD_TYPES = new Set([10, 11, 12]);
export const isThread = (channel) => THREAD_TYPES.has(channel.type);

export class World extends EventTarget {
  me = null;
  settings = {};
  members = new Map();
  guilds = new Map();
  channels = new Map();

  /** Start again with the data of the server's first frame. */
  learn({ me, members, guilds, dms, settings }) {
    this.me = me;
    this.settings = settings ?? { dms_open: me.dms_open, locale: me.locale, has_app: me.has_app };
    this.members = new Map(members.map((member) => [member.id, member]));
    this.guilds = new Map(guilds.map((guild) => [guild.id, guild]));
    this.channels = new Map(dms.map((dm) => [dm.id, dm]));
    for (const guild of guilds) {
      for (const channel of guild.channels) this.channels.set(channel.id, { ...channel, guild_id: guild.id });
    }
  }

  /** The direct channels, the most recently used first. */
  get dms() {
    return [...this.channels.values()]
      .filter((channel) => channel.type === ChannelType.dm)
      .sort((a, b) => (isNewer(a.last_message_id, b.last_message_id) ? -1 : 1));
  }

  /** The channels of a guild in their order, without threads. */
  channelsOf(guildId) {
    return [...this.channels.values()]
      .filter((channel) => channel.guild_id === guildId && !isThread(channel))
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || (isNewer(a.id, b.id) ? 1 : -1));
  }

  threadsOf(channelId) {
    return [...this.channels.values()]
      .filter((channel) => isThread(channel) && channel.parent_id === channelId)
      .sort((a, b) => (isNewer(a.id, b.id) ? 1 : -1));
  }

  guildOf(channelId) {
    return this.guilds.get(this.channels.get(channelId)?.guild_id);
  }

  /** The people (and bots) who are in the channel's guild or DM. */
  membersOf(channelId) {
    const ids = this.guildOf(channelId)?.member_ids;
    if (ids) return ids.map((id) => this.members.get(id)).filter(Boolean);
    const partner = this.partnerIn(this.channels.get(channelId));
    return partner ? [this.me, partner] : [this.me];
  }

  /** The other side of a direct channel: the other recipient, else the application. */
  partnerIn(dm) {
    const other = dm?.recipients?.find((user) => user.id !== this.id);
    return other ? (this.members.get(other.id) ?? other) : this.application();
  }

  /** The user of the application with this id, or of the only application. */
  application(id) {
    return this.members.get(id) ?? [...this.members.values()].find((member) => member.bot);
  }

  nameOf(userId) {
    const member = this.members.get(userId);
    return member?.display_name ?? member?.global_name ?? member?.name ?? null;
  }

  role(roleId) {
    for (const guild of this.guilds.values()) {
      const role = guild.roles?.find((one) => one.id === roleId);
      if (role) return role;
    }
    return null;
  }
}
