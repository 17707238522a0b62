// node Tests/Browser/run.mjs: runs the tests in Node.
import { load } from "../../Browser/proviso.js";
import { run } from "./run.js";

const { failures, ...counts } = await run(await load());
for (const failure of failures) console.error(failure);
console.log(JSON.stringify({ ...counts, failures: failures.length }));
if (failures.length > 0) process.exitCode = 1;
