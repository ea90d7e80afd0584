/** Creates elements from name, properties and children, never from strings of HTML. */

/**
 * Create an element. Properties: `class`, `dataset`, `style` (an object), `onclick` and similar as
 * listeners, anything else as an attribute; `false`, `null` and `undefined` leave it out.
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(node.dataset, value);
    else if (name === "style")
      for (const [key, css] of Object.entries(value)) node.style.setProperty(key, css);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...present(children));
  return node;
}

/** The children without empty ones, with arrays flattened. */
export function present(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** A real button that does something when pressed. */
export function button(label, props = {}, ...children) {
  return el(
    "button",
    {
      type: "button",
      "aria-label": (children.length && label) || null,
      title: props.title ?? null,
      ...props,
    },
    ...(children.length ? children : [label]),
  );
}

let lastId = 0;

/** An id that no other element has, for `aria-labelledby` and similar attributes. */
export function freshId(stem) {
  lastId += 1;
  return `${stem}-${lastId}`;
}

/** Announce something to a screen reader. */
export function announce(text) {
  const announcer = document.getElementById("announcer");
  announcer.append(el("p", {}, text));
  while (announcer.childElementCount > 20) announcer.firstElementChild.remove();
}

/** A short notice at the bottom of the page that disappears after a few seconds. */
export function toast(text) {
  const notice = el("p", { class: "toast" }, text);
  document.getElementById("toasts").append(notice);
  setTimeout(() => notice.remove(), 6000);
}
