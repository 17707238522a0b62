// Reads and compares JSON whose numbers JavaScript need not be able to keep.

/** What a text of JSON holds: whole numbers beyond those of JavaScript as BigInt. `isKept` is false where a number changes its spelling. */
export function read(text) {
  let at = 0;
  let isKept = true;
  const value = () => {
    switch (text[at]) {
      case "{": {
        const object = {};
        at++;
        if (text[at] === "}") return at++, object;
        for (;;) {
          const key = string();
          at++;
          Object.defineProperty(object, key, { value: value(), writable: true, enumerable: true, configurable: true });
          if (text[at++] === "}") return object;
        }
      }
      case "[": {
        const list = [];
        at++;
        if (text[at] === "]") return at++, list;
        for (;;) {
          list.push(value());
          if (text[at++] === "]") return list;
        }
      }
      case '"': return string();
      case "t": return (at += 4), true;
      case "f": return (at += 5), false;
      case "n": return (at += 4), null;
      default: {
        const [spelling] = /^-?[0-9.eE+-]+/.exec(text.slice(at, at + 400));
        at += spelling.length;
        const number = Number(spelling);
        if (String(number) === spelling) return number;
        if (/^-?(0|[1-9][0-9]*)$/.test(spelling) && spelling !== "-0") return BigInt(spelling);
        isKept = false;
        return number;
      }
    }
  };
  const string = () => {
    const start = at++;
    for (; text[at] !== '"'; at++) if (text[at] === "\\") at++;
    at++;
    return JSON.parse(text.slice(start, at));
  };
  const result = value();
  if (at !== text.length) throw new Error(`not JSON: ${text.slice(at, at + 40)}`);
  return { value: result, isKept };
}

/** Whether two values are the same, whatever the order of their members; BigInt and numbers are where they are the same number. */
export function same(left, right) {
  if (left === right) return true;
  if (typeof left === "bigint" || typeof right === "bigint") {
    return typeof left !== "object" && typeof left !== "string" && typeof right !== "object" && typeof right !== "string" &&
      Number(left) === Number(right);
  }
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]));
}
