import { accept, says, type Accepted, type RuleMessage } from '../rules';
import { plainDigits } from '../values';

/** The sign for an absent student in the grid, on papers and in the database; an absence is never 0 (D64). */
export const ABSENT = 'AB';

/** The ways in which teachers type an absence. */
const ABSENT_AS_TYPED: readonly string[] = ['a', 'ab', 'abs', 'absent'];

/** The sign for a subject that a student does not take, in a class whose students choose; it counts in no total. */
export const NOT_TAKEN = 'NT';
const NOT_TAKEN_AS_TYPED: readonly string[] = ['nt', '-', '–'];

/** The longest text of a cell that is read, in characters. */
export const LONGEST_MARK = 12;

/** A mark, or the message of the rule that refuses the typed text. */
export type ReadMark = Accepted<string | undefined> | { readonly ok: false; readonly says: RuleMessage };

/**
 * Reads a mark into its stored form: `AB`, `NT`, or the shortest number with at most one decimal (`7`, not `07.0`), so that equal
 * marks are equal texts. An empty text means not yet marked, which is neither absent nor 0 (D64).
 * @param maximum the maximum of the subject, in whole marks
 */
export function readMark(typed: string, maximum: number): ReadMark {
  const text = plainDigits(typed.normalize('NFKC').trim());
  if (text === '') return accept(undefined);
  if (ABSENT_AS_TYPED.includes(text.toLowerCase())) return accept(ABSENT);
  if (NOT_TAKEN_AS_TYPED.includes(text.toLowerCase())) return accept(NOT_TAKEN);
  if (!/^\d{1,4}(\.\d?)?$/.test(text)) return { ok: false, says: says('markUnreadable') };
  const mark = Number(text);
  return mark > maximum ? { ok: false, says: says('markUpTo', maximum) } : accept(String(mark));
}

/** A mark in whole tenths, so that sums are exact; undefined for `AB`, `NT` and a missing mark. */
export const tenthsOf = (mark: string | undefined): number | undefined =>
  mark === undefined || mark === ABSENT || mark === NOT_TAKEN ? undefined : Math.round(Number(mark) * 10);

/** Splits the text that a spreadsheet puts on the clipboard into rows and their cells, which tabs separate. */
export function pastedBlock(text: string): readonly (readonly string[])[] {
  const rows = text.split(/\r\n|\n|\r/);
  if (rows.at(-1) === '') rows.pop();
  return rows.map((row) => row.split('\t'));
}
