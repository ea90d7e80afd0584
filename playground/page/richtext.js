/** Draws the Markdown tree: names for mentions, live times, spoilers that open, commands and channels that can be pressed. */

import { button, el } from "./dom.js";
import { icon } from "./icons.js";
import { blocks } from "./markdown.js";
import { customEmoji, placeOf, safeLink } from "./media.js";
import { timestamp } from "./timestamps.js";
import { isThread } from "./world.js";

const ONLY_EMOJI =
  /^(?:\s|<a?:\w+:\d+>|\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*|[\u{1F1E6}-\u{1F1FF}])+$/u;

/** A whole text with its blocks. */
export function richText(source, desk) {
  const isJumbo = ONLY_EMOJI.test(source) && source.length < 200;
  return el(
    "div",
    { class: isJumbo ? "rich jumbo" : "rich" },
    blocks(source).map((block) => drawBlock(block, desk)),
  );
}

/** The text without marks, with names for mentions, for screen readers and quotes. */
export function plainText(source, desk) {
  return el(
    "span",
    {},
    blocks(source).map((block) => drawBlock(block, desk)),
  ).textContent;
}

function drawBlock(block, desk) {
  switch (block.type) {
    case "paragraph":
      return el("p", {}, draw(block.children, desk));
    case "heading":
      // The same level for all: posts open with a small heading, and screen readers expect no gap below the channel's.
      return el("h3", { class: `heading-${block.level}` }, draw(block.children, desk));
    case "subtext":
      return el("small", { class: "subtext" }, draw(block.children, desk));
    case "quote":
      return el(
        "blockquote",
        {},
        block.children.map((inner) => drawBlock(inner, desk)),
      );
    case "code":
      return el("pre", {}, el("code", { dataset: { language: block.language } }, block.text));
    case "list":
      return el(
        block.isOrdered ? "ol" : "ul",
        { start: block.isOrdered ? block.start : null },
        block.items.map((item) =>
          el(
            "li",
            {},
            item.map((inner) => drawBlock(inner, desk)),
          ),
        ),
      );
    default:
      throw new Error(`no such block: ${block.type}`);
  }
}

function draw(nodes, desk) {
  return nodes.map((node) => drawNode(node, desk));
}

function drawNode(node, desk) {
  switch (node.type) {
    case "text":
      return node.text;
    case "strong":
    case "em":
    case "u":
    case "s":
      return el(node.type, {}, draw(node.children, desk));
    case "inline-code":
      return el("code", {}, node.text);
    case "time":
      return timestamp(node.seconds, node.style, desk.session.me?.locale);
    case "emoji":
      return customEmoji(node.id, node.name, node.isAnimated);
    case "everyone":
      return el("span", { class: "mention" }, node.text);
    case "spoiler":
      return spoiler(draw(node.children, desk));
    case "link":
      return link(node, desk);
    case "user":
      return userMention(node, desk);
    case "role":
      return roleMention(node, desk);
    case "channel":
      return channelMention(node.id, desk);
    case "command":
      return commandMention(node, desk);
    default:
      throw new Error(`no such mark: ${node.type}`);
  }
}

function spoiler(children) {
  const hidden = el(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler: press to read" },
    el("span", { class: "spoiler-text" }, children),
  );
  const open = () => {
    hidden.classList.add("open");
    hidden.removeAttribute("role");
    hidden.removeAttribute("aria-label");
  };
  hidden.addEventListener("click", open);
  hidden.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") open();
  });
  return hidden;
}

function link(node, desk) {
  const place = placeOf(node.url);
  if (place && desk.session.channels.has(place.channelId)) {
    const isBare = node.children[0]?.text === node.url;
    return isBare
      ? channelMention(place.channelId, desk, place.messageId)
      : button(
          "",
          { class: "link", onclick: () => desk.open(place.channelId, place.messageId) },
          draw(node.children, desk),
        );
  }
  return el(
    "a",
    { href: safeLink(node.url), target: "_blank", rel: "noreferrer noopener" },
    draw(node.children, desk),
  );
}

function userMention(node, desk) {
  const name = desk.session.nameOf(node.id);
  const isMe = node.id === desk.session.id;
  return el("span", { class: isMe ? "mention me" : "mention" }, `@${name ?? "unknown-user"}`);
}

function roleMention(node, desk) {
  const role = desk.session.role(node.id);
  const colour = role?.color ? `#${role.color.toString(16).padStart(6, "0")}` : null;
  return el(
    "span",
    { class: "mention", style: colour ? { "--mention": colour } : {} },
    `@${role?.name ?? "unknown-role"}`,
  );
}

function channelMention(channelId, desk, messageId = null) {
  const channel = desk.session.channels.get(channelId);
  if (!channel) return el("span", { class: "mention" }, "# no access");
  return button(
    "",
    { class: "mention channel-mention", onclick: () => desk.open(channelId, messageId) },
    icon(isThread(channel) ? "thread" : "hash"),
    channel.name ?? "Direct message",
    messageId ? icon("right") : null,
    messageId ? icon("chat") : null,
  );
}

function commandMention(node, desk) {
  return button("", { class: "mention", onclick: () => desk.startCommand(node.name) }, `/${node.name}`);
}
