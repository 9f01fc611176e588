import * as z from 'zod/mini';
import { choice, nameText, notAnObject, requestObject, rupeeAmount, says, schoolHeadText } from '../rules';
import { monthText, schoolCodes } from '../school';
import { headEvery, headPrices, headTakers, type HeadPrice, type SchoolHead } from '../values';
import { schemaPerBand } from './fee-table';

/** The most choices that one head may offer. */
const MOST_STOPS = 60;

const aboveZero = rupeeAmount.check(z.refine((amount) => amount > 0, says('aboveZero')));

const amounts = {
  from: monthText(),
  amount: z.exactOptional(aboveZero),
  bands: z.exactOptional(schemaPerBand(rupeeAmount)),
  stops: z.exactOptional(
    z.array(z.object({ name: nameText({ max: 40 }), amount: aboveZero }, notAnObject)).check(
      z.minLength(1, says('required')),
      z.maxLength(MOST_STOPS, says('atMost', MOST_STOPS)),
      z.refine(
        (stops) => new Set(stops.map(({ name }) => name.toLowerCase())).size === stops.length,
        says('eachNameOnce'),
      ),
    ),
  ),
};

/** The cost of a head, as a request states it. */
export type RequestedAmounts = z.output<z.ZodMiniObject<typeof amounts>>;

/** The way in which the cost is given; undefined unless it is exactly one. */
export function priceOf({ amount, bands, stops }: Omit<RequestedAmounts, 'from'>): HeadPrice | undefined {
  if ([amount, bands, stops].filter((one) => one !== undefined).length !== 1) return undefined;
  if (amount !== undefined) return 'one';
  return bands ? 'class' : 'stop';
}

/** A head that an administrator adds (D78). Rupees in, paise out. */
export const newHeadSchema = requestObject(
  'NewSchoolHead',
  {
    name: nameText({ min: 2, max: 30 }),
    every: choice(headEvery),
    inMonths: z.exactOptional(
      z
        .array(z.string({ error: says('text') }).check(z.regex(/^(0[1-9]|1[0-2])$/, says('month'))))
        .check(z.maxLength(12, says('atMost', 12))),
    ),
    price: choice(headPrices),
    takers: choice(headTakers),
    branch: z.exactOptional(choice(schoolCodes)),
    isRefundable: z.boolean({ error: says('choose') }),
    ...amounts,
  },
  z.refine(({ every, inMonths = [] }) => (every === 'yearly') === inMonths.length > 0, {
    path: ['inMonths'],
    error: says('required'),
  }),
  // A student who has chosen nothing cannot be charged by a choice.
  z.refine(({ price, takers }) => price !== 'stop' || takers === 'chosen', {
    path: ['takers'],
    error: says('choose'),
  }),
  z.refine((head) => priceOf(head) === head.price, { path: ['amount'], error: says('required') }),
);

export type NewHead = z.output<typeof newHeadSchema>;

/** The cost of a head from a month on (D78). Rupees in, paise out. */
export const newHeadAmountsSchema = requestObject(
  'NewHeadAmounts',
  { head: schoolHeadText, ...amounts },
  z.refine((one) => priceOf(one) !== undefined, { path: ['amount'], error: says('required') }),
);

export type NewHeadAmounts = z.output<typeof newHeadAmountsSchema>;

/** Closing a head from a month on (D78). */
export const closeHeadSchema = requestObject('CloseSchoolHead', { head: schoolHeadText, from: monthText() });

export type CloseHead = z.output<typeof closeHeadSchema>;

/** The cost of a head as it is filled in: one amount, one for each band, or a line for each stop. */
export interface HeadAmountsForm {
  readonly from?: string | undefined;
  readonly amount?: string | undefined;
  readonly bands?: Readonly<Record<string, string | undefined>> | undefined;
  /** One stop in each line, followed by its amount: `Civil Lines 400`. */
  readonly stopLines?: string | undefined;
}

/** A head as it is filled in. */
export interface HeadForm extends HeadAmountsForm {
  readonly name?: string | undefined;
  readonly every?: string | undefined;
  readonly firstMonth?: string | undefined;
  /** Set when it is charged twice a year. */
  readonly secondMonth?: string | undefined;
  readonly price?: string | undefined;
  readonly takers?: string | undefined;
  readonly branch?: string | undefined;
  readonly isRefundable?: boolean | undefined;
}

/** Splits a line into a stop and its amount, which comes last and may have commas: `Civil Lines 1,200`, `Naini ₹650/-`. */
const stopOf = (line: string) => {
  // A missing amount counts as wrong and not as empty, because the field of all lines is filled in.
  const [, name = line, amount = '?'] = /^(.*?\S)[\s,;:=]+([₹-]*\d[\d,.]*(?:\/-)?)$/.exec(line) ?? [];
  return { name, amount: amount.replace(/[₹/-]/g, '') };
};

/** The amounts of the form, in the way in which they are given. */
const amountsAsked = (
  { from = '', amount = '', bands = {}, stopLines = '' }: HeadAmountsForm,
  price: string | undefined,
) => ({
  from,
  ...(price === 'one' && { amount }),
  ...(price === 'class' && { bands }),
  ...(price === 'stop' && {
    stops: stopLines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(stopOf),
  }),
});

/** The form field in which a list is typed. */
const formFieldOf: Readonly<Record<string, string>> = { stops: 'stopLines', inMonths: 'firstMonth' };

/** Checks the request made from a form; an error in a list is shown at the field in which the list was typed. */
const asFilledIn = <Form, Parsed>(schema: z.ZodMiniType<Parsed>, requestOf: (form: Form) => unknown) =>
  z.transform((form: Form, { issues }): Parsed => {
    const outcome = schema.safeParse(requestOf(form));
    if (outcome.success) return outcome.data;
    for (const { path, message } of outcome.error.issues) {
      const field = formFieldOf[String(path[0])];
      issues.push({ code: 'custom', path: field === undefined ? path : [field], message, input: form });
    }
    return z.NEVER;
  });

/** Checks a new head as it is filled in (D78). */
export const headFormSchema = asFilledIn(newHeadSchema, (form: HeadForm) => {
  const { firstMonth = '', secondMonth = '', every = '', price = '', branch = '' } = form;
  return {
    name: form.name ?? '',
    every,
    ...(every === 'yearly' && { inMonths: [firstMonth, secondMonth].filter((month) => month !== '') }),
    price,
    takers: price === 'stop' ? 'chosen' : form.takers,
    ...(branch !== '' && { branch }),
    isRefundable: form.isRefundable === true,
    ...amountsAsked(form, price),
  };
});

/** Checks new amounts of a head as they are filled in (D78). */
export const headAmountsFormSchema = (head: SchoolHead, price: HeadPrice) =>
  asFilledIn(newHeadAmountsSchema, (form: HeadAmountsForm) => ({ head, ...amountsAsked(form, price) }));
