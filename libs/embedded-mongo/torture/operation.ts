import type { Db } from 'mongodb';
import type { NamedIndex } from './collections';
import type { ClientModel, Change, Parts } from './model';
import type { Random } from './random';
import type { Shared } from './shared';

/** One thing that a client asks of the database, and what must come of it. */
export interface Operation {
  /** For the report. */
  text: string;
  run: (db: Db) => Promise<unknown>;
  /** What it changes, and what it has changed where it is refused in the middle. */
  changes: readonly Change[];
  parts: Parts;
  /** What it must answer. */
  answer?: unknown;
  /** The code that it must be refused with. */
  refusal?: number | undefined;
  /** Judges a refusal that depends on other clients. */
  mayRefuse?: (code: number) => boolean;
  /** Told the answer, where nothing is known of it before. */
  onAnswer?: (answer: unknown) => void;
  /** What indexes a collection has then; none where it is gone. */
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

/** A read: it changes nothing and must answer this. */
export const reading = (text: string, answer: unknown, run: Operation['run']): Operation => ({
  text,
  run,
  changes: [],
  parts: 'whole',
  answer,
});
