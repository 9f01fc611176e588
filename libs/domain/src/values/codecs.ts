import * as z from 'zod/mini';
import { fromRupees, toRupees, type Paise } from './money';

/** Rupees on the wire, whole paise inside (D26). */
export const rupees = z
  .codec(z.number(), z.custom<Paise>(Number.isSafeInteger), { decode: fromRupees, encode: toRupees })
  .register(z.globalRegistry, { description: 'Rupees with at most two decimals' });

/** A number with at most two decimals on the wire, whole hundredths inside: rupees, or per cent. */
export const hundredths = z.codec(z.number(), z.custom<number>(Number.isSafeInteger), {
  decode: (value) => Math.round(value * 100),
  encode: (value) => value / 100,
});

/** An ISO date-time on the wire, an instant inside. */
export const moment = z
  .codec(z.string(), z.date(), { decode: (text) => new Date(text), encode: (at) => at.toISOString() })
  .register(z.globalRegistry, { format: 'date-time' });

/**
 * A choice in stored data. The rules write only existing choices; an unknown one from an old or damaged record is kept as it is,
 * so that it does not break a list or a page, and `choiceLabel` gives its name. The type is `Choice` all the same, since the
 * rules write nothing else: code that works out an amount asks `feesAreKnown` first. A codec would not need this assertion, but
 * would cost more checks for each value of a ledger.
 */
export const choiceAsStored = <Choice extends string>(choices: readonly Choice[]) =>
  (z.string() as unknown as z.ZodMiniType<Choice, string>).register(z.globalRegistry, {
    description: 'Of a damaged record, as it is stored',
    examples: [...choices],
  });
