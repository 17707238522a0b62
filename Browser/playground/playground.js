// The playground: rules on the left, data beside them, and what the engine finds, in three languages at once.
import { load } from "../proviso.js";
import { Editor } from "./editor.js";
import { examples } from "./examples.js";
import { FormPreview } from "./preview.js";
import { parse } from "./json.js";
import { pack, unpack } from "./link.js";
import { Samples } from "./samples.js";

const FIRST_LANGUAGES = ["en", "de", "ar"];
/** So many problems are listed; there may be more. */
const MOST = 200;

const find = (selector) => document.querySelector(selector);
const create = (name, properties = {}, ...content) => {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...content);
  return element;
};
const later = (action, delay) => {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
};

let proviso;
let rules = [];
let loaded;
let problems = [];
let chosen = "";

const soon = later(() => work(), 120);
const rulesEditor = new Editor(find("#rules"), "rules-title", soon);
const dataEditor = new Editor(find("#data"), "data-title", soon);
const preview = new FormPreview(find("#form"));
const samples = new Samples(find("#samples"), (text) => dataEditor.replace({ start: 0, end: dataEditor.text.length }, text));
const verdict = find("#verdict");
const results = find("#results");
const scenarios = find("#scenario");
const more = find("#more");
const languages = () => [...FIRST_LANGUAGES, ...(more.value ? [more.value] : [])];

/** Says above the results what was found. */
const say = (text, kind) => {
  if (verdict.textContent !== text) verdict.textContent = text;
  results.dataset.kind = kind;
};

// MARK: Rules

/** Loads the rules in each language; what is wrong with them is said in their place. */
const loadRules = async () => {
  const { text } = rulesEditor;
  const tags = languages();
  if (loaded?.text === text && loaded.tags === `${tags}`) return loaded.isRight;
  const before = rules;
  try {
    const first = await proviso.rules(text, { language: tags[0] });
    rules = [first, ...await Promise.all(tags.slice(1).map((language) => first.in(language)))];
    for (const old of before) old.free?.();
    if (text !== rulesEditor.text) return loadRules();
    loaded = { text, tags: `${tags}`, isRight: true };
    showMistakes(rulesEditor, find("#rules-mistakes"), first.warnings.map(warning));
    showScenarios(first.scenarios ?? []);
  } catch (error) {
    loaded = { text, tags: `${tags}`, isRight: false };
    showMistakes(rulesEditor, find("#rules-mistakes"), error.problems?.length ? error.problems : [error]);
  }
  return loaded.isRight;
};

/** A warning, which is a text that begins with its place. */
const warning = (text) => {
  const [, line, column, message] = /^(\d+):(\d+): (.*)$/s.exec(text) ?? [undefined, undefined, undefined, text];
  return { message, severity: "warning", line: line && Number(line), column: column && Number(column) };
};

const showScenarios = (names) => {
  scenarios.replaceChildren(...names.map((name) => create("option", { value: name, textContent: name })));
  scenarios.value = names.includes(chosen) ? chosen : "default";
  chosen = scenarios.value;
  find(".scenario").hidden = names.length < 2;
};

/** A text in which names stand between backticks. */
const prose = (text) => text.split("`").map((part, at) => (at % 2 ? create("code", { textContent: part }) : part));

/** Lists mistakes below an editor, and marks them in it. */
const showMistakes = (editor, list, mistakes) => {
  const places = mistakes.map((mistake) => {
    const { line, column, severity = "error" } = mistake;
    const message = [mistake.message, mistake.suggestion].filter(Boolean).join(" ");
    if (!line) return { message, severity };
    const start = Math.min(editor.offset(line, column), editor.text.length);
    const token = editor.scanned.tokens.find((each) => each.start <= start && start < each.end);
    return { message, severity, line, column, start, end: Math.max(token?.end ?? start + 1, start + 1) };
  });
  editor.marks = places.filter(({ start }) => start !== undefined)
    .map(({ start, end, severity }) => ({ start, end, kind: severity }));
  list.replaceChildren(...places.map(({ message, severity, line, column, start, end }) => {
    const button = create("button", { type: "button" }, create("span", { className: "place", textContent: line ? `${line}:${column}` : "–" }),
      create("span", {}, ...prose(message)));
    button.addEventListener("click", () => start !== undefined && editor.select({ start, end }));
    const item = create("li", {}, button);
    item.dataset.severity = severity;
    return item;
  }));
};

// MARK: Data

/** Reads the data; undefined where it is no JSON, which is said below it. */
const readData = () => {
  const { mistake } = dataEditor.scanned;
  try {
    const value = parse(dataEditor.text);
    showMistakes(dataEditor, find("#data-mistakes"), []);
    return { value };
  } catch (error) {
    showMistakes(dataEditor, find("#data-mistakes"), [mistake ? { ...mistake, ...dataEditor.place(mistake.at) } : error]);
    return undefined;
  }
};

