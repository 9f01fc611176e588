import type { Refusals } from './words/refusals.en';

/** Why the rules refuse: a code that a program can act on; the catalogues have the sentence. */
export type RefusalCode = keyof Refusals;

export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly code: Code;
  /** The field of the request it is about, where there is one. */
  readonly field?: string;
}

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Outcome<Value, Code extends RefusalCode = RefusalCode> = Accepted<Value> | Refusal<Code>;

export const accept = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

export const refuse = <Code extends RefusalCode>(code: Code, field?: string): Refusal<Code> => ({
  ok: false,
  code,
  ...(field === undefined ? {} : { field }),
});
