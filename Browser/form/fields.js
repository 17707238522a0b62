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

/** The fields of a form: `find` finds those that it has now, and reads the record. */
export const makeFields = (form, conventions) => {
  let states = new WeakMap();

  /** A field keeps what happened to it as long as it is there. */
  const field = (name, controls, keys) => {
    const [control] = controls;
    if (!states.has(control)) states.set(control, { found: [], errors: [], answers: [], text: textOf({ controls }) });
    return Object.assign(states.get(control), { name, controls, keys, id: keys.join(".") });
  };

  const fields = {
    all: [],
    record: undefined,

    find() {
      const groups = new Map();
      for (const control of form.elements) {
        const { name } = control;
        if (!name || control.matches(":disabled, button, fieldset, output, [type=hidden], [type=submit], [type=image]")) continue;
        if (!groups.has(name)) groups.set(name, []);
        groups.get(name).push(control);
      }
      const { record, placeOf } = read(form, groups, conventions);
      fields.record = record;
      fields.all = [...groups].flatMap(([name, controls]) => {
        const place = placeOf(name);
        // Texts under one name are the elements of a list, each with a field.
        const isMany = !controls.some(isGroup) && (controls.length > 1 || name.endsWith("[]"));
        return isMany ? controls.map((control, at) => field(name, [control], [...place, at])) : [field(name, controls, place)];
      });
    },

    /** The field that an element belongs to. */
    of(element) {
      if (!element?.name || element.form !== form) return undefined;
      const known = () => fields.all.find(({ controls }) => controls.includes(element));
      if (!known()) fields.find();
      return known();
    },

    /** Finds the field of a violation: that of the value or of what is around it, or else the first inside of it. */
    owners() {
      const places = new Map(fields.all.map((each) => [each.id, each]));
      return (keys) => {
        for (let most = keys.length; most; most -= 1) {
          const owner = places.get(keys.slice(0, most).join("."));
          if (owner) return owner;
        }
        return keys.length ? fields.all.find(({ id }) => id.startsWith(`${keys.join(".")}.`)) : undefined;
      };
    },

    forget() {
      states = new WeakMap();
      fields.find();
    },
  };
  return fields;
};