const check = (of, value) => {
  const options = { scenario: chosen || undefined, limit: MOST + 1 };
  if (!Array.isArray(value)) return of.check(value, options);
  // Records of a list are judged one after the other.
  const all = value.slice(0, 1000).map((record) => of.check(record, options));
  return {
    valid: all.every((each) => each.valid), value: all.map((each) => each.value),
    violations: all.flatMap((each, index) => each.violations.map((violation) => {
      const path = `[${index}]${violation.path && !violation.path.startsWith("[") ? "." : ""}${violation.path}`;
      return { ...violation, message: violation.message, path };
    })),
  };
};

/** How long a check takes, in milliseconds: the middle of five, since browsers round and compile meanwhile. */
const time = (action) => {
  const taken = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    action();
    return performance.now() - begun;
  });
  const middle = taken.sort((one, other) => one - other)[2];
  return middle < 0.1 ? "less than 0.1" : middle.toFixed(1);
};

const work = async () => {
  if (!proviso) return;
  const isRight = await loadRules();
  results.classList.toggle("stale", !isRight);
  if (!isRight) return say("The rules have mistakes", "error");
  samples.show(rules[0], rulesEditor.text, chosen);
  const data = readData();
  results.classList.toggle("stale", !data);
  if (!data) return say("The data is not JSON", "error");
  try {
    const result = check(rules[0], data.value);
    show(result, rules.slice(1).map((each) => check(each, data.value)), data.value);
    find(".time").textContent = `Checked in ${time(() => check(rules[0], data.value))} ms, in this page.`;
    preview.show(proviso, rulesEditor.text, chosen, rules[0], Array.isArray(data.value) ? data.value[0] : data.value);
  } catch (error) {
    say("The data could not be judged", "error");
    find(".time").textContent = error.message;
  }
};

// MARK: Results

const show = (result, others, value) => {
  const { violations } = result;
  problems = violations.slice(0, MOST);
  if (result.valid) say(violations.length ? "Valid, with a warning" : "Valid", violations.length ? "warning" : "valid");
  else say(violations.length > MOST ? `More than ${MOST} problems` : rules[0].summary(violations.length), "error");
  const { places } = dataEditor.scanned;
  const spots = problems.map(({ keys, path }) => spot(places, path, keys));
  dataEditor.marks = problems.flatMap(({ severity }, at) => (spots[at] ? [{ ...spots[at], kind: severity }] : []));
  find(".problems").replaceChildren(...problems.map((violation, at) =>
    card(violation, [violation, ...others.map((other) => other.violations[at])], spots[at], places.has(violation.path))));
  showTidied(result.value, value);
};

/** Where the value of a violation stands, or the innermost value around one that is missing: there its name is what is marked. */
const spot = (places, path) => {
  for (let way = path; ; way = way.replace(/(^|\.)[^.[\]]*$|\[\d+]$/, "")) {
    const found = places.get(way);
    if (found) return way === path ? found : { start: found.start, end: found.start + 1 };
    if (!way) return undefined;
  }
};

const card = (violation, translations, place, isThere) => {
  const where = create("button", { type: "button", className: "where" }, create("code", { textContent: violation.path || "the record" }));
  where.addEventListener("click", () => place && dataEditor.select(place));
  const messages = create("dl", {}, ...translations.map((each, at) => {
    const { language, isRightToLeft } = rules[at];
    return create("div", { lang: language, dir: isRightToLeft ? "rtl" : "ltr" },
      create("dt", { textContent: language, dir: "ltr" }), create("dd", { textContent: each?.message ?? "" }));
  }));
  const item = create("li", { className: "problem" }, create("div", { className: "line" }, where,
    create("code", { className: "code", textContent: violation.code })), messages);
  item.dataset.severity = violation.severity;
  if (violation.suggestion !== undefined && isThere) {
    const button = create("button", { type: "button", className: "suggestion", textContent: violation.suggestionText });
    button.addEventListener("click", () => {
      const now = dataEditor.scanned.places.get(violation.path);
      if (!now) return;
      const isText = dataEditor.text[now.start] === '"';
      dataEditor.replace(now, isText ? JSON.stringify(violation.suggestion) : `${violation.suggestion}`);
    });
    item.append(button);
  }
  return item;
};

/** What filters leave, where it differs from what stands there. */
const showTidied = (tidied, value) => {
  const written = (each) => JSON.stringify(each, (key, part) => (typeof part === "bigint" ? `${part}` : part), 2);
  const text = tidied === undefined ? undefined : written(tidied);
  const isShown = text !== undefined && text.length < 100_000 && text !== written(value);
  find(".tidied").hidden = !isShown;
  find(".tidied pre").textContent = isShown ? text : "";
};

/** Goes to the next problem behind the caret, or to the first one. */
const goOn = (direction) => {
  const spots = [...new Set(problems.map(({ path }) => spot(dataEditor.scanned.places, path)).filter(Boolean))]
    .sort((one, other) => (one.start - other.start) * direction);
  const caret = dataEditor.area.selectionStart;
  const next = spots.find(({ start }) => (start - caret) * direction > 0) ?? spots[0];
  if (next) dataEditor.select(next);
};

