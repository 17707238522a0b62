// Asks the server about what it alone can judge, by the protocol of live checks (Precognition).
import { isError } from "./fields.js";

/** `answered` is called with what was asked about, and a function from a field to the messages about it. */
export const makeQuestions = (form, server, answered) => {
  let timer;
  let request;

  const send = async (asked) => {
    request?.abort();
    request = new AbortController();
    const { signal } = request;
    const texts = asked.map(({ text }) => text);
    try {
      const answer = await fetch(server.url ?? (form.getAttribute("action") || location.href), {
        method: "POST",
        // Files stay where they are: nobody wants to send them with each key.
        body: new URLSearchParams([...new FormData(form)].filter(([, value]) => typeof value === "string")),
        signal,
        headers: {
          ...server.headers, Accept: "application/json", Precognition: "true",
          "Precognition-Validate-Only": asked.map(({ id }) => id).join(),
        },
      });
      if (answer.headers.get("Precognition") !== "true") {
        server = undefined;
        return console.warn("Proviso: the server does not answer live checks");
      }
      // Whatever else it says, it could not judge.
      if (answer.status !== 204 && answer.status !== 422) return;
      const errors = answer.status === 422 ? Object.entries((await answer.json()).errors) : [];
      if (signal.aborted) return;
      // An answer to another value than that of now is dropped.
      answered(asked.filter(({ text }, at) => text === texts[at]), ({ id }) =>
        errors.filter(([name]) => `${name}.`.startsWith(`${id}.`)).flatMap(([, messages]) => messages).map(String));
    } catch (error) {
      // Nobody was there to be asked: the server judges what is sent.
      if (error.name !== "AbortError") console.warn(error);
    }
  };

  return {
    /** Breaks off what is asked: the values are others. */
    stop() {
      clearTimeout(timer);
      request?.abort();
    },

    /** Asks about fields that the page finds nothing wrong with; at once, or when the value has stood still. */
    ask(fields, isAtOnce) {
      clearTimeout(timer);
      const asked = fields.filter(({ found }) => !found.some(isError));
      if (asked.length && server) timer = setTimeout(() => send(asked), isAtOnce ? 0 : server.delay ?? 400);
    },
  };
};
