import * as z from 'zod/mini';
import {
  choice,
  emptyable,
  namedObject,
  optionalPictureRef,
  optionalText,
  requestObject,
  requiredText,
  rupeeAmount,
  type RuleCode,
  says,
  seenRevision,
} from '../rules';
import { moment, rupees } from '../values';
import { schoolCodes } from './school-code';

/** What a branch says of itself on its papers; what is not known is left out (D51). */
export const schoolDetailsSchema = namedObject('SchoolDetails', {
  /** In English letters, and in Hindi ones where there are such. */
  name: z.string(),
  nameHindi: z.optional(z.string()),
  address: z.optional(z.string()),
  affiliationNumber: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** The id of an uploaded picture. */
  logo: z.optional(z.string()),
});

export type SchoolDetails = Readonly<z.output<typeof schoolDetailsSchema>>;

/** Digits, and what stands between them; several numbers by a comma. */
const PHONE = /^[0-9+()\-/, ]{6,60}$/;
/** As the UPI writes it: a name, `@`, and the handle of a bank or an app. */
const UPI_ID = /^[A-Za-z0-9._-]{2,256}@[A-Za-z]{2,64}$/;

const shaped = (max: number, shape: RegExp, code: RuleCode) =>
  optionalText(max).check(z.refine((text) => text === undefined || shape.test(text), says(code)));

/** The phone of somebody who is called: digits, and what stands between them. */
export const phoneText = () => requiredText().check(z.refine((text) => PHONE.test(text), says('phone')));

const addressText = emptyable(
  z.union([z.literal(''), requiredText({ max: 200, lines: true })], { error: says('text') }),
);

/** What an administrator says of a branch; an empty field is not known (D51, D55, D82). */
export const newSchoolDetailsSchema = requestObject('NewSchoolDetails', {
  branchCode: choice(schoolCodes),
  name: requiredText({ min: 3, max: 80 }),
  nameHindi: optionalText(80),
  address: addressText,
  affiliationNumber: optionalText(40),
  phone: shaped(60, PHONE, 'phone'),
  logo: optionalPictureRef(),
  upiId: shaped(321, UPI_ID, 'upiId'),
  /** What is offered as a charge where a cheque comes back (D82); 0 as none. */
  returnedChequeFine: emptyable(z.union([z.literal(''), rupeeAmount], { error: says('amount') })),
  /** What was seen: nobody sends the money of families elsewhere from a form of before. 0 where nobody said anything yet. */
  revision: seenRevision(),
});

export type NewSchoolDetails = z.output<typeof newSchoolDetailsSchema>;

/** What is known of a branch: what stands on its papers, where its parents pay by UPI (D55), and what a returned cheque costs (D82). */
export const branchDetailsSchema = namedObject('BranchDetails', {
  branchCode: z.enum(schoolCodes),
  ...schoolDetailsSchema.shape,
  upiId: z.optional(z.string()),
  returnedChequeFine: z.optional(rupees),
  /** How often somebody said so; nobody yet, or before this was counted, where it is left out. */
  revision: z.optional(z.number()),
  /** Who said so, and when; nobody yet where it is left out. */
  changedBy: z.optional(z.string()),
  changedAt: z.optional(moment),
});

export type BranchDetails = Readonly<z.output<typeof branchDetailsSchema>>;
