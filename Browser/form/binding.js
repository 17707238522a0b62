// A form that is bound: what happens in it is judged, and shown when it is time.
import { attributeOf, Fields, isChanged, isChoice, isError, isHeldBack, pathOf, textOf } from "./fields.js";
import { Questions } from "./questions.js";
import { View } from "./view.js";

export class Binding {
  #form; #rules; #options; #root; #fields; #view; #questions; #asked; #known; #wasNoValidate;
  #ends = new AbortController();
  #general = [];
  #result; #isSubmitted; #isPressed;

  constructor(form, rules, options) {
    const { server, conventions } = options;
    this.#form = form;
    this.#rules = rules;
    this.#options = options;
    this.#root = form.getRootNode();
    this.#view = new View(form, rules);
    this.#fields = new Fields(form, conventions);
    this.#questions = new Questions(form, server, (fields, messages) => this.#answer(fields, messages));
    const unavailable = rules.unavailable ?? [];
    if (!server && unavailable.length) console.warn("Proviso: the server alone judges", unavailable);
    this.#asked = new Set([...(server?.attributes ?? []), ...unavailable.map((rule) => rule.attribute)].map((name) => name.replace(/\[\d*]/g, "")));
    this.#known = new Set((rules.attributes ?? []).map(({ name }) => name.split(".")[0]));
    this.#wasNoValidate = form.noValidate;
    form.noValidate = true;
    this.#begin();
    this.#listen();
  }

