import type { Refusals } from '../words';

/** The reason why the rules refuse, as a code that a program can act on; the catalogues have the sentence. */
export type RefusalCode = keyof Refusals;

/** What a sentence names: a text as it is, or a day (`yyyy-mm-dd`) that is written as the language of the sentence writes it. */
export type NamedValue = string | { readonly day: string };

export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly code: Code;
  /** The field of the request that the refusal is about, if any. */
  readonly field?: string;
  /** The value for the placeholder of the sentence, if it has one: an amount, a receipt number, a day. */
  readonly named?: NamedValue;
}

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Outcome<Value, Code extends RefusalCode = RefusalCode> = Accepted<Value> | Refusal<Code>;

/** The outcome if the rules allow a call. */
export const accept = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

/** The outcome if the rules refuse a call; refusals are returned, never thrown. */
export const refuse = <Code extends RefusalCode>(
  code: Code,
  field?: string,
  named?: NamedValue,
): Refusal<Code> => ({
  ok: false,
  code,
  ...(field === undefined ? {} : { field }),
  ...(named === undefined ? {} : { named }),
});

/** The placeholder in the sentence of a refusal. */
const NAMED = '{named}';

/** The sentence of a refusal, with the named value in place of the placeholder, letter by letter: `$&` in it is no pattern. */
export const withNamed = (sentence: string, named = ''): string => sentence.replace(NAMED, () => named);
