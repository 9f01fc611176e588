import * as z from 'zod/mini';
import { MINUTE } from '../values';
import { notAnObject, requestObject, says } from '../rules';
import { schoolDate } from '../school';
import { cardNumberText } from '../students';

/** The most reads in one call. */
export const MOST_READS = 500;

/** The longest time by which a reader's clock may be ahead, in milliseconds. */
const AHEAD = 10 * MINUTE;

const cardReadSchema = z.object(
  {
    cardNumber: cardNumberText(),
    at: z
      .string({ error: says('instant') })
      .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, says('instant')))
      .check(z.refine((text) => !Number.isNaN(Date.parse(text)), says('instant'))),
  },
  notAnObject,
);

/** The reads that a card reader sends: card numbers and times (D62). */
export const cardReadsSchema = requestObject('CardReads', {
  reads: z
    .array(cardReadSchema, { error: says('required') })
    .check(z.minLength(1, says('required')), z.maxLength(MOST_READS, says('atMost', MOST_READS))),
});

export type CardReads = Readonly<z.output<typeof cardReadsSchema>>;

/** The first and the last read of a card on a day. */
export interface CardDay {
  /** `yyyy-mm-dd` in Asia/Kolkata */
  readonly day: string;
  readonly cardNumber: string;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/**
 * Sums reads up as one line per card and day, so that a read counts once however often it is sent (D62).
 * @returns undefined if a read is later than now by more than 10 minutes: the reader's clock is wrong
 */
export function cardDaysOf(reads: CardReads['reads'], now: Date): readonly CardDay[] | undefined {
  const days = new Map<string, CardDay>();
  for (const { cardNumber, at: text } of reads) {
    const at = new Date(text);
    if (at.getTime() > now.getTime() + AHEAD) return undefined;
    const day = schoolDate(at);
    const key = `${day} ${cardNumber}`;
    const { firstAt = at, lastAt = at } = days.get(key) ?? {};
    days.set(key, {
      day,
      cardNumber,
      firstAt: at < firstAt ? at : firstAt,
      lastAt: at > lastAt ? at : lastAt,
    });
  }
  return [...days.values()];
}
