import * as z from 'zod/mini';
import { isOneDigitRepeated, plainDigits, SCHOOL_HEAD } from '../values';
import { says, type RuleCode } from './says';

/** The longest name of students, parents and guardians, in characters (D18). */
export const LONGEST_NAME = 60;

/** The limits of a password, in characters; the least length is from the specification (section 5). */
const PASSWORD = { min: 5, max: 128 } as const;

export interface TextLimits {
  readonly min?: number;
  readonly max?: number;
  /** Whether line breaks are kept, as in an address. */
  readonly lines?: boolean;
  /** The message for an empty value, if the specification has its own words for it. */
  readonly missing?: RuleCode;
}

/** The name of a head of the school: 1 to 30 characters. */
const HEAD_NAME = /^.{1,30}$/;

const CONTROL = /\p{Cc}|\p{Cs}/u;

/** Whether a text has characters that cannot be shown. @param allowed such characters that are accepted */
export const hasControlCharacters = (text: string, allowed = ''): boolean =>
  Array.from(text).some((character) => CONTROL.test(character) && !allowed.includes(character));

/** The empty pattern of Braille, which looks like a blank but is not one to Unicode. */
const EMPTY_BRAILLE = '\u2800';

/** Signs that join two letters or keep them apart; of the scripts used here, only Devanagari needs them. */
const JOINERS = /(?<=\p{Script=Devanagari})[\u200c\u200d](?=\p{Script=Devanagari})/gu;

/** Whether a name has invisible characters, so that two names could look the same but differ. */
const hasInvisible = (name: string): boolean =>
  /\p{Default_Ignorable_Code_Point}/u.test(name.replace(JOINERS, '')) || name.includes(EMPTY_BRAILLE);

/** Text as it is stored: without space around it, Unicode composed. */
const tidyText = (text: string): string => text.trim().normalize('NFC');

/** Text in the form in which filters compare it: Unicode composed, without regard to case. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Folded text that also ignores extra spaces around and between words, for comparing the cells and headings of a list. */
export const foldWords = (text: string): string => foldText(text).replace(/\s+/gu, ' ').trim();

/** A text reversed, so that its end can be searched like a beginning. */
export const backwards = (text: string): string => Array.from(text).toReversed().join('');

/** The error for a value that is missing or not text: never both, and never in the words of the schema library. */
export const textError = (missing: RuleCode = 'required') => ({
  error: (issue: { readonly input?: unknown }) =>
    says(issue.input === undefined || issue.input === null ? missing : 'text'),
});

/** The error for the body of a call that is no JSON object at all. */
export const notAnObject = { error: says('jsonObject') };

/** Checks the length; an empty value is only reported as missing. */
const lengthWithin = (min: number, max: number, missing: RuleCode) => [
  z.minLength(1, { error: says(missing), abort: true }),
  z.minLength(min, says('minLength', min)),
  z.maxLength(max, says('maxLength', max)),
];

/** The control characters that a text with several lines may have. */
const LINES = '\n\r\t';

const withoutControlCharacters = (allowed: string) =>
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
    .check(
      z.overwrite(tidyText),
      ...lengthWithin(min, max, missing),
      withoutControlCharacters(lines ? LINES : ''),
    );

/** A required name: spaces of every kind become one plain space, and invisible characters are refused. */
export const nameText = (limits: Omit<TextLimits, 'lines'>) =>
  requiredText(limits).check(
    z.overwrite((name) => name.replace(/\p{Zs}+/gu, ' ')),
    z.refine((name) => !hasInvisible(name), says('invisibleCharacters')),
  );

/** A value that may also be absent, null or empty, which all mean undefined. */
export const emptyable = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    // The type is asserted because TypeScript does not see that `||` removes '' from a generic value.
    z.transform((value) => (value || undefined) as Exclude<z.core.output<Schema>, ''> | undefined),
  );

/** Text that may be empty, absent or null; empty means undefined. @param lines whether line breaks are kept */
export const optionalText = (max: number, lines = false) =>
  emptyable(
    z
      .string({ error: says('text') })
      .check(
        z.overwrite(tidyText),
        z.maxLength(max, says('maxLength', max)),
        withoutControlCharacters(lines ? LINES : ''),
      ),
  );

/** A secret as typed, neither trimmed nor normalised: by default 5 to 128 characters (section 5). */
export const passwordText = (missing: RuleCode = 'required', min: number = PASSWORD.min) =>
  z.string(textError(missing)).check(...lengthWithin(min, PASSWORD.max, missing));

/** A choice out of an option set (section 3). */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: says('choose') });

/** The form of a head that the school has added (D78); the rules check whether it exists. */
export const schoolHeadText = z.templateLiteral(
  [SCHOOL_HEAD, z.string().check(z.regex(HEAD_NAME))],
  says('choose'),
);

/** A head of the specification, or one that the school has added. */
export const headChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.union([z.enum(values), schoolHeadText], { error: says('choose') });

/** Text that is required; other checks only run if it is there. */
export const presentText = (missing: RuleCode = 'required') =>
  z.string(textError(missing)).check(z.trim(), z.minLength(1, { error: says(missing), abort: true }));

/**
 * Text of exactly `count` digits: Adhaar 12, mobiles 10 (section 5); one digit repeated throughout is refused.
 * @param tidy turns the typed text into digits
 */
export const digits = (count: number, tidy: (typed: string) => string) =>
  presentText().check(
    z.overwrite(tidy),
    z.regex(new RegExp(`^[0-9]{${count}}$`), says('digits', count)),
    z.refine((text) => text.length !== count || !isOneDigitRepeated(text), says('repeatedDigit')),
  );

/** The id of an uploaded picture from the answer of POST /upload. */
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

/** A student ID as a family's login id: the field has another name, but a missing value is still asked for as a student ID. */
export const studentIdAsLogin = studentIdOr('studentId');

/** The revision that was seen of what is changed, so that nobody overwrites a change by another desk. */
export const seenRevision = () =>
  z.number(says('wholeNumber')).check(z.int(says('wholeNumber')), z.minimum(0, says('wholeNumber')));

/** The id of an entry of a list, as the list shows it. */
export const listedId = () =>
  z.string({ error: says('text') }).check(z.regex(/^[\da-f]{24}$/, says('choose')));
