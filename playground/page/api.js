/** A visitor's HTTP requests to the playground's own server. */

/** A refusal of the server, with a text for the visitor. */
export class Refused extends Error {}

async function call(method, path, { query = {}, body } = {}) {
  const url = new URL(`/visitor/${path}`, location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, value);
  }
  const response = await fetch(url, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Refused("The playground does not answer. Is it still running?");
  });
  const text = await response.text();
  const answer = parsed(text);
  if (!response.ok) throw new Refused(answer?.message ?? answer?.error ?? text ?? response.statusText);
  return answer;
}

function parsed(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export const world = () => call("GET", "world");

export const history = (member, channel, { before, limit = 50 } = {}) =>
  call("GET", `channels/${channel}/messages`, { query: { member, before, limit } });

/** The commands that the member may use in the channel. */
export const commands = (member, channel) =>
  call("GET", "commands", { query: { member, channel_id: channel } });

export const interact = (member, interaction) =>
  call("POST", "interactions", { query: { member }, body: interaction });

export const say = (member, channel, content) =>
  call("POST", "messages", { query: { member }, body: { channel_id: channel, content } });

export const removeMessage = (member, message) =>
  call("DELETE", `messages/${message}`, { query: { member } });

export const changeSettings = (member, settings) =>
  call("POST", "settings", { query: { member }, body: settings });

export const openDm = (member, user) => call("POST", "dms", { query: { member }, body: { user_id: user } });

export const faults = () => call("GET", "faults");

export const misbehave = (fault) => call("POST", "faults", { body: fault });
