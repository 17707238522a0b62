// Proviso in a page: rule documents judge objects as they do on a server, by the same engine.
//
//     import { load } from "./proviso.js";
//     const proviso = await load();
//     const rules = await proviso.rules(document, { language: "de" });
//     rules.check({ email: "ada@" }).violations;

import { NoSampleError, ProvisoError, RuleDocumentError } from "./errors.js";
import { Engine } from "./instance.js";
import { Languages } from "./languages.js";
import { Rules } from "./rules.js";

export { NoSampleError, ProvisoError, RuleDocumentError };

const home = import.meta.url;

/**
 * Loads the engine.
 *
 * @param source A URL, a response, bytes or a module; the file beside this one by default.
 * @param options `base`, where the languages are, beside this file by default; `whole`, the engine for documents with rules that the
 *   first one does not have, and for samples: as `source`, fetched when it is needed.
 */
export async function load(
  source = new URL("proviso.wasm", home), { base = new URL(".", home), whole = new URL("proviso-whole.wasm", home) } = {},
) {
  const module = await compile(await source);
  return new Proviso(new Engine(module), whole, new URL(base, home));
}

async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (typeof Response === "function" && source instanceof Response) return compileResponse(source);
  const url = new URL(source, typeof location === "object" ? location.href : home);
  return url.protocol === "file:" ? WebAssembly.compile(await read(url)) : compileResponse(await fetch(url));
}

async function compileResponse(response) {
  if (!response.ok) throw new ProvisoError(`The engine could not be loaded: ${response.status} ${response.statusText}`);
  const type = response.headers.get("Content-Type");
  // Other types are not compiled while they come.
  if (WebAssembly.compileStreaming && type === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Reads a file: a page loads by HTTP, a program in Node from its disk. */
async function read(url) {
  const { readFile } = await import("node:fs/promises");
  return readFile(url);
}

class Proviso {
  #engine;
  #source;
  #whole;
  #languages;

  constructor(engine, whole, base) {
    this.#engine = engine;
    this.#source = whole;
    this.#languages = new Languages(base, read);
  }

  /**
   * Loads a rule document.
   *
   * @param document The document, as an object or as JSON text.
   * @param options `language`, a tag such as `de-AT`; `scenario`; `catalog`, messages of your own as a String Catalog.
   */
  async rules(document, { language = "en", scenario = "default", catalog } = {}) {
    const text = typeof document === "string" ? document : JSON.stringify(document, undefined, 2);
    if (text === undefined) throw new ProvisoError("A rule document is an object or JSON text.");
    const messages = await this.#languages.load(language, catalog);
    const whole = () => this.#wholeEngine();
    const make = (engine) => new Rules(engine, this.#languages, { text, scenario, messages, catalog, whole });
    try {
      return make(this.#engine);
    } catch (error) {
      // A rule that the first engine does not have looks like one that there is not.
      if (!(error instanceof RuleDocumentError) || !this.#source || !isJSON(text)) throw error;
      return make(await this.#wholeEngine());
    }
  }

  async #wholeEngine() {
    if (!this.#source) throw new ProvisoError("This needs the whole engine, which was left out when Proviso was loaded.");
    this.#whole ??= Promise.resolve(this.#source).then(compile).then((module) => new Engine(module));
    try {
      return await this.#whole;
    } catch (error) {
      // It is tried again the next time.
      this.#whole = undefined;
      throw error instanceof ProvisoError ? error : new ProvisoError("The whole engine could not be loaded.", { cause: error });
    }
  }
}

function isJSON(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
