import type { CheckResult, Proviso, Rules, Violation } from "./proviso.js";

/** When the errors of a field appear, as in `ErrorDisplay` of the Swift library. */
export type ErrorDisplay = "afterLeaving" | "live" | "onSubmit" | "never";

/** How to ask the server about rules that cannot run in a page, by the protocol of live checks. */
export interface LiveChecks {
  /** The URL for the questions; the form's `action` by default. */
  url?: string | URL;
  /** The attributes that only the server checks, in addition to those of `rules.unavailable`. */
  attributes?: string[];
  /** Headers of each question, such as a token. */
  headers?: Record<string, string>;
  /** How long a value must not change before the server is asked, in milliseconds; 400 by default. */
  delay?: number;
}

/** The same settings as `FormPost.Conventions` on the server. */
export interface Conventions {
  /** The attributes that are checkboxes: `newsletter`, `rows[].isGift`. A checked one is true, any other is false. */
  checkboxes?: string[];
  /** Whether members with numbers as names are a list even if some numbers are missing. */
  closesGaps?: boolean;
}

export interface BindOptions {
  /** The rules: the URL of a document, a document as an object, or rules that are already loaded. `data-proviso` by default. */
  rules?: string | URL | object | Rules;
  /** The engine; by default one for the page, loaded when the first form needs it. */
  proviso?: Proviso | Promise<Proviso>;
  /** The language of the messages; that of the nearest `lang` by default. */
  language?: string;
  /** Messages of your own: a String Catalog, as an object or as text. */
  catalog?: string | object;
  /** `data-proviso-scenario` by default. */
  scenario?: string;
  /** `data-proviso-display` by default, or else `"afterLeaving"`. A field can have its own `data-proviso-display`. */
  display?: ErrorDisplay;
  /** Whether and how to ask the server; only with this option or `data-proviso-server`, because the server must support live checks. */
  server?: boolean | string | URL | LiveChecks;
  /** Where all errors are listed after a submission: an element, a selector, or `false` for nowhere. */
  summary?: boolean | string | Element;
  /** Whether errors are also passed to `setCustomValidity`, for `:invalid` and the browser's own bubbles. */
  nativeValidity?: boolean;
  conventions?: Conventions;
}

/** The detail of the event `proviso`, which a form dispatches after each check. */
export interface JudgedDetail {
  isValid: boolean;
  /** The errors of fields that the user has touched, whether shown or not. */
  errors: Violation[];
  /** Violations that belong to no field of the form. */
  general: Violation[];
}

/** A form that is bound. */
export interface Binding {
  readonly rules: Rules;
  /** The result of the last check. */
  readonly result: CheckResult | undefined;
  /** The record that the rules see, as the server reads it. */
  readonly record: object;
  /** Checks the form, shows all errors, and moves the focus to them. */
  submit(): boolean;
  /** Shows messages in another language from now on. */
  speak(language: string): Promise<void>;
  /** Restores the form as it was before. */
  unbind(): void;
}

/** Binds a form. Until the promise resolves, or if it rejects, the form works as without a script. */
export function bind(form: HTMLFormElement, options?: BindOptions): Promise<Binding>;

/** Binds all forms with `data-proviso`. This happens automatically for the forms that the page has when it has loaded. */
export function bindAll(root?: ParentNode): Promise<(Binding | void)[]>;
