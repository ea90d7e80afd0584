/** Draws one message: author, time, reply, text, components and thread, and the actions on it. */

import * as api from "./api.js";
import { drawComponents, drawFile, drawGallery } from "./components.js";
import { button, el, toast } from "./dom.js";
import { embed } from "./embeds.js";
import { dots, icon } from "./icons.js";
import { InteractionType } from "./interactions.js";
import { avatar } from "./media.js";
import { openMemberMenu } from "./member_menu.js";
import { appBadge, appName, authorName, authorOf } from "./people.js";
import { plainText, richText } from "./richtext.js";
import { madeAt } from "./snowflake.js";
import { clockTime, messageTime } from "./timestamps.js";

const Flag = { ephemeral: 64, loading: 128, componentsV2: 32768 };
const SYSTEM_TYPES = new Set([6, 7, 18]);
const GROUP_MS = 7 * 60_000;

/** Whether the message follows the one before it without its own header. */
export function continues(message, before) {
  return (
    Boolean(before) &&
    before.author?.id === message.author?.id &&
    !message.message_reference &&
    !(message.interaction_metadata && message.interaction_metadata.id !== before.interaction_metadata?.id) &&
    !isSystem(message) &&
    !isSystem(before) &&
    (message.flags & Flag.ephemeral) === (before.flags & Flag.ephemeral) &&
    madeAt(message.id) - madeAt(before.id) < GROUP_MS
  );
}

const isSystem = (message) => SYSTEM_TYPES.has(message.type);

/** The message as a row of the conversation. */
export function drawMessage(message, desk, { isContinued = false } = {}) {
  const { session } = desk;
  if (isSystem(message)) return drawSystemLine(message, desk);
  const name = authorName(session, message.author);
  const classes = [
    "message",
    isContinued && "continued",
    message.pings_me && "pings-me",
    message.flags & Flag.ephemeral && "ephemeral",
  ];
  return el(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      id: `message-${message.id}`,
      dataset: { id: message.id },
      "aria-label": `${name}, ${clockTime(madeAt(message.id), session.me.locale)}`,
    },
    isContinued ? null : drawLead(message, desk),
    isContinued
      ? el(
          "span",
          { class: "side-time", "aria-hidden": "true" },
          clockTime(madeAt(message.id), session.me.locale),
        )
      : avatar(authorOf(session, message.author), name),
    el(
      "div",
      { class: "message-main" },
      isContinued ? null : drawHead(message, name, desk),
      drawBody(message, desk),
      drawFailure(message, session),
      drawThread(message, desk),
      message.flags & Flag.ephemeral ? drawEphemeralNote(message, desk) : null,
      // Only with several processes of the bot: the one that sent or edited the message last.
      message.process ? el("p", { class: "process" }, `process ${message.process}`) : null,
    ),
    drawTools(message, desk),
  );
}

/** The line above the header: whose command this answers, or which message. */
function drawLead(message, desk) {
  const { session } = desk;
  const command = message.interaction_metadata ?? message.interaction;
  if (command?.type === InteractionType.command || message.type === 20) {
    const user = command.user ?? {};
    const name = message.interaction?.name ?? command.name;
    return el(
      "div",
      { class: "lead" },
      el("span", { class: "lead-curve" }),
      avatar(authorOf(session, user), authorName(session, user), 16),
      el("b", {}, authorName(session, user)),
      " used ",
      el(
        "span",
        { class: "lead-command" },
        name ? `${command.target_user ? "" : "/"}${name}` : "a command",
      ),
    );
  }
  const quoted =
    message.referenced_message ?? session.message(message.channel_id, message.message_reference?.message_id);
  if (!quoted) return null;
  const name = authorName(session, quoted.author);
  return el(
    "div",
    { class: "lead" },
    el("span", { class: "lead-curve" }),
    avatar(authorOf(session, quoted.author), name, 16),
    el("b", {}, name),
    button(
      "",
      { class: "lead-quote", onclick: () => desk.open(quoted.channel_id, quoted.id) },
      plainText(quoted.content ?? "", desk) || "Press to see the message",
    ),
  );
}

function drawHead(message, name, desk) {
  return el(
    "header",
    { class: "message-head" },
    // By keyboard, the list of members has the same menu.
    el(
      "span",
      {
        class: "author",
        onclick: (event) => openMemberMenu(message.author.id, event.currentTarget, desk),
      },
      name,
    ),
    message.author.bot ? appBadge() : null,
    messageTime(madeAt(message.id), desk.session.me.locale),
  );
}

