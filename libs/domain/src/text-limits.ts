import { fieldLabels, messages, type FieldName } from './messages';

/** The longest name that is kept, for students, parents and guardians alike (D18). */
export const LONGEST_NAME = 60;

/** How long a password may be; the specification gives its least length (section 5). */
const PASSWORD = { min: 5, max: 128 } as const;

export interface TextLimits {
  readonly min?: number;
  readonly max?: number;
  /** Line breaks are kept (an address). */
  readonly lines?: boolean;
  /** The sentence for an empty value, where the specification gives one. */
  readonly missing?: string;
}

const CONTROL = /\p{Cc}|\p{Cs}/u;

/** Whether a text holds characters that cannot be shown. @param allowed those that may be there all the same */
export const hasControlCharacters = (text: string, allowed = ''): boolean =>
  Array.from(text).some((character) => CONTROL.test(character) && !allowed.includes(character));

/** Text as it is kept: without space around it, Unicode composed. */
export const tidyText = (text: string): string => text.trim().normalize('NFC');

/** The limits of a text with what goes without saying filled in. */
export function limitsOf(field: FieldName, limits: TextLimits): Required<TextLimits> {
  const missing = messages.required(fieldLabels[field]);
  return { min: 1, max: LONGEST_NAME, lines: false, missing, ...limits };
}

/** The sentence of the first limit that a tidy text breaks; undefined when it keeps them all. */
export function textFault(field: FieldName, given: TextLimits, text: string): string | undefined {
  const { min, max, lines, missing } = limitsOf(field, given);
  const label = fieldLabels[field];
  if (text === '') return missing;
  if (text.length < min) return messages.minLength(min);
  if (text.length > max) return messages.maxLength(label, max);
  return hasControlCharacters(text, lines ? '\n\r\t' : '') ? messages.controlCharacters(label) : undefined;
}

/** The limits of a secret: taken as typed, neither trimmed nor composed. @param missing the sentence for an empty one */
export const passwordLimits = (missing: string = messages.required(fieldLabels.password)) => ({
  ...PASSWORD,
  missing,
});

/** As `textFault`, for a secret. */
export function passwordFault(text: string, missing?: string): string | undefined {
  const limits = passwordLimits(missing);
  if (text === '') return limits.missing;
  if (text.length < limits.min) return messages.minLength(limits.min);
  return text.length > limits.max ? messages.maxLength(fieldLabels.password, limits.max) : undefined;
}
