// The rules of a document, ready to judge.

import { ProvisoError, RuleDocumentError } from "./errors.js";
import { changed } from "./values.js";
import { isRecord } from "./writer.js";

const stops = { never: 0, attribute: 1, group: 2, model: 3 };

/** What a request begins with; see Sources/ProvisoPage/PageRules.swift. */
const flags = { untyped: 1, some: 2, typed: 4, whole: 8 };


export class Rules {
  #engine;
  #languages;
  #text;
  #messages;
  #catalog;
  #scenario;
  #generation = 0;
  #number = -1;
  #slots = null;
  #scenarios = new Map();

  constructor(engine, languages, { text, scenario, messages, catalog }) {
    this.#engine = engine;
    this.#languages = languages;
    this.#text = text;
    this.#scenario = scenario;
    this.#messages = messages;
    this.#catalog = catalog;
    this.#load();
    const description = this.#describe();
    this.attributes = description.attributes;
    this.scenarios = description.scenarios;
    this.warnings = description.warnings;
    this.unavailable = description.unavailable ?? [];
    this.language = description.language;
    this.isRightToLeft = description.isRightToLeft;
  }

  /** Loads the document, unless this very instance of the engine has it. */
  #load() {
    const engine = this.#engine;
    engine.begin();
    if (this.#generation === engine.generation) return;
    if (this.#text === undefined) throw new ProvisoError("The rules were freed.");
    this.#number = engine.call((writer) => writer.raw(this.#text), (exports, count) => exports.proviso_rules(count));
    if (this.#number < 0) throw new RuleDocumentError(engine.answer);
    this.#generation = engine.generation;
    this.#scenarios = new Map();
    this.#slots = this.#describe().slots;
  }

  #describe() {
    const language = this.#languages.number(this.#messages, this.#engine);
    const scenario = this.#place(this.#scenario);
    this.#engine.call(() => {}, (exports) => exports.proviso_describe(this.#number, language, scenario));
    return this.#engine.answer;
  }

  /** The number of a scenario. */
  #place(name) {
    let place = this.#scenarios.get(name);
    if (place === undefined) {
      place = this.#engine.call(
        (writer) => writer.raw(name), (exports, count) => exports.proviso_scenario(this.#number, count));
      if (place < 0) throw new ProvisoError(this.#engine.answer);
      this.#scenarios.set(name, place);
    }
    return place;
  }

  /** Writes a request about a record. */
  #write(writer, record, { attributes, untyped }, typing) {
    const isWhole = !this.#slots || !isRecord(record);
    writer.byte(
      (untyped ? flags.untyped : 0) | (attributes ? flags.some : 0) | (typing ? flags.typed : 0) | (isWhole ? flags.whole : 0));
    if (attributes) writer.value([...attributes].map(String));
    if (typing) {
      writer.value(typing.keys);
      writer.text(typing.text);
    }
    writer.record(record, isWhole ? null : this.#slots);
  }

  /**
   * Judges a record.
   *
   * @param options `scenario`; `attributes`, the names of those to judge; `limit`, how many violations to collect at most;
   *   `stop`, when to leave rules out: `never`, `attribute`, `group` or `model`; `untyped`, whether texts stand for whatever they
   *   spell, as what is entered into fields does.
   */
  check(record, options = {}) {
    const { scenario = this.#scenario, limit, stop = "never" } = options;
    if (!Object.hasOwn(stops, stop)) throw new ProvisoError(`There is no stop “${stop}”.`);
    this.#load();
    const language = this.#languages.number(this.#messages, this.#engine);
    const place = this.#place(scenario);
    const most = limit === undefined || limit === Infinity ? -1 : Math.min(Math.max(1, Math.trunc(limit)), 0x7fffffff);
    const isFine = this.#engine.call(
      (writer) => this.#write(writer, record, options),
      (exports, count) => exports.proviso_check(this.#number, language, place, most, stops[stop], count));
    if (isFine) return { valid: true, value: record, violations: [] };
    const { valid, violations, changes } = this.#engine.answer;
    return { valid, value: changed(record, changes), violations };
  }

  /**
   * Judges a text while it is typed.
   *
   * @param record The record with the text in it.
   * @param attribute Where it is: `email`, `address.city`, `rows[1].quantity`, or a list of keys.
   * @param options `scenario`; `untyped`, true by default.
   * @returns `state`: `valid`; `partial`, where typing on can make it valid; or `invalid`, with `isLost` where nothing that is
   *   typed on can save it.
   */
  typed(record, attribute, options = {}) {
    const { scenario = this.#scenario, untyped = true } = options;
    const keys = Array.isArray(attribute) ? attribute : keysOf(String(attribute));
    this.#load();
    const language = this.#languages.number(this.#messages, this.#engine);
    const place = this.#place(scenario);
    const end = keys.findIndex((key) => typeof key === "number");
    const name = (end < 0 ? keys : keys.slice(0, end)).join(".");
    const text = textAt(record, keys);
    this.#engine.call(
      (writer) => this.#write(writer, record, { attributes: [name], untyped }, { keys, text }),
      (exports, count) => exports.proviso_typed(this.#number, language, place, count));
    return this.#engine.answer;
  }

  /** How many problems there are, as a sentence; empty for none. */
  summary(count) {
    this.#load();
    const language = this.#languages.number(this.#messages, this.#engine);
    this.#engine.call(() => {}, (exports) => exports.proviso_summarize(language, count));
    return this.#engine.answer;
  }

  /** The same rules, with messages in another language. */
  async in(language) {
    this.#load();
    const messages = await this.#languages.load(language, this.#catalog);
    return new Rules(this.#engine, this.#languages, {
      text: this.#text, scenario: this.#scenario, messages, catalog: this.#catalog,
    });
  }

  /** Standard Schema, version 1. */
  get "~standard"() {
    return {
      version: 1,
      vendor: "proviso",
      validate: (value) => {
        const result = this.check(value);
        if (result.valid) return { value: result.value };
        const errors = result.violations.filter(({ severity }) => severity === "error");
        return { issues: errors.map(({ message, keys }) => ({ message, path: keys })) };
      },
    };
  }

  /** Gives back the memory that the rules take. */
  free() {
    if (this.#generation === this.#engine.generation) this.#engine.exports.proviso_forget_rules(this.#number);
    this.#text = undefined;
    this.#generation = 0;
  }
}

/** The keys of a path as violations have it: `rows[1].quantity`. */
function keysOf(path) {
  const keys = [];
  for (const [, name, index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) keys.push(index === undefined ? name : Number(index));
  return keys;
}

/** The text at the end of some keys, as it is typed. */
function textAt(record, keys) {
  let value = record;
  for (const key of keys) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return "";
    value = value[key];
  }
  return value === undefined || value === null || typeof value === "object" || typeof value === "function" ? "" : String(value);
}
