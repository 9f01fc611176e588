import { filterLookup, foldText } from '@school/domain';
import { literally } from '../database/literally';

/** The filter of a list as conditions of the database (D23). */
export interface ListFilter {
  /** Looks at each student in turn: for who wants them in an order and needs few of those who match. */
  readonly inTurn: Readonly<Record<string, unknown>>;
  /** Looks into the index over parts of words: for a count, and where few match. */
  readonly byParts: Readonly<Record<string, unknown>>;
}

const present = { left: false };

export function listFilter(filter = ''): ListFilter {
  const folded = foldText(filter).trim();
  if (folded === '') return { inTurn: present, byParts: present };
  const { text, is, isWhole } = filterLookup(folded);
  const inTurn = { ...present, searchText: { $regex: literally(folded) } };
  const parts = { filterKeys: is === 'part' ? text : { $regex: `^${literally(text)}` } };
  return { inTurn, byParts: { ...(isWhole ? present : inTurn), ...parts } };
}

/**
 * Whether those who match are so few that reading all of them costs less than walking through the school until a page is
 * full: of a school of so many, every so-manieth matches.
 */
export const areFew = (matches: number, wanted: number, students: number): boolean =>
  matches * matches <= wanted * students;
