// The rules of a document, ready to judge.

import { NoSampleError, ProvisoError, RuleDocumentError } from "./errors.js";
import { changed, parse } from "./values.js";
import { isRecord } from "./writer.js";

const stops = { never: 0, attribute: 1, group: 2, model: 3 };

/** What a request begins with; see Sources/ProvisoPage/PageRules.swift. */
const flags = { untyped: 1, some: 2, typed: 4, whole: 8 };

/** So many records are made at most at once. */
const mostSamples = 500;

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
  #whole;
  #sampler;

  constructor(engine, languages, { text, scenario, messages, catalog, whole }) {
    this.#engine = engine;
    this.#languages = languages;
    this.#text = text;
    this.#scenario = scenario;
    this.#messages = messages;
    this.#catalog = catalog;
    this.#whole = whole;
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
      text: this.#text, scenario: this.#scenario, messages, catalog: this.#catalog, whole: this.#whole,
    });
  }

  /**
   * Makes records that pass.
   *
   * @param count How many, at most 500; fewer come where no more were found.
   * @param options `scenario`; `seed`, a whole number: the same one gives the same records.
   */
  async samples(count = 5, { scenario = this.#scenario, seed = 0 } = {}) {
    if (!Number.isInteger(count) || count < 0 || count > mostSamples) {
      throw new ProvisoError(`The number of samples is a whole number from 0 to ${mostSamples}.`);
    }
    const { records, withoutValue } = await this.#sample(scenario, seed, "proviso_samples", count);
    // What JavaScript has no number for is another value here.
    const passing = records.filter((record) => this.check(record, { scenario }).violations.length === 0);
    if (passing.length === 0 && count > 0) throw new NoSampleError(withoutValue ?? []);
    return passing;
  }

  /**
   * Makes for each code that a rule can give a record that fails just that.
   *
   * @param options `scenario`; `seed`, a whole number: the same one gives the same records.
   * @returns `made`, each with its `record`; and `unmade`, what no record was found for, each with the reason.
   */
  async failingSamples({ scenario = this.#scenario, seed = 0 } = {}) {
    const { made, unmade } = await this.#sample(scenario, seed, "proviso_failing_samples");
    const samples = { made: [], unmade };
    for (const { record, ...sample } of made) {
      const { violations } = this.check(record, { scenario });
      if (violations.length === 1 && violations[0].code === sample.code) {
        const [{ path, message }] = violations;
        samples.made.push({ ...sample, path, message, record });
      } else {
        unmade.push({ ...sample, reason: "JavaScript has no such number" });
      }
    }
    return samples;
  }

  /** Asks an engine that makes samples. */
  async #sample(scenario, seed, name, ...values) {
    const halves = halvesOf(seed);
    this.#load();
    const sampler = name in this.#engine.exports ? this : await this.#wholeRules();
    this.#load();
    sampler.#load();
    const engine = sampler.#engine;
    if (!(name in engine.exports)) throw new ProvisoError("The whole engine is older than this script: it makes no samples.");
    const place = sampler.#place(scenario);
    engine.call(() => {}, (exports) => exports[name](sampler.#number, place, ...values, ...halves));
    const answer = parse(engine.text);
    if (answer.problem !== undefined) throw new ProvisoError(answer.problem);
    return answer;
  }

  /** The same rules in the whole engine, which says nothing there that anybody reads. */
  async #wholeRules() {
    this.#sampler ??= Promise.all([this.#whole(), this.#languages.load("en")]).then(([engine, messages]) => {
      if (this.#text === undefined) throw new ProvisoError("The rules were freed.");
      return new Rules(engine, this.#languages, { text: this.#text, scenario: this.#scenario, messages });
    });
    try {
      return await this.#sampler;
    } catch (error) {
      // It is tried again the next time.
      this.#sampler = undefined;
      throw error;
    }
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
    this.#sampler?.then((rules) => rules.free(), () => {});
    this.#sampler = undefined;
  }
}

/** A seed as two numbers of 32 bits, the lower one first. */
function halvesOf(seed) {
  const number = typeof seed === "bigint" || Number.isInteger(seed) ? BigInt(seed) : -1n;
  if (number < 0n || number >= 1n << 64n) throw new ProvisoError("A seed is a whole number from 0 to 2⁶⁴ − 1.");
  return [Number(number & 0xffffffffn), Number(number >> 32n)];
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
