import { z } from 'zod';
import { fieldLabels, messages, type FieldName } from './messages';
import { isCalendarDate } from './school-calendar';
import {
  hasControlCharacters,
  limitsOf,
  LONGEST_NAME,
  passwordFault,
  passwordLimits,
  textFault,
  tidyText,
  type TextLimits,
} from './text-limits';

/** Says that a value is missing, or that it is not text: never both, never another library's words. */
export const textError = (label: string, missing: string = messages.required(label)) => ({
  error: (issue: { readonly input?: unknown }) =>
    issue.input === undefined || issue.input === null ? missing : messages.text(label),
});

/** For the body of a call that is no JSON object at all. */
export const notAnObject = { error: messages.jsonObject };

/** Leaves the whole rule to `fault`, and says its limits in the OpenAPI document. */
const limited = (
  schema: z.ZodString,
  fault: (text: string) => string | undefined,
  min: number,
  max: number,
) =>
  schema
    .superRefine((text, context) => {
      const message = fault(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .meta({ minLength: min, maxLength: max });

/** Required text: trimmed, Unicode composed (NFC), without control characters, within its limits. */
export function requiredText(field: FieldName, limits: TextLimits = {}) {
  const { min, max, missing } = limitsOf(field, limits);
  return limited(
    z.string(textError(fieldLabels[field], missing)).overwrite(tidyText),
    (text) => textFault(field, limits, text),
    min,
    max,
  );
}

/** Text that may be empty, absent or null; empty means undefined. */
export function optionalText(field: FieldName, max = LONGEST_NAME) {
  const label = fieldLabels[field];
  return z
    .string({ error: messages.text(label) })
    .trim()
    .normalize('NFC')
    .max(max, messages.maxLength(label, max))
    .refine((text) => !hasControlCharacters(text), messages.controlCharacters(label))
    .nullish()
    .transform((text) => text || undefined);
}

/** A secret as typed: neither trimmed nor normalised, 5 to 128 characters (section 5). */
export function passwordText(missing?: string) {
  const limits = passwordLimits(missing);
  return limited(
    z.string(textError(fieldLabels.password, limits.missing)),
    (text) => passwordFault(text, missing),
    limits.min,
    limits.max,
  );
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
