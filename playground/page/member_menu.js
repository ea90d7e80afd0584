/** The menu of a person: the commands that applications have put there. */

import { button, el } from "./dom.js";
import { InteractionType } from "./interactions.js";
import { CommandType, menuCommandData, named } from "./commands.js";
import { appName } from "./people.js";

const GAP = 4;

/** Open the menu of a person next to the element that was pressed. */
export async function openMemberMenu(userId, anchor, desk) {
  const { session, channelId } = desk;
  await session.loadCommands(channelId);
  const commands = session.commandsIn(channelId).filter((command) => command.type === CommandType.user);
  const name = session.nameOf(userId);
  const menu = el(
    "div",
    { class: "member-menu", popover: "auto", role: "dialog", "aria-label": `Menu of ${name}` },
    el("h2", { class: "category" }, commands.length ? "Apps" : "No apps here"),
    commands.length
      ? el(
          "div",
          { role: "menu", "aria-label": "Apps" },
          commands.map((command) => choice(command)),
        )
      : null,
  );
  function choice(command) {
    const title = named(command, session.me?.locale).name;
    return button(
      "",
      {
        role: "menuitem",
        class: "member-menu-choice",
        "aria-label": title,
        onclick: () => {
          menu.hidePopover();
          session.interactions.send({
            type: InteractionType.command,
            channelId,
            applicationId: command.application_id,
            title,
            data: menuCommandData(command, userId),
          });
        },
      },
      el("span", {}, title),
      el("small", {}, appName(session, command.application_id)),
    );
  }
  menu.addEventListener("toggle", (event) => {
    if (event.newState === "closed") menu.remove();
  });
  document.body.append(menu);
  menu.showPopover();
  place(menu, anchor);
  menu.querySelector("button")?.focus();
}

/** Put the menu below what was pressed, or above it where there is no room, within the window. */
function place(menu, anchor) {
  const near = anchor.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const fitsBelow = near.bottom + GAP + height <= innerHeight;
  menu.style.left = `${Math.max(GAP, Math.min(near.left, innerWidth - width - GAP))}px`;
  menu.style.top = `${fitsBelow ? near.bottom + GAP : Math.max(GAP, near.top - height - GAP)}px`;
}
