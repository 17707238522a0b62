// Asks the server about what it alone can judge, by the protocol of live checks (Precognition).
import { isError } from "./fields.js";

export class Questions {
  #form; #server; #answered; #timer; #request;

  /** `answered` is called with what was asked about, and a function from a field to the messages about it. */
  constructor(form, server, answered) {
    this.#form = form;
    this.#server = server;
    this.#answered = answered;
  }

  /** Breaks off what is asked: the values are others. */
  stop() {
    clearTimeout(this.#timer);
    this.#request?.abort();
  }

  /** Asks about fields that the page finds nothing wrong with; at once, or when the value has stood still. */
  ask(fields, isAtOnce) {
    clearTimeout(this.#timer);
    const asked = fields.filter((field) => !field.found.some(isError));
    if (!asked.length || !this.#server) return;
    this.#timer = setTimeout(() => this.#send(asked), isAtOnce ? 0 : this.#server.delay ?? 400);
  }

  async #send(asked) {
    this.#request?.abort();
    const request = this.#request = new AbortController();
    const { url, headers } = this.#server;
    const texts = asked.map(({ text }) => text);
    try {
      const answer = await fetch(url ?? (this.#form.getAttribute("action") || location.href), {
        method: "POST",
        // Files stay where they are: nobody wants to send them with each key.
        body: new URLSearchParams([...new FormData(this.#form)].filter(([, value]) => typeof value === "string")),
        signal: request.signal,
        headers: {
          ...headers, Accept: "application/json", Precognition: "true", "Precognition-Validate-Only": asked.map(({ id }) => id).join(),
        },
      });
      if (answer.headers.get("Precognition") !== "true") {
        this.#server = undefined;
        return console.warn("Proviso: the server does not answer live checks");
      }
      // Whatever else it says, it could not judge.
      if (answer.status !== 204 && answer.status !== 422) return;
      const errors = answer.status === 422 ? Object.entries((await answer.json()).errors) : [];
      if (request.signal.aborted) return;
      // An answer to another value than that of now is dropped.
      this.#answered(asked.filter(({ text }, at) => text === texts[at]), ({ id }) =>
        errors.filter(([name]) => `${name}.`.startsWith(`${id}.`)).flatMap(([, messages]) => messages).map(String));
    } catch (error) {
      // Nobody was there to be asked: the server judges what is sent.
      if (error.name !== "AbortError") console.warn(error);
    }
  }
}
