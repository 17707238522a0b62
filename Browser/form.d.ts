import type { CheckResult, Proviso, Rules, Violation } from "./proviso.js";

/** When the errors of a field show: as `ErrorDisplay` of the Swift library. */
export type ErrorDisplay = "afterLeaving" | "live" | "onSubmit" | "never";

/** Whom to ask about what no rule document can say, by the protocol of live checks. */
export interface LiveChecks {
  /** Where the questions go; the form's `action` by default. */
  url?: string | URL;
  /** The attributes that the server alone judges, beside those of `rules.unavailable`. */
  attributes?: string[];
  /** Headers of each question, such as a token. */
  headers?: Record<string, string>;
  /** How long a value stands still before it is asked about, in milliseconds; 400 by default. */
  delay?: number;
}

/** What the server's `FormPost.Conventions` say. */
export interface Conventions {
  /** The attributes that are checkboxes: `newsletter`, `rows[].isGift`. A checked one is true, another one false. */
  checkboxes?: string[];
  /** Whether members named by numbers are a list though some are missing. */
  closesGaps?: boolean;
}

export interface BindOptions {
  /** The rules: a URL of a document, a document as an object, or rules that are loaded. `data-proviso` by default. */
  rules?: string | URL | object | Rules;
  /** The engine; one for the page by default, loaded when the first form needs it. */
  proviso?: Proviso | Promise<Proviso>;
  /** The language of the messages; that of the nearest `lang` by default. */
  language?: string;
  /** Messages of your own: a String Catalog, as an object or as text. */
  catalog?: string | object;
  /** `data-proviso-scenario` by default. */
  scenario?: string;
  /** `data-proviso-display` by default, and else `"afterLeaving"`. A field with `data-proviso-display` has its own. */
  display?: ErrorDisplay;
  /** Asks the server only where this is given, or `data-proviso-server`: a server must know live checks. */
  server?: boolean | string | URL | LiveChecks;
  /** Where all errors are listed after a submission: an element, a selector, or `false` for nowhere. */
  summary?: boolean | string | Element;
  /** Whether `setCustomValidity` tells the browser of errors, for `:invalid` and its own bubbles. */
  nativeValidity?: boolean;
  conventions?: Conventions;
}

/** What the event `proviso` of a form tells, after each time that it was judged. */
export interface JudgedDetail {
  isValid: boolean;
  /** The errors of fields that somebody has touched, shown or held back. */
  errors: Violation[];
  /** What belongs to no field of the form. */
  general: Violation[];
}

/** A form that is bound. */
export interface Binding {
  readonly rules: Rules;
  /** What the rules have found at last. */
  readonly result: CheckResult | undefined;
  /** The record that the rules see, as the server reads it. */
  readonly record: object;
  /** Judges the form and shows what was held back. The focus goes to what is wrong. */
  submit(): boolean;
  /** Speaks another language from now on. */
  speak(language: string): Promise<void>;
  /** Leaves the form as it was before. */
  unbind(): void;
}

/** Binds a form. Until the promise is kept, and if it is not, the form works as without a script. */
export function bind(form: HTMLFormElement, options?: BindOptions): Promise<Binding>;

/** Binds all forms with `data-proviso`. Happens by itself for those that a page has when it has loaded. */
export function bindAll(root?: ParentNode): Promise<(Binding | void)[]>;
