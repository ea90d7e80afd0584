/** What a select offers: its own options, or the people, roles and channels of the place. */

import { icon } from "./icons.js";
import { avatar, emoji } from "./media.js";
import { isThread } from "./world.js";

const USERS = 5,
  ROLES = 6,
  MENTIONABLES = 7,
  CHANNELS = 8;

/** The options of a string select, radio group or checkbox group. */
export function stringChoices(component) {
  return (component.options ?? []).map((option) => ({
    value: option.value,
    label: option.label,
    description: option.description ?? "",
    picture: () => emoji(option.emoji),
    isChosen: Boolean(option.default),
  }));
}

/** What a select over people, roles or channels offers in this channel. */
export function entityChoices(component, session, channelId) {
  const chosen = new Set((component.default_values ?? []).map((one) => String(one.id)));
  return candidates(component, session, channelId).map((choice) => ({
    ...choice,
    isChosen: chosen.has(choice.value),
  }));
}

function candidates(component, session, channelId) {
  switch (component.type) {
    case USERS:
      return memberChoices(session, channelId);
    case ROLES:
      return roleChoices(session, channelId);
    case MENTIONABLES:
      return [...memberChoices(session, channelId), ...roleChoices(session, channelId)];
    case CHANNELS:
      return channelChoices(session, channelId, component.channel_types);
    default:
      throw new Error(`not a select over entities: ${component.type}`);
  }
}

export function memberChoices(session, channelId) {
  return session.membersOf(channelId).map((member) => {
    const name = session.nameOf(member.id) ?? member.username;
    return {
      value: member.id,
      label: name,
      description: member.name ?? member.username ?? "",
      picture: () => avatar(member, name, 24),
    };
  });
}

export function roleChoices(session, channelId) {
  const roles = session.guildOf(channelId)?.roles ?? [];
  return roles.map((role) => ({
    value: role.id,
    label: role.name.replace(/^@?/, "@"),
    description: "",
    picture: () => icon("at"),
  }));
}

/** The channels and threads of the guild, of these types when any are named. */
export function channelChoices(session, channelId, types = null) {
  const guildId = session.channels.get(channelId)?.guild_id;
  return [...session.channels.values()]
    .filter(
      (channel) =>
        channel.guild_id === guildId && guildId && (!types?.length || types.includes(channel.type)),
    )
    .map((channel) => ({
      value: channel.id,
      label: channel.name,
      description: "",
      picture: () => icon(isThread(channel) ? "thread" : "hash"),
    }));
}
