// Samples of the rules: records that pass, and records that each fail in one way.
import { scan } from "./json.js";

/** So many records that pass are shown. */
const PASSING = 5;
/** So many that fail are listed; there may be more. */
const MOST = 100;
/** Samples of rules that are being written wait until nothing is typed for so long, in milliseconds: making them holds up the page. */
const PAUSE = 400;

const create = (name, properties = {}, ...content) => {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...content);
  return element;
};
const pause = (time) => new Promise((done) => setTimeout(done, time));
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** A record as it stands in the editor, with all digits of large numbers. */
const written = (record) => JSON.stringify(record, (key, part) => (typeof part === "bigint" ? JSON.rawJSON(`${part}`) : part), 2);

export class Samples {
  #status; #other; #made; #use; #state; #shown = ""; #seed = 0; #isVisible = false;

  /** Shows samples inside of an element; `use` is called with the text of the one that somebody wants as data. */
  constructor(element, use) {
    this.#status = element.querySelector("[role=status]");
    this.#other = element.querySelector("button");
    this.#made = element.querySelector(".made");
    this.#use = use;
    this.#other.addEventListener("click", () => {
      this.#seed += 1;
      this.#build();
    });
  }

  set isVisible(isVisible) {
    this.#isVisible = isVisible;
    this.#build();
  }

  async show(rules, text, scenario) {
    const isTyped = this.#state && this.#state.text !== text;
    this.#state = { rules, text, scenario };
    if (isTyped) await pause(PAUSE);
    if (this.#state.text === text) this.#build();
  }

  /** Makes the samples, where they are seen and something has changed. */
  async #build() {
    if (!this.#isVisible || !this.#state) return undefined;
    const { rules, text, scenario } = this.#state;
    const key = JSON.stringify([text, scenario, this.#seed]);
    if (key === this.#shown) return undefined;
    this.#shown = key;
    this.#status.textContent = "Loading …";
    // So that this is seen first.
    await pause(20);
    const options = { seed: this.#seed, scenario: scenario || undefined };
    try {
      const passing = await rules.samples(PASSING, options).catch((error) => error);
      const failing = await rules.failingSamples(options);
      if (key === this.#shown) this.#list(rules, passing, failing);
    } catch (error) {
      if (key !== this.#shown) return undefined;
      this.#shown = "";
      // The rules were loaded again meanwhile.
      if (this.#state.rules !== rules) return this.#build();
      this.#made.replaceChildren();
      this.#status.textContent = error.message;
    }
    return undefined;
  }

  #list(rules, passing, { made, unmade }) {
    const isNone = !Array.isArray(passing);
    const { language: lang, isRightToLeft } = rules;
    const dir = isRightToLeft ? "rtl" : "ltr";
    this.#status.textContent = `${isNone ? 0 : passing.length} pass, ${made.length} fail`;
    const listed = made.slice(0, MOST);
    this.#made.replaceChildren(
      create("h3", { textContent: "Records that pass" }),
      isNone ? create("p", { className: "sample soft", textContent: passing.message })
        : create("ol", { className: "samples" }, ...passing.map((record, at) => this.#card(record, `record ${at + 1} that passes`))),
      create("h3", { textContent: "Records that fail in one way" }),
      create("ol", { className: "samples" }, ...listed.map((sample) => this.#card(sample.record, `record that fails ${sample.code} at ${sample.path}`,
        sample.path, create("div", { className: "line" }, create("code", { className: "attribute", textContent: sample.path || "the record" }),
          create("code", { className: "code", textContent: sample.code })), create("p", { lang, dir, textContent: sample.message })))));
    if (made.length > MOST) this.#made.append(create("p", { className: "unmade", textContent: `And ${made.length - MOST} more.` }));
    if (unmade.length > 0) {
      const reasons = unmade.slice(0, MOST).map(({ attribute, code, reason }) => create("li", {}, create("code", { textContent: `${attribute} ${code}` }), `: ${reason}`));
      this.#made.append(create("details", { className: "unmade" },
        create("summary", { textContent: counted(unmade.length, "failure without a sample", "failures without a sample") }), create("ul", {}, ...reasons)));
    }
  }

  #card(record, name, path, ...head) {
    const text = written(record);
    const button = create("button", { type: "button", textContent: "Use as data" });
    button.ariaLabel = `Use as data: ${name}`;
    button.addEventListener("click", () => {
      this.#use(text);
      // Writing into the editor went there.
      button.focus({ preventScroll: true });
    });
    return create("li", { className: "sample" }, ...head, create("pre", {}, ...this.#marked(text, path)), button);
  }

  /** The text with the value at a path marked, if there is one. */
  #marked(text, path) {
    const place = path ? scan(text).places.get(path) : undefined;
    if (!place) return [text];
    return [text.slice(0, place.start), create("mark", { textContent: text.slice(place.start, place.end) }), text.slice(place.end)];
  }
}
