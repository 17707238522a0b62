// node Tests/Browser/measure.mjs: the times of measure.js in Node, beside ajv where NODE_PATH leads to it: Debian's node-ajv is in
// /usr/share/nodejs.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { load } from "../../Browser/proviso.js";
import { measure, schema, valid, invalid } from "./measure.js";

let ajv;
try {
  const Ajv = createRequire(import.meta.url)("ajv");
  ajv = new Ajv({ allErrors: true, format: "full" }).compile(schema);
  if (!ajv(valid) || ajv(invalid)) throw new Error("ajv judges otherwise");
} catch (error) {
  console.error(`without ajv: ${error.message}`);
}
const bytes = await readFile(new URL("../../Browser/proviso.wasm", import.meta.url));
console.log(JSON.stringify(await measure(load, bytes, ajv)));
