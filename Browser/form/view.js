// Writes what is wrong into the page: beside the fields, and above them. Texts are texts there, never markup.

/** So many messages stand beside a field, and so many above all. */
const [MOST_BESIDE, MOST_ABOVE] = [10, 100];

let ids = 0;
const idOf = (element) => (element.id ||= `proviso-${++ids}`);

const create = (name, attributes, ...content) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
};

export class View {
  #form; #made = [];
  summary;
  /** The rules, which know their language. */
  rules;

  constructor(form, rules) {
    this.#form = form;
    this.rules = rules;
  }

  /** Shows messages beside a field, and offers what was probably meant. */
  show(field, messages, suggested, accept) {
    const lines = [...new Set(messages)].slice(0, MOST_BESIDE);
    const box = this.box(field, lines.length > 0);
    if (box && lines.join("\n") !== field.lines?.join("\n")) {
      box.replaceChildren(...lines.flatMap((line) => [create("span", { class: "proviso-message" }, line), " "]));
      field.lines = lines;
    }
    for (const control of field.controls) {
      if (lines.length) control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
    }
    this.#suggest(field, suggested, accept);
  }

  /** Where the messages of a field stand: where the page has a place for them, or behind it. */
  box(field, isNeeded) {
    if (field.box?.isConnected) return field.box;
    const { controls, name } = field;
    const [{ id }] = controls;
    const find = (selector) => this.#form.querySelector(selector);
    field.box = find(`[data-proviso-error="${CSS.escape(name)}"]`) ?? (id && find(`#${CSS.escape(id)}-error`));
    if (!field.box && isNeeded) {
      field.box = this.#make("p", { class: "proviso-error", "aria-live": "polite" });
      (controls.at(-1).closest("label") ?? controls.at(-1)).after(field.box);
    }
    if (field.box) for (const control of controls) {
      const described = new Set((control.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean)).add(idOf(field.box));
      control.setAttribute("aria-describedby", [...described].join(" "));
    }
    return field.box;
  }

  /** Makes an element, which says its language where the page around it has another one. */
  #make(name, attributes, ...content) {
    const element = create(name, attributes, ...content);
    this.#made.push(element);
    const { language, isRightToLeft } = this.rules;
    if (language && language !== this.#form.closest("[lang]")?.lang)
      Object.assign(element, { lang: language, dir: isRightToLeft ? "rtl" : "ltr" });
    return element;
  }

  #suggest(field, question, accept) {
    if (field.button && field.button.textContent !== question) {
      field.button.remove();
      field.button = undefined;
    }
    if (!question || field.button) return;
    field.button = this.#make("button", { type: "button", class: "proviso-suggestion" }, question);
    field.button.addEventListener("click", accept);
    this.box(field, true).after(field.button);
  }

  /** Lists errors above the fields: a title, and messages, each with the control that it leads to, if there is one. */
  summarize(entries, title, named) {
    if (!entries.length && !this.summary) return;
    const box = this.summary ??= this.#place(named);
    box.hidden = !entries.length;
    if (box.hidden) return box.replaceChildren();
    const heading = create("h2", { id: `${idOf(box)}-title` }, title);
    box.replaceChildren(heading, create("ul", {}, ...entries.slice(0, MOST_ABOVE).map(([message, control]) => {
      if (!control) return create("li", {}, message);
      const link = create("a", { href: `#${idOf(control)}` }, message);
      link.addEventListener("click", (event) => {
        event.preventDefault();
        control.focus();
      });
      return create("li", {}, link);
    })));
  }

  /** The place of the summary: what was named, what the form has for it, or its beginning. */
  #place(named) {
    let box = typeof named === "string" ? document.querySelector(named) : named instanceof Element ? named
      : this.#form.querySelector("[data-proviso-summary]");
    if (!box) this.#form.prepend(box = this.#make("div", { class: "proviso-summary" }));
    for (const [name, value] of [["role", "group"], ["tabindex", -1], ["aria-labelledby", `${idOf(box)}-title`]]) box.setAttribute(name, value);
    return box;
  }

  /** Takes away what was made. */
  remove() {
    for (const element of this.#made) element.remove();
  }
}