  get rules() { return this.#rules; }
  get result() { return this.#result; }
  get record() { return this.#fields.record; }

  /** Judges the form, and shows what was held back. Returns whether nothing is wrong. */
  submit() {
    const { summary, nativeValidity } = this.#options;
    this.#isPressed = false;
    this.#judge(true);
    this.#isSubmitted = true;
    for (const field of this.#fields.all) field.isSubmitted = field.keepsShowing = field.errors.length > 0;
    this.#render();
    const wrong = this.#fields.all.find((field) => field.errors.some((error) => !error.isOfPage));
    if (!wrong) return true;
    this.#ask(true);
    if (summary !== false) this.#view.summary.focus();
    else if (nativeValidity) this.#form.reportValidity();
    else wrong.controls[0].focus();
    return false;
  }

  /** Speaks another language from now on. */
  async speak(language) {
    this.#rules = this.#view.rules = await this.#rules.in(language);
    this.#update();
  }

  /** Leaves the form as it was. */
  unbind() {
    this.#ends.abort();
    this.#questions.stop();
    this.#view.remove();
    this.#form.noValidate = this.#wasNoValidate;
    if (this.#options.nativeValidity) for (const control of this.#form.elements) control.setCustomValidity?.("");
  }

  /** Takes up what has happened before the engine had come. */
  #begin() {
    this.#fields.find();
    for (const field of this.#fields.all) {
      // What the server has said stays as long as the value does.
      const said = field.controls[0].getAttribute("aria-invalid") === "true" && this.#view.box(field)?.textContent;
      if (said) field.answers = field.errors = [{ message: said, severity: "error", isOfPage: true }];
      field.isTouched = Boolean(said) || isChanged(field);
    }
    const active = this.#fields.of(this.#root.activeElement);
    if (active) this.#focus(active);
    if (this.#fields.all.some((field) => field.isTouched && !field.answers.length)) this.#update();
  }

  #listen() {
    const { signal } = this.#ends;
    const on = (name, act) => this.#root.addEventListener(name, (event) => {
      try {
        act(event);
      } catch (error) {
        // Where the engine cannot judge, the server does.
        console.error(error);
      }
    }, { capture: true, signal });
    const onField = (name, act) => on(name, (event) => {
      const field = this.#fields.of(event.target);
      if (field) act(field, event);
    });
    for (const name of ["input", "change", "compositionend"]) onField(name, (field, event) => this.#enter(field, event));
    onField("focusin", (field) => this.#focus(field));
    onField("focusout", (field, event) => {
      // The window was left, not the field; or the focus goes to another part of it.
      if (this.#root.activeElement !== event.target && !field.controls.includes(event.relatedTarget)) this.#leave(field);
    });
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
    const observer = new MutationObserver(() => this.#change());
    observer.observe(this.#form, { childList: true, subtree: true, attributeFilter: ["name", "disabled", "type"] });
    signal.addEventListener("abort", () => observer.disconnect());
  }

  // MARK: What happens to a field

  #enter(field, event) {
    const text = textOf(field);
    if (event.isComposing || (event.type !== "input" && text === field.text)) return;
    Object.assign(field, { text, isTouched: true, answers: [], keepsShowing: false, state: undefined });
    this.#questions.stop();
    this.#judge();
    if (isChoice(field.controls[0])) field.isLeft = field.errors.length > 0;
    else if (field.errors.length) {
      const { state, isLost } = this.#rules.typed(this.record, pathOf(field), this.#how);
      field.state = isLost ? "lost" : state;
    }
    this.#ask();
    this.#render();
  }

  #focus(field) {
    if (field.hasFocus || isChoice(field.controls[0])) return;
    field.keepsShowing = this.#shown(field).length > 0;
    field.hasFocus = true;
  }

  #leave(field) {
    Object.assign(field, { hasFocus: false, keepsShowing: false, isTouched: true });
    this.#judge();
    this.#writeBack(field);
    field.isLeft = field.errors.length > 0;
    this.#ask(true);
    this.#render();
  }

  /** Puts what filters have made of a text into its field. */
  #writeBack(field) {
    const value = field.keys.reduce((inside, key) => inside?.[key], this.#result.value);
    const [control] = field.controls;
    if (isChoice(control) || typeof value !== "string" || value === control.value) return;
    control.value = value;
    field.text = textOf(field);
    this.#judge();
  }

  /** Takes up fields that have come, and forgets those that have gone. */
  #change() {
    const before = this.#fields.all;
    this.#fields.find();
    const [old, now] = [before, this.#fields.all].map((fields) => fields.flatMap((field) => field.controls));
    if (old.length === now.length && old.every((control, at) => control === now[at])) return;
    for (const field of before) if (!this.#fields.all.includes(field)) this.#view.show(field, []);
    this.#update();
  }

  #forget() {
    this.#isSubmitted = false;
    for (const field of this.#fields.all) this.#view.show(field, []);
    this.#fields.forget();
    this.#render();
  }

  // MARK: Judging

  get #how() { return { scenario: this.#options.scenario, untyped: true, limit: 1000 }; }

  #update() {
    this.#judge();
    this.#render();
  }

  /** Judges the record; errors are those of fields that somebody has touched, or of all. */
  #judge(all = false) {
    this.#fields.find();
    this.#result = this.#rules.check(this.record, this.#how);
    this.#general = [];
    for (const field of this.#fields.all) field.found = [];
    const { owner } = this.#fields;
    for (const violation of this.#result.violations) (owner(violation.keys)?.found ?? this.#general).push(violation);
    for (const field of this.#fields.all) {
      field.isTouched ||= all;
      if (!field.isTouched) continue;
      this.#addOwn(field);
      this.#settle(field);
    }
  }

  /** What the browser alone knows: that it cannot read what was typed, and what the page asks for that no rule does. */
  #addOwn(field) {
    for (const control of field.controls) {
      if (this.#options.nativeValidity) control.setCustomValidity("");
      if (control.validity?.badInput || (control.validity?.valid === false && !this.#known.has(field.keys[0])))
        field.found = [{ message: control.validationMessage, severity: "error", code: "browser", keys: field.keys }];
    }
  }

  #settle(field) {
    field.errors = [...field.found.filter(isError), ...field.answers];
    if (!field.errors.length) field.isLeft = field.isSubmitted = false;
    if (this.#options.nativeValidity) field.controls[0].setCustomValidity(field.errors[0]?.message ?? "");
  }

  #ask(isAtOnce) {
    this.#questions.ask(this.#fields.all.filter((field) => field.isTouched && this.#asked.has(attributeOf(field))), isAtOnce);
  }

  #answer(fields, messages) {
    for (const field of fields) {
      field.answers = messages(field).map((message) => ({ message, severity: "error", code: "server", keys: field.keys }));
      this.#settle(field);
    }
    this.#render();
  }

  // MARK: Showing

  #isHeldBack(field) { return isHeldBack(field, field.controls[0].dataset.provisoDisplay ?? this.#options.display); }

  #shown(field) { return this.#isHeldBack(field) ? [] : field.errors; }

  #render() {
    if (this.#isPressed) return;
    const fields = this.#fields.all;
    for (const field of fields) {
      if (!field.isTouched && !field.box) continue;
      const offer = isHeldBack(field, "afterLeaving") ? undefined : field.found.find((violation) => violation.suggestionText);
      this.#view.show(field, this.#shown(field).map(({ message }) => message), offer?.suggestionText, () => this.#accept(field, offer.suggestion));
    }
    const errors = fields.flatMap((field) => field.errors);
    if (this.#options.summary !== false) {
      const entries = !this.#isSubmitted ? [] : fields.flatMap((field) =>
        field.errors.filter((error) => !error.isOfPage).map(({ message }) => [message, field.controls[0]]));
      // What belongs to no field leads nowhere.
      if (entries.length) entries.push(...this.#general.filter(isError).map(({ message }) => [message]));
      this.#view.summarize(entries, this.#rules.summary(entries.length), this.#options.summary);
    }
    this.#form.dispatchEvent(new CustomEvent("proviso", { bubbles: true, detail: { isValid: !errors.length, errors, general: this.#general } }));
  }

  /** Enters what was suggested, as a person does. */
  #accept({ controls }, text) {
    const [control] = controls;
    control.focus();
    const chosen = controls.find(({ type, value }) => type === "radio" && value === text);
    if (chosen) chosen.checked = true;
    else control.value = text;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
