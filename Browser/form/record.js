// Reads the fields of a form as the server reads what the form sends: the cases in Tests/Browser/Forms/posts.json hold for both.

/** The way to a value; null stands for the next element of a list. */
export const keysOf = (name) => {
  const found = /^([^[]+)((?:\[[^[\]]*])+)$/.exec(name);
  const dotted = name.split(".");
  if (!found) return dotted.includes("") ? [name] : dotted;
  return [found[1], ...found[2].slice(1, -1).split("][").map((key) => key || null)];
};

/** Puts a value into the tree that fields grow into. What contradicts a field before it is left out: the server says so. */
const grow = (tree, keys, value) => {
  if (keys.length > 64 || keys.slice(0, -1).includes(null)) return;
  const become = (kind) => (tree.kind ??= kind) === kind;
  for (const key of keys) {
    if (key === null) break;
    if (!become("members")) return;
    tree.members ??= new Map();
    if (!tree.members.has(key)) tree.members.set(key, {});
    tree = tree.members.get(key);
  }
  if (become(keys.at(-1) === null ? "list" : "texts")) (tree.values ??= []).push(value);
};

/** The names of members that are the elements of a list, in order; undefined where they are none. */
const orderOf = ({ members }, closesGaps) => {
  const names = [...members.keys()].sort((one, other) => one - other);
  return names.every((name, at) => (closesGaps ? Number.isSafeInteger(+name) && +name >= 0 && `${+name}` === name : `${at}` === name))
    ? names : undefined;
};

const valueOf = (tree, closesGaps) => {
  if (!tree.members) return tree.kind === "list" || tree.values?.length > 1 ? tree.values : tree.values?.[0];
  tree.order = orderOf(tree, closesGaps);
  if (tree.order) return tree.order.map((key) => valueOf(tree.members.get(key), closesGaps));
  // Without a prototype, a field named __proto__ is a member like any other.
  const object = Object.create(null);
  for (const [key, member] of tree.members) object[key] = valueOf(member, closesGaps);
  return object;
};

/** What rules see of a file. The browser goes by its name; the server, which has its bytes, judges what it is. */
const fileOf = ({ name, size, type }) =>
  Object.assign(Object.create(null), { name, size, type: type || "application/octet-stream", isNamedByType: true });

/** Says true or false for a checkbox, as FormPost.Conventions have it. */
const readCheckbox = (tree, keys) => {
  const around = keys.slice(0, -1).reduce((node, key) => node?.members?.get(key), tree);
  const found = around?.members?.get(keys.at(-1));
  const last = found?.values?.at(-1);
  if (/^(on|1|true|yes|checked)$/i.test(last)) found.values = [true];
  else if (found && /^(off|0|false|no|)$/i.test(last)) found.values = [false];
  // Where nothing of the object around it was sent, the server sees no object.
  else if (!found && around && around.kind !== "list") grow(tree, keys, false);
};

/** A name with `[]` for every number, as conventions name what is in rows. */
const general = (keys) => keys.map((key) => (/^\d+$/.test(key) ? "[]" : `.${key}`)).join("").slice(1);

/** The record that the server makes of a form, given its controls by name; and where in it the value of a name stands. */
export const read = (form, groups, { checkboxes = [], closesGaps } = {}) => {
  const tree = {};
  for (const [name, value] of new FormData(form)) {
    // A field for a file in which none was chosen counts as not sent.
    if (typeof value === "string" || value.name || value.size) grow(tree, keysOf(name), typeof value === "string" ? value : fileOf(value));
  }
  for (const [name, [control]] of groups) {
    const keys = keysOf(name);
    if (control.type === "checkbox" && checkboxes.includes(general(keys))) readCheckbox(tree, keys);
  }
  const record = tree.members ? valueOf(tree, closesGaps) : Object.create(null);
  const placeOf = (name) => {
    let node = tree;
    // The gaps between rows are closed in the record.
    return keysOf(name).filter((key) => key !== null).map((key) => {
      const at = node?.order?.indexOf(key) ?? -1;
      node = node?.members?.get(key);
      return at < 0 ? key : at;
    });
  };
  return { record, placeOf };
};
