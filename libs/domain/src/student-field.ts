import * as z from 'zod/mini';
import { fieldLabels, messages, type FieldName } from './messages';
import type { Board, Medium, Option } from './options';
import type { SchoolClass } from './school-class';
import { LONGEST_NAME, type TextLimits } from './text-limits';
import {
  calendarDate,
  choice,
  digits,
  emptyable,
  optionalText,
  pictureRef,
  requiredText,
} from './text-rules';

/** The part of a form that shows a field. */
export type FieldGroup = 'personal' | 'academic' | 'pictures';

/** The choices that decide what other fields offer; a form in the making may still lack any. */
export interface ChosenSoFar {
  readonly boardType?: Board | undefined;
  readonly medium?: Medium | undefined;
  readonly class?: SchoolClass | undefined;
}

/** What a choice offers now; with no option at all a form does not show it. */
export type Offer = (chosen: ChosenSoFar) => readonly Option[];

/** How a form asks for a field. */
export type FieldControl =
  | {
      readonly kind: 'text' | 'lines';
      readonly maxLength: number;
      readonly inputMode?: 'numeric' | 'tel';
      /** The attribute `max` of the specified form, on which no browser acts (D18). */
      readonly max?: number;
    }
  | { readonly kind: 'date' }
  | { readonly kind: 'picture'; readonly shape: 'photo' | 'signature' }
  | { readonly kind: 'radios' | 'select'; readonly offer: Offer };

/** All that the program knows of one field of a student; its layers are made from it. */
export interface Field {
  /** Checks what a form or a call brings. */
  readonly rule: z.core.SomeType;
  /** What is stored and answered. */
  readonly stored: z.core.SomeType;
  readonly control: FieldControl;
  readonly group: FieldGroup;
  /** Whether a form marks it as required. */
  readonly required: boolean;
  /** A value that keeps the rule: the student of all tests has it. */
  readonly sample: string | boolean | undefined;
  /** The version of the stored students that has it first (see the migrations). */
  readonly since: number;
}

/** Where a field stands, and its sample. */
interface Place<Sample = string> {
  readonly group: FieldGroup;
  readonly sample: Sample;
}

const always = { required: true, since: 1 } as const;

interface TextPlace extends Place, TextLimits {
  readonly specifiedMax?: number;
}

export const textField = (name: FieldName, { group, sample, specifiedMax, ...limits }: TextPlace) => ({
  ...always,
  group,
  sample,
  rule: requiredText(name, limits),
  stored: z.string(),
  control: {
    kind: limits.lines === true ? ('lines' as const) : ('text' as const),
    maxLength: limits.max ?? LONGEST_NAME,
    ...(specifiedMax === undefined ? {} : { max: specifiedMax }),
  },
});

export const optionalTextField = (name: FieldName, max: number, place: Place<undefined>) => ({
  ...always,
  ...place,
  required: false,
  rule: optionalText(name, max),
  stored: z.optional(z.string()),
  control: { kind: 'text' as const, maxLength: max },
});

export const digitsField = (
  name: FieldName,
  maxLength: number,
  { inputMode, ...place }: Place & { readonly inputMode: 'numeric' | 'tel' },
) => ({
  ...always,
  ...place,
  rule: digits(name, maxLength),
  stored: z.string(),
  control: { kind: 'text' as const, maxLength, inputMode },
});

export const dateField = (name: FieldName, place: Place) => ({
  ...always,
  ...place,
  rule: calendarDate(name),
  stored: z.string(),
  control: { kind: 'date' as const },
});

interface ChoicePlace<Value, Sample = Value> extends Place<Sample> {
  readonly kind: 'radios' | 'select';
  /** Where it is not always all of them. */
  readonly offer?: Offer;
}

interface Options<Values> {
  readonly values: Values;
  readonly list: readonly Option[];
}

type Texts = readonly [string, ...string[]];

export const choiceField = <const Values extends Texts>(
  name: FieldName,
  { values, list }: Options<Values>,
  { kind, offer = () => list, ...place }: ChoicePlace<Values[number]>,
) => ({
  ...always,
  ...place,
  rule: choice(name, values),
  stored: z.enum(values),
  control: { kind, offer },
});

/** A choice that some students are without; empty means none. */
export const optionalChoiceField = <const Values extends Texts>(
  name: FieldName,
  { values, list }: Options<Values>,
  { kind, offer = () => list, ...place }: ChoicePlace<Values[number], undefined>,
) => ({
  ...always,
  ...place,
  rule: emptyable(z.union([z.enum(values), z.literal('')], { error: messages.choose(fieldLabels[name]) })),
  stored: z.optional(z.enum(values)),
  control: { kind, offer },
});

/** True or false; as text too (D40). */
export const flagField = (name: FieldName, { list }: Options<Texts>, place: Place<boolean>) => ({
  ...always,
  ...place,
  rule: z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], { error: messages.choose(fieldLabels[name]) }),
    z.transform((value) => value === true || value === 'true'),
  ),
  stored: z.boolean(),
  control: { kind: 'radios' as const, offer: () => list },
});

export const pictureField = (name: FieldName, shape: 'photo' | 'signature') => ({
  ...always,
  group: 'pictures' as const,
  sample: '000000000000000000000000',
  rule: pictureRef(name),
  stored: z.string(),
  control: { kind: 'picture' as const, shape },
});

export const optionalPictureField = (name: FieldName, shape: 'photo' | 'signature') => ({
  ...pictureField(name, shape),
  required: false,
  sample: undefined,
  rule: emptyable(
    z.union([z.literal(''), pictureRef(name)], { error: messages.pictureRef(fieldLabels[name]) }),
  ),
  stored: z.optional(z.string()),
});
