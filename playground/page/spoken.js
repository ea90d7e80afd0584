/** What a message says, line by line, as Discord's Markdown: for screen readers. */

import { Kind } from "./components.js";

/** The lines of a message and of its components; images and controls are not read out. */
export function spokenLines(message) {
  const texts = [message.content ?? "", ...(message.components ?? []).flatMap(textsOf)];
  return texts.flatMap((text) => text.split("\n")).filter((line) => line.trim());
}

function textsOf(component) {
  if (component.type === Kind.text) return [component.content ?? ""];
  return (component.components ?? []).flatMap(textsOf);
}
