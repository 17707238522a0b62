// Runs the tests of engine.js, in Node and in a browser.

import { tests } from "./engine.js";

const show = (value) => JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}n` : part === undefined ? "undefined" : part));

/** Runs all tests with an engine; says how many checks there were, and what was wrong. */
export async function run(proviso) {
  const failures = [];
  let checks = 0;
  for (const [name, test] of Object.entries(tests)) {
    const ok = (condition, what = "") => {
      checks += 1;
      if (!condition) failures.push(`${name}: ${what || new Error("not so").stack.split("\n").slice(1, 4).join("\n")}`);
    };
    const equal = (found, expected) => {
      const [left, right] = [show(found), show(expected)];
      ok(left === right, left === right ? "" : `${left}\n    is not ${right}`);
    };
    try {
      await test({ proviso, equal, ok });
    } catch (error) {
      failures.push(`${name}: ${error.stack ?? error}`);
    }
  }
  return { tests: Object.keys(tests).length, checks, failures };
}
