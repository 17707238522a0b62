// The value of a record as filters leave it.

/** Sets a member that may have any name, `__proto__` too. */
function define(object, key, value) {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}

const isObject = (value) => typeof value === "object" && value !== null;

/**
 * The old value, where the new one says the same: so what JSON cannot say, such as a `Date` or a `BigInt`, is kept beside what
 * filters changed.
 */
function merge(old, made) {
  if (Array.isArray(old) && Array.isArray(made)) return made.map((element, index) => merge(old[index], element));
  if (isObject(old) && isObject(made) && !Array.isArray(made) && typeof old.toJSON !== "function") {
    const result = Object.getPrototypeOf(old) === null ? Object.create(null) : {};
    for (const key of Object.keys(made)) {
      define(result, key, merge(Object.prototype.hasOwnProperty.call(old, key) ? old[key] : undefined, made[key]));
    }
    return result;
  }
  if (typeof old === "bigint" && typeof made === "number") return Number(old) === made ? old : made;
  if (old instanceof Date && typeof made === "string") return old.toJSON() === made ? old : made;
  return made;
}

/** A copy of the record in which filters have changed some members; the record itself where they changed none. */
export function changed(record, changes) {
  if (!changes) return record;
  const result = { ...record };
  for (const key of Object.keys(changes)) {
    define(result, key, merge(Object.prototype.hasOwnProperty.call(record, key) ? record[key] : undefined, changes[key]));
  }
  return result;
}

/** Reads JSON; whole numbers too large for JavaScript's keep all their digits where the browser gives them away. */
export function parse(text) {
  return JSON.parse(text, (key, value, context) =>
    (typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? "") ? BigInt(context.source) : value));
}
