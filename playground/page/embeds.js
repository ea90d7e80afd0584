/** Draws embeds, the older kind of rich content, which applications may still send. */

import { el } from "./dom.js";
import { mediaUrl, safeLink } from "./media.js";
import { richText } from "./richtext.js";

export function embed(one, desk) {
  const colour =
    one.color === undefined || one.color === null ? null : `#${one.color.toString(16).padStart(6, "0")}`;
  return el(
    "div",
    { class: "embed", style: colour ? { "--accent": colour } : {} },
    el(
      "div",
      { class: "embed-main" },
      one.author ? el("div", { class: "embed-author" }, one.author.name) : null,
      one.title
        ? el(
            "div",
            { class: "embed-title" },
            one.url
              ? el("a", { href: safeLink(one.url), target: "_blank", rel: "noreferrer noopener" }, one.title)
              : one.title,
          )
        : null,
      one.description ? richText(one.description, desk) : null,
      one.fields?.length
        ? el(
            "div",
            { class: "embed-fields" },
            one.fields.map((field) =>
              el(
                "div",
                { class: field.inline ? "inline" : "" },
                el("b", {}, field.name),
                richText(field.value, desk),
              ),
            ),
          )
        : null,
      one.image ? el("img", { class: "embed-image", src: mediaUrl(one.image.url), alt: "" }) : null,
      one.footer ? el("small", {}, one.footer.text) : null,
    ),
    one.thumbnail ? el("img", { class: "embed-thumbnail", src: mediaUrl(one.thumbnail.url), alt: "" }) : null,
  );
}
