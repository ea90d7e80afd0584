/** Draws a message's components, old and new: rows of controls, containers, sections, texts, images. */

import { button, el } from "./dom.js";
import { dots, icon } from "./icons.js";
import { emoji, fileSize, mediaUrl, placeOf, safeLink } from "./media.js";
import { richText } from "./richtext.js";
import { selectMenu } from "./select.js";
import { entityChoices, stringChoices } from "./choices.js";

export const Kind = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  upload: 19,
  radios: 21,
  checkboxes: 22,
  checkbox: 23,
};

export const isSelect = (component) =>
  component.type === Kind.stringSelect ||
  (component.type >= Kind.userSelect && component.type <= Kind.channelSelect);

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

/**
 * Draw components. The scene gives their context: `desk`, `message`, `busy` (the custom_id that waits
 * for its answer, or null), `chosen` (the values last chosen in each select, by custom_id) and
 * `press(data)`, which sends a press or a choice.
 */
export function drawComponents(components, scene) {
  return components.map((component) => drawComponent(component, scene));
}

function drawComponent(component, scene) {
  switch (component.type) {
    case Kind.row:
      return drawRow(component, scene);
    case Kind.button:
      return drawButton(component, scene);
    case Kind.section:
      return drawSection(component, scene);
    case Kind.text:
      return el("div", { class: "text-display" }, richText(component.content, scene.desk));
    case Kind.thumbnail:
      return drawPicture(component, "thumbnail");
    case Kind.gallery:
      return drawGallery(component.items);
    case Kind.file:
      return drawFile(
        { ...component.file, filename: component.name, size: component.size },
        component.spoiler,
      );
    case Kind.separator:
      return drawSeparator(component);
    case Kind.container:
      return drawContainer(component, scene);
    default:
      if (isSelect(component)) return drawSelect(component, scene);
      return el(
        "p",
        { class: "unknown" },
        `A component of type ${component.type}, which this page cannot draw.`,
      );
  }
}

function drawRow(row, scene) {
  return el("div", { class: "row" }, drawComponents(row.components, scene));
}

function drawButton(component, scene) {
  const face = [emoji(component.emoji), component.label ? el("span", {}, component.label) : null];
  if (component.style === 5) return drawLinkButton(component, face, scene.desk);
  const isBusy = scene.busy === component.custom_id;
  return el(
    "button",
    {
      type: "button",
      class: `control ${BUTTON_STYLES[component.style]}`,
      disabled: component.disabled || (scene.busy !== null && !isBusy),
      "aria-busy": isBusy ? "true" : null,
      "aria-label": component.label ? null : component.emoji?.name,
      dataset: { customId: component.custom_id ?? "" },
      onclick: () => {
        if (!isBusy) scene.press({ component_type: Kind.button, custom_id: component.custom_id });
      },
    },
    face,
    isBusy ? dots() : null,
  );
}

/** A link into this world opens there; any other opens in a new window. */
function drawLinkButton(component, face, desk) {
  const place = placeOf(component.url);
  const look = { class: "control secondary link-button" };
  if (place && desk.session.channels.has(place.channelId)) {
    return el(
      "button",
      { ...look, type: "button", onclick: () => desk.open(place.channelId, place.messageId) },
      face,
      icon("out"),
    );
  }
  if (component.disabled) return el("button", { ...look, type: "button", disabled: true }, face, icon("out"));
  return el(
    "a",
    { ...look, href: safeLink(component.url), target: "_blank", rel: "noreferrer noopener" },
    face,
    icon("out"),
  );
}

function drawSelect(component, scene) {
  const choices =
    component.type === Kind.stringSelect
      ? stringChoices(component)
      : entityChoices(component, scene.desk.session, scene.message.channel_id);
  const chosen = scene.chosen[component.custom_id];
  return selectMenu({
    choices: chosen
      ? choices.map((choice) => ({ ...choice, isChosen: chosen.includes(choice.value) }))
      : choices,
    customId: component.custom_id,
    placeholder: component.placeholder ?? "Make a selection",
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    isDisabled: component.disabled || scene.busy !== null,
    isBusy: scene.busy === component.custom_id,
    isSearchable: component.type !== Kind.stringSelect,
    onCommit: (values) =>
      scene.press({ component_type: component.type, custom_id: component.custom_id, values }),
  });
}

function drawSection(section, scene) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-texts" }, drawComponents(section.components, scene)),
    el("div", { class: "accessory" }, drawComponent(section.accessory, scene)),
  );
}

function drawSeparator({ divider = true, spacing = 1 }) {
  return el("div", {
    class: `separator spacing-${spacing}${divider ? " divider" : ""}`,
    role: divider ? "separator" : null,
  });
}

function drawContainer(container, scene) {
  const colour = container.accent_color ?? null;
  const box = el(
    "div",
    {
      class: colour === null ? "container" : "container accented",
      style: colour === null ? {} : { "--accent": `#${colour.toString(16).padStart(6, "0")}` },
    },
    drawComponents(container.components, scene),
  );
  return container.spoiler ? veil(box) : box;
}

/** Hide a spoiler until it is pressed. */
function veil(content) {
  const cover = button("Spoiler", { class: "veil-label", onclick: () => veiled.classList.add("open") });
  const veiled = el("div", { class: "veil" }, content, cover);
  return veiled;
}

// --- pictures and files ------------------------------------------------------

function drawPicture({ media, description, spoiler }, kind) {
  const picture = el("img", {
    src: mediaUrl(media.url),
    alt: description ?? "",
    title: description ?? null,
    loading: "lazy",
    width: media.width ?? null,
    height: media.height ?? null,
  });
  const frame = button(
    "",
    {
      class: `picture ${kind}`,
      "aria-label": description ? `${description} (enlarge)` : "Enlarge picture",
      onclick: () => enlarge(media, description),
    },
    picture,
  );
  return spoiler ? veil(frame) : frame;
}

/** A gallery of images; a single one keeps its shape, several share a grid. */
export function drawGallery(items) {
  return el(
    "div",
    { class: `gallery count-${Math.min(items.length, 10)}` },
    items.map((item) => drawPicture(item, "tile")),
  );
}

function enlarge(media, description) {
  const close = () => viewer.close();
  const viewer = el(
    "dialog",
    {
      class: "viewer",
      "aria-label": description ?? "Picture",
      onclick: close,
      onclose: () => viewer.remove(),
    },
    el("img", { src: mediaUrl(media.url), alt: description ?? "" }),
    description ? el("p", {}, description) : null,
    button("Close", { class: "control secondary", onclick: close }),
  );
  document.body.append(viewer);
  viewer.showModal();
}

export function drawFile(file, isSpoiler = false) {
  const name = file.filename ?? new URL(file.url, location.href).pathname.split("/").at(-1);
  const card = el(
    "div",
    { class: "file" },
    icon("file"),
    el(
      "div",
      {},
      el(
        "a",
        { href: mediaUrl(file.url), target: "_blank", rel: "noreferrer noopener", download: name },
        name,
      ),
      file.size ? el("small", {}, fileSize(file.size)) : null,
    ),
  );
  return isSpoiler ? veil(card) : card;
}
