/** A rule document: an object as `Validatable.ruleDocument.data` gives it, or JSON text. */
export type RuleDocument = string | object;

/** What is wrong with a value. */
export interface Violation {
  /** Where the value is: `address.tags[2]`. Empty for the record itself. */
  path: string;
  /** The same as keys and numbers of elements, outermost first. */
  keys: (string | number)[];
  /** The attribute of the rules that the value belongs to; empty for none. */
  attribute: string;
  /** The rule that was broken, as documents call it. */
  rule: string;
  /** What is wrong, for programs: `string.tooShort`. Codes never change. */
  code: string;
  /** Only errors make a record invalid. */
  severity: "error" | "warning" | "info";
  /** What is wrong, for people, as plain text. */
  message: string;
  /** What the message is filled with. */
  parameters: Record<string, unknown>;
  /** What was probably meant, as text that passes the rule. */
  suggestion?: string;
  /** The question whether that was meant, in the language of the rules. */
  suggestionText?: string;
}

export interface CheckOptions {
  /** The scenario; that of the rules by default. */
  scenario?: string;
  /** The names of the attributes to judge; all by default. */
  attributes?: Iterable<string>;
  /** How many violations to collect at most. */
  limit?: number;
  /** When to leave rules out that could still find something. */
  stop?: "never" | "attribute" | "group" | "model";
  /** Whether texts stand for whatever they spell, as what is entered into fields does: `"18"` is a number, too. */
  untyped?: boolean;
}

export interface CheckResult<T = unknown> {
  /** Whether no violation is an error. */
  valid: boolean;
  /** The record as filters leave it: a copy, or the record itself where they change nothing. */
  value: T;
  /** Everything that was found, in the order of the rules. */
  violations: Violation[];
}

export interface TypedResult {
  /** `partial` where typing on can still make the text valid. */
  state: "valid" | "partial" | "invalid";
  /** Of an invalid text: whether nothing that is typed on can save it. `false` where that is not known. */
  isLost?: boolean;
  violations: Violation[];
  suggestion?: string;
}

export interface Attribute {
  name: string;
  /** What people call it, in the language of the rules. */
  label: string;
  /** Whether what comes from outside may set it. */
  isSafe: boolean;
  /** Whether its value must never be shown. */
  isSensitive: boolean;
  /** Whether every record of the scenario needs a value. */
  isRequired: boolean;
}

/** A rule that the page cannot judge, and has to ask the server about. */
export interface UnavailableRule {
  attribute: string;
  rule: string;
  why: string;
}

export interface SampleOptions {
  /** The scenario; that of the rules by default. */
  scenario?: string;
  /** A whole number below 2⁶⁴, 0 by default: the same one gives the same records. */
  seed?: number | bigint;
}

/** A record that one thing is wrong with. */
export interface FailingSample {
  /** The attribute that is wrong: `address.city`, `tags[]`. */
  attribute: string;
  /** The code of its one violation. */
  code: string;
  /** The rule that is broken, as documents call it. */
  rule: string;
  scenario: string;
  /** Where the violation is, and its message. */
  path: string;
  message: string;
  record: Record<string, unknown>;
}

/** What rules could refuse, and what no record was found for. */
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
  /** Every scenario that can be asked for. */
  readonly scenarios: string[];
  /** What looks like a mistake in the document. */
  readonly warnings: string[];
  /** What has to be asked of the server. */
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
   * Makes records that pass, with the whole engine: 5 by default and 500 at most, fewer where no more were found.
   *
   * Rejects with `NoSampleError` where none was found.
   */
  samples(count?: number, options?: SampleOptions): Promise<T[]>;
  /** Makes for each code that a rule can give a record that fails just that, with the whole engine. */
  failingSamples(options?: SampleOptions): Promise<{ made: FailingSample[]; unmade: UnmadeSample[] }>;
  /** Gives back the memory that the rules take. */
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
  /** Loads a rule document. Throws `RuleDocumentError` for one that cannot be used. */
  rules<T = unknown>(document: RuleDocument, options?: RulesOptions): Promise<Rules<T>>;
}

/** The engine could not do what it was asked. */
export class ProvisoError extends Error {}

/** A rule document that cannot be used. */
export class RuleDocumentError extends ProvisoError {
  /** Every mistake, in the order in which they stand. */
  readonly problems: {
    message: string; suggestion?: string; line?: number; column?: number; path?: (string | number)[];
  }[];
  /** The place of the first mistake. */
  readonly line?: number;
  readonly column?: number;
  readonly path?: (string | number)[];
}

/** No record that passes was found. */
export class NoSampleError extends ProvisoError {
  /** Those for which no value was found that passes their own rules. */
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
    /** Where the languages are: beside the script by default. */
    base?: string | URL;
    /**
     * The engine for samples, and for documents with rules that the first one does not have: `proviso-whole.wasm`, beside the script by
     * default.
     */
    whole?: string | URL | Response | PromiseLike<Response> | BufferSource | WebAssembly.Module | null;
  },
): Promise<Proviso>;
