import * as z from 'zod/mini';
import type { RuleCode } from './says';

/** The specified page length and number of page links (section 9). */
export const PAGE_SIZE = 10;
export const PAGE_LINKS = 7;

const wholeNumber = (message: RuleCode, largest: number) =>
  z
    .pipe(z.string({ error: message }).check(z.regex(/^[1-9]\d{0,8}$/, message)), z.transform(Number))
    .check(z.refine((value) => value <= largest, message));

/** The page of a list in its query, by number and length. Text in, as a URL carries it. */
export const paging = { page: wholeNumber('page', 1_000_000), size: wholeNumber('pageSize', 100) };
