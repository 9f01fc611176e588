import type { components } from '@school/api-client';

type Schemas = components['schemas'];

/** Somebody who is marked: a student of a section, or a teacher of the school. */
export interface Person extends Pick<Schemas['StudentOfDay'], 'roll' | 'attendance' | 'corrected'> {
  /** The key in the call and in the form; it has no dot, which a login id may have. */
  readonly key: string;
  /** The ID that may be typed instead of the name: the scholar number, or the Teacher ID. */
  readonly id: string;
  readonly name: string;
  /** The small text below the name. */
  readonly note: string;
}
