// What a page has as `Proviso` that loads proviso.min.js, a script that is no module.
export { bind, bindAll } from "./form.js";
export { load, NoSampleError, ProvisoError, RuleDocumentError } from "./proviso.js";
