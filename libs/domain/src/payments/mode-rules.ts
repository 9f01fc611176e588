import * as z from 'zod/mini';
import { says } from '../rules';
import { isCalendarDate } from '../school';
import type { PaymentMode } from '../values';
import { depositSchema } from './deposit';
import { isChequeDated, isReferenceShort, LEAST_OF_UPI, modeDetails, type ModeDetail } from './payment-mode';

const { mode, reference, bank, chequeDate } = depositSchema.shape;

/** The fields that say how money moves, for a form (D49). */
export const modeFields = { mode, reference, bank, chequeDate };

/** The mode and its details as a form holds them: texts, any of which may be empty. */
export type ModeForm = Readonly<Partial<Record<ModeDetail, string>>> & {
  readonly mode?: PaymentMode | undefined;
};

type ModeFields = z.output<z.ZodMiniObject<typeof modeFields>>;

/** The details of the chosen mode that are filled in; details of other modes are left out. */
export function modeAsked(form: ModeForm) {
  const { mode: chosen = 'Cash' } = form;
  const filled = modeDetails[chosen].filter((name) => (form[name] ?? '').trim() !== '');
  return { mode: chosen, ...Object.fromEntries(filled.map((name) => [name, form[name]])) };
}

/**
 * The rules between the fields of a mode (D49, D81). They run even on values that are wrong by themselves, so that all errors
 * show at once.
 * @param today `yyyy-mm-dd`
 */
export const modeRules = (today: string) => [
  ...(['reference', 'bank', 'chequeDate'] as const).map((name) =>
    z.refine<ModeFields>(
      (details) => details[name] !== undefined || !modeDetails[details.mode ?? 'Cash'].includes(name),
      { path: [name], error: says('required'), when: () => true },
    ),
  ),
  z.refine<ModeFields>(
    (details) =>
      typeof details.reference !== 'string' || !isReferenceShort(details.mode ?? 'Cash', details.reference),
    { path: ['reference'], error: says('lettersAndDigits', LEAST_OF_UPI), when: () => true },
  ),
  z.refine<ModeFields>(
    (details) =>
      details.mode !== 'Cheque' ||
      typeof details.chequeDate !== 'string' ||
      // A value that is no date is refused at its own field.
      !isCalendarDate(details.chequeDate) ||
      isChequeDated(details.chequeDate, today),
    { path: ['chequeDate'], error: says('chequeDated'), when: () => true },
  ),
];
