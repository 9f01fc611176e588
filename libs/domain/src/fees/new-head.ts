import * as z from 'zod/mini';
import { choice, nameText, notAnObject, rupeeAmount, says, schoolHeadText } from '../rules';
import { monthText, schoolCodes } from '../school';
import { headEvery, headPrices, headTakers, type HeadPrice } from '../values';
import { bandsOf } from './fee-table';

/** How many choices one head may offer. */
const MOST_STOPS = 60;

const aboveZero = rupeeAmount.check(z.refine((amount) => amount > 0, says('aboveZero')));

const amounts = {
  from: monthText(),
  amount: z.exactOptional(aboveZero),
  bands: z.exactOptional(bandsOf(rupeeAmount)),
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

/** What a head costs, as it is asked for. */
export type AskedAmounts = z.output<z.ZodMiniObject<typeof amounts>>;

/** By what it is given: in one way, or it is not understood. */
export function priceOf({ amount, bands, stops }: Omit<AskedAmounts, 'from'>): HeadPrice | undefined {
  if ([amount, bands, stops].filter((one) => one !== undefined).length !== 1) return undefined;
  if (amount !== undefined) return 'one';
  return bands ? 'class' : 'stop';
}

/** A head that an administrator adds (D78). Rupees in, paise out. */
export const newHeadSchema = z
  .object(
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
    notAnObject,
  )
  .check(
    z.refine(({ every, inMonths = [] }) => (every === 'yearly') === inMonths.length > 0, {
      path: ['inMonths'],
      message: says('required'),
    }),
    // Who has chosen nothing cannot be charged by a choice.
    z.refine(({ price, takers }) => price !== 'stop' || takers === 'chosen', {
      path: ['takers'],
      message: says('choose'),
    }),
    z.refine((head) => priceOf(head) === head.price, { path: ['amount'], message: says('required') }),
  )
  .register(z.globalRegistry, { id: 'NewSchoolHead' });

export type NewHead = z.output<typeof newHeadSchema>;

/** What a head costs from a month on (D78). Rupees in, paise out. */
export const newHeadAmountsSchema = z
  .object({ head: schoolHeadText, ...amounts }, notAnObject)
  .check(z.refine((one) => priceOf(one) !== undefined, { path: ['amount'], message: says('required') }))
  .register(z.globalRegistry, { id: 'NewHeadAmounts' });

export type NewHeadAmounts = z.output<typeof newHeadAmountsSchema>;

/** Closing a head from a month on (D78). */
export const closeHeadSchema = z
  .object({ head: schoolHeadText, from: monthText() }, notAnObject)
  .register(z.globalRegistry, { id: 'CloseSchoolHead' });

export type CloseHead = z.output<typeof closeHeadSchema>;
