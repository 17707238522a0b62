// Judges the records of questions whose answers Swift has written, and compares: verdicts, values, codes, paths, parameters and
// messages. PageQuestionTests writes them, a question and its answer a line each.

import { read, same } from "./exact.js";

const members = ["path", "rule", "code", "severity", "parameters"];

/** Compares all questions; says how many there were, and the first differences. */
export async function compare(proviso, text) {
  const lines = text.split("\n").filter((line) => line);
  const counts = { documents: 0, refused: 0, runs: 0, violations: 0, messages: 0, left: 0, differences: [] };
  for (let index = 0; index + 1 < lines.length; index += 2) {
    await ask(proviso, lines[index], JSON.parse(lines[index + 1]), lines[index + 1], counts);
  }
  return counts;
}

async function ask(proviso, line, rough, answerText, counts) {
  const question = read(line).value;
  // The document is handed over as it is spelled.
  const document = documentOf(line);
  const answer = read(answerText).value;
  const differ = (what, found, expected) => {
    const show = (value) => JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}n` : part));
    counts.differences.push({ what, found: show(found), expected: show(expected), question: line.slice(0, 2000) });
  };
  counts.documents += 1;
  let rules;
  try {
    rules = await proviso.rules(document);
  } catch (error) {
    counts.refused += 1;
    if (answer.mistake === undefined || error.message !== answer.mistake) differ("document", error.message, answer.mistake);
    return;
  }
  const translated = {};
  for (const language of Object.keys(answer.outcomes[0]?.messages ?? {})) translated[language] = await rules.in(language);
  question.runs.forEach((run, number) => {
    const expected = answer.outcomes[number];
    // A number that JavaScript spells otherwise is another one to the rules: what they see is compared, and there it is not.
    if (!runsAreKept(line, number)) {
      counts.left += 1;
      return;
    }
    counts.runs += 1;
    const options = { scenario: run.scenario, limit: run.limit, stop: run.stop };
    let result;
    try {
      result = rules.check(run.value, options);
    } catch (error) {
      return differ("thrown", String(error), expected);
    }
    counts.violations += result.violations.length;
    if (result.valid !== expected.valid) differ("valid", result.valid, expected.valid);
    const found = result.violations.map((violation) => Object.fromEntries(members.map((name) => [name, violation[name]])));
    if (!same(found, expected.violations)) differ("violations", found, expected.violations);
    if (!same(result.value, expected.value)) differ("value", result.value, expected.value);
    for (const [language, messages] of Object.entries(expected.messages)) {
      counts.messages += messages.length;
      const spoken = translated[language].check(run.value, options).violations.map(({ message }) => message);
      if (!same(spoken, messages)) differ(`messages in ${language}`, spoken, messages);
    }
  });
  for (const other of [rules, ...Object.values(translated)]) other.free();
}

/** The text of the document of a question, which is its first member. */
function documentOf(line) {
  const end = line.lastIndexOf(',"runs":[');
  return line.slice('{"document":'.length, end);
}

const kept = new Map();

/** Whether JavaScript keeps the numbers of a run. */
function runsAreKept(line, number) {
  if (!kept.has(line)) {
    kept.clear();
    const runs = line.slice(line.lastIndexOf(',"runs":[') + ',"runs":'.length, -1);
    kept.set(line, split(runs).map((run) => read(run).isKept));
  }
  return kept.get(line)[number];
}

/** The texts of the elements of a list. */
function split(list) {
  const elements = [];
  let depth = 0;
  let start = 1;
  for (let at = 0; at < list.length; at++) {
    switch (list[at]) {
      case '"':
        for (at++; list[at] !== '"'; at++) if (list[at] === "\\") at++;
        break;
      case "[": case "{": depth++; break;
      case "]": case "}":
        depth--;
        if (depth === 0 && at > start) elements.push(list.slice(start, at));
        break;
      case ",":
        if (depth === 1) {
          elements.push(list.slice(start, at));
          start = at + 1;
        }
        break;
      default:
    }
  }
  return elements;
}