function drawBody(message, desk) {
  if (message.flags & Flag.loading)
    return drawThinking(appName(desk.session, message.application_id ?? message.author.id));
  const scene = {
    desk,
    message,
    busy: desk.session.interactions.busyControl(message.id),
    chosen: desk.session.interactions.chosenIn(message.id),
    press: (data) =>
      desk.session.interactions.send({
        type: InteractionType.component,
        channelId: message.channel_id,
        messageId: message.id,
        applicationId: message.application_id ?? message.author.id,
        data,
      }),
  };
  const pictures = (message.attachments ?? []).filter((file) => file.content_type?.startsWith("image/"));
  const files = (message.attachments ?? []).filter((file) => !pictures.includes(file));
  const isV2 = message.flags & Flag.componentsV2;
  return el(
    "div",
    { class: isV2 ? "message-body v2" : "message-body" },
    message.content ? richText(message.content, desk) : null,
    message.edited_timestamp
      ? el("span", { class: "edited", title: message.edited_timestamp }, "(edited)")
      : null,
    // Only the components of a message with components show its images.
    isV2
      ? null
      : pictures.length
        ? drawGallery(pictures.map((file) => ({ media: file, description: file.description })))
        : null,
    isV2 ? null : files.map((file) => drawFile(file)),
    (message.embeds ?? []).map((one) => embed(one, desk)),
    drawComponents(message.components ?? [], scene),
  );
}

function drawThinking(name) {
  return el("p", { class: "thinking" }, dots(), el("span", {}, `${name} is thinking…`));
}

function drawFailure(message, session) {
  const reason = session.interactions.failure(message.id);
  return reason ? el("p", { class: "failure", role: "alert" }, icon("close"), reason) : null;
}

function drawThread(message, desk) {
  const thread = desk.session.channels.get(message.thread?.id ?? message.id);
  if (!thread || thread.id === message.channel_id) return null;
  return button(
    "",
    { class: "thread-card", onclick: () => desk.open(thread.id) },
    icon("thread"),
    el("b", {}, thread.name),
    el("span", {}, thread.archived ? "Archived thread" : "See thread"),
    icon("right"),
  );
}

function drawEphemeralNote(message, desk) {
  return el(
    "p",
    { class: "ephemeral-note" },
    icon("eye"),
    "Only you can see this • ",
    button("Dismiss message", { class: "link", onclick: () => remove(message, desk) }),
  );
}

async function remove(message, desk) {
  await api.removeMessage(desk.session.id, message.id).catch((refused) => toast(refused.message));
}

function drawTools(message, desk) {
  const guild = desk.session.guildOf(message.channel_id);
  const isAllowed = message.author.id === desk.session.id || guild?.owner_id === desk.session.id;
  if (!isAllowed || message.flags & Flag.ephemeral) return null;
  return el(
    "div",
    { class: "tools" },
    button(
      "Delete message",
      {
        class: "icon-button danger",
        title: "Delete message",
        "aria-label": "Delete message",
        onclick: () => remove(message, desk),
      },
      icon("bin"),
    ),
  );
}

const SYSTEM_WORDS = {
  6: " pinned a message to this channel.",
  7: " came in. Welcome!",
  18: " started a thread: ",
};

function drawSystemLine(message, desk) {
  const { session } = desk;
  const threadId = message.message_reference?.channel_id;
  return el(
    "article",
    { class: "message system", dataset: { id: message.id }, id: `message-${message.id}` },
    el("span", { class: "system-mark" }, icon(message.type === 18 ? "thread" : "right")),
    el(
      "p",
      {},
      el("b", {}, authorName(session, message.author)),
      SYSTEM_WORDS[message.type],
      message.type === 18
        ? button("", { class: "link", onclick: () => desk.open(threadId) }, message.content)
        : null,
      " ",
      messageTime(madeAt(message.id), session.me.locale),
    ),
  );
}

/** A command that is being sent or has failed: a row until its answer arrives. */
export function drawPending(one, desk) {
  const { session } = desk;
  const name = appName(session, one.applicationId);
  const app = session.application(one.applicationId);
  return el(
    "article",
    { class: `message pending ${one.status}`, dataset: { nonce: one.nonce } },
    one.title
      ? el(
          "div",
          { class: "lead" },
          el("span", { class: "lead-curve" }),
          avatar(session.me, authorName(session, session.me), 16),
          el("b", {}, authorName(session, session.me)),
          " used ",
          el("span", { class: "lead-command" }, one.title),
        )
      : null,
    avatar(app, name),
    el(
      "div",
      { class: "message-main" },
      el("header", { class: "message-head" }, el("span", { class: "author" }, name), appBadge()),
      pendingBody(one),
      one.status === "failed"
        ? el(
            "p",
            { class: "ephemeral-note" },
            icon("eye"),
            "Only you can see this • ",
            button("Dismiss message", {
              class: "link",
              onclick: () => session.interactions.dismiss(one.nonce),
            }),
          )
        : null,
    ),
  );
}

function pendingBody(one) {
  if (one.status === "failed") return el("p", { class: "failure", role: "alert" }, icon("close"), one.reason);
  return el("p", { class: "thinking" }, dots(), el("span", {}, "Sending the command…"));
}
