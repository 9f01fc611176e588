import type { Refusals } from '../words';

/** Why the rules refuse: a code that a program can act on; the catalogues have the sentence. */
export type RefusalCode = keyof Refusals;

export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly code: Code;
  /** The field of the request it is about, where there is one. */
  readonly field?: string;
  /** What its sentence names where it has a place for it: an amount, the number of a receipt. */
  readonly named?: string;
}

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Outcome<Value, Code extends RefusalCode = RefusalCode> = Accepted<Value> | Refusal<Code>;

/** The outcome of what the rules allow. */
export const accept = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

/** The outcome of what they do not: refusals are given back, never thrown. */
export const refuse = <Code extends RefusalCode>(
  code: Code,
  field?: string,
  named?: string,
): Refusal<Code> => ({
  ok: false,
  code,
  ...(field === undefined ? {} : { field }),
  ...(named === undefined ? {} : { named }),
});

/** The placeholder in the sentence of a refusal. */
const NAMED = '{named}';

/** The sentence of a refusal, with what it names in its place. */
export const withNamed = (sentence: string, named = ''): string => sentence.replace(NAMED, named);
