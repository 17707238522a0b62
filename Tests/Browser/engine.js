// What the module does, in Node and in a browser alike: a list of tests, each with a name.

import { load, NoSampleError, RuleDocumentError, ProvisoError } from "../../Browser/proviso.js";

const signUp = {
  attributes: { birthday: { label: "date of birth" }, password: { sensitive: true } },
  rules: [
    [["username", "email"], "trim"],
    { attributes: "username, email, password", type: "required", on: ["register"] },
    { attributes: "username", type: "string", length: [4, 24] },
    { attributes: "email", type: "email" },
    { attributes: "age", type: "number", min: 18, integerOnly: true },
    { attributes: "state", type: "required", when: { attribute: "country", value: "US" } },
    { attributes: "address", type: "nested", rules: [["city", "required"], ["zip", "match", { pattern: "[0-9]{5}", whole: true }]] },
    { attributes: "tags", type: "each", rule: { type: "string", max: 5 } },
  ],
};

const codes = (result) => result.violations.map(({ path, code }) => `${path} ${code}`);

/** What a promise or a function throws. */
async function thrown(body) {
  try {
    await body();
  } catch (error) {
    return error;
  }
  return undefined;
}

export const tests = {
  async "judges a record, and says all of what is wrong"({ proviso, equal }) {
    const rules = await proviso.rules(signUp);
    const result = rules.check(
      { username: " ad ", email: "ada@", age: 17, country: "US", address: { zip: "1" }, tags: ["a", "abcdef"] },
      { scenario: "register" });
    equal(codes(result), [
      "password required", "username string.tooShort", "email email", "age number.tooSmall", "state required",
      "address.city required", "address.zip match", "tags[1] string.tooLong",
    ]);
    const [, short] = result.violations;
    equal(short, {
      path: "username", rule: "string", code: "string.tooShort", severity: "error",
      message: "Username must be at least 4 characters long.", parameters: { min: 4, max: 24 }, keys: ["username"], attribute: "username",
    });
    equal(result.violations[7].keys, ["tags", 1]);
    equal(result.violations[5].attribute, "address");
    equal(result.value.username, "ad");
    equal(result.valid, false);
    rules.free();
  },

  async "keeps what filters do not change"({ proviso, equal, ok }) {
    const rules = await proviso.rules({ rules: [["name", "trim"], { attributes: "kind", type: "default", value: "x" }, ["box.name", "trim"]] });
    const untouched = { name: "Ada", kind: "y", at: new Date(0) };
    ok(rules.check(untouched).value === untouched);
    const record = { name: " Ada ", at: new Date(0), big: 2n ** 70n, box: { name: " b ", at: new Date(1), big: 9007199254740993n } };
    const { value } = rules.check(record);
    equal(value.name, "Ada");
    equal(value.kind, "x");
    ok(value.at === record.at && value.big === record.big);
    equal(value.box.name, "b");
    ok(value.box.at === record.box.at && value.box.big === 9007199254740993n);
    equal(record.name, " Ada ");
    equal(record.box.name, " b ");
  },

  async "takes what JavaScript holds as it is defined"({ proviso, equal }) {
    const rules = await proviso.rules({
      rules: [
        ["n", "number"], ["whole", "number", { integerOnly: true, max: 9007199254740992 }], ["day", "date"], ["list", "count", { max: 2 }],
        { attributes: "file", type: "nested", rules: [["size", "number", { max: 3 }], ["type", "in", { range: ["text/plain"] }]] },
        ["text", "string", { max: 3, unit: "utf16" }], ["map", "nested", { rules: [["a", "required"]] }],
      ],
    });
    const check = (record) => codes(rules.check(record));
    equal(check({ n: undefined, text: () => 1, day: Symbol("x") }), []);
    equal(check({ n: NaN }), ["n number.type"]);
    equal(check({ n: -Infinity }), ["n number.type"]);
    equal(check({ n: 1e21 }), []);
    equal(check({ n: -0 }), []);
    equal(check({ whole: 9007199254740992n }), []);
    equal(check({ whole: 9007199254740993n }), ["whole number.tooBig"]);
    equal(check({ n: new Number(5), text: new String("abc") }), []);
    equal(check({ list: new Set([1, 2, 3]) }), ["list count.tooMany"]);
    equal(check({ list: new Uint8Array(3) }), ["list count.tooMany"]);
    equal(check({ map: new Map([["a", 1]]) }), []);
    equal(check({ map: new Map([["b", 1]]) }), ["map.a required"]);
    equal(check({ file: new Blob(["ab"], { type: "text/plain" }) }), []);
    equal(check({ file: new Blob(["abcd"], { type: "text/html" }) }), ["file.size number.tooBig", "file.type in"]);
    equal(check({ text: "\ud800a" }), []);
    equal(check({ text: "𝒳𝒳" }), ["text string.tooLong"]);
    class Point { n = "x"; get text() { return "inherited and so left out"; } }
    equal(check(new Point()), ["n number.type"]);
    equal(check(Object.assign(Object.create(null), { n: "x" })), ["n number.type"]);
    for (const none of [null, undefined, 5, "text", [], [{ n: 1 }], true]) equal(check(none), [" record.malformed"]);
    equal(check({ day: new Date(NaN) }), ["day date"]);
  },

  async "lets no key reach a prototype"({ proviso, equal, ok }) {
    const rules = await proviso.rules({ rules: [["__proto__", "trim"], ["constructor", "trim"], ["box.name", "trim"]] });
    const record = JSON.parse('{"__proto__":" x ","constructor":" y ","box":{"name":" z ","__proto__":{"hit":1}}}');
    const { value } = rules.check(record);
    ok(Object.getPrototypeOf(value) === Object.prototype);
    ok(Object.getPrototypeOf(value.box) === Object.prototype);
    equal(Object.getOwnPropertyDescriptor(value, "__proto__").value, "x");
    equal(value.constructor, "y");
    equal({}.hit, undefined);
    equal(rules.check({}).violations, []);
  },

  async "says what is wrong with a document, with its place"({ proviso, equal, ok }) {
    const error = await thrown(() => proviso.rules('{\n  "rules": [\n    ["a", "emial"],\n    ["b", "number", {"mni": 3}]\n  ]\n}'));
    ok(error instanceof RuleDocumentError && error instanceof ProvisoError);
    equal(error.problems.map(({ line, column, path }) => [line, column, path]), [
      [3, 11, ["rules", 0, 1]], [4, 22, ["rules", 1, 2, "mni"]],
    ]);
    equal([error.line, error.column, error.path], [3, 11, ["rules", 0, 1]]);
    ok(error.message.includes("Did you mean `email`?"));
    const object = await thrown(() => proviso.rules({ rules: [["a", "number", { min: "x" }]] }));
    equal(object.path, ["rules", 0, 2, "min"]);
    for (const bad of ["", "{", "[]", "null", '"x"', {}, [], '{"rules":[]}', "[".repeat(100000), "\u0000", '{"rules":{"rules":[]}}']) {
      ok((await thrown(() => proviso.rules(bad))) instanceof RuleDocumentError, JSON.stringify(bad).slice(0, 20));
    }
    ok((await thrown(() => proviso.rules(undefined))) instanceof ProvisoError);
    const rules = await proviso.rules(signUp);
    ok((await thrown(() => rules.check({}, { scenario: "none" }))).message.includes("There is no scenario `none`"));
    ok((await thrown(() => rules.check({}, { stop: "soon" }))) instanceof ProvisoError);
  },

  async "takes options"({ proviso, equal }) {
    const rules = await proviso.rules(signUp, { scenario: "register" });
    equal(rules.check({}).violations.length, 3);
    equal(rules.check({}, { limit: 1 }).violations.length, 1);
    equal(rules.check({}, { stop: "model" }).violations.length, 1);
    equal(codes(rules.check({}, { attributes: ["email"] })), ["email required"]);
    equal(codes(rules.check({ age: "17" }, { attributes: ["age"] })), ["age number.type"]);
    equal(codes(rules.check({ age: "17" }, { attributes: ["age"], untyped: true })), ["age number.tooSmall"]);
    equal(codes(rules.check({ age: "18" }, { attributes: new Set(["age"]), untyped: true })), []);
    equal(rules.check({}, { scenario: "default" }).valid, true);
  },

  async "tells what a text can still become"({ proviso, equal }) {
    const rules = await proviso.rules(signUp);
    const state = (record, attribute) => rules.typed(record, attribute).state;
    equal(state({ email: "ada@" }, "email"), "partial");
    equal(state({ email: "ada@@" }, "email"), "invalid");
    equal(rules.typed({ email: "ada@@" }, "email").isLost, true);
    equal(state({ email: "ada@example.org" }, "email"), "valid");
    equal(state({ age: "1" }, "age"), "partial");
    equal(state({ age: "1x" }, "age"), "invalid");
    equal(state({ age: "18" }, "age"), "valid");
    equal(state({ address: { city: "x", zip: "12" } }, "address.zip"), "partial");
    equal(state({ address: { city: "x", zip: "x" } }, "address.zip"), "invalid");
    equal(state({ address: { zip: "12345" } }, "address.zip"), "valid");
    equal(state({ tags: ["abcdef"] }, "tags[0]"), "invalid");
    equal(state({ username: "ad" }, ["username"]), "partial");
    equal(rules.typed({ username: "ad" }, "username").violations.map(({ code }) => code), ["string.tooShort"]);
  },

  async "offers what was meant"({ proviso, equal }) {
    const rules = await proviso.rules({
      attributes: { secret: { sensitive: true } },
      rules: [["email", "email", { checkDomainSpelling: true }], ["day", "date"], ["secret", "in", { range: ["magnolia"] }]],
    });
    const [violation] = rules.check({ email: "ada@gmial.com" }).violations;
    equal([violation.severity, violation.suggestion], ["warning", "ada@gmail.com"]);
    equal(rules.typed({ email: "ada@gmial.com" }, "email").suggestion, "ada@gmail.com");
    const [secret] = rules.check({ secret: "magnolla" }).violations;
    equal(secret.suggestion, undefined);
  },

  async "speaks languages"({ proviso, equal, ok }) {
    const english = await proviso.rules(signUp);
    const record = { username: "ad", age: 3 };
    const say = async (tag) => (await english.in(tag)).check(record).violations.map(({ message }) => message);
    equal(await say("en"), ["Username must be at least 4 characters long.", "Age must be 18 or more."]);
    equal((await say("de"))[0], "„Username“ muss mindestens 4 Zeichen haben.");
    equal(await say("de-AT"), await say("de"));
    equal(await say("de-Latn-DE"), await say("de"));
    ok((await say("ar"))[1].includes("18"));
    ok((await say("ar-EG"))[1].includes("١٨"));
    ok((await say("ar-EG-u-nu-latn"))[1].includes("18"));
    ok((await say("zh-TW"))[0] !== (await say("zh-CN"))[0]);
    for (const bad of ["tlh", "sr-Arab", "not a tag", ""]) {
      ok((await thrown(() => proviso.rules(signUp, { language: bad }))) instanceof ProvisoError, bad);
    }
    const own = { sourceLanguage: "en", strings: { required: { localizations: {
      en: { stringUnit: { value: "Please give {attribute}." } }, de: { stringUnit: { value: "Bitte: {attribute}." } },
    } } } };
    const rules = await proviso.rules(signUp, { scenario: "register", catalog: own });
    equal(rules.check({}).violations[0].message, "Please give username.");
    equal((await rules.in("de")).check({}).violations[0].message, "Bitte: username.");
    ok((await thrown(() => proviso.rules(signUp, { catalog: "{" }))) instanceof ProvisoError);
  },

  async "describes attributes"({ proviso, equal }) {
    const rules = await proviso.rules(signUp, { scenario: "register" });
    equal(rules.scenarios, ["default", "register"]);
    const find = (name) => rules.attributes.find((attribute) => attribute.name === name);
    equal(find("password"), { name: "password", label: "password", isSafe: true, isSensitive: true, isRequired: true });
    equal(find("state").isRequired, false);
    equal(find("age").label, "age");
  },

  async "names what only a server can judge, and judges the rest"({ proviso, equal }) {
    const rules = await proviso.rules({
      rules: [
        ["email", "email", { checkDNS: true }], ["id", "unique"], ["country", "in", { range: { file: "countries.csv", column: "code" } }],
        ["manager", "exists", { file: "people.csv", column: "id" }], ["name", "required"],
      ],
    });
    equal(rules.unavailable.map(({ attribute, rule }) => `${attribute} ${rule}`).sort(), [
      "country in", "email email", "id unique", "manager exists",
    ]);
    equal(rules.unavailable.every(({ why }) => why.length > 10), true);
    equal(codes(rules.check({ email: "ada@", id: 1, country: "XX", manager: 5 })), ["email email", "name required"]);
  },

  async "fetches the whole engine for the rules that few forms use"({ proviso, equal, ok }) {
    const rules = await proviso.rules({
      rules: [["vin", "vin"], ["mail", "email", { enableIDN: true }], ["name", "match", { pattern: "\\p{Lu}\\p{Ll}+", whole: true }]],
    });
    equal(codes(rules.check({ vin: "1M8GDM9AXKP042788", mail: "ada@bücher.example", name: "Élodie" })), []);
    equal(codes(rules.check({ vin: "1M8GDM9AXKP04278", mail: "ada@bücher..example", name: "élodie" })), ["vin vin", "mail email", "name match"]);
    equal((await rules.in("de")).language, "de");
    // What the whole engine does not know either is a mistake.
    ok((await thrown(() => proviso.rules({ rules: [["a", "nosuchrule"]] }))) instanceof RuleDocumentError);
  },

  async "knows numbers and codes of countries and industries"({ equal, ok }) {
    const small = new URL("../../Browser/proviso.wasm", import.meta.url);
    const document = {
      attributes: { vat: { label: "VAT number" } },
      messages: { "vat.countryUnknown": "{attribute}: of which country?", "phone/anywhere": "{attribute}: like {example}." },
      rules: [
        ["vat", "vat", { countryAttribute: "country", requireCountry: true }], ["phone", "phone", { country: "DE", store: "e164" }],
        ["mobile", "phone", { types: ["mobile"] }], ["zip", "postalCode", { country: "NL" }], ["lei", "lei"],
      ],
    };
    // English needs no file of a language.
    const rules = await (await load(small, { base: new URL("nowhere/", import.meta.url) })).rules(document);
    const passing = rules.check({ vat: "U13585627", country: "AT", phone: "030 123456", mobile: "+4915123456789", zip: "1234 AB" });
    equal([passing.valid, passing.value.phone], [true, "+4930123456"]);
    const failing = rules.check({ vat: "12", country: "XX", phone: "030 1", mobile: "1", zip: "1234", lei: "1" });
    equal(codes(failing), ["vat vat.countryUnknown", "phone phone", "mobile phone", "zip postalCode", "lei lei"]);
    equal(failing.violations[0].message, "VAT number: of which country?");
    equal(failing.violations.at(-1).message, "Lei must be a valid LEI code, like 506700GE1G29325QX363.");
    equal(rules.typed({ phone: "030 12" }, "phone").state, "partial");
    ok((await thrown(async () => (await load(small, { whole: null })).rules(document))) instanceof RuleDocumentError);
    // What a document says wrongly of a country is a mistake, with its place.
    const mistake = await thrown(async () => (await load(small)).rules({ rules: [["a", "vat", { country: "XX" }]] }));
    equal([mistake.path, mistake.message.includes("`vat` has no rule for a country `XX`")], [["rules", 0, 2, "country"], true]);
    rules.free();
  },

  async "speaks languages of identifiers"({ proviso, equal }) {
    const german = await proviso.rules({ rules: [["code", "lei"], ["number", "vat"]] }, { language: "de-AT" });
    const messages = (rules) => rules.check({ code: "1", number: "1" }).violations.map(({ message }) => message);
    equal(messages(german)[0], "„Code“ muss ein gültiger LEI-Code sein, z. B. 506700GE1G29325QX363.");
    equal(new Set(await Promise.all(["en", "en-GB", "de", "de-CH", "ar", "zh-TW"].map(async (tag) => messages(await german.in(tag)).join()))).size, 4);
    const own = { sourceLanguage: "en", strings: { lei: { localizations: { de: { stringUnit: { value: "LEI, z. B. {example}" } } } } } };
    const house = await proviso.rules({ rules: [["code", "lei"]] }, { language: "de", catalog: own });
    equal(messages(house), ["LEI, z. B. 506700GE1G29325QX363"]);
  },

  async "makes samples of identifiers"({ proviso, equal, ok }) {
    const rules = await proviso.rules({ rules: [
      ["vat", "vat", { countryAttribute: "country", requireCountry: true }], ["phone", "phone", { country: "FR" }], ["isrc", "isrc"],
      [["vat", "country", "phone", "isrc"], "required"],
    ] });
    const records = await rules.samples(5);
    equal(records.length, 5);
    for (const record of records) equal(codes(rules.check(record)), []);
    const { made, unmade } = await rules.failingSamples();
    const found = new Set(made.map(({ code }) => code));
    for (const code of ["vat", "vat.countryUnknown", "phone", "isrc"]) ok(found.has(code), `${code}: ${JSON.stringify(unmade)}`);
    rules.free();
  },

  async "follows Standard Schema"({ proviso, equal, ok }) {
    const standard = (await proviso.rules(signUp))["~standard"];
    equal([standard.version, standard.vendor], [1, "proviso"]);
    equal(standard.validate({ username: " lovelace " }), { value: { username: "lovelace" } });
    const { issues, value } = standard.validate({ tags: ["abcdef"], address: { zip: "12345" } });
    equal(issues.map(({ path }) => path), [["address", "city"], ["tags", 0]]);
    equal(value, undefined);
    ok(issues.every(({ message }) => typeof message === "string" && message));
    equal(standard.validate(5).issues.length, 1);
  },

  async "goes on after it has failed"({ proviso, equal, ok }) {
    const rules = await proviso.rules(signUp);
    const german = await rules.in("de");
    const loop = { name: "x", address: {} };
    loop.address.self = loop.address;
    ok((await thrown(() => rules.check(loop))) instanceof ProvisoError);
    const deep = {};
    for (let level = 0, inner = deep; level < 1000; level++) inner = inner.address = {};
    ok((await thrown(() => rules.check(deep))) instanceof ProvisoError);
    const failure = new Error("own");
    ok((await thrown(() => rules.check({ get username() { throw failure; } }))) === failure);
    equal(codes(rules.check({ username: "ad" })), ["username string.tooShort"]);
    equal(german.check({ username: "ad" }).violations[0].message, "„Username“ muss mindestens 4 Zeichen haben.");
  },

  async "judges large records"({ proviso, equal }) {
    const rules = await proviso.rules({ rules: [
      ["text", "string", { max: 100 }], { attributes: "list", type: "each", rule: { type: "number" } }, ["words", "match", { pattern: "(a|aa)+b" }],
    ] });
    const ten = "x".repeat(10_000_000);
    equal(codes(rules.check({ text: ten })), ["text string.tooLong"]);
    equal(codes(rules.check({ words: "a".repeat(100_000) })), ["words match"]);
    const list = Array.from({ length: 100_000 }, (_, index) => index);
    equal(rules.check({ list }).valid, true);
    list[99_999] = "x";
    equal(codes(rules.check({ list })), ["list[99999] number.type"]);
    equal(rules.check({ list: list.map(String) }, { limit: 10 }).violations.length, 10);
    equal(codes(rules.check({ ...Object.fromEntries(list.map((index) => [`k${index}`, index])), text: ten })), ["text string.tooLong"]);
  },

  async "is asked while it asks"({ proviso, ok }) {
    const rules = await proviso.rules(signUp);
    const record = { get username() { rules.check({}); return "x"; } };
    ok((await thrown(() => rules.check(record))) instanceof ProvisoError);
    ok(rules.check({}).valid);
  },

  async "frees rules"({ proviso, ok }) {
    const rules = await proviso.rules(signUp);
    rules.free();
    rules.free();
    ok((await thrown(() => rules.check({}))) instanceof ProvisoError);
    for (let round = 0; round < 200; round++) (await proviso.rules(signUp)).free();
  },

  async "makes samples that pass and samples that fail"({ proviso, equal, ok }) {
    const documents = [signUp, {
      rules: [
        ["id", "number", { integerOnly: true, min: 1, max: 9007199254740992 }], ["id", "unique"], ["id, name", "required"], ["name", "trim"],
        ["name", "match", { pattern: "^\\p{Lu}[a-z]{2,9}$" }], ["vin", "vin"], ["day", "date", { between: ["2024-02-28", "2024-03-02"] }],
        ["first, last", "date"], ["last", "compare", { compareAttribute: "first", operator: ">=", as: "date" }],
        ["share", "number", { min: 0.5, max: 3000000000.25 }], ["big", "number", { min: 5000000000 }], ["url", "url", { on: "quick" }],
        { attributes: "tags", type: "each", rules: [{ type: "string", max: 5 }] }, ["country", "in", { range: ["US", "DE"] }],
        { attributes: "zip", type: "match", pattern: "[0-9]{5}", whole: true, when: { attribute: "country", value: "US" } },
        { attributes: "box", type: "nested", rules: [["side", "required"], ["side", "number", { min: 2 }]] },
      ],
    }];
    for (const document of documents) {
      const rules = await proviso.rules(document, { language: "de" });
      for (const scenario of rules.scenarios) {
        for (const seed of [0, 1, 2 ** 53 - 1, 2n ** 64n - 1n]) {
          const records = await rules.samples(7, { scenario, seed });
          equal(records.length, 7);
          for (const record of records) equal(codes(rules.check(record, { scenario })), []);
          equal(await rules.samples(7, { scenario, seed }), records);
        }
        const { made, unmade } = await rules.failingSamples({ scenario, seed: 3 });
        ok(made.length >= 6, JSON.stringify(unmade));
        for (const { record, code, rule, path, message, scenario: own, attribute } of made) {
          equal(rules.check(record, { scenario }).violations.map((each) => [each.code, each.rule, each.path, each.message]), [[code, rule, path, message]]);
          equal([own, attribute.split(/[.[]/)[0]], [scenario, path.split(/[.[]/)[0]]);
        }
        ok(unmade.every(({ reason, code }) => reason && code));
        equal(await rules.failingSamples({ scenario, seed: 3 }), { made, unmade });
      }
      rules.free();
    }
    const rules = await proviso.rules(documents[1]);
    const found = new Set((await rules.failingSamples()).made.map(({ attribute, code }) => `${attribute} ${code}`));
    for (const what of ["name required", "name match", "vin vin", "share number.tooBig", "big number.tooSmall", "tags[] string.tooLong", "box.side required", "zip match"]) {
      ok(found.has(what), `${what} is not among ${[...found]}`);
    }
    const names = async (seed) => `${(await rules.samples(5, { seed })).map(({ name }) => name)}`;
    ok(await names(1) !== await names(2));
    equal(await rules.samples(0), []);
    equal((await rules.samples()).length, 5);
    equal(new Set((await rules.samples(100)).map(({ id }) => id)).size, 100);
    // Messages are in the language of the rules, whichever engine makes the samples.
    ok((await (await rules.in("de")).failingSamples()).made.some(({ message }) => /muss/.test(message)));
    equal((await (await proviso.rules(signUp, { scenario: "register" })).samples(1))[0].password === undefined, false);
  },

  async "bounds the work for samples, and says what cannot be made"({ proviso, equal, ok }) {
    const rules = await proviso.rules({ rules: [["age", "number", { min: 5 }], ["age", "number", { max: 3 }], ["age", "required"], ["name", "required"]] });
    const error = await thrown(() => rules.samples(500));
    ok(error instanceof NoSampleError && error instanceof ProvisoError);
    equal(error.attributes, ["age"]);
    ok(error.message.includes("`age`"));
    const contradicting = Array.from({ length: 7 }, (_, at) => [[`a${at}`, "required"], [`a${at}`, "number", { min: 5 }], [`a${at}`, "number", { max: 3 }]]).flat();
    const several = await thrown(async () => (await proviso.rules({ rules: contradicting })).samples());
    equal(several.attributes.length, 7);
    ok(several.message.endsWith("`a0`, `a1`, `a2`, `a3`, `a4` and 2 more."), several.message);
    ok((await rules.failingSamples()).unmade.some(({ attribute, reason }) => attribute === "name" && reason.includes("age")));
    for (const count of [501, -1, 1.5, "5", NaN, Infinity, null]) {
      ok((await thrown(() => rules.samples(count))) instanceof ProvisoError, `${count}`);
    }
    for (const seed of [-1, 1.5, 2n ** 64n, "1", null, NaN]) ok((await thrown(() => rules.samples(1, { seed }))) instanceof ProvisoError, `${seed}`);
    ok((await thrown(() => rules.samples(1, { scenario: "none" }))).message.includes("There is no scenario `none`"));
    // What another program judges is left out; where nothing else is left, no sample is made.
    const left = await proviso.rules({ rules: [["code", "exists", { file: "codes.csv", column: "code" }]] });
    const samples = await thrown(() => left.samples(1));
    ok(samples === undefined || samples instanceof ProvisoError, samples?.stack);
    // Many rules, and patterns that no text matches together.
    const hostile = await proviso.rules({ rules: [
      ...Array.from({ length: 200 }, (_, index) => [`a${index}`, "match", { pattern: `^(a|aa)+[b-z]{${index}}$` }]),
      ...Array.from({ length: 20 }, (_, index) => ["x", "match", { pattern: `(a|b)*a(a|b){${index}}c` }]),
      ["x", "string", { min: 2000000000 }],
    ] });
    const begun = Date.now();
    ok((await thrown(() => hostile.samples(500))) instanceof ProvisoError);
    await hostile.failingSamples();
    ok(Date.now() - begun < 60_000, `${Date.now() - begun} ms`);
  },

  async "makes samples with the whole engine alone"({ ok, equal }) {
    const file = new URL("../../Browser/proviso.wasm", import.meta.url);
    const whole = new URL("../../Browser/proviso-whole.wasm", import.meta.url);
    const small = await (await load(file, { whole: null })).rules(signUp);
    const error = await thrown(() => small.samples(1));
    ok(error instanceof ProvisoError && error.message.includes("whole engine"), error?.message);
    ok((await thrown(() => small.failingSamples())) instanceof ProvisoError);
    // An engine that is none, or the small one again, is told apart.
    ok((await thrown(async () => (await (await load(file, { whole: file })).rules(signUp)).samples(1))) instanceof ProvisoError);
    equal((await (await (await load(whole, { whole: null })).rules(signUp)).samples(3)).length, 3);
    const freed = await (await load(file)).rules(signUp);
    const pending = thrown(() => freed.samples(1));
    freed.free();
    ok((await pending) instanceof ProvisoError);
  },
};
