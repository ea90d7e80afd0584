/** The addresses of images: avatars, emojis and attachments, all on the playground's own server. */

import { el } from "./dom.js";

const OURS = /^\/(attachments|ephemeral-attachments|avatars|embed|emojis|icons)\//;
const LETTER_COLOURS = ["#5865f2", "#3ba55d", "#c9743a", "#b8478f", "#3c8da8", "#8a62c9"];

/**
 * The address under which this page can fetch an image. The server may know itself by another name
 * than the one the visitor uses, so anything on its own paths is fetched from the page's origin.
 */
export function mediaUrl(address) {
  const url = parsed(address);
  if (!url) return "";
  return OURS.test(url.pathname) ? url.pathname + url.search : url.href;
}

/** The address if it is one that a page may link to, else null. */
export function safeLink(address) {
  const url = parsed(address);
  return url && ["http:", "https:", "discord:"].includes(url.protocol) ? url.href : null;
}

/** The channel (and message) that a Discord link points to, or null. */
export function placeOf(address) {
  const url = parsed(address);
  const inDiscord =
    url &&
    (url.protocol === "discord:" ||
      /(^|\.)discord(app)?\.com$/.test(url.hostname) ||
      url.host === location.host);
  const parts = inDiscord ? /\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?/.exec(url.href) : null;
  return parts ? { channelId: parts[1], messageId: parts[2] ?? null } : null;
}

function parsed(address) {
  try {
    return new URL(address, location.href);
  } catch {
    return null;
  }
}

/** Ids of the same moment differ only in their low bits, others in their high bits. */
const colourOf = (id) => (BigInt(id ?? 0) >> 22n) + (BigInt(id ?? 0) & 0xfffn);

/** A round image of a person: their avatar, or the first letter of their name. */
export function avatar(user, name, size = 40) {
  const box = { class: "avatar", style: { "--size": `${size}px` } };
  if (user?.avatar_url)
    return el("img", { ...box, src: mediaUrl(user.avatar_url), alt: "", loading: "lazy" });
  const colour = LETTER_COLOURS[Number(colourOf(user?.id)) % LETTER_COLOURS.length];
  return el(
    "span",
    { class: "avatar letter", style: { "--size": `${size}px`, "--letter": colour }, "aria-hidden": "true" },
    [...(name ?? "?")][0].toUpperCase(),
  );
}

/** An emoji as in components: an image for one of the application's own, else the character. */
export function emoji(partial) {
  if (!partial) return null;
  if (!partial.id) return el("span", { class: "emoji unicode" }, partial.name);
  return customEmoji(partial.id, partial.name, partial.animated);
}

/** One of the application's own emojis; its name in colons if its image is gone. */
export function customEmoji(id, name, isAnimated) {
  const words = `:${name}:`;
  return el("img", {
    class: "emoji",
    src: `/emojis/${id}.${isAnimated ? "gif" : "png"}`,
    alt: words,
    title: words,
    draggable: "false",
    onerror: (event) => event.target.replaceWith(words),
  });
}

/** A size in bytes as readable text. */
export function fileSize(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 ** 2) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 ** 2).toFixed(2)} MB`;
}
