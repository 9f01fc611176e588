import * as z from 'zod/mini';
import type { Receipt } from '../books';
import { modeAsked, modeFields, modeRules, type ModeForm } from '../payments';
import { findKeyOfFather, foldStudentId } from '../students';
import { sum, type Paise } from '../values';

interface Child {
  readonly primaryMobile: string;
  readonly personalDetail: { readonly fatherName: string };
}

/** Brothers and sisters have one father's name, without regard to case and dots, and one mobile (D56). */
export const isOneFamily = (one: Child, other: Child): boolean =>
  one.primaryMobile === other.primaryMobile &&
  findKeyOfFather(one.personalDetail.fatherName) === findKeyOfFather(other.personalDetail.fatherName);

const fields = z.object(modeFields);

/** How the money of a family comes in: once for all its children (D49, D56). */
export type FamilyMode = z.output<typeof fields>;

/** Checks how a family pays; what the mode is not known by stays behind. @param today `yyyy-mm-dd` */
export const familyModeSchema = (today: string) =>
  z.pipe(
    z.transform((form: ModeForm): z.input<typeof fields> => modeAsked(form)),
    fields.check(...modeRules(today)),
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
