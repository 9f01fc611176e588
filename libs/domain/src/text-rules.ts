import * as z from 'zod/mini';
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
  schema: z.ZodMiniString<string>,
  fault: (text: string) => string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
) =>
  schema
    .check(({ value, issues }) => {
      const message = fault(value);
      if (message !== undefined) issues.push({ code: 'custom', message, input: value });
    })
    .register(z.globalRegistry, { minLength: min, maxLength: max });

/** Required text: trimmed, Unicode composed (NFC), without control characters, within its limits. */
export function requiredText(field: FieldName, limits: TextLimits = {}) {
  const all = limitsOf(field, limits);
  return limited(
    z.string(textError(fieldLabels[field], all.missing)).check(z.overwrite(tidyText)),
    (text) => textFault(field, limits, text),
    all,
  );
}

/** What may also be absent or null, or empty; all of that means undefined. */
export const emptyable = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    // A type of its own, because `||` does not tell TypeScript that '' is gone from a generic value.
    z.transform((value) => (value || undefined) as Exclude<z.core.output<Schema>, ''> | undefined),
  );

/** Text that may be empty, absent or null; empty means undefined. */
export function optionalText(field: FieldName, max = LONGEST_NAME) {
  const label = fieldLabels[field];
  return emptyable(
    z.string({ error: messages.text(label) }).check(
      z.overwrite(tidyText),
      z.maxLength(max, messages.maxLength(label, max)),
      z.refine((text) => !hasControlCharacters(text), messages.controlCharacters(label)),
    ),
  );
}

/** A secret as typed: neither trimmed nor normalised, 5 to 128 characters (section 5). */
export function passwordText(missing?: string) {
  const limits = passwordLimits(missing);
  return limited(
    z.string(textError(fieldLabels.password, limits.missing)),
    (text) => passwordFault(text, missing),
    limits,
  );
}

/** A choice out of an option set (section 3). */
export function choice<const Values extends readonly [string, ...string[]]>(
  field: FieldName,
  values: Values,
) {
  return z.enum(values, { error: messages.choose(fieldLabels[field]) });
}

/** Text that must be there before anything else is said about it. */
const presentText = (label: string) =>
  z
    .string(textError(label))
    .check(z.trim(), z.minLength(1, { error: messages.required(label), abort: true }));

/** Text of exactly so many digits: Adhaar 12, mobiles 10 (section 5). */
export function digits(field: FieldName, count: number) {
  const label = fieldLabels[field];
  return presentText(label).check(z.regex(new RegExp(`^[0-9]{${count}}$`), messages.digits(label, count)));
}

/** A calendar date as `yyyy-mm-dd` (D19). */
export function calendarDate(field: FieldName) {
  const label = fieldLabels[field];
  return presentText(label)
    .check(z.refine(isCalendarDate, messages.date(label)))
    .register(z.globalRegistry, {
      description: 'Calendar date as yyyy-mm-dd',
      examples: ['2016-04-01'],
    });
}

/** The id of an uploaded picture, as POST /upload answered it. */
export function pictureRef(field: FieldName) {
  const label = fieldLabels[field];
  return z
    .string(textError(label))
    .check(
      z.minLength(1, { error: messages.required(label), abort: true }),
      z.regex(/^[0-9a-f]{24}$/, messages.pictureRef(label)),
    );
}

/** A student ID as the office types it: letters, digits and hyphens, 3 to 16 of them (D14). */
export const studentIdText = presentText(fieldLabels.studentID).check(
  z.regex(/^[A-Za-z0-9-]{3,16}$/, messages.studentId),
);
