// Binds the forms of a page to rule documents: <form data-proviso="rules.json">, or bind(form, { rules }).
//
// Whatever judges a value, or says something about it, is the engine's. What is here decides when it is shown, and where.
import { makeBinding } from "./form/binding.js";
import { load } from "./proviso.js";

const bindings = new WeakMap();
let engine;

/** The engine of the page, which is loaded when the first form needs it; once more if that fails. */
const loaded = () => engine ??= load().catch((error) => {
  engine = undefined;
  throw error;
});

const fetched = async (source) => {
  if (typeof source !== "string" && !(source instanceof URL)) return source;
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`Proviso: ${answer.url} answers with the status ${answer.status}`);
  return answer.text();
};

const list = (text) => text?.split(/[\s,]+/).filter(Boolean);

/** What the attributes of a form say. */
const settings = (form) => {
  const { dataset } = form;
  return {
    rules: dataset.proviso,
    scenario: dataset.provisoScenario || undefined,
    display: dataset.provisoDisplay ?? "afterLeaving",
    language: form.closest("[lang]")?.lang || "en",
    server: dataset.provisoServer !== undefined && { attributes: list(dataset.provisoServer) },
    nativeValidity: dataset.provisoNative !== undefined,
    summary: dataset.provisoSummary !== "off",
    conventions: { checkboxes: list(dataset.provisoCheckboxes), closesGaps: dataset.provisoGaps !== undefined },
  };
};

/** Binds a form. It goes on as if there were no script until the rules and the engine are there. */
export const bind = async (form, options = {}) => {
  const chosen = { ...settings(form), ...options };
  const { language, scenario, catalog, server } = chosen;
  if (server === true) chosen.server = {};
  if (typeof server === "string" || server instanceof URL) chosen.server = { url: server };
  const [proviso, source] = await Promise.all([chosen.proviso ?? loaded(), fetched(chosen.rules)]);
  const rules = source?.check ? source : await proviso.rules(source, { language, scenario, catalog });
  bindings.get(form)?.unbind();
  const binding = makeBinding(form, rules, chosen);
  bindings.set(form, binding);
  return binding;
};

/** Binds every form of a part of a page that names its rules. One that cannot be bound goes to the server as it is. */
export const bindAll = (root = document) => Promise.all([...root.querySelectorAll("form[data-proviso]")].map((form) =>
  bind(form).catch((error) => console.warn(`${error}`))));

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => bindAll());
else bindAll();
