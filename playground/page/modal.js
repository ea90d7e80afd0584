/** A modal: shown as a dialog, filled in, sent; refused input stays with its reason. */

import { button, el, freshId } from "./dom.js";
import { drawFields } from "./fields.js";
import { dots } from "./icons.js";
import { InteractionType } from "./interactions.js";
import { appName } from "./people.js";
import { avatar } from "./media.js";
import { closeButton } from "./select.js";

/** Show the modal that answered an interaction; `opener` is that interaction. */
export function openModal(modal, opener, desk) {
  return new ModalDialog(modal, opener, desk);
}

class ModalDialog {
  #modal;
  #opener;
  #desk;
  #session;
  #fields;
  #dialog;
  #error = el("p", { class: "modal-error", role: "alert", hidden: true });
  #submit = el("button", { type: "submit", class: "control primary" }, "Submit");
  #sent = null;
  #listening = new AbortController();

  constructor(modal, opener, desk) {
    this.#modal = modal;
    this.#opener = opener;
    this.#desk = desk;
    this.#session = desk.session;
    this.#fields = drawFields(modal.components, desk, opener.channelId);
    this.#dialog = this.#draw();
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    const { signal } = this.#listening;
    this.#session.addEventListener("interaction-done", (event) => this.#done(event.detail.interaction), {
      signal,
    });
    this.#session.addEventListener("interaction-failed", (event) => this.#failed(event.detail.interaction), {
      signal,
    });
  }

  #draw() {
    const titleId = freshId("modal-title");
    const app = this.#session.application(this.#opener.applicationId);
    return el(
      "dialog",
      { class: "modal", "aria-labelledby": titleId, onclose: () => this.#closed() },
      el(
        "form",
        { novalidate: true, onsubmit: (event) => this.#send(event) },
        el(
          "header",
          {},
          avatar(app, appName(this.#session, this.#opener.applicationId), 24),
          el("h2", { id: titleId }, this.#modal.title),
          closeButton("Close", () => this.#dialog.close()),
        ),
        el(
          "div",
          { class: "modal-body" },
          this.#error,
          this.#fields.map((field) => field.element),
          el(
            "p",
            { class: "modal-note" },
            "This form is sent to ",
            el("b", {}, appName(this.#session, this.#opener.applicationId)),
            ". Do not share passwords with it.",
          ),
        ),
        el(
          "footer",
          {},
          button("Cancel", { class: "control quiet", onclick: () => this.#dialog.close() }),
          this.#submit,
        ),
      ),
    );
  }

  #closed() {
    this.#listening.abort();
    this.#dialog.remove();
  }

  #send(event) {
    event.preventDefault();
    if (this.#sent?.status === "sending") return;
    const wrong = this.#fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    this.#error.hidden = true;
    this.#submit.replaceChildren("Submit", dots());
    this.#sent = this.#session.interactions.send({
      type: InteractionType.modal,
      channelId: this.#opener.channelId,
      messageId: this.#opener.messageId,
      applicationId: this.#opener.applicationId,
      title: this.#opener.title,
      data: {
        id: this.#modal.id,
        custom_id: this.#modal.custom_id,
        components: this.#fields.map((field) => field.answer()),
      },
    });
  }

  #done(interaction) {
    if (interaction === this.#sent) this.#dialog.close();
  }

  #failed(interaction) {
    if (interaction !== this.#sent) return;
    this.#submit.replaceChildren("Submit");
    this.#error.textContent = `Something went wrong. ${interaction.reason ?? ""} Try again.`;
    this.#error.hidden = false;
  }
}
