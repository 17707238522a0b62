// node Tests/Browser/measure.mjs: the times of measure.js in Node, beside ajv if Debian's node-ajv is installed.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { load } from "../../Browser/proviso.js";
import { measure, schema, valid, invalid } from "./measure.js";

let ajv;
try {
  const Ajv = createRequire("/usr/share/nodejs/")("ajv");
  ajv = new Ajv({ allErrors: true, format: "full" }).compile(schema);
  if (!ajv(valid) || ajv(invalid)) throw new Error("ajv judges otherwise");
} catch (error) {
  console.error(`without ajv: ${error.message}`);
}
const bytes = await readFile(new URL("../../Browser/proviso.wasm", import.meta.url));
console.log(JSON.stringify(await measure(load, bytes, ajv)));
