import { DRAFT_DAYS } from '@school/domain';

/** A field of a form that is typed and not saved: what stands there, and what stood there before. */
export interface DraftField {
  readonly value: unknown;
  readonly before: unknown;
}

/** What of a form is typed and not saved, by the names of its fields. */
export type DraftFields = Readonly<Record<string, DraftField>>;

/** A half-filled form as this PC keeps it for one account. */
export interface Draft {
  readonly account: string;
  readonly form: string;
  readonly savedAt: Date;
  readonly fields: DraftFields;
}

/** What is never written to the PC: whoever sits at it later could read it. */
const NEVER_KEPT: readonly string[] = ['adhaarNumber', 'password'];

const DAY = 24 * 60 * 60 * 1000;

/** Whether a draft is older than a week: then nobody comes back to it, and it has to go. */
export const isOver = ({ savedAt }: Pick<Draft, 'savedAt'>, now: Date): boolean =>
  now.getTime() - savedAt.getTime() > DRAFT_DAYS * DAY;

/** What of the typed fields may be kept: no Adhaar number and no password. */
export const keepable = (fields: DraftFields): DraftFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !NEVER_KEPT.includes(name)));
