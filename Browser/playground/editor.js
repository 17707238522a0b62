// A field for code: colours, numbers of lines and marks stand behind a plain text area, which does all the rest.
import { scan } from "./json.js";

const create = (name, className, ...content) => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
};

export class Editor {
  #area = create("textarea", "");
  #code = create("code", "");
  #gutter = create("div", "gutter");
  #marks = [];
  #scanned;

  /** Builds the editor inside of an element; `changed` is called after each change by a person. */
  constructor(element, label, changed) {
    const paper = create("div", "paper", create("pre", "", this.#code), this.#area);
    paper.firstChild.ariaHidden = this.#gutter.ariaHidden = "true";
    element.append(this.#gutter, paper);
    Object.assign(this.#area, { spellcheck: false, autocapitalize: "off", autocomplete: "off", wrap: "off" });
    this.#area.setAttribute("aria-labelledby", label);
    this.#area.dir = "ltr";
    this.#area.addEventListener("input", () => {
      this.#marks = [];
      this.#draw();
      changed();
    });
  }

  get area() { return this.#area; }
  get text() { return this.#area.value; }
  get scanned() { return this.#scanned; }

  set text(text) {
    this.#area.value = text;
    this.#marks = [];
    this.#draw();
  }

  /** Marks parts: each with `start`, `end` and `kind`. */
  set marks(marks) {
    this.#marks = marks.toSorted((one, other) => one.start - other.start);
    this.#draw();
  }

  /** The offset of a line and a column, which count from 1. */
  offset(line, column) {
    const lines = this.text.split("\n");
    return lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + Math.max(0, column - 1);
  }

  /** The line and the column of an offset. */
  place(offset) {
    const before = this.text.slice(0, offset).split("\n");
    return { line: before.length, column: before.at(-1).length + 1 };
  }

  select({ start, end }) {
    this.#area.focus({ preventScroll: true });
    this.#area.setSelectionRange(start, end);
    const mark = [...this.#code.children].find((piece) => +piece.dataset.start <= start && start < +piece.dataset.end);
    mark?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Puts a text in the place of a part, as if it had been typed, so that it can be undone. */
  replace({ start, end }, text) {
    this.select({ start, end });
    if (!document.execCommand("insertText", false, text)) {
      this.#area.setRangeText(text, start, end, "end");
      this.#area.dispatchEvent(new Event("input"));
    }
  }

  #draw() {
    const text = this.text;
    this.#scanned = scan(text);
    const count = text.split("\n").length;
    if (this.#gutter.childElementCount !== Math.min(count, 5000))
      this.#gutter.replaceChildren(...Array.from({ length: Math.min(count, 5000) }, (_, line) => create("span", "", `${line + 1}`)));
    const wrongLines = new Set(this.#marks.map((mark) => this.place(mark.start).line));
    [...this.#gutter.children].forEach((line, at) => line.classList.toggle("wrong", wrongLines.has(at + 1)));
    const { tokens } = this.#scanned;
    const ends = [...tokens, ...this.#marks].flatMap(({ start, end }) => [start, end]);
    const cuts = [...new Set([0, text.length, ...ends])]
      .filter((cut) => cut >= 0 && cut <= text.length).sort((one, other) => one - other);
    const pieces = [];
    let token = 0;
    for (let at = 0; at + 1 < cuts.length; at += 1) {
      const [start, end] = [cuts[at], cuts[at + 1]];
      while (token < tokens.length && tokens[token].end <= start) token += 1;
      const kind = tokens[token]?.start <= start ? tokens[token].kind : "";
      const mark = this.#marks.find((each) => each.start <= start && end <= each.end);
      const piece = create("span", `${kind} ${mark ? `mark ${mark.kind}` : ""}`.trim(), text.slice(start, end));
      Object.assign(piece.dataset, { start, end });
      pieces.push(piece);
    }
    // A last line without characters has a height too.
    this.#code.replaceChildren(...pieces, "\n");
  }
}