dataEditor.area.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
  event.preventDefault();
  goOn(event.key === "ArrowDown" ? 1 : -1);
});

// The problems of the value that the caret stands in come to the fore.
document.addEventListener("selectionchange", () => {
  if (document.activeElement !== dataEditor.area) return;
  const caret = dataEditor.area.selectionStart;
  [...find(".problems").children].forEach((item, at) => {
    const place = problems[at] && spot(dataEditor.scanned.places, problems[at].path);
    item.classList.toggle("current", Boolean(place && place.start <= caret && caret <= place.end));
  });
});

// MARK: The bar above

const put = ({ rules: text, data, scenario = "" }) => {
  chosen = scenario;
  // What was found in other data would be no help.
  problems = [];
  find(".problems").replaceChildren();
  find(".tidied").hidden = true;
  find(".time").textContent = "";
  find(".scenario").hidden = true;
  rulesEditor.text = text;
  dataEditor.text = data;
  for (const button of find(".examples").children) {
    const example = examples.find(({ title }) => title === button.textContent);
    button.ariaPressed = `${example.rules === text}`;
  }
  return work();
};

for (const example of examples) {
  const button = create("button", { type: "button", textContent: example.title });
  button.addEventListener("click", () => {
    history.replaceState(undefined, "", location.pathname + location.search);
    put(example);
  });
  find(".examples").append(button);
}

const label = (button, text) => { button.querySelector("span").textContent = text; };

find("#share").addEventListener("click", async ({ currentTarget: button }) => {
  history.replaceState(undefined, "", `#${await pack({ rules: rulesEditor.text, data: dataEditor.text, scenario: chosen })}`);
  let isCopied = false;
  try {
    await navigator.clipboard.writeText(location.href);
    isCopied = true;
  } catch {
    // The link stands in the bar of the browser.
  }
  label(button, isCopied ? "Link copied" : "Link is in the address bar");
  setTimeout(() => label(button, "Copy link"), 2500);
});

const themes = { system: "", light: "light", dark: "dark" };
const theme = find("#theme");
const applyTheme = (name) => {
  document.documentElement.dataset.theme = themes[name] ?? "";
  label(theme, `Colours: ${name}`);
  theme.dataset.name = name;
  try {
    localStorage.setItem("proviso-colours", name);
  } catch {
    // Nothing is remembered then.
  }
};
theme.addEventListener("click", () => {
  const names = Object.keys(themes);
  applyTheme(names[(names.indexOf(theme.dataset.name) + 1) % names.length]);
});
try {
  const name = localStorage.getItem("proviso-colours");
  applyTheme(Object.hasOwn(themes, name ?? "") ? name : "system");
} catch {
  applyTheme("system");
}

more.addEventListener("change", () => work());

/** Lists the other languages, each by the name that it gives itself. */
const listLanguages = async () => {
  const index = await (await fetch(new URL("../languages/index.json", import.meta.url))).json();
  // Regions write as their languages do, but for numbers and dates.
  const named = Object.keys(index).filter((tag) => index[tag] === tag && !FIRST_LANGUAGES.includes(tag))
    .map((tag) => [tag, new Intl.DisplayNames([tag], { type: "language" }).of(tag)])
    .sort(([, one], [, other]) => one.localeCompare(other));
  more.append(...named.map(([value, textContent]) => create("option", { value, textContent, lang: value })));
};

scenarios.addEventListener("change", () => {
  chosen = scenarios.value;
  work();
});

const tabs = [...document.querySelectorAll("[role=tab]")];
const choose = (tab) => {
  for (const each of tabs) {
    const isChosen = each === tab;
    each.ariaSelected = `${isChosen}`;
    each.tabIndex = isChosen ? 0 : -1;
    document.getElementById(each.getAttribute("aria-controls")).hidden = !isChosen;
  }
  preview.isVisible = tab.id === "tab-form";
  samples.isVisible = tab.id === "tab-samples";
};
for (const tab of tabs) {
  tab.addEventListener("click", () => choose(tab));
  tab.addEventListener("keydown", (event) => {
    if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    const step = event.key === "ArrowRight" ? 1 : tabs.length - 1;
    const other = tabs[(tabs.indexOf(tab) + step) % tabs.length];
    other.focus();
    choose(other);
  });
}

// MARK: Start

const open = async () => put(await unpack(location.hash.slice(1)) ?? examples[0]);

addEventListener("hashchange", open);
const opened = open();
try {
  proviso = await load();
  await opened;
  listLanguages().catch(() => { more.parentElement.hidden = true; });
  await work();
} catch (error) {
  say("The engine could not be loaded", "error");
  find(".time").textContent = `${error.message} A file system alone does not do: serve the folder with any static server.`;
}
