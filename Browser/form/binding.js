// A form that is bound: what happens in it is judged, and shown when it is time.
//
// Functions that share what they know, and no class: minified they take a fifth less.
import { attributeOf, isChanged, isChoice, isError, isHeldBack, makeFields, pathOf, textOf } from "./fields.js";
import { makeQuestions } from "./questions.js";
import { makeView } from "./view.js";

export const makeBinding = (form, rules, { server, conventions, display, nativeValidity, scenario, summary }) => {
  const root = form.getRootNode();
  const ends = new AbortController();
  const { signal } = ends;
  const view = makeView(form, () => rules);
  const fields = makeFields(form, conventions);
  const questions = makeQuestions(form, server, (asked, messages) => {
    for (const field of asked) {
      field.answers = messages(field).map((message) => ({ message, severity: "error", code: "server", keys: field.keys }));
      settle(field);
    }
    render();
  });
  const unavailable = rules.unavailable ?? [];
  const askedNames = [...(server?.attributes ?? []), ...unavailable.map(({ attribute }) => attribute)];
  const toAsk = new Set(askedNames.map((name) => name.replace(/\[\d*]/g, "")));
  const known = new Set((rules.attributes ?? []).map(({ name }) => name.split(".")[0]));
  const how = { scenario, untyped: true, limit: 1000 };
  const wasNoValidate = form.noValidate;
  let general = [];
  let [result, isSubmitted, isPressed] = [];

  // MARK: Judging

  /** What the browser alone knows: that it cannot read what was typed, and what the page asks for that no rule does. */
  const addOwn = (field) => {
    for (const control of field.controls) {
      if (nativeValidity) control.setCustomValidity("");
      const { validity } = control;
      if (validity?.badInput || (validity?.valid === false && !known.has(field.keys[0])))
        field.found = [{ message: control.validationMessage, severity: "error", code: "browser", keys: field.keys }];
    }
  };

  const settle = (field) => {
    field.errors = [...field.found.filter(isError), ...field.answers];
    if (!field.errors.length) field.isLeft = field.isSubmitted = false;
    if (nativeValidity) field.controls[0].setCustomValidity(field.errors[0]?.message ?? "");
  };

  /** Judges the record; errors are those of fields that somebody has touched, or of all. */
  const judge = (all = false) => {
    fields.find();
    result = rules.check(fields.record, how);
    general = [];
    for (const field of fields.all) field.found = [];
    const ownerOf = fields.owners();
    for (const violation of result.violations) (ownerOf(violation.keys)?.found ?? general).push(violation);
    for (const field of fields.all) {
      field.isTouched ||= all;
      if (!field.isTouched) continue;
      addOwn(field);
      settle(field);
    }
  };

  const ask = (isAtOnce) => questions.ask(fields.all.filter((field) => field.isTouched && toAsk.has(attributeOf(field))), isAtOnce);

  // MARK: Showing

  const shown = (field) => (isHeldBack(field, field.controls[0].dataset.provisoDisplay ?? display) ? [] : field.errors);

  /** Enters what was suggested, as a person does. */
  const accept = ({ controls }, text) => {
    const [control] = controls;
    control.focus();
    const chosen = controls.find(({ type, value }) => type === "radio" && value === text);
    if (chosen) chosen.checked = true;
    else control.value = text;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  };

  const render = () => {
    if (isPressed) return;
    for (const field of fields.all) {
      if (!field.isTouched && !field.box) continue;
      const offer = isHeldBack(field) ? undefined : field.found.find(({ suggestionText }) => suggestionText);
      view.show(field, shown(field), offer?.suggestionText, () => accept(field, offer.suggestion));
    }
    const errors = fields.all.flatMap((field) => field.errors);
    if (summary !== false) {
      const entries = !isSubmitted ? [] : fields.all.flatMap(({ errors: own, controls: [control] }) =>
        own.filter(({ isOfPage }) => !isOfPage).map(({ message }) => [message, control]));
      // What belongs to no field leads nowhere.
      if (entries.length) entries.push(...general.filter(isError).map(({ message }) => [message]));
      view.summarize(entries, summary);
    }
    form.dispatchEvent(new CustomEvent("proviso", { bubbles: true, detail: { isValid: !errors.length, errors, general } }));
  };

  const update = () => {
    judge();
    render();
  };

  // MARK: What happens to a field

  const enter = (field, event) => {
    const text = textOf(field);
    if (event.isComposing || (event.type !== "input" && text === field.text)) return;
    Object.assign(field, { text, isTouched: true, answers: [], keepsShowing: false, state: undefined });
    questions.stop();
    judge();
    if (isChoice(field.controls[0])) field.isLeft = field.errors.length > 0;
    else if (field.errors.length) {
      const { state, isLost } = rules.typed(fields.record, pathOf(field), how);
      field.state = isLost ? "lost" : state;
    }
    ask();
    render();
  };

  const focus = (field) => {
    if (field.hasFocus || isChoice(field.controls[0])) return;
    field.keepsShowing = shown(field).length > 0;
    field.hasFocus = true;
  };

  /** Puts what filters have made of a text into its field. */
  const writeBack = (field) => {
    const value = field.keys.reduce((inside, key) => inside?.[key], result.value);
    const [control] = field.controls;
    if (isChoice(control) || typeof value !== "string" || value === control.value) return;
    control.value = value;
    field.text = textOf(field);
    judge();
  };

  const leave = (field) => {
    Object.assign(field, { hasFocus: false, keepsShowing: false, isTouched: true });
    judge();
    writeBack(field);
    field.isLeft = field.errors.length > 0;
    ask(true);
    render();
  };

  /** Takes up fields that have come, and forgets those that have gone. */
  const change = () => {
    const before = fields.all;
    fields.find();
    const [old, now] = [before, fields.all].map((all) => all.flatMap(({ controls }) => controls));
    if (old.length === now.length && old.every((control, at) => control === now[at])) return;
    for (const field of before) if (!fields.all.includes(field)) view.show(field, []);
    update();
  };

  const forget = () => {
    isSubmitted = false;
    for (const field of fields.all) view.show(field, []);
    fields.forget();
    render();
  };

  /** Judges the form, and shows what was held back. */
  const submit = () => {
    isPressed = false;
    judge(true);
    isSubmitted = true;
    for (const field of fields.all) field.isSubmitted = field.keepsShowing = field.errors.length > 0;
    render();
    const wrong = fields.all.find(({ errors }) => errors.some(({ isOfPage }) => !isOfPage));
    if (!wrong) return true;
    ask(true);
    if (summary !== false) view.summary.focus();
    else if (nativeValidity) form.reportValidity();
    else wrong.controls[0].focus();
    return false;
  };

  // MARK: Events

  const on = (names, act) => {
    for (const name of names.split(" ")) root.addEventListener(name, (event) => {
      try {
        act(event);
      } catch (error) {
        // Where the engine cannot judge, the server does.
        console.error(error);
      }
    }, { capture: true, signal });
  };
  const onField = (names, act) => on(names, (event) => {
    const field = fields.of(event.target);
    if (field) act(field, event);
  });
  onField("input change compositionend", enter);
  onField("focusin", focus);
  onField("focusout", (field, { target, relatedTarget }) => {
    // The window was left, not the field; or the focus goes to another part of it.
    if (root.activeElement !== target && !field.controls.includes(relatedTarget)) leave(field);
  });
  // What appears while a button is pressed would move it away from under the pointer.
  on("pointerdown", () => { isPressed = true; });
  const release = () => {
    if (!isPressed) return;
    isPressed = false;
    render();
  };
  on("click", release);
  on("pointerup pointercancel keydown", () => setTimeout(release));
  on("submit", (event) => {
    if (event.target !== form || event.submitter?.formNoValidate || submit()) return;
    // As where the browser refuses: nobody hears of it.
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  on("reset", ({ target }) => target === form && setTimeout(forget));
  const observer = new MutationObserver(change);
  observer.observe(form, { childList: true, subtree: true, attributeFilter: ["name", "disabled", "type"] });

  // MARK: The beginning, and the end

  if (!server && unavailable.length) console.warn("Proviso: the server alone judges", unavailable);
  form.noValidate = true;
  fields.find();
  for (const field of fields.all) {
    // What the server has said stays as long as the value does.
    const said = field.controls[0].getAttribute("aria-invalid") === "true" && view.box(field)?.textContent;
    if (said) field.answers = field.errors = [{ message: said, severity: "error", isOfPage: true }];
    field.isTouched = Boolean(said) || isChanged(field);
  }
  const active = fields.of(root.activeElement);
  if (active) focus(active);
  if (fields.all.some(({ isTouched, answers }) => isTouched && !answers.length)) update();

  return {
    get rules() { return rules; },
    get result() { return result; },
    get record() { return fields.record; },
    submit,
    async speak(language) {
      rules = await rules.in(language);
      update();
    },
    unbind() {
      ends.abort();
      observer.disconnect();
      questions.stop();
      view.remove();
      form.noValidate = wasNoValidate;
      if (nativeValidity) for (const control of form.elements) control.setCustomValidity?.("");
    },
  };
};
