import type { Db } from 'mongodb';
import type { NamedIndex } from './collections';
import type { ClientModel, Change, Parts } from './model';
import type { Random } from './random';
import type { Shared } from './shared';

/** One call of a client to the database, and its expected result. */
export interface Operation {
  /** A description for the report. */
  text: string;
  run: (db: Db) => Promise<unknown>;
  /** Its changes; if it is refused in the middle, those made before that. */
  changes: readonly Change[];
  parts: Parts;
  /** The answer it must get. */
  answer?: unknown;
  /** The code it must be refused with. */
  refusal?: number | undefined;
  /** Whether a refusal is allowed that depends on other clients. */
  mayRefuse?: (code: number) => boolean;
  /** Receives an answer that cannot be known before. */
  onAnswer?: (answer: unknown) => void;
  /** The indexes a collection has afterwards; undefined if the collection is gone. */
  indexes?: { collection: string; after: readonly NamedIndex[] | undefined } | undefined;
}

export interface Circumstances {
  random: Random;
  model: ClientModel;
  shared: Shared;
  /** Different for each operation of a client in the whole run. */
  number: number;
}

export type Maker = (circumstances: Circumstances) => Operation;

export const duplicate = 11000;

/** A read, which changes nothing and must get this answer. */
export const reading = (text: string, answer: unknown, run: Operation['run']): Operation => ({
  text,
  run,
  changes: [],
  parts: 'whole',
  answer,
});
