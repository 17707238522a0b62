// What goes wrong, as what is thrown.

/** The engine could not do what it was asked. */
export class ProvisoError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = "ProvisoError";
  }
}

/** A rule document that cannot be used. Its first mistake is told by line, column and path, all of them by `problems`. */
export class RuleDocumentError extends ProvisoError {
  constructor({ problems, text }) {
    super(text);
    this.name = "RuleDocumentError";
    this.problems = problems;
    this.line = problems[0]?.line;
    this.column = problems[0]?.column;
    this.path = problems[0]?.path;
  }
}

/** No record that passes was found. `attributes` names those for which no value was found that passes their own rules. */
export class NoSampleError extends ProvisoError {
  constructor(attributes) {
    const names = attributes.slice(0, 5).map((name) => `\`${name}\``).join(", ");
    const more = attributes.length > 5 ? ` and ${attributes.length - 5} more` : "";
    const why = names ? `no value was found for ${names}${more}.` : "the rules may contradict one another.";
    super(`No record that passes was found: ${why}`);
    this.name = "NoSampleError";
    this.attributes = attributes;
  }
}
