// Languages and messages of the page's own, which an engine loads.

import { ProvisoError } from "./errors.js";

/** The tags under which a language may be found, the closest first. A script is never left out: few read their language in another. */
function* names(tag) {
  let locale;
  try {
    locale = new Intl.Locale(tag);
  } catch {
    throw new ProvisoError(`“${tag}” is no tag of a language.`);
  }
  const { language, script, region, numberingSystem } = locale;
  const usual = new Intl.Locale(language).maximize().script;
  const subtags = [language, script === usual ? undefined : script, region].filter((subtag) => subtag);
  for (; subtags.length > 0; subtags.pop()) {
    const name = subtags.join("-");
    if (numberingSystem) yield `${name}-u-nu-${numberingSystem}`;
    yield name;
    if (subtags.at(-1) === script) return;
  }
}

export class Languages {
  #base;
  #read;
  #index;
  #files = new Map();
  #loaded = new Map();

  constructor(base, read) {
    this.#base = base;
    this.#read = read;
  }

  /** Fetches a language, and puts messages of the page's own over it. `number` loads both into an engine. */
  load(tag, catalog) {
    const own = catalog === undefined || typeof catalog === "string" ? catalog : JSON.stringify(catalog);
    // The same language and messages are loaded into an engine once, however many rules have them.
    const key = `${tag}\n${own ?? ""}`;
    if (!this.#loaded.has(key)) {
      const language = this.#text(String(tag)).then((text) => ({ text, own, loaded: new WeakMap() }));
      this.#loaded.set(key, language);
      language.catch(() => this.#loaded.delete(key));
    }
    return this.#loaded.get(key);
  }

  /** The number by which an engine knows a language that was fetched. */
  number(language, engine) {
    engine.exports;
    const known = language.loaded.get(engine);
    if (known?.generation === engine.generation) return known.number;
    let number = 0;
    if (language.text) {
      number = engine.call((writer) => writer.raw(language.text), (exports, count) => exports.proviso_language(count));
      if (number < 0) throw new ProvisoError("The file of the language cannot be read.");
    }
    if (language.own) {
      number = engine.call((writer) => writer.raw(language.own), (exports, count) => exports.proviso_messages(number, count));
      if (number < 0) throw new ProvisoError(engine.answer);
    }
    language.loaded.set(engine, { generation: engine.generation, number });
    return number;
  }

  async #text(tag) {
    // English is in the engine.
    if (tag === "en") return "";
    const index = await (this.#index ??= this.#file("index.json").then(JSON.parse));
    for (const name of names(tag)) {
      if (Object.hasOwn(index, name)) return `${name}\n${await this.#file(`${index[name]}.txt`)}`;
    }
    throw new ProvisoError(`There are no messages in the language “${tag}”.`);
  }

  #file(name) {
    if (!this.#files.has(name)) {
      const text = this.#fetch(new URL(`languages/${name}`, this.#base));
      this.#files.set(name, text);
      // What failed is tried again.
      text.catch(() => this.#files.delete(name));
    }
    return this.#files.get(name);
  }

  async #fetch(url) {
    if (url.protocol === "file:") return new TextDecoder().decode(await this.#read(url));
    const response = await fetch(url);
    if (!response.ok) throw new ProvisoError(`${url} could not be loaded: ${response.status} ${response.statusText}`);
    return response.text();
  }
}
