// Times what a page waits for, in Node and in a browser alike: the start, a record of ten attributes beside the same rules by hand
// (and beside ajv, where it is given), and a keystroke in a form of thirty fields.

export const document = {
  rules: [
    [["username", "email"], "trim"],
    [["username", "email", "password", "country", "acceptsTerms"], "required"],
    ["username", "string", { min: 4, max: 24 }],
    ["username", "match", { pattern: "[a-z][a-z0-9_]*", whole: true }],
    ["email", "email"],
    ["password", "string", { min: 8, max: 72 }],
    ["age", "number", { min: 18, max: 120, integerOnly: true }],
    ["country", "in", { range: ["US", "CA", "DE", "FR", "NO"] }],
    ["postcode", "match", { pattern: "[0-9]{5}", whole: true }],
    ["site", "url"],
    ["quantity", "number", { min: 1, max: 99, integerOnly: true }],
    ["day", "date"],
    ["acceptsTerms", "boolean"],
  ],
};

export const schema = {
  type: "object",
  required: ["username", "email", "password", "country", "acceptsTerms"],
  properties: {
    username: { type: "string", minLength: 4, maxLength: 24, pattern: "^[a-z][a-z0-9_]*$" },
    email: { type: "string", format: "email" },
    password: { type: "string", minLength: 8, maxLength: 72 },
    age: { type: "integer", minimum: 18, maximum: 120 },
    country: { enum: ["US", "CA", "DE", "FR", "NO"] },
    postcode: { type: "string", pattern: "^[0-9]{5}$" },
    site: { type: "string", format: "uri" },
    quantity: { type: "integer", minimum: 1, maximum: 99 },
    day: { type: "string", format: "date" },
    acceptsTerms: { type: "boolean" },
  },
};

export const valid = {
  username: "lovelace", email: "ada@example.org", password: "analytical engine", age: 36, country: "DE", postcode: "10115",
  site: "https://example.org/ada", quantity: 3, day: "2026-02-28", acceptsTerms: true,
};

export const invalid = {
  ...valid, username: "ad", email: "ada@", age: 17, country: "XX", postcode: "1011", site: "nowhere", quantity: 0, day: "2026-02-30",
};

/** What a page has without a library, with messages for a person. */
export function byHand(record) {
  const problems = [];
  const say = (path, message) => problems.push({ path, message });
  const { username, email, password, age, country, postcode, site, quantity, day, acceptsTerms } = record;
  const isDate = (text) => {
    const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
    if (!found) return false;
    const [, year, month, date] = found.map(Number);
    const days = [31, (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    return month >= 1 && month <= 12 && date >= 1 && date <= days[month - 1];
  };
  if (typeof username !== "string" || !username.trim()) say("username", "Username is required.");
  else {
    const name = username.trim();
    if (name.length < 4 || name.length > 24) say("username", "Username must be from 4 to 24 characters long.");
    else if (!/^[a-z][a-z0-9_]*$/.test(name)) say("username", "Username must be in the expected format.");
  }
  if (typeof email !== "string" || !email.trim()) say("email", "Email is required.");
  else if (!/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i.test(email.trim())) say("email", "Email must be an email address.");
  if (typeof password !== "string" || password.length < 8 || password.length > 72) say("password", "Password must be at least 8 characters long.");
  if (age !== undefined && !(Number.isInteger(age) && age >= 18 && age <= 120)) say("age", "Age must be 18 or more.");
  if (!["US", "CA", "DE", "FR", "NO"].includes(country)) say("country", "Country must be one of these values.");
  if (postcode !== undefined && !/^[0-9]{5}$/.test(postcode)) say("postcode", "Postcode must be in the expected format.");
  if (site !== undefined) {
    try {
      if (!/^https?:$/.test(new URL(site).protocol)) say("site", "Site must be a full web address.");
    } catch {
      say("site", "Site must be a full web address.");
    }
  }
  if (quantity !== undefined && !(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99)) say("quantity", "Quantity must be 1 or more.");
  if (day !== undefined && !isDate(day)) say("day", "Day must be a date.");
  if (typeof acceptsTerms !== "boolean") say("acceptsTerms", "Accepts terms is required.");
  return problems;
}

/** Microseconds that a call takes: the best of some rounds, since nothing makes one faster than it is. */
export function time(body, milliseconds = 60, rounds = 7) {
  let count = 1;
  const run = () => {
    const start = performance.now();
    for (let index = 0; index < count; index++) body();
    return performance.now() - start;
  };
  while (run() < milliseconds / 4) count *= 2;
  let best = Infinity;
  for (let round = 0; round < rounds; round++) best = Math.min(best, run() / count);
  return best * 1000;
}

/** A form of thirty fields, each with three rules. */
function thirty() {
  const rules = [];
  for (let index = 0; index < 30; index++) rules.push([`field${index}`, "trim"], [`field${index}`, "required"], [`field${index}`, "string", { max: 40 }]);
  rules.push(["field7", "email"]);
  return { rules };
}

/** All times, in milliseconds where the name says so, else in microseconds. */
export async function measure(load, bytes, ajv) {
  const times = {};
  let start = performance.now();
  const module = await WebAssembly.compile(bytes);
  times["compile ms"] = performance.now() - start;
  const proviso = await load(module);
  start = performance.now();
  const rules = await proviso.rules(document);
  times["load rules ms"] = performance.now() - start;
  start = performance.now();
  rules.check(invalid);
  times["first check ms"] = performance.now() - start;
  times["valid record"] = time(() => rules.check(valid));
  times["invalid record"] = time(() => rules.check(invalid));
  times["valid record by hand"] = time(() => byHand(valid));
  times["invalid record by hand"] = time(() => byHand(invalid));
  if (ajv) {
    times["valid record with ajv"] = time(() => ajv(valid));
    times["invalid record with ajv"] = time(() => ajv(invalid));
  }
  const form = await proviso.rules(thirty());
  const record = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, `text ${index}`]));
  record.field7 = "ada@exam";
  times["keystroke in thirty fields"] = time(() => form.typed(record, "field7"));
  return times;
}
