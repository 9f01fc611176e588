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

/** The details of a branch on its papers; unknown ones are left out (D51). */
export const schoolDetailsSchema = namedObject('SchoolDetails', {
  /** The name in English letters; `nameHindi` has it in Hindi ones, if known. */
  name: z.string(),
  nameHindi: z.optional(z.string()),
  address: z.optional(z.string()),
  affiliationNumber: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** The id of an uploaded picture. */
  logo: z.optional(z.string()),
});

export type SchoolDetails = Readonly<z.output<typeof schoolDetailsSchema>>;

/** Digits and the usual signs between them; commas separate several numbers. */
const PHONE = /^[0-9+()\-/, ]{6,60}$/;
/** A UPI ID in its official form: a name, `@`, and the handle of a bank or an app. */
const UPI_ID = /^[A-Za-z0-9._-]{2,256}@[A-Za-z]{2,64}$/;

const shaped = (max: number, shape: RegExp, code: RuleCode) =>
  optionalText(max).check(z.refine((text) => text === undefined || shape.test(text), says(code)));

/** A phone number that must be given: digits and the usual signs between them. */
export const phoneText = () => requiredText().check(z.refine((text) => PHONE.test(text), says('phone')));

const addressText = emptyable(
  z.union([z.literal(''), requiredText({ max: 200, lines: true })], { error: says('text') }),
);

/** The details of a branch as an administrator enters them; an empty field means unknown (D51, D55, D82). */
export const newSchoolDetailsSchema = requestObject('NewSchoolDetails', {
  branchCode: choice(schoolCodes),
  name: requiredText({ min: 3, max: 80 }),
  nameHindi: optionalText(80),
  address: addressText,
  affiliationNumber: optionalText(40),
  phone: shaped(60, PHONE, 'phone'),
  logo: optionalPictureRef(),
  upiId: shaped(321, UPI_ID, 'upiId'),
  /** The charge that is suggested when a cheque is returned (D82); 0 means none. */
  returnedChequeFine: emptyable(z.union([z.literal(''), rupeeAmount], { error: says('amount') })),
  /** The revision that was seen, so that an outdated form cannot redirect the families' money; 0 if nothing was entered yet. */
  revision: seenRevision(),
});

export type NewSchoolDetails = z.output<typeof newSchoolDetailsSchema>;

/** The known details of a branch: those on its papers, its UPI ID for parents (D55), and the fine for a returned cheque (D82). */
export const branchDetailsSchema = namedObject('BranchDetails', {
  branchCode: z.enum(schoolCodes),
  ...schoolDetailsSchema.shape,
  upiId: z.optional(z.string()),
  returnedChequeFine: z.optional(rupees),
  /** The number of times the details were entered; missing if never, or only before this was counted. */
  revision: z.optional(z.number()),
  /** The person who last entered the details, and when; missing if nobody has yet. */
  changedBy: z.optional(z.string()),
  changedAt: z.optional(moment),
});

export type BranchDetails = Readonly<z.output<typeof branchDetailsSchema>>;
