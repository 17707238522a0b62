// The same rules as a form: a field for each attribute, bound by form.js as in any other page.
import { bind } from "../form.js";

const LANGUAGES = { en: "English", de: "Deutsch", ar: "العربية" };

const create = (name, properties = {}, ...content) => {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...content);
  return element;
};
const capitalized = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const isField = (value) => value === undefined || value === null || typeof value !== "object";

export class FormPreview {
  #place; #language; #display; #state; #shown = ""; #binding; #isVisible = false;

  constructor(element) {
    this.#place = element.querySelector(".preview");
    this.#language = element.querySelector("#language");
    this.#display = element.querySelector("#display");
    this.#language.append(...Object.entries(LANGUAGES).map(([value, textContent]) =>
      create("option", { value, textContent, lang: value })));
    for (const select of [this.#language, this.#display]) select.addEventListener("change", () => this.#build());
  }

  set isVisible(isVisible) {
    this.#isVisible = isVisible;
    this.#build();
  }

  show(proviso, text, scenario, rules, record) {
    this.#state = { proviso, text, scenario, rules, record };
    this.#build();
  }

  /** Makes the form, where it is seen and something has changed. */
  async #build() {
    if (!this.#isVisible || !this.#state) return;
    const { proviso, text, scenario, rules, record } = this.#state;
    const language = this.#language.value;
    const key = JSON.stringify([text, scenario, language, this.#display.value, Object.keys(record ?? {})]);
    if (key === this.#shown) return;
    this.#shown = key;
    this.#binding?.unbind();
    const spoken = await rules.in(language);
    if (key !== this.#shown) return;
    // In the order of the data; what it lacks comes behind it.
    const names = Object.keys(record ?? {});
    const place = ({ name }) => (names.includes(name) ? names.indexOf(name) : names.length);
    const fields = spoken.attributes.filter(({ name }) => !/[.[]/.test(name) && isField(record?.[name]))
      .sort((one, other) => place(one) - place(other)).slice(0, 30);
    const form = create("form", { lang: language, dir: language === "ar" ? "rtl" : "ltr" });
    for (const { name, label, isSensitive } of fields) form.append(this.#field(name, label, isSensitive, record?.[name]));
    const send = create("button", { type: "submit", textContent: "✓" });
    send.ariaLabel = "Submit";
    const said = create("p", { className: "said" });
    said.role = "status";
    form.append(send, said);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      said.textContent = "✓";
    });
    form.addEventListener("input", () => { said.textContent = ""; });
    const nothing = create("p", { className: "soft", textContent: "These rules are about objects and lists alone." });
    this.#place.replaceChildren(fields.length ? form : nothing);
    if (!fields.length) return;
    this.#binding = await bind(form, {
      proviso, rules: spoken, language, display: this.#display.value, scenario: scenario || undefined,
      conventions: { checkboxes: fields.filter(({ name }) => typeof record?.[name] === "boolean").map(({ name }) => name) },
    });
  }

  #field(name, label, isSensitive, value) {
    const id = `field-${name.replace(/[^\w-]/g, "-")}`;
    const isFlag = typeof value === "boolean";
    const input = create("input", { id, name, type: isFlag ? "checkbox" : isSensitive ? "password" : "text", autocomplete: "off" });
    input.dir = "auto";
    if (isFlag) Object.assign(input, { value: "true", defaultChecked: value });
    else input.defaultValue = value ?? "";
    const words = create("label", { htmlFor: id, textContent: capitalized(label ?? name) });
    return create("div", { className: isFlag ? "field flag" : "field" }, words, input);
  }
}
