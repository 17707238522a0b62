// The fields of a form, with what happened to each: whether its errors show follows from that, as ErrorDisplay has it.
import { read } from "./record.js";

/** Whether a value is chosen in one step, so that nothing can be typed after it. */
export const isChoice = ({ type }) => /^(checkbox|radio|select|file|range|color)/.test(type);
const isGroup = ({ type }) => /^(checkbox|radio|select-multiple|file)/.test(type);

export const isError = ({ severity }) => severity === "error";

/** What is entered, to see whether it has changed. */
export const textOf = ({ controls }) => controls.map((control) => (/^(checkbox|radio)$/.test(control.type) ? control.checked
  : control.selectedOptions ? [...control.selectedOptions].map((option) => option.value) : control.value)).join("\0");

/** Whether the page has come with another value than that which is there now. */
export const isChanged = ({ controls }) => controls.some((control) => (isChoice(control)
  ? /^(ch|ra)/.test(control.type) && control.checked !== control.defaultChecked : control.value !== control.defaultValue));

/** Whether what is wrong with a field is kept from those who look. */
export const isHeldBack = (field, display) => {
  if (display === "never") return true;
  if (display === "onSubmit") return !field.isSubmitted;
  if (!field.hasFocus || field.keepsShowing || field.state === "lost") return false;
  return field.state === "partial" || (display !== "live" && !field.isLeft && !field.isSubmitted);
};

/** The path to a field as violations write it. */
export const pathOf = ({ keys }) => keys.map((key, at) => (typeof key === "number" ? `[${key}]` : at ? `.${key}` : key)).join("");

/** The name of the attribute that a field is for, in whatever row. */
export const attributeOf = ({ keys }) => keys.filter((key) => !/^\d+$/.test(key)).join(".");

export class Fields {
  #form; #conventions; #states = new WeakMap();
  all = [];
  record;

  constructor(form, conventions) {
    this.#form = form;
    this.#conventions = conventions;
  }

  /** Finds the fields that the form has now, and reads the record. A field keeps what happened to it as long as it is there. */
  find() {
    const groups = new Map();
    for (const control of this.#form.elements) {
      if (!control.name || control.matches(":disabled, button, fieldset, output, [type=hidden], [type=submit], [type=image]")) continue;
      if (!groups.has(control.name)) groups.set(control.name, []);
      groups.get(control.name).push(control);
    }
    const { record, placeOf } = read(this.#form, groups, this.#conventions);
    this.record = record;
    this.all = [...groups].flatMap(([name, controls]) => {
      const place = placeOf(name);
      // Texts under one name are the elements of a list, each with a field.
      const isMany = !controls.some(isGroup) && (controls.length > 1 || name.endsWith("[]"));
      return isMany ? controls.map((control, at) => this.#field(name, [control], [...place, at])) : [this.#field(name, controls, place)];
    });
  }

  #field(name, controls, keys) {
    let field = this.#states.get(controls[0]);
    if (!field) this.#states.set(controls[0], field = { found: [], errors: [], answers: [], text: textOf({ controls }) });
    return Object.assign(field, { name, controls, keys, id: keys.join(".") });
  }

  /** The field that an element belongs to. */
  of(element) {
    if (!element?.name || element.form !== this.#form) return undefined;
    const known = () => this.all.find((field) => field.controls.includes(element));
    if (!known()) this.find();
    return known();
  }

  /** The field of a violation: that of the value or of what is around it, or else the first inside of it. */
  get owner() {
    const places = new Map(this.all.map((field) => [field.id, field]));
    return (keys) => {
      for (let most = keys.length; most; most -= 1) {
        const field = places.get(keys.slice(0, most).join("."));
        if (field) return field;
      }
      return keys.length ? this.all.find((field) => field.id.startsWith(`${keys.join(".")}.`)) : undefined;
    };
  }

  /** Forgets what happened. */
  forget() {
    this.#states = new WeakMap();
    this.find();
  }
}
