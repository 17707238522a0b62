// What Scripts/check-browser asks of the page: window.page.
import { load } from "../../Browser/proviso.js";
import { measure } from "./measure.js";
import { compare } from "./parity.js";
import { run } from "./run.js";

const proviso = load();

window.page = {
  tests: async () => run(await proviso),
  async compare(path) {
    const counts = await compare(await proviso, await (await fetch(path)).text());
    return { ...counts, differences: counts.differences.slice(0, 10) };
  },
  async measure() {
    const start = performance.now();
    const response = await fetch(new URL("../../Browser/proviso.wasm", import.meta.url));
    const bytes = await response.arrayBuffer();
    const fetched = performance.now() - start;
    return { "fetch ms": fetched, ...(await measure(load, bytes)) };
  },
};
