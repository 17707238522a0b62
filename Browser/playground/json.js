// Reads JSON for the editors: the kind of each token, where each value stands, and the first mistake.
export { parse } from "../values.js";

const TOKEN = /"(?:[^"\\\n]|\\.)*"?|-?\d[\w.+-]*|[{}[\],:]|[^\s{}[\],:"]+/g;
const STRING = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const LITERALS = new Set(["true", "false", "null"]);
/** More of a text is neither coloured nor searched for places. */
const MOST = 200_000;

const kindOf = (text) => {
  if (text[0] === '"') return "string";
  if (/^[-\d]/.test(text)) return "number";
  if (text.length === 1 && "{}[],:".includes(text)) return "sign";
  return LITERALS.has(text) ? "literal" : "other";
};

const isWhole = (text, kind) => (kind === "string" ? STRING.test(text) : kind === "number" ? NUMBER.test(text) : kind === "literal");

/**
 * What a text consists of: `tokens` with `start`, `end` and `kind`; `places`, the values by their paths as violations write them;
 * and `mistake`, the first one, with `at` and `message`.
 */
export const scan = (text) => {
  const [tokens, places] = [[], new Map()];
  const stack = [];
  let mistake;
  // What may come next: a value, a key, a colon, or what follows a value.
  let next = "value";
  const wrong = (at, message) => { mistake ??= { at, message }; };
  const here = () => {
    const around = stack.at(-1);
    if (!around) return "";
    return around.isList ? `${around.path}[${around.index}]` : around.path ? `${around.path}.${around.key}` : `${around.key}`;
  };
  const closes = (end) => {
    const { path, start } = stack.pop();
    places.set(path, { start, end });
    next = "after";
  };
  if (text.length > MOST) return { tokens, places };
  for (const { 0: word, index: start } of text.matchAll(TOKEN)) {
    const end = start + word.length;
    const kind = kindOf(word);
    const around = stack.at(-1);
    const isKey = kind === "string" && (next === "key" || next === "first key");
    tokens.push({ start, end, kind: isKey ? "key" : kind });
    if (isKey) {
      if (STRING.test(word)) around.key = JSON.parse(word);
      else wrong(start, "This name does not end.");
      next = "colon";
    } else if (kind === "sign" && "{[".includes(word)) {
      if (!next.endsWith("value")) wrong(start, next === "after" ? "A comma is missing." : "A name in double quotes must stand here.");
      stack.push({ isList: word === "[", path: here(), start, index: 0, key: "" });
      next = word === "[" ? "first value" : "first key";
    } else if (kind === "sign" && "}]".includes(word)) {
      if (!around || around.isList !== (word === "]")) wrong(start, `Nothing is open that ${word} could close.`);
      else if (next === "key" || next === "value") wrong(start, "Nothing follows the comma or colon before this.");
      else if (next === "colon") wrong(start, "This name has no value.");
      if (around) closes(end);
    } else if (word === ":") {
      if (next !== "colon") wrong(start, "A colon can follow only a name.");
      next = "value";
    } else if (word === ",") {
      if (next !== "after" || !around) wrong(start, around ? "A value is missing before this comma." : "The data ends before this comma.");
      if (around) around.index += 1;
      next = around && !around.isList ? "key" : "value";
    } else {
      if (!next.endsWith("value"))
        wrong(start, next === "after" ? (around ? "A comma is missing." : "The data ends before this.")
          : next === "colon" ? "A colon is missing." : "Names stand in double quotes.");
      else if (!isWhole(word, kind))
        wrong(start, kind === "string" ? "This text does not end, or has a wrong escape." : "This is not a value of JSON.");
      places.set(here(), { start, end });
      next = "after";
    }
  }
  if (stack.length) wrong(stack.at(-1).start, `This ${stack.at(-1).isList ? "list" : "object"} is not closed.`);
  else if (!tokens.length) wrong(0, "There is no data.");
  return { tokens, places, mistake };
};
