/** Who somebody is, from the bits that messages and interactions carry: names, pictures, whether an application. */

import { el } from "./dom.js";
import { icon } from "./icons.js";

/** The name under which a message's author is shown. */
export function authorName(session, author) {
  return session.nameOf(author.id) ?? author.global_name ?? author.username ?? "Unknown";
}

export function authorOf(session, author) {
  return session.members.get(author.id) ?? author;
}

/** The application's name: that of its bot user. */
export function appName(session, applicationId) {
  return session.nameOf(session.application(applicationId)?.id) ?? "Application";
}

/** The badge of an application's messages. */
export function appBadge() {
  return el("span", { class: "app-badge" }, icon("check"), "APP");
}
