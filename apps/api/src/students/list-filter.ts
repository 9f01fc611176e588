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
  /** Looks at each student in turn: for who wants them in an order and needs few of those who match. */
  readonly byScan: Conditions;
  /** Looks into the indexes over parts of words and over choices: for a count, and where few match. */
  readonly byKeys: Conditions;
}

/** Those who are there, or those who left (D22). */
export const whereabouts = ({ left }: StudentChoices) => ({ left: left === 'true' });

function boardsOf({ boardType, branch }: StudentChoices) {
  const ofBranch = branch === undefined ? boards : boardsOfBranch(branch);
  return ofBranch.filter((board) => boardType === undefined || board === boardType);
}

/** What is chosen, and nothing of what is not. */
const chosen = (choices: StudentChoices): Conditions => ({
  ...(choices.class !== undefined && { class: choices.class }),
  ...(choices.section !== undefined && { section: choices.section }),
  ...((choices.boardType ?? choices.branch) !== undefined && { boardType: { $in: boardsOf(choices) } }),
});

/**
 * Those who have taken a head (D78).
 * @param over who had it once, and has it no longer
 */
const takers = (head: StudentListQuery['head'], over: readonly Types.ObjectId[]): Conditions => ({
  ...(head !== undefined && { 'heads.head': head }),
  ...(over.length > 0 && { _id: { $nin: over } }),
});

/**
 * @param query what the list was asked for; page, size and sort change nothing here
 * @param over of a head that is asked for: who had taken it, and has it no longer
 */
export function listFilter(
  { filter = '', head, ...query }: StudentListQuery,
  over: readonly Types.ObjectId[] = [],
): ListFilter {
  const [longest, ...others] = filterWords(filter);
  const byScan = { ...whereabouts(query), ...takers(head, over), ...chosen(query) };
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
 * Whether those who match are so few that reading all of them costs less than reading the students in order until a page
 * is full.
 */
export const areFew = (matches: number, wanted: number, students: number): boolean =>
  matches * matches <= wanted * students;
