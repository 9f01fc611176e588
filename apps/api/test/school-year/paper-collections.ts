import type { Branch } from './paper-fees';
import { sessionOf } from './paper-session';

/** Money moved over the counter, as the bookkeeper writes it down. */
export interface Movement {
  readonly day: string;
  readonly what: 'receipt' | 'void' | 'voucher';
  readonly branch: Branch;
  readonly mode: string;
  readonly collector: string;
  /** In paise; below zero for money paid out. */
  readonly amount: number;
}

/** A number in a book, as it is printed and stored. */
export const numberInBook = (branch: string, session: string, what: string, number: number) =>
  `${branch} ${session} ${what} ${String(number).padStart(6, '0')}`;

export const only = (what: Movement['what'], movements: readonly Movement[]) =>
  movements.filter((one) => one.what === what);

export const inTotal = (movements: readonly Movement[]): number =>
  movements.reduce((total, { amount }) => total + amount, 0);

/** Totals of money in less money out, by branch, by mode, or by collector. */
export function inTotalBy(by: 'branch' | 'mode' | 'collector', movements: readonly Movement[]) {
  const totals: Record<string, number> = {};
  for (const one of movements) totals[one[by]] = (totals[one[by]] ?? 0) + one.amount;
  return totals;
}

/** All money of the year, and the books. */
export class PaperCollections {
  private readonly movements: Movement[] = [];
  /** The numbers given out, by day: each book of a branch begins at 1 with the session (D51). */
  private readonly numbers: { readonly day: string; readonly number: string }[] = [];
  private readonly lastNumbers = new Map<string, number>();

  note(movement: Movement): void {
    const { day, what, branch } = movement;
    this.movements.push(movement);
    if (what === 'void') return;
    const book = numberInBook(branch, sessionOf(day), what, 0);
    const number = (this.lastNumbers.get(book) ?? 0) + 1;
    this.lastNumbers.set(book, number);
    this.numbers.push({ day, number: numberInBook(branch, sessionOf(day), what, number) });
  }

  /** @param days a day, or the beginning of several days, such as a month; all when left out */
  of(days = ''): readonly Movement[] {
    return this.movements.filter(({ day }) => day.startsWith(days));
  }

  ofSession(session: string): readonly Movement[] {
    return this.movements.filter(({ day }) => sessionOf(day) === session);
  }

  /** The numbers of some days, sorted. */
  numbersOf(days = ''): readonly string[] {
    const given = this.numbers.filter(({ day }) => day.startsWith(days));
    return given.map(({ number }) => number).sort();
  }
}
