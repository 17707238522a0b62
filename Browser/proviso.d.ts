/** A rule document: an object, such as `Validatable.ruleDocument.data`, or JSON text. */
export type RuleDocument = string | object;

/** What is wrong with a value. */
export interface Violation {
  /** Where the value is: `address.tags[2]`. Empty for the record itself. */
  path: string;
  /** The same as keys and numbers of elements, outermost first. */
  keys: (string | number)[];
  /** The attribute to which the value belongs; empty if there is none. */
  attribute: string;
  /** The name of the broken rule in documents. */
  rule: string;
  /** What is wrong, for programs: `string.tooShort`. Codes never change. */
  code: string;
  /** Only errors make a record invalid. */
  severity: "error" | "warning" | "info";
  /** What is wrong, for people, as plain text. */
  message: string;
  /** The values of the placeholders of the message. */
  parameters: Record<string, unknown>;
  /** What was probably meant, as text that passes the rule. */
  suggestion?: string;
  /** The question “Did you mean …?”, in the language of the rules. */
  suggestionText?: string;
}

export interface CheckOptions {
  /** The scenario; by default the one of the rules. */
  scenario?: string;
  /** The names of the attributes to check; all by default. */
  attributes?: Iterable<string>;
  /** The maximum number of violations to collect. */
  limit?: number;
  /** When to stop: never, or after the first error of each attribute, of each group, or of the whole model. */
  stop?: "never" | "attribute" | "group" | "model";
  /** Whether text is treated as the value that it spells, as in the fields of a form: `"18"` is also a number. */
  untyped?: boolean;
}

export interface CheckResult<T = unknown> {
  /** Whether no violation is an error. */
  valid: boolean;
  /** The record after the filters ran: a copy, or the record itself if they change nothing. */
  value: T;
  /** All violations, in the order of the rules. */
  violations: Violation[];
}

export interface TypedResult {
  /** `partial` if the text can still become valid when more is typed after it. */
  state: "valid" | "partial" | "invalid";
  /** For an invalid text: whether nothing typed after it can make it valid. `false` if that is not known. */
  isLost?: boolean;
  violations: Violation[];
  suggestion?: string;
}

export interface Attribute {
  name: string;
  /** Its name for people, in the language of the rules. */
  label: string;
  /** Whether input from outside may set it. */
  isSafe: boolean;
  /** Whether its value must never be shown. */
  isSensitive: boolean;
  /** Whether every record of the scenario needs a value. */
  isRequired: boolean;
}

/** A rule that cannot run in a page. Ask the server about it. */
export interface UnavailableRule {
  attribute: string;
  rule: string;
  why: string;
}

export interface SampleOptions {
  /** The scenario; by default the one of the rules. */
  scenario?: string;
  /** A whole number below 2⁶⁴, 0 by default. The same seed gives the same records. */
  seed?: number | bigint;
}

/** A record that fails in one way. */
export interface FailingSample {
  /** The attribute that is wrong: `address.city`, `tags[]`. */
  attribute: string;
  /** The code of its one violation. */
  code: string;
  /** The name of the broken rule in documents. */
  rule: string;
  scenario: string;
  /** Where the violation is, and its message. */
  path: string;
  message: string;
  record: Record<string, unknown>;
}

/** A code for which no record was found. */
export interface UnmadeSample {
  attribute: string;
  code: string;
  rule: string;
  scenario: string;
  /** Why there is none, in English. */
  reason: string;
}

export interface Rules<T = unknown> {
  /** The attributes that are active in the scenario. */
  readonly attributes: Attribute[];
  /** The names of all scenarios. */
  readonly scenarios: string[];
  /** Possible mistakes in the document: where they are, and with the whole engine what they are. */
  readonly warnings: string[];
  /** The rules that only the server can check. */
  readonly unavailable: UnavailableRule[];
  /** Standard Schema, version 1. */
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "proviso";
    readonly validate: (value: unknown) => { value: T; issues?: undefined } | {
      issues: readonly { message: string; path: readonly (string | number)[] }[];
    };
    readonly types?: { readonly input: T; readonly output: T };
  };
  /** The language of the messages, as a tag. */
  readonly language: string;
  /** Whether it is written from right to left. */
  readonly isRightToLeft: boolean;
  /** How many problems there are, as a sentence; empty for none. */
  summary(count: number): string;
  check(record: unknown, options?: CheckOptions): CheckResult<T>;
  typed(
    record: unknown, attribute: string | (string | number)[], options?: Pick<CheckOptions, "scenario" | "untyped">,
  ): TypedResult;
  /** The same rules, with messages in another language. */
  in(language: string): Promise<Rules<T>>;
  /**
   * Makes records that pass, with the whole engine: 5 by default and 500 at most, or fewer if no more were found.
   *
   * Rejects with `NoSampleError` if none was found.
   */
  samples(count?: number, options?: SampleOptions): Promise<T[]>;
  /** Makes a record for each code of each rule, which fails only with that code, with the whole engine. */
  failingSamples(options?: SampleOptions): Promise<{ made: FailingSample[]; unmade: UnmadeSample[] }>;
  /** Releases the memory of the rules. */
  free(): void;
}

export interface RulesOptions {
  /** A BCP 47 tag: `de`, `pt-BR`, `ar-u-nu-latn`. English by default. */
  language?: string;
  scenario?: string;
  /** Messages of your own: a String Catalog, as an object or as text. */
  catalog?: string | object;
}

export interface Proviso {
  /** Loads a rule document. Throws `RuleDocumentError` if the document has mistakes. */
  rules<T = unknown>(document: RuleDocument, options?: RulesOptions): Promise<Rules<T>>;
}

/** The engine could not do its work. */
export class ProvisoError extends Error {}

/** The mistakes of a rule document. */
export class RuleDocumentError extends ProvisoError {
  /** Every mistake, in the order of the document. */
  readonly problems: {
    message: string; suggestion?: string; line?: number; column?: number; path?: (string | number)[];
  }[];
  /** The place of the first mistake. */
  readonly line?: number;
  readonly column?: number;
  readonly path?: (string | number)[];
}

/** No valid record was found. */
export class NoSampleError extends ProvisoError {
  /** The attributes for which no value was found that passes their rules. */
  readonly attributes: string[];
}

/**
 * Loads the engine.
 *
 * @param source The file `proviso.wasm`, beside the script by default.
 */
export function load(
  source?: string | URL | Response | PromiseLike<Response> | BufferSource | WebAssembly.Module,
  options?: {
    /** The folder of the languages; the one of the script by default. */
    base?: string | URL;
    /**
     * The whole engine, for samples and for documents with rules that the small engine does not have: by default `proviso-whole.wasm`
     * beside the script.
     */
    whole?: string | URL | Response | PromiseLike<Response> | BufferSource | WebAssembly.Module | null;
  },
): Promise<Proviso>;
