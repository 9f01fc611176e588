import * as z from 'zod/mini';
import { isOneDigitRepeated, plainDigits, SCHOOL_HEAD } from '../values';
import { says, type RuleCode } from './says';

/** The longest name that is kept, for students, parents and guardians alike (D18). */
export const LONGEST_NAME = 60;

/** How long a password may be; the specification gives its least length (section 5). */
const PASSWORD = { min: 5, max: 128 } as const;

export interface TextLimits {
  readonly min?: number;
  readonly max?: number;
  /** Line breaks are kept (an address). */
  readonly lines?: boolean;
  /** What an empty value is told, where the specification says it in words of its own. */
  readonly missing?: RuleCode;
}

/** What a head of the school may be called: 1 to 30 characters. */
const HEAD_NAME = /^.{1,30}$/;

const CONTROL = /\p{Cc}|\p{Cs}/u;

/** Whether a text holds characters that cannot be shown. @param allowed those that may be there all the same */
export const hasControlCharacters = (text: string, allowed = ''): boolean =>
  Array.from(text).some((character) => CONTROL.test(character) && !allowed.includes(character));

/** A blank of a script that is none to Unicode: the empty pattern of Braille. */
const EMPTY_BRAILLE = '\u2800';

/** What joins two letters or keeps them apart belongs to Devanagari and to nothing else that is written here. */
const JOINERS = /(?<=\p{Script=Devanagari})[\u200c\u200d](?=\p{Script=Devanagari})/gu;

/** Whether a name holds what nobody can see, so that two that look the same would be two. */
const hasInvisible = (name: string): boolean =>
  /\p{Default_Ignorable_Code_Point}/u.test(name.replace(JOINERS, '')) || name.includes(EMPTY_BRAILLE);

/** Text as it is kept: without space around it, Unicode composed. */
const tidyText = (text: string): string => text.trim().normalize('NFC');

/** Text in the form in which filters compare it: Unicode composed, without regard to case. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The same without regard to spaces around and between its words, as cells and headings of a list are compared. */
export const foldWords = (text: string): string => foldText(text).replace(/\s+/gu, ' ').trim();

/** A text from its end, so that its end is found as a beginning is. */
export const backwards = (text: string): string => Array.from(text).toReversed().join('');

/** Says that a value is missing, or that it is not text: never both, never another library's words. */
export const textError = (missing: RuleCode = 'required') => ({
  error: (issue: { readonly input?: unknown }) =>
    says(issue.input === undefined || issue.input === null ? missing : 'text'),
});

/** For the body of a call that is no JSON object at all. */
export const notAnObject = { error: says('jsonObject') };

/** Nothing more is said of an empty value than that it is missing. */
const lengthWithin = (min: number, max: number, missing: RuleCode) => [
  z.minLength(1, { error: says(missing), abort: true }),
  z.minLength(min, says('minLength', min)),
  z.maxLength(max, says('maxLength', max)),
];

/** What may stand between lines. */
const LINES = '\n\r\t';

const shown = (allowed: string) =>
  z.refine<string>((text) => !hasControlCharacters(text, allowed), says('controlCharacters'));

/** Required text: trimmed, Unicode composed (NFC), without control characters, within its limits. */
export const requiredText = ({
  min = 1,
  max = LONGEST_NAME,
  lines = false,
  missing = 'required',
}: TextLimits = {}) =>
  z
    .string(textError(missing))
    .check(z.overwrite(tidyText), ...lengthWithin(min, max, missing), shown(lines ? LINES : ''));

/** Required text that somebody is called by: spaces of every kind are one plain space, and nothing in it is invisible. */
export const nameText = (limits: Omit<TextLimits, 'lines'>) =>
  requiredText(limits).check(
    z.overwrite((name) => name.replace(/\p{Zs}+/gu, ' ')),
    z.refine((name) => !hasInvisible(name), says('invisibleCharacters')),
  );

/** What may also be absent or null, or empty; all of that means undefined. */
export const emptyable = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    // A type of its own, because `||` does not tell TypeScript that '' is gone from a generic value.
    z.transform((value) => (value || undefined) as Exclude<z.core.output<Schema>, ''> | undefined),
  );

/** Text that may be empty, absent or null; empty means undefined. @param lines line breaks are kept */
export const optionalText = (max: number, lines = false) =>
  emptyable(
    z
      .string({ error: says('text') })
      .check(z.overwrite(tidyText), z.maxLength(max, says('maxLength', max)), shown(lines ? LINES : '')),
  );

/** A secret as typed: neither trimmed nor normalised, 5 to 128 characters (section 5) where nothing else is said. */
export const passwordText = (missing: RuleCode = 'required', min: number = PASSWORD.min) =>
  z.string(textError(missing)).check(...lengthWithin(min, PASSWORD.max, missing));

/** A choice out of an option set (section 3). */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: says('choose') });

/** A head that the school has added (D78); whether there is such a one, the rules say. */
export const schoolHeadText = z.templateLiteral(
  [SCHOOL_HEAD, z.string().check(z.regex(HEAD_NAME))],
  says('choose'),
);

/** A head of the specification, or one that the school has added. */
export const headChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.union([z.enum(values), schoolHeadText], { error: says('choose') });

/** Text that must be there before anything else is said about it. */
export const presentText = (missing: RuleCode = 'required') =>
  z.string(textError(missing)).check(z.trim(), z.minLength(1, { error: says(missing), abort: true }));

/**
 * Text of exactly so many digits: Adhaar 12, mobiles 10 (section 5); one digit all through is nobody's.
 * @param tidy makes the digits of what was typed
 */
export const digits = (count: number, tidy: (typed: string) => string) =>
  presentText().check(
    z.overwrite(tidy),
    z.regex(new RegExp(`^[0-9]{${count}}$`), says('digits', count)),
    z.refine((text) => text.length !== count || !isOneDigitRepeated(text), says('repeatedDigit')),
  );

/** The id of an uploaded picture, as POST /upload answered it. */
export const pictureRef = () =>
  z
    .string(textError())
    .check(
      z.minLength(1, { error: says('required'), abort: true }),
      z.regex(/^[0-9a-f]{24}$/, says('pictureRef')),
    );

/** The id of an uploaded picture that may be empty, absent or null. */
export const optionalPictureRef = () =>
  emptyable(z.union([z.literal(''), pictureRef()], { error: says('pictureRef') }));

const studentIdOr = (missing?: RuleCode) =>
  presentText(missing).check(z.overwrite(plainDigits), z.regex(/^[A-Za-z0-9-]{3,16}$/, says('studentId')));

/** A student ID as the office types it: letters, digits and hyphens, 3 to 16 of them (D14). */
export const studentIdText = studentIdOr();

/** The same as a family signs in with it: the field has another name, and is told what it asks for all the same. */
export const studentIdAsLogin = studentIdOr('studentId');

/** The revision of what was seen and is changed, so that nobody overwrites what another desk has written meanwhile. */
export const seenRevision = () =>
  z.number(says('wholeNumber')).check(z.int(says('wholeNumber')), z.minimum(0, says('wholeNumber')));

/** The id of what stands in a list, as the list has it. */
export const listedId = () =>
  z.string({ error: says('text') }).check(z.regex(/^[\da-f]{24}$/, says('choose')));
