import type { components } from '@school/api-client';

type Schemas = components['schemas'];

/** Somebody who is marked: a student of a section, or a teacher of the school. */
export interface Person extends Pick<Schemas['PupilOfDay'], 'roll' | 'attendance' | 'corrected'> {
  /** What the call names them by, and the form: without a dot, which a login id may have. */
  readonly key: string;
  /** What is typed for them beside the name: the scholar number, or the Teacher ID. */
  readonly id: string;
  readonly name: string;
  /** What stands below the name. */
  readonly note: string;
}
