import {
  boards,
  boardsOfBranch,
  filterLookup,
  filterWords,
  type StudentChoices,
  type StudentListQuery,
} from '@school/domain';
import type { Types } from 'mongoose';
import { literally } from '../database/literally';

type Conditions = Readonly<Record<string, unknown>>;

/** The filter of a list as conditions of the database (D23). */
export interface ListFilter {
  /** Examines each student in turn; for a caller that needs an order and only a few of the matches. */
  readonly byScan: Conditions;
  /** Uses the indexes over parts of words and over choices; for a count, and when there are few matches. */
  readonly byKeys: Conditions;
}

/** Either the present students, or those who left (D22). */
export const presentOrLeft = ({ left }: StudentChoices) => ({ left: left === 'true' });

function boardsOf({ boardType, branch }: StudentChoices) {
  const ofBranch = branch === undefined ? boards : boardsOfBranch(branch);
  return ofBranch.filter((board) => boardType === undefined || board === boardType);
}

/** The conditions for the choices that were made, and none for the others. */
const chosen = (choices: StudentChoices): Conditions => ({
  ...(choices.class !== undefined && { class: choices.class }),
  ...(choices.section !== undefined && { section: choices.section }),
  ...((choices.boardType ?? choices.branch) !== undefined && { boardType: { $in: boardsOf(choices) } }),
});

/**
 * The students who have taken a head (D78).
 * @param over the students who took it once and no longer have it
 */
const takers = (head: StudentListQuery['head'], over: readonly Types.ObjectId[]): Conditions => ({
  ...(head !== undefined && { 'heads.head': head }),
  ...(over.length > 0 && { _id: { $nin: over } }),
});

/**
 * @param query the query of the list; page, size and sort change nothing here
 * @param over the students who took the queried head once and no longer have it
 */
export function listFilter(
  { filter = '', head, ...query }: StudentListQuery,
  over: readonly Types.ObjectId[] = [],
): ListFilter {
  const [longest, ...others] = filterWords(filter);
  const byScan = { ...presentOrLeft(query), ...takers(head, over), ...chosen(query) };
  if (longest === undefined) return { byScan, byKeys: byScan };
  const { text, is, isWhole } = filterLookup(longest);
  const anywhere = (words: readonly string[]) =>
    words.length > 0 && { $and: words.map((word) => ({ searchText: { $regex: literally(word) } })) };
  return {
    byScan: { ...byScan, ...anywhere([longest, ...others]) },
    byKeys: {
      ...byScan,
      filterKeys: is === 'part' ? text : { $regex: `^${literally(text)}` },
      ...anywhere(isWhole ? others : [longest, ...others]),
    },
  };
}

/**
 * Whether the matches are so few that reading all of them costs less than reading the students in order until a page is full.
 */
export const hasFewMatches = (matches: number, wanted: number, students: number): boolean =>
  matches * matches <= wanted * students;
