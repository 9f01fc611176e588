import { DAY, DRAFT_DAYS } from '@school/domain';

/** A typed, unsaved field of a form: its value, and the value it had before. */
export interface DraftField {
  readonly value: unknown;
  readonly before: unknown;
}

/** The typed, unsaved fields of a form, by their names. */
export type DraftFields = Readonly<Record<string, DraftField>>;

/** A half-filled form as this PC keeps it for one account. */
export interface Draft {
  readonly account: string;
  readonly form: string;
  readonly savedAt: Date;
  readonly fields: DraftFields;
}

/** The fields that are never written to the PC, where a later user could read them. */
const NEVER_KEPT: readonly string[] = ['adhaarNumber', 'password'];

/** Whether a draft is older than a week: nobody comes back to it then, and it has to go. */
export const isDraftExpired = ({ savedAt }: Pick<Draft, 'savedAt'>, now: Date): boolean =>
  now.getTime() - savedAt.getTime() > DRAFT_DAYS * DAY;

/** The typed fields that may be kept: all but Adhaar numbers and passwords. */
export const keepable = (fields: DraftFields): DraftFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !NEVER_KEPT.includes(name)));
