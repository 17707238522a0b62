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

/** What a form shows; `rules` gives the rules, which know their language. */
export const makeView = (form, rules) => {
  const made = [];
  let written;

  /** Makes an element, which says its language where the page around it has another one. */
  const make = (name, attributes, ...content) => {
    const element = create(name, attributes, ...content);
    made.push(element);
    const { language, isRightToLeft } = rules();
    if (language && language !== form.closest("[lang]")?.lang)
      Object.assign(element, { lang: language, dir: isRightToLeft ? "rtl" : "ltr" });
    return element;
  };

  /** Where the messages of a field stand: where the page has a place for them, or behind it. */
  const boxOf = (field, isNeeded) => {
    if (field.box?.isConnected) return field.box;
    const { controls, name } = field;
    const [{ id }] = controls;
    const last = controls.at(-1);
    const find = (selector) => form.querySelector(selector);
    let box = find(`[data-proviso-error="${CSS.escape(name)}"]`) ?? (id && find(`#${CSS.escape(id)}-error`));
    if (!box && isNeeded) (last.closest("label") ?? last).after(box = make("p", { class: "proviso-error", "aria-live": "polite" }));
    if (box) for (const control of controls) {
      const described = new Set((control.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean)).add(idOf(box));
      control.setAttribute("aria-describedby", [...described].join(" "));
    }
    return field.box = box;
  };

  const suggest = (field, question, accept) => {
    if (field.button?.textContent !== question) {
      field.button?.remove();
      field.button = undefined;
    }
    if (!question || field.button) return;
    field.button = make("button", { type: "button", class: "proviso-suggestion" }, question);
    field.button.addEventListener("click", accept);
    boxOf(field, true).after(field.button);
  };

  /** The place of the summary: what was named, what the form has for it, or its beginning. */
  const place = (named) => {
    let box = typeof named === "string" ? document.querySelector(named) : named instanceof Element ? named
      : form.querySelector("[data-proviso-summary]");
    if (!box) form.prepend(box = make("div", { class: "proviso-summary" }));
    const attributes = { role: "group", tabindex: -1, "aria-labelledby": `${idOf(box)}-title` };
    for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
    return box;
  };

  const view = {
    summary: undefined,
    box: boxOf,

    /** Shows errors beside a field, and offers what was probably meant. */
    show(field, errors, suggested, accept) {
      const lines = [...new Set(errors.map(({ message }) => message))].slice(0, MOST_BESIDE);
      const box = boxOf(field, lines.length > 0);
      if (box && lines.join("\n") !== field.lines?.join("\n")) {
        box.replaceChildren(...lines.flatMap((line) => [create("span", { class: "proviso-message" }, line), " "]));
        field.lines = lines;
      }
      for (const control of field.controls) {
        if (lines.length) control.setAttribute("aria-invalid", "true");
        else control.removeAttribute("aria-invalid");
      }
      suggest(field, suggested, accept);
    },

    /** Lists errors above the fields: messages, each with the control that it leads to, if there is one. */
    summarize(entries, named) {
      if (!entries.length && !view.summary) return;
      const box = view.summary ??= place(named);
      box.hidden = !entries.length;
      const now = entries.map(([message, control]) => message + (control && idOf(control))).join("\n");
      // Whoever stands in the list keeps the place while it says the same.
      if (now === written) return;
      written = now;
      const title = create("h2", { id: `${idOf(box)}-title` }, rules().summary(entries.length));
      box.replaceChildren(title, create("ul", {}, ...entries.slice(0, MOST_ABOVE).map(([message, control]) => {
        if (!control) return create("li", {}, message);
        const link = create("a", { href: `#${idOf(control)}` }, message);
        link.addEventListener("click", (event) => {
          event.preventDefault();
          control.focus();
        });
        return create("li", {}, link);
      })));
    },

    /** Takes away what was made. */
    remove() {
      for (const element of made) element.remove();
    },
  };
  return view;
};
