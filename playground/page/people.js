/** Details of authors from messages and interactions: names, avatars, whether an application. */

import { el } from "./dom.js";
import { icon } from "./icons.js";

/** The displayed name of a message's author. */
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

/** The badge on an application's messages. */
export function appBadge() {
  return el("span", { class: "app-badge" }, icon("check"), "APP");
}
