// Proviso in a page: rule documents judge objects as they do on a server, by the same engine.
//
//     import { load } from "./proviso.js";
//     const proviso = await load();
//     const rules = await proviso.rules(document, { language: "de" });
//     rules.check({ email: "ada@" }).violations;

import { ProvisoError, RuleDocumentError } from "./errors.js";
import { Engine } from "./instance.js";
import { Languages } from "./languages.js";
import { Rules } from "./rules.js";

export { ProvisoError, RuleDocumentError };

const home = import.meta.url;

/**
 * Loads the engine.
 *
 * @param source A URL, a response, bytes or a module; the file beside this one by default.
 * @param options `base`: where the languages are, a URL; beside this file by default.
 */
export async function load(source = new URL("proviso.wasm", home), { base = new URL(".", home) } = {}) {
  const module = await compile(await source);
  return new Proviso(new Engine(module), new URL(base, home));
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
  #languages;

  constructor(engine, base) {
    this.#engine = engine;
    this.#languages = new Languages(engine, base, read);
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
    return new Rules(this.#engine, this.#languages, { text, scenario, messages, catalog });
  }
}
