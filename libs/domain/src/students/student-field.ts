import * as z from 'zod/mini';
import {
  choice,
  digits,
  emptyable,
  LONGEST_NAME,
  nameText,
  optionalText,
  pictureRef,
  requiredText,
  says,
  type RuleCode,
  type TextLimits,
} from '../rules';
import { calendarDate } from '../school';
import type { Board, Medium, SchoolClass } from '../values';

/** The part of a form that shows a field. */
export type FieldGroup = 'personal' | 'academic' | 'pictures';

/** The choices that decide what other fields offer; a half-filled form may still lack any of them. */
export interface ChosenSoFar {
  readonly boardType?: Board | undefined;
  readonly medium?: Medium | undefined;
  readonly class?: SchoolClass | undefined;
}

/** The values that a choice offers now; a form does not show the choice while there are none. */
type Offer = (chosen: ChosenSoFar) => readonly string[];

/** The control with which a form asks for a field. */
type FieldControl =
  | {
      readonly kind: 'text' | 'lines';
      readonly maxLength: number;
      /** The number of digits, if the field is a number. */
      readonly digits?: number;
      readonly inputMode?: 'numeric' | 'tel';
      /** Tidies the typed text when the control is left, in the same way as the rule does. */
      readonly tidy?: (typed: string) => string;
      /** The likely mistake in a value that is accepted all the same. */
      readonly warn?: (value: string) => RuleCode | undefined;
      /** The attribute `max` of the specified form, on which no browser acts (D18). */
      readonly max?: number;
    }
  | { readonly kind: 'date' }
  | { readonly kind: 'picture'; readonly shape: 'photo' | 'signature' }
  | {
      readonly kind: 'radios' | 'select';
      readonly offer: Offer;
      /** The value that counts when none is chosen. */
      readonly usual?: (chosen: ChosenSoFar) => string | undefined;
    };

/** All that the program knows of one field of a student; rules, storage and forms are made from it. */
export interface Field {
  /** Checks the value from a form or a call. */
  readonly rule: z.core.SomeType;
  /** The stored and answered type. */
  readonly stored: z.core.SomeType;
  readonly control: FieldControl;
  readonly group: FieldGroup;
  /** Whether a form marks it as required. */
  readonly required: boolean;
  /** A value that keeps the rule: the student of all tests has it. */
  readonly sample: string | boolean | undefined;
  /** The migration that added the field to existing students; 0 for a field that was always there, or may be missing. */
  readonly since: number;
}

/** The place of a field in the form, and its sample. */
interface Place<Sample = string> {
  readonly group: FieldGroup;
  readonly sample: Sample;
}

const always = { required: true, since: 0 } as const;

interface TextPlace extends Place, TextLimits {
  readonly specifiedMax?: number;
}

/** A text that must be filled in. */
export const textField = ({ group, sample, specifiedMax, ...limits }: TextPlace) => ({
  ...always,
  group,
  sample,
  rule: requiredText(limits),
  stored: z.string(),
  control: {
    kind: limits.lines === true ? ('lines' as const) : ('text' as const),
    maxLength: limits.max ?? LONGEST_NAME,
    ...(specifiedMax === undefined ? {} : { max: specifiedMax }),
  },
});

/** A name. */
export const nameField = (place: Omit<TextPlace, 'lines'>) => ({
  ...textField(place),
  rule: nameText(place),
});

/** A text of at most so many characters that may be missing. */
export const optionalTextField = (max: number, place: Place<undefined>) => ({
  ...always,
  ...place,
  required: false,
  rule: optionalText(max),
  stored: z.optional(z.string()),
  control: { kind: 'text' as const, maxLength: max },
});

interface DigitsPlace extends Place {
  readonly inputMode: 'numeric' | 'tel';
  /** Extracts the digits from what was typed or pasted. */
  readonly tidy: (typed: string) => string;
  readonly warn?: (value: string) => RuleCode | undefined;
}

/** The extra length of the box beyond its digits: room for spaces, hyphens and the country code. */
const ROOM_TO_PASTE = 12;

/** An identifying number of exactly `count` digits; it is text, so that leading zeros stay. */
export const digitsField = (count: number, { inputMode, tidy, warn, ...place }: DigitsPlace) => ({
  ...always,
  ...place,
  rule: digits(count, tidy),
  stored: z.string(),
  control: {
    kind: 'text' as const,
    maxLength: count + ROOM_TO_PASTE,
    digits: count,
    inputMode,
    tidy,
    ...(warn && { warn }),
  },
});

/** A day, `yyyy-mm-dd`. */
export const dateField = (place: Place) => ({
  ...always,
  ...place,
  rule: calendarDate(),
  stored: z.string(),
  control: { kind: 'date' as const },
});

interface ChoicePlace<Value, Sample = Value> extends Place<Sample> {
  readonly kind: 'radios' | 'select';
  /** Only if it does not always offer all of them. */
  readonly offer?: Offer;
}

type Texts = readonly [string, ...string[]];

/** One of a few values, which must be chosen. */
export const choiceField = <const Values extends Texts>(
  values: Values,
  { kind, offer = () => values, ...place }: ChoicePlace<Values[number]>,
) => ({
  ...always,
  ...place,
  rule: choice(values),
  stored: z.enum(values),
  control: { kind, offer },
});

interface OptionalChoicePlace<Value> extends ChoicePlace<Value, undefined> {
  /** The value that counts when none is chosen. */
  readonly usual?: (chosen: ChosenSoFar) => Value | undefined;
}

/** A choice that some students do not have; empty means none. */
export const optionalChoiceField = <const Values extends Texts>(
  values: Values,
  { kind, offer = () => values, usual, ...place }: OptionalChoicePlace<Values[number]>,
) => ({
  ...always,
  ...place,
  rule: emptyable(z.union([z.enum(values), z.literal('')], { error: says('choose') })),
  stored: z.optional(z.enum(values)),
  control: { kind, offer, ...(usual && { usual }) },
});

/** True or false, also as text (D40). */
export const flagField = (values: Texts, place: Place<boolean>) => ({
  ...always,
  ...place,
  rule: z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], { error: says('choose') }),
    z.transform((value) => value === true || value === 'true'),
  ),
  stored: z.boolean(),
  control: { kind: 'radios' as const, offer: () => values },
});

/** A picture by the id that it was uploaded under. */
export const pictureField = (shape: 'photo' | 'signature') => ({
  ...always,
  group: 'pictures' as const,
  sample: '000000000000000000000000',
  rule: pictureRef(),
  // The registration form asks for it, but an imported register has none (D68).
  stored: z.optional(z.string()),
  control: { kind: 'picture' as const, shape },
});
