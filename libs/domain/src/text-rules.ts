import { z } from 'zod';
import { fieldLabels, messages, type FieldName } from './messages';
import { isCalendarDate } from './school-calendar';

/** The longest name that is kept, for students, parents and guardians alike (D18). */
export const LONGEST_NAME = 60;

const hasControlCharacters = (text: string, allowed: string) =>
  Array.from(text).some((character) => /\p{Cc}|\p{Cs}/u.test(character) && !allowed.includes(character));

/** Says that a value is missing, or that it is not text: never both, never another library's words. */
export const textError = (label: string, missing: string = messages.required(label)) => ({
  error: (issue: { readonly input?: unknown }) =>
    issue.input === undefined || issue.input === null ? missing : messages.text(label),
});

/** For the body of a call that is no JSON object at all. */
export const notAnObject = { error: messages.jsonObject };

export interface TextLimits {
  readonly min?: number;
  readonly max?: number;
  /** Line breaks are kept (an address). */
  readonly lines?: boolean;
  /** The sentence for an empty value, where the specification gives one. */
  readonly missing?: string;
}

/** Required text: trimmed, Unicode composed (NFC), without control characters, within its limits. */
export function requiredText(field: FieldName, limits: TextLimits = {}) {
  const {
    min = 1,
    max = LONGEST_NAME,
    lines = false,
    missing = messages.required(fieldLabels[field]),
  } = limits;
  const label = fieldLabels[field];
  return z
    .string(textError(label, missing))
    .trim()
    .normalize('NFC')
    .min(1, { error: missing, abort: true })
    .min(min, messages.minLength(min))
    .max(max, messages.maxLength(label, max))
    .refine((text) => !hasControlCharacters(text, lines ? '\n\r\t' : ''), messages.controlCharacters(label));
}

/** Text that may be empty, absent or null; empty means undefined. */
export function optionalText(field: FieldName, max = LONGEST_NAME) {
  const label = fieldLabels[field];
  return z
    .string({ error: messages.text(label) })
    .trim()
    .normalize('NFC')
    .max(max, messages.maxLength(label, max))
    .refine((text) => !hasControlCharacters(text, ''), messages.controlCharacters(label))
    .nullish()
    .transform((text) => text || undefined);
}

/** A secret as typed: neither trimmed nor normalised, 5 to 128 characters (section 5). */
export function passwordText(missing: string = messages.required(fieldLabels.password)) {
  return z
    .string(textError(fieldLabels.password, missing))
    .min(1, { error: missing, abort: true })
    .min(5, messages.minLength(5))
    .max(128, messages.maxLength(fieldLabels.password, 128));
}

/** A choice out of an option set (section 3). */
export function choice<const Values extends readonly [string, ...string[]]>(
  field: FieldName,
  values: Values,
) {
  return z.enum(values, { error: messages.choose(fieldLabels[field]) });
}

/** Text of exactly so many digits: Adhaar 12, mobiles 10 (section 5). */
export function digits(field: FieldName, count: number) {
  const label = fieldLabels[field];
  return z
    .string(textError(label))
    .trim()
    .min(1, { error: messages.required(label), abort: true })
    .regex(new RegExp(`^[0-9]{${count}}$`), messages.digits(label, count));
}

/** A calendar date as `yyyy-mm-dd` (D19). */
export function calendarDate(field: FieldName) {
  const label = fieldLabels[field];
  return z
    .string(textError(label))
    .trim()
    .min(1, { error: messages.required(label), abort: true })
    .refine(isCalendarDate, messages.date(label))
    .meta({ description: 'Calendar date as yyyy-mm-dd', examples: ['2016-04-01'] });
}

/** The id of an uploaded picture, as POST /upload answered it. */
export function pictureRef(field: FieldName) {
  const label = fieldLabels[field];
  return z
    .string(textError(label))
    .min(1, { error: messages.required(label), abort: true })
    .regex(/^[0-9a-f]{24}$/, messages.pictureRef(label));
}
