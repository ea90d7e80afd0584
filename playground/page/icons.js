/** The page's own icons, as paths in a box of 24 by 24. */

import { el } from "./dom.js";

const PATHS = {
  hash: "M9 4 7.5 20M16.5 4 15 20M4.5 9h16M3.5 15h16",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.6 7.2",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2",
  down: "m6 9 6 6 6-6",
  right: "m9 6 6 6-6 6",
  close: "M6 6l12 12M18 6 6 18",
  check: "m5 12.5 4.5 4.5L19 7.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.5 2.7 3.5 5.5",
  send: "M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4",
  storm: "M7 15a4.5 4.5 0 0 1 .4-9A6 6 0 0 1 19 8a3.7 3.7 0 0 1-1 7M12.5 11 10 16h4l-2.5 5",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  out: "M13 5h6v6M19 5l-9 9M16 14v5H5V8h5",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  window: "M4 5h16v14H4zM4 9h16",
  slash:
    "M14.5 7 9.5 17M5 4h14a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 4z",
  reply: "M4 20v-5a6 6 0 0 1 6-6h10",
  plus: "M12 5v14M5 12h14",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};

const SVG = "http://www.w3.org/2000/svg";

/** The named icon; hidden from screen readers, since its button has text. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** Three dots that show that an answer is awaited. */
export function dots() {
  return el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}
