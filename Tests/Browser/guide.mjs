// node Tests/Browser/guide.mjs: runs the JavaScript of the guide InTheBrowser, and compares what it says behind arrows.
import { readFile } from "node:fs/promises";
import { load } from "../../Browser/proviso.js";

const guide = new URL("../../Sources/Proviso/Documentation.docc/Guides/InTheBrowser.md", import.meta.url);
const text = await readFile(guide, "utf8");
const AsyncFunction = (async () => {}).constructor;
const failures = [];
let checks = 0;

function same(code, found, expected) {
  checks += 1;
  if (JSON.stringify(found) !== JSON.stringify(expected)) failures.push(`${code} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
}

// What a block declares the next ones know.
let known = { load, same };
for (const [, block] of text.matchAll(/^```js\n([\s\S]*?)^```$/gm)) {
  const lines = block
    .replace(/^import .*\n/gm, "")
    .replace(/^(.*\S)\n\/\/ → (.*)$/gm, "$1 // → $2")
    .replace(/^(\S.*?)\s*\/\/ → (.*)$/gm, (_, code, value) => `same(${JSON.stringify(code)}, ${code}, (${value}));`);
  const names = [...lines.matchAll(/^const (\w+) =/gm)].map(([, name]) => name);
  const run = new AsyncFunction(...Object.keys(known).filter((name) => !names.includes(name)), `${lines}\nreturn { ${names.join(", ")} };`);
  const given = Object.entries(known).filter(([name]) => !names.includes(name)).map(([, value]) => value);
  known = { ...known, ...(await run(...given)) };
}
for (const failure of failures) console.error(failure);
console.log(JSON.stringify({ checks, failures: failures.length }));
if (failures.length > 0 || checks < 10) process.exitCode = 1;
