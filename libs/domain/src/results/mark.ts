import { accept, says, type Accepted, type RuleMessage } from '../rules';
import { plainDigits } from '../values';

/** How the absence of a student stands in the grid, on papers and in the database: it is never 0 (D64). */
export const ABSENT = 'AB';

/** What teachers write for it. */
const ABSENT_AS_TYPED: readonly string[] = ['a', 'ab', 'abs', 'absent'];

/** How it stands that a student does not take a subject, as of a class whose students choose: it counts in no total. */
export const NOT_TAKEN = 'NT';
const NOT_TAKEN_AS_TYPED: readonly string[] = ['nt', '-', '–'];

/** The longest text of a cell that is looked at. */
export const LONGEST_MARK = 12;

/** A mark, or what the rule says of what was typed. */
export type ReadMark = Accepted<string | undefined> | { readonly ok: false; readonly says: RuleMessage };

/**
 * A mark as it is kept: `AB`, `NT`, or a number with at most one decimal and nothing to spare (`7`, not `07.0`), so that two that are the
 * same are the same text. Nothing typed is no mark: not yet marked, which is neither absent nor 0 (D64).
 * @param maximum of the subject, in whole marks
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

/** A mark in tenths, whole, so that sums are exact; undefined for `AB`, `NT` and what is not yet marked. */
export const tenthsOf = (mark: string | undefined): number | undefined =>
  mark === undefined || mark === ABSENT || mark === NOT_TAKEN ? undefined : Math.round(Number(mark) * 10);

/** What a spreadsheet puts on the clipboard: rows of cells, separated by tabs. */
export function pastedBlock(text: string): readonly (readonly string[])[] {
  const rows = text.split(/\r\n|\n|\r/);
  if (rows.at(-1) === '') rows.pop();
  return rows.map((row) => row.split('\t'));
}
