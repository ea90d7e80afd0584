/** Times as text: Discord's `<t:…>` styles, and the times of messages; relative ones update themselves. */

import { el } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** The time, in the style of one letter, in the reader's language. */
function inWords(seconds, style, locale) {
  if (style === "R") return relative(seconds - Date.now() / 1000, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

/** "in 3 minutes", "2 hours ago". */
function relative(seconds, locale) {
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(
    Math.trunc(seconds / length),
    unit,
  );
}

/** A `<t:seconds:style>` as an element. */
export function timestamp(seconds, style, locale) {
  const moment = new Date(seconds * 1000);
  return el(
    "time",
    {
      class: "timestamp",
      datetime: moment.toISOString(),
      title: inWords(seconds, "F", locale),
      dataset: style === "R" ? { relative: seconds, locale: locale ?? "" } : {},
    },
    inWords(seconds, style, locale),
  );
}

/** The time next to a message's author: only the time for today, with the date for older messages. */
export function messageTime(moment, locale) {
  const isToday = moment.toDateString() === new Date().toDateString();
  const options = isToday ? STYLES.t : STYLES.s;
  return el(
    "time",
    { datetime: moment.toISOString(), title: inWords(moment / 1000, "F", locale) },
    new Intl.DateTimeFormat(locale, options).format(moment),
  );
}

export function clockTime(moment, locale) {
  return new Intl.DateTimeFormat(locale, STYLES.t).format(moment);
}

export function longDate(moment, locale) {
  return new Intl.DateTimeFormat(locale, STYLES.D).format(moment);
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const words = inWords(Number(node.dataset.relative), "R", node.dataset.locale || undefined);
    if (node.textContent !== words) node.textContent = words;
  }
}, 1000);
