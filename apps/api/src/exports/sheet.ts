import { HOUR, toRupees, type Paise, type Words } from '@school/domain';

/** The content of a cell; dates and instants as if the clock of Asia/Kolkata were UTC, since sheets know no time zones. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'rupees' | 'count' | 'marks'; readonly value: number }
  | { readonly kind: 'date'; readonly value: Date }
  | { readonly kind: 'instant'; readonly value: Date };

/** A column of an exported list (D69): its heading in the caller's language, and the cell for a row. */
export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => Cell | undefined;
}

/** A list to export as a file. */
export interface Sheet<Row> {
  /** The key of the list: its file name, and its name in words in the audit log. */
  readonly file: keyof Words['options']['exportedList'];
  readonly columns: readonly Column<Row>[];
  readonly rows: AsyncIterable<Row> | Iterable<Row>;
}

const KOLKATA_AHEAD_MS = 5.5 * HOUR;

const column =
  <Content>(cellOf: (content: Content) => Cell) =>
  <Row>(head: string, value: (row: Row) => Content | undefined): Column<Row> => ({
    head,
    cell: (row) => {
      const content = value(row);
      return content === undefined ? undefined : cellOf(content);
    },
  });

/** Text that stays text, whatever character it begins with. */
export const textColumn = column<string>((value) => ({ kind: 'text', value }));
/** An amount in paise, as a number of rupees that a sheet can add up. */
export const rupeesColumn = column<Paise>((amount) => ({ kind: 'rupees', value: toRupees(amount) }));
/** A whole number of something. */
export const countColumn = column<number>((value) => ({ kind: 'count', value }));
/** Marks or per cent: a number with the decimals that it has. */
export const marksColumn = column<number>((value) => ({ kind: 'marks', value }));
/** A date of the calendar, given as `yyyy-mm-dd`. */
export const dateColumn = column<string>((day) => ({ kind: 'date', value: new Date(`${day}T00:00:00Z`) }));
/** An instant, as date and time of day in Asia/Kolkata. */
export const instantColumn = column<Date>((at) => ({
  kind: 'instant',
  value: new Date(at.getTime() + KOLKATA_AHEAD_MS),
}));
