// One instance of the engine: its memory, and what happens when it fails.

import { ProvisoError } from "./errors.js";
import { Writer } from "./writer.js";

const decoder = new TextDecoder();

/** An engine that has used more memory than this, in bytes, is not kept. */
const kept = 1 << 28;

/** Runs the module, and a new instance of it once one has failed. */
export class Engine {
  #module;
  #exports;
  #memory;
  #writer;
  #isAsked = false;

  /** Rises with each new instance: what an older one had loaded has to be loaded again. */
  generation = 0;

  constructor(module) {
    this.#module = module;
  }

  /** The functions of the module. */
  get exports() {
    if (!this.#exports) this.#start();
    return this.#exports;
  }

  /** Begins what may take several calls: an instance that has used much memory is not gone on with, since none gives memory back. */
  begin() {
    if (this.#exports && this.#memory.buffer.byteLength > kept) this.#exports = undefined;
    return this.exports;
  }

  #start() {
    const imports = {
      random: (start, count) => {
        const bytes = new Uint8Array(this.#memory.buffer, start, count);
        // They seed hash tables, and Node 18 has no crypto of the web.
        if (globalThis.crypto) crypto.getRandomValues(bytes);
        else bytes.forEach((_, index) => (bytes[index] = Math.random() * 256));
      },
      now: () => Date.now(),
    };
    this.#exports = new WebAssembly.Instance(this.#module, { page: imports }).exports;
    this.#memory = this.#exports.memory;
    this.#writer = new Writer(this.#exports, this.#memory);
    this.generation += 1;
  }

  /**
   * Asks the engine.
   *
   * @param write Writes the request.
   * @param ask Calls the function, given how many bytes were written.
   */
  call(write, ask) {
    // A getter of the record, for example.
    if (this.#isAsked) throw new ProvisoError("The engine was asked while it read a record.");
    const { exports } = this;
    const writer = this.#writer;
    this.#isAsked = true;
    try {
      writer.begin();
      write(writer);
      return ask(exports, writer.count);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
        this.#exports = undefined;
        throw new ProvisoError("The engine ran out of memory, or failed. The next call starts it anew.", { cause: error });
      }
      throw error;
    } finally {
      this.#isAsked = false;
    }
  }

  /** The answer to the last request, as text. */
  get text() {
    const { proviso_answer, proviso_answer_count } = this.exports;
    return decoder.decode(new Uint8Array(this.#memory.buffer, proviso_answer(), proviso_answer_count()));
  }

  /** The answer to the last request. */
  get answer() {
    return JSON.parse(this.text);
  }
}
