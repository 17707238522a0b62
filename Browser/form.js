// Binds the forms of a page to rule documents: <form data-proviso="rules.json">, or bind(form, { rules }).
//
// Whatever judges a value, or says something about it, is the module's: this file decides when it is shown, as ErrorDisplay of the
// Swift library does, and where. Texts go into the page as text alone.
import { load } from "./proviso.js";

const bindings = new WeakMap();
let shared;
let ids = 0;

/** Whether a value is chosen in one step, so that nothing can be typed after it. */
const isChoice = ({ type }) => /^(checkbox|radio|select|file|range|color)/.test(type);
const isList = ({ type }) => /^(checkbox|radio|select-multiple|file)/.test(type);
const isError = ({ severity }) => severity === "error";
const idOf = (element) => (element.id ||= `proviso-${++ids}`);
const create = (name, attributes, ...content) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
};

/** The way to a value, as the server reads the names of a form post; null stands for the next element of a list. */
const keysOf = (name) => {
  const found = /^([^[]+)((?:\[[^[\]]*])+)$/.exec(name);
  const dotted = name.split(".");
  if (!found) return dotted.includes("") ? [name] : dotted;
  return [found[1], ...found[2].slice(1, -1).split("][").map((key) => key || null)];
};

/** Fields grow into values, one at a time. What contradicts a field before it is left out: the server says so. */
const grow = (tree, keys, value) => {
  if (keys.length > 64 || keys.slice(0, -1).includes(null)) return;
  const become = (kind) => (tree.kind ??= kind) === kind;
  for (const key of keys) {
    if (key === null) break;
    if (!become("members")) return;
    tree.members ??= new Map();
    if (!tree.members.has(key)) tree.members.set(key, {});
    tree = tree.members.get(key);
  }
  if (become(keys.at(-1) === null ? "list" : "texts")) (tree.values ??= []).push(value);
};

/** The keys of members that are the elements of a list, in order; undefined where they are none. */
const order = (tree, closesGaps) => {
  const names = [...tree.members.keys()].sort((one, other) => one - other);
  return names.every((name, at) => (closesGaps ? Number.isSafeInteger(+name) && +name >= 0 && `${+name}` === name : `${at}` === name))
    ? names : undefined;
};

const valueOf = (tree, closesGaps) => {
  if (!tree.members) return tree.kind === "list" || tree.values?.length > 1 ? tree.values : tree.values?.[0];
  tree.order = order(tree, closesGaps);
  if (tree.order) return tree.order.map((key) => valueOf(tree.members.get(key), closesGaps));
  // Without a prototype, a field named __proto__ is a member like any other.
  const object = Object.create(null);
  for (const [key, member] of tree.members) object[key] = valueOf(member, closesGaps);
  return object;
};

/** What rules see of a file. The browser goes by its name; the server, which has its bytes, judges what it is. */
const fileOf = ({ name, size, type }) =>
  Object.assign(Object.create(null), { name, size, type: type || "application/octet-stream", isNamedByType: true });

/** Whether what is wrong with a field is kept from those who look: the decision of ErrorDisplay. */
const isHeldBack = (field, display) => {
  if (display === "never") return true;
  if (display === "onSubmit") return !field.isSubmitted;
  if (!field.hasFocus || field.keepsShowing || field.state === "lost") return false;
  return field.state === "partial" || (display !== "live" && !field.isLeft && !field.isSubmitted);
};

class Binding {
  #form; #rules; #options; #root; #ends = new AbortController(); #fields = []; #states = new WeakMap(); #general = [];
  #record; #result; #made = []; #summary; #isSubmitted; #isPressed; #timer; #request; #server; #names; #wasNoValidate;

  constructor(form, rules, options) {
    this.#form = form;
    this.#rules = rules;
    this.#options = options;
    this.#root = form.getRootNode();
    this.#wasNoValidate = form.noValidate;
    form.noValidate = true;
    const { server } = options;
    this.#server = server && { delay: 400, ...(server === true ? {} : typeof server === "object" && !(server instanceof URL) ? server : { url: server }) };
    const unavailable = rules.unavailable ?? [];
    this.#names = new Set([...(this.#server?.attributes ?? []), ...unavailable.map((rule) => rule.attribute)].map((name) => name.replace(/\[\d*]/g, "")));
    if (!this.#server && unavailable.length) console.warn("Proviso: the server alone judges", unavailable);
    this.#find();
    for (const field of this.#fields) {
      const [control] = field.controls;
      // What the server has said stays as long as the value does.
      const said = control.getAttribute("aria-invalid") === "true" && this.#box(field, false)?.textContent;
      if (said) field.answers = field.errors = [{ message: said, severity: "error", isOfPage: true }];
      if (said || field.controls.some((each) => (isChoice(each) ? /^(ch|ra)/.test(each.type) && each.checked !== each.defaultChecked
        : each.value !== each.defaultValue))) field.isTouched = true;
    }
    const active = this.#fieldOf(this.#root.activeElement);
    if (active) this.#begin(active);
    if (this.#fields.some((field) => field.isTouched && !field.answers.length)) this.#update();
    this.#listen();
  }

  get rules() { return this.#rules; }
  get result() { return this.#result; }
  get record() { return this.#record; }

  /** Judges the form, and shows what was held back. Returns whether nothing is wrong. */
  submit() {
    this.#isPressed = false;
    this.#judge(true);
    this.#isSubmitted = true;
    for (const field of this.#fields) field.isSubmitted = field.keepsShowing = field.errors.length > 0;
    this.#render();
    const wrong = this.#fields.find((field) => field.errors.some((error) => !error.isOfPage));
    if (!wrong) return true;
    this.#ask(0);
    if (this.#options.summary !== false) this.#summary.focus();
    else if (this.#options.nativeValidity) this.#form.reportValidity();
    else wrong.controls[0].focus();
    return false;
  }

  /** Speaks another language from now on. */
  async speak(language) {
    const rules = await this.#rules.in(language);
    this.#rules = rules;
    this.#update();
  }

  /** Leaves the form as it was. */
  unbind() {
    this.#ends.abort();
    this.#request?.abort();
    clearTimeout(this.#timer);
    this.#form.noValidate = this.#wasNoValidate;
    for (const element of this.#made) element.remove();
    for (const control of this.#form.elements) if (this.#options.nativeValidity) control.setCustomValidity?.("");
    bindings.delete(this.#form);
  }

  #listen() {
    const on = (name, act, target = this.#root) => target.addEventListener(name, (event) => {
      try {
        act(event);
      } catch (error) {
        // Where the module cannot judge, the server does.
        console.error(error);
      }
    }, { capture: true, signal: this.#ends.signal });
    const mine = (act) => (event) => {
      const field = this.#fieldOf(event.target);
      if (field) act(field, event);
    };
    const entered = mine((field, event) => this.#enter(field, event));
    for (const name of ["input", "change", "compositionend"]) on(name, entered);
    on("focusin", mine((field) => this.#begin(field)));
    on("focusout", mine((field, event) => {
      // The window was left, not the field, or the focus goes to another part of it.
      if (this.#root.activeElement === event.target || field.controls.includes(event.relatedTarget)) return;
      this.#leave(field);
    }));
    // What appears while a button is pressed would move it away from under the pointer.
    on("pointerdown", () => { this.#isPressed = true; });
    const release = () => {
      if (!this.#isPressed) return;
      this.#isPressed = false;
      this.#render();
    };
    on("click", release);
    for (const name of ["pointerup", "pointercancel", "keydown"]) on(name, () => setTimeout(release));
    on("submit", (event) => {
      if (event.target !== this.#form || event.submitter?.formNoValidate || this.submit()) return;
      // As where the browser refuses: nobody hears of it.
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    on("reset", (event) => event.target === this.#form && setTimeout(() => this.#forget()));
    const observer = new MutationObserver(() => {
      const before = this.#fields;
      this.#find();
      const [old, now] = [before, this.#fields].map((fields) => fields.flatMap((field) => field.controls));
      if (old.length === now.length && old.every((control, at) => control === now[at])) return;
      for (const field of before) if (!this.#fields.includes(field)) this.#clear(field);
      this.#update();
    });
    observer.observe(this.#form, { childList: true, subtree: true, attributeFilter: ["name", "disabled", "type"] });
    this.#ends.signal.addEventListener("abort", () => observer.disconnect());
  }

  // MARK: Fields

  /** Finds the fields, and reads the record that the server would. */
  #find() {
    const { conventions: { checkboxes = [], closesGaps } = {} } = this.#options;
    const groups = new Map();
    for (const control of this.#form.elements) {
      if (!control.name || control.matches(":disabled, button, fieldset, output, [type=hidden], [type=submit], [type=image]")) continue;
      if (!groups.has(control.name)) groups.set(control.name, []);
      groups.get(control.name).push(control);
    }
    const tree = {};
    for (const [name, value] of new FormData(this.#form)) {
      if (typeof value !== "string" && !value.name && !value.size) continue;
      grow(tree, keysOf(name), typeof value === "string" ? value : fileOf(value));
    }
    const general = (keys) => keys.map((key) => (/^\d+$/.test(key) ? "[]" : `.${key}`)).join("").slice(1);
    for (const [name, controls] of groups) {
      const keys = keysOf(name);
      if (!checkboxes.includes(general(keys)) || controls[0].type !== "checkbox") continue;
      const around = keys.slice(0, -1).reduce((node, key) => node?.members?.get(key), tree);
      const found = around?.members?.get(keys.at(-1));
      const last = found?.values?.at(-1);
      if (/^(on|1|true|yes|checked)$/i.test(last)) found.values = [true];
      else if (found ? /^(off|0|false|no|)$/i.test(last) : around && around.kind !== "list") {
        // Where nothing of the object around it was sent, the server sees no object.
        if (found) found.values = [false];
        else grow(tree, keys, false);
      }
    }
    this.#record = tree.members ? valueOf(tree, closesGaps) : Object.create(null);
    this.#fields = [];
    for (const [name, controls] of groups) {
      const keys = keysOf(name).filter((key) => key !== null);
      // The gaps between rows are closed in the record.
      let node = tree;
      const place = keys.map((key) => {
        const at = node?.order?.indexOf(key) ?? -1;
        node = node?.members?.get(key);
        return at < 0 ? key : at;
      });
      const isMany = !controls.some(isList) && (controls.length > 1 || name.endsWith("[]"));
      for (const [at, group] of (isMany ? controls.map((control) => [control]) : [controls]).entries())
        this.#fields.push(this.#field(name, group, isMany ? [...place, at] : place));
    }
  }

  #field(name, controls, keys) {
    let field = this.#states.get(controls[0]);
    if (!field) this.#states.set(controls[0], field = { found: [], errors: [], answers: [] });
    field.id = keys.join(".");
    return Object.assign(field, { name, controls, keys, text: field.text ?? this.#text(controls) });
  }

  #fieldOf(element) {
    if (!element?.name || element.form !== this.#form) return undefined;
    if (!this.#fields.some((field) => field.controls.includes(element))) this.#find();
    return this.#fields.find((field) => field.controls.includes(element));
  }

  /** What is entered, to see whether it has changed. */
  #text(controls) {
    return controls.map((control) => (/^(checkbox|radio)$/.test(control.type) ? control.checked
      : control.selectedOptions ? [...control.selectedOptions].map((option) => option.value) : control.value)).join("\0");
  }

  // MARK: What happens to a field

  #enter(field, event) {
    const text = this.#text(field.controls);
    if (event.isComposing || (event.type !== "input" && text === field.text)) return;
    const [control] = field.controls;
    Object.assign(field, { text, isTouched: true, answers: [], keepsShowing: false, state: undefined });
    this.#request?.abort();
    this.#judge();
    if (isChoice(control)) field.isLeft = field.errors.length > 0;
    else if (field.errors.length) {
      const { state, isLost } = this.#rules.typed(this.#record, path(field.keys), this.#how);
      field.state = isLost ? "lost" : state;
    }
    this.#ask(this.#server?.delay);
    this.#render();
  }

  #begin(field) {
    if (field.hasFocus || isChoice(field.controls[0])) return;
    field.keepsShowing = this.#shown(field).length > 0;
    field.hasFocus = true;
  }

  #leave(field) {
    field.hasFocus = field.keepsShowing = false;
    field.isTouched = true;
    this.#judge();
    this.#writeBack(field);
    field.isLeft = field.errors.length > 0;
    this.#ask(0);
    this.#render();
  }

  /** Puts what filters have made of a text into its field. */
  #writeBack(field) {
    const value = field.keys.reduce((inside, key) => inside?.[key], this.#result.value);
    const [control] = field.controls;
    if (isChoice(control) || typeof value !== "string" || value === control.value) return;
    control.value = value;
    field.text = this.#text(field.controls);
    this.#judge();
  }

  #forget() {
    this.#isSubmitted = false;
    for (const field of this.#fields) this.#clear(field);
    this.#states = new WeakMap();
    this.#find();
    this.#render();
  }

  /** Takes what was said of a field from the page. */
  #clear(field) {
    field.errors = field.found = [];
    this.#show(field);
  }

  // MARK: Judging

  get #how() {
    return { scenario: this.#options.scenario, untyped: true, limit: 1000 };
  }

  #update() {
    this.#judge();
    this.#render();
  }

  /** Judges the record; errors are those of fields that somebody has touched, or of all. */
  #judge(all) {
    this.#find();
    this.#result = this.#rules.check(this.#record, this.#how);
    const places = new Map(this.#fields.map((field) => [field.id, field]));
    for (const field of this.#fields) field.found = [];
    this.#general = [];
    for (const violation of this.#result.violations) {
      const keys = [...violation.keys];
      let owner;
      for (let most = keys.length; most && !owner; most -= 1) owner = places.get(keys.slice(0, most).join("."));
      owner ??= keys.length && this.#fields.find((field) => field.id.startsWith(`${keys.join(".")}.`));
      (owner?.found ?? this.#general).push(violation);
    }
    const known = new Set((this.#rules.attributes ?? []).map(({ name }) => name.split(".")[0]));
    for (const field of this.#fields) {
      field.isTouched ||= all;
      if (!field.isTouched) continue;
      this.#addOwn(field, known);
      this.#settle(field);
    }
  }

  /** What the browser alone knows: that it cannot read what was typed, and what the page asks for that no rule does. */
  #addOwn(field, known) {
    for (const control of field.controls) {
      if (this.#options.nativeValidity) control.setCustomValidity("");
      if (control.validity && (control.validity.badInput || !(control.validity.valid || known.has(field.keys[0]))))
        field.found = [{ message: control.validationMessage, severity: "error", code: "browser", keys: field.keys }];
    }
  }

  #settle(field) {
    field.errors = [...field.found.filter(isError), ...field.answers];
    if (!field.errors.length) field.isLeft = field.isSubmitted = false;
    if (this.#options.nativeValidity) field.controls[0].setCustomValidity(field.errors[0]?.message ?? "");
  }

  /** Asks the server about what it alone can judge, by the protocol of live checks. */
  #ask(delay) {
    const server = this.#server;
    clearTimeout(this.#timer);
    const asked = this.#fields.filter((field) => field.isTouched && !field.found.some(isError)
      && this.#names.has(field.keys.filter((key) => !/^\d+$/.test(key)).join(".")));
    if (!server || !asked.length) return;
    this.#timer = setTimeout(async () => {
      this.#request?.abort();
      const request = this.#request = new AbortController();
      const texts = asked.map((field) => field.text);
      try {
        const answer = await fetch(server.url ?? (this.#form.getAttribute("action") || location.href), {
          method: "POST",
          // Files stay where they are: nobody wants to send them with each key.
          body: new URLSearchParams([...new FormData(this.#form)].filter(([, value]) => typeof value === "string")),
          signal: request.signal,
          headers: {
            ...server.headers, Accept: "application/json", Precognition: "true",
            "Precognition-Validate-Only": asked.map((field) => field.id).join(),
          },
        });
        if (answer.headers.get("Precognition") !== "true") {
          this.#server = undefined;
          return console.warn("Proviso: the server does not answer live checks");
        }
        if (answer.status !== 204 && answer.status !== 422) return;
        const errors = answer.status === 422 ? Object.entries((await answer.json()).errors) : [];
        if (request !== this.#request || request.signal.aborted) return;
        asked.forEach((field, at) => {
          if (field.text !== texts[at]) return;
          field.answers = errors.filter(([name]) => `${name}.`.startsWith(`${field.id}.`)).flatMap(([, messages]) => messages)
            .map((message) => ({ message: `${message}`, severity: "error", code: "server", keys: field.keys }));
          this.#settle(field);
        });
        this.#render();
      } catch (error) {
        // Nobody was there to be asked: the server judges what is sent.
        if (error.name !== "AbortError") console.warn(error);
      }
    }, delay);
  }

  // MARK: Showing

  #shown(field) {
    const display = field.controls[0].dataset.provisoDisplay ?? this.#options.display;
    return isHeldBack(field, display) ? [] : field.errors;
  }

  #render() {
    if (this.#isPressed) return;
    for (const field of this.#fields) if (field.isTouched || field.box) this.#show(field);
    this.#summarize();
    const errors = this.#fields.flatMap((field) => field.errors);
    this.#form.dispatchEvent(new CustomEvent("proviso", { bubbles: true, detail: { isValid: !errors.length, errors, general: this.#general } }));
  }

  #show(field) {
    const shown = this.#shown(field);
    const messages = [...new Set(shown.map(({ message }) => message))].slice(0, 10);
    const box = this.#box(field, messages.length > 0);
    if (box && messages.join("\n") !== field.messages?.join("\n")) {
      box.replaceChildren(...messages.flatMap((message) => [create("span", { class: "proviso-message" }, message), " "]));
      field.messages = messages;
    }
    for (const control of field.controls) {
      if (messages.length) control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
    }
    this.#suggest(field, !isHeldBack(field, "afterLeaving") && field.found.find((violation) => violation.suggestionText));
  }

  /** Where the messages of a field stand: where the page has a place for them, or behind it. */
  #box(field, isNeeded) {
    if (field.box?.isConnected) return field.box;
    const { controls, name } = field;
    const last = controls.at(-1);
    const inside = (selector) => this.#form.querySelector(selector);
    field.box = inside(`[data-proviso-error="${CSS.escape(name)}"]`) ?? (controls[0].id && inside(`#${CSS.escape(controls[0].id)}-error`));
    if (!field.box && isNeeded) {
      field.box = create("p", { class: "proviso-error", "aria-live": "polite" });
      (last.closest("label") ?? last).after(field.box);
      this.#make(field.box);
    }
    if (field.box) for (const control of controls) {
      const described = new Set((control.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean)).add(idOf(field.box));
      control.setAttribute("aria-describedby", [...described].join(" "));
    }
    return field.box;
  }

  /** Notes an element of ours, which says its language where the page has another one. */
  #make(element) {
    this.#made.push(element);
    const { language, isRightToLeft } = this.#rules;
    if (language && language !== this.#form.closest("[lang]")?.lang)
      Object.assign(element, { lang: language, dir: isRightToLeft ? "rtl" : "ltr" });
  }

  /** Offers what was probably meant, as a button. */
  #suggest(field, violation) {
    if (field.button && field.button.textContent !== violation?.suggestionText) {
      field.button.remove();
      field.button = undefined;
    }
    if (!violation || field.button || !field.box && !this.#box(field, true)) return;
    const [control] = field.controls;
    field.button = create("button", { type: "button", class: "proviso-suggestion" }, violation.suggestionText);
    field.button.addEventListener("click", () => {
      control.focus();
      const chosen = field.controls.find((each) => each.type === "radio" && each.value === violation.suggestion);
      if (chosen) chosen.checked = true;
      else control.value = violation.suggestion;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    });
    field.box.after(field.button);
    this.#make(field.button);
  }

  /** All errors above the fields, after a submission: each leads to its field. */
  #summarize() {
    const { summary } = this.#options;
    const entries = !this.#isSubmitted ? [] : this.#fields.flatMap((field) =>
      field.errors.filter((error) => !error.isOfPage).map(({ message }) => [message, field]));
    const isEmpty = !entries.length;
    if (summary === false || (isEmpty && !this.#summary)) return;
    const box = this.#summary ??= this.#place(summary);
    box.hidden = isEmpty;
    if (isEmpty) return box.replaceChildren();
    // What belongs to no field leads nowhere.
    entries.push(...this.#general.filter(isError).map(({ message }) => [message]));
    const title = create("h2", { id: idOf(box) + "-title" }, this.#rules.summary(entries.length));
    box.replaceChildren(title, create("ul", {}, ...entries.slice(0, 100).map(([message, field]) => {
      if (!field) return create("li", {}, message);
      const [control] = field.controls;
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
    let box = typeof named === "string" ? this.#root.querySelector(named) : named instanceof Element ? named
      : this.#form.querySelector("[data-proviso-summary]");
    if (!box) {
      this.#form.prepend(box = create("div", { class: "proviso-summary" }));
      this.#make(box);
    }
    for (const [name, value] of [["role", "group"], ["tabindex", -1], ["aria-labelledby", `${idOf(box)}-title`]]) box.setAttribute(name, value);
    return box;
  }
}

/** A path as violations write it. */
const path = (keys) => keys.map((key, at) => (typeof key === "number" ? `[${key}]` : at ? `.${key}` : key)).join("");

/** Binds a form. It goes on as if there were no script until the rules and the module are there. */
export const bind = async (form, options = {}) => {
  bindings.get(form)?.unbind();
  const data = form.dataset;
  const list = (text) => text?.split(/[\s,]+/).filter(Boolean);
  const settings = {
    scenario: data.provisoScenario,
    display: data.provisoDisplay ?? "afterLeaving",
    language: form.closest("[lang]")?.lang || "en",
    server: data.provisoServer !== undefined && { attributes: list(data.provisoServer) },
    nativeValidity: data.provisoNative !== undefined,
    summary: data.provisoSummary !== "off",
    conventions: { checkboxes: list(data.provisoCheckboxes), closesGaps: data.provisoGaps !== undefined },
    rules: data.proviso,
    ...options,
  };
  const fetched = async (source) => {
    if (typeof source !== "string" && !(source instanceof URL)) return source;
    const answer = await fetch(source);
    if (!answer.ok) throw new Error(`Proviso: ${answer.url} answers with the status ${answer.status}`);
    return answer.text();
  };
  const [proviso, source] = await Promise.all([settings.proviso ?? (shared ??= load()), fetched(settings.rules)]).catch((error) => {
    shared = undefined;
    throw error;
  });
  const { language, scenario } = settings;
  const rules = source?.check ? source : await proviso.rules(source, { language, scenario });
  const binding = new Binding(form, rules, settings);
  bindings.set(form, binding);
  return binding;
};

/** Binds every form of a part of a page that names its rules. One that cannot be bound goes to the server as it is. */
export const bindAll = (root = document) => Promise.all([...root.querySelectorAll("form[data-proviso]")].map((form) =>
  bind(form).catch((error) => console.warn(error))));

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => bindAll());
else bindAll();
