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
