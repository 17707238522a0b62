// Writes values into the memory of the engine, as Sources/ProvisoPage/PageInput.swift reads them.

import { ProvisoError } from "./errors.js";

const encoder = new TextEncoder();

/** How deep lists and objects may lie in each other. */
const deepest = 256;

/** Shorter texts are copied by a loop, which takes less time than a call. */
const short = 48;

const isLeftOut = (value) => value === undefined || typeof value === "function" || typeof value === "symbol";

export class Writer {
  #exports;
  #memory;
  #bytes = new Uint8Array(0);
  #view;
  #at = 0;

  constructor(exports, memory) {
    this.#exports = exports;
    this.#memory = memory;
  }

  /** How many bytes were written. */
  get count() {
    return this.#at;
  }

  begin() {
    this.#at = 0;
    // The memory has moved if the engine took more of it.
    if (this.#bytes.buffer !== this.#memory.buffer) this.#reserve(Math.max(this.#bytes.length, 4096));
  }

  #reserve(count) {
    const start = count < 0x7fffffff ? this.#exports.proviso_reserve(count) >>> 0 : 0;
    if (!start) throw new ProvisoError("The record is too large for the memory of the engine.");
    this.#bytes = new Uint8Array(this.#memory.buffer, start, count);
    this.#view = new DataView(this.#memory.buffer, start, count);
  }

  #need(count) {
    const end = this.#at + count;
    if (end > this.#bytes.length) this.#reserve(Math.max(2 * this.#bytes.length, end));
  }

  byte(value) {
    this.#need(1);
    this.#bytes[this.#at++] = value;
  }

  number(value) {
    this.#need(4);
    this.#view.setUint32(this.#at, value, true);
    this.#at += 4;
  }

  /** A text with the number of its bytes. What is no character, half of a surrogate pair, becomes U+FFFD. */
  text(value) {
    const start = this.#at + 4;
    this.#need(4 + 3 * value.length);
    this.#at = start;
    this.raw(value);
    this.#view.setUint32(start - 4, this.#at - start, true);
  }

  /** A text alone. */
  raw(value) {
    const { length } = value;
    this.#need(3 * length);
    const bytes = this.#bytes;
    let at = this.#at;
    if (length <= short) {
      let index = 0;
      for (; index < length; index++) {
        const unit = value.charCodeAt(index);
        if (unit > 127) break;
        bytes[at++] = unit;
      }
      if (index === length) {
        this.#at = at;
        return;
      }
    }
    this.#at += encoder.encodeInto(value, bytes.subarray(this.#at)).written;
  }

  #spelled(kind, value) {
    this.byte(kind);
    this.text(value);
  }

  /** A value. What JSON leaves out is null: whoever writes members leaves it out. */
  value(value, depth = 0) {
    switch (typeof value) {
      case "string":
        return this.#spelled(4, value);
      case "number":
        // What is no number is refused as a text would be, and not skipped as null would be.
        return Number.isFinite(value) ? this.#spelled(3, String(value)) : this.#spelled(4, String(value));
      case "bigint":
        return this.#spelled(3, String(value));
      case "boolean":
        return this.byte(value ? 2 : 1);
      case "object":
        return value === null ? this.byte(0) : this.#object(value, depth);
      default:
        return this.byte(0);
    }
  }

  #object(value, depth) {
    if (depth > deepest) {
      throw new ProvisoError(`The record contains itself, or lies more than ${deepest} levels deep.`);
    }
    if (value instanceof Date && Number.isNaN(value.getTime())) return this.#spelled(4, String(value));
    if (typeof value.toJSON === "function") return this.value(value.toJSON(), depth + 1);
    if (value instanceof Number || value instanceof String || value instanceof Boolean || value instanceof BigInt) {
      return this.value(value.valueOf(), depth + 1);
    }
    if (Array.isArray(value)) return this.#list(value, depth);
    if (value instanceof Map) return this.#members([...value].map(([key, member]) => [String(key), member]), depth);
    if (value instanceof Set || (ArrayBuffer.isView(value) && !(value instanceof DataView))) {
      return this.#list([...value], depth);
    }
    if (typeof Blob === "function" && value instanceof Blob) {
      const { name, size, type } = value;
      return this.#members(Object.entries({ name, size, type }), depth);
    }
    this.#members(Object.entries(value), depth);
  }

  #list(elements, depth) {
    this.byte(5);
    this.number(elements.length);
    for (let index = 0; index < elements.length; index++) this.value(elements[index], depth + 1);
  }

  #members(members, depth) {
    this.byte(6);
    const place = this.#at;
    this.number(0);
    let count = 0;
    for (const [key, value] of members) {
      if (isLeftOut(value)) continue;
      this.text(key);
      this.value(value, depth + 1);
      count += 1;
    }
    this.#view.setUint32(place, count, true);
  }

  /**
   * A record, as the flags say.
   *
   * @param slots The attributes, each with its number, or null where the engine finds them itself.
   */
  record(record, slots) {
    if (!slots) return this.value(record);
    for (const [slot, name] of slots) {
      if (!Object.prototype.hasOwnProperty.call(record, name)) continue;
      const value = record[name];
      if (isLeftOut(value)) continue;
      this.number(slot);
      this.value(value, 1);
    }
  }
}

/** Whether the members of a value are its own properties, so that those that rules name can be taken one by one. */
export function isRecord(value) {
  if (typeof value !== "object" || value === null || typeof value.toJSON === "function") return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || !(Array.isArray(value) || isSpecial(value));
}

function isSpecial(value) {
  return (
    value instanceof Map || value instanceof Set || ArrayBuffer.isView(value) ||
    value instanceof Number || value instanceof String || value instanceof Boolean || value instanceof BigInt ||
    (typeof Blob === "function" && value instanceof Blob)
  );
}
