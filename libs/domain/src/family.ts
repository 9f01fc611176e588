import * as z from 'zod/mini';
import { depositSchema } from './deposit';
import { findKeyOfFather } from './find-student';
import { sum, type Paise } from './money';
import { modeDetails, type ModeDetail } from './payment-mode';
import type { PaymentMode } from './options';
import type { Receipt } from './receipt';
import { says } from './says';
import { foldStudentId } from './student-id';

interface Child {
  readonly primaryMobile: string;
  readonly personalDetail: { readonly fatherName: string };
}

/** Brothers and sisters have one father's name, without regard to case and dots, and one mobile (D56). */
export const isOneFamily = (one: Child, other: Child): boolean =>
  one.primaryMobile === other.primaryMobile &&
  findKeyOfFather(one.personalDetail.fatherName) === findKeyOfFather(other.personalDetail.fatherName);

/** A family's payment as the counter's form has it: texts, any of which may be empty. */
export type FamilyForm = Readonly<Partial<Record<ModeDetail, string>>> & { readonly mode?: PaymentMode };

const { mode, reference, bank, chequeDate } = depositSchema.shape;
const fields = z.object({ mode, reference, bank, chequeDate });

/** How the money of a family comes in: once for all its children (D49, D56). */
export type FamilyMode = z.output<typeof fields>;

const details = (['reference', 'bank', 'chequeDate'] as const).map((name) =>
  z.refine<FamilyMode>(
    (payment) => payment[name] !== undefined || !modeDetails[payment.mode ?? 'Cash'].includes(name),
    { path: [name], message: says('required'), when: () => true },
  ),
);

/** Checks how a family pays; what the mode is not known by stays behind. */
export const familyModeSchema = z.pipe(
  z.transform(({ mode: chosen = 'Cash', ...form }: FamilyForm): z.input<typeof fields> => {
    const filled = modeDetails[chosen].filter((name) => (form[name] ?? '').trim() !== '');
    return { mode: chosen, ...Object.fromEntries(filled.map((name) => [name, form[name]])) };
  }),
  fields.check(...details),
);

/** The key of one child's deposit, made of the key of the family's payment, so that a retry takes nothing twice (D31, D56). */
export const keyOfChild = (familyKey: string, studentID: string): string =>
  `${familyKey}-${foldStudentId(studentID)}`;

/** What a family sheet adds up. Paise. */
export interface FamilyTotals {
  readonly paid: Paise;
  readonly balance: Paise;
}

/** The sums of the receipts of one family's payment (D56). */
export const familyTotals = (receipts: readonly Receipt[]): FamilyTotals => ({
  paid: sum(...receipts.map(({ paid }) => paid)),
  balance: sum(...receipts.map(({ updatedBalance }) => updatedBalance)),
});
