// node Tests/Browser/parity.mjs QUESTIONS: compares what the engine answers in Node with what Swift has answered.
import { readFile } from "node:fs/promises";
import { load } from "../../Browser/proviso.js";
import { compare } from "./parity.js";

const { differences, ...counts } = await compare(await load(), await readFile(process.argv[2], "utf8"));
for (const difference of differences.slice(0, 10)) console.error(difference);
console.log(JSON.stringify({ ...counts, differences: differences.length }));
if (differences.length > 0 || counts.runs === 0) process.exitCode = 1;
