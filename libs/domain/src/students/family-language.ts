import { schoolCode, type SchoolCode } from '../school';
import type { Board, Language, Medium } from '../values';

/** The language of a branch's families if nothing else is known about one (D91). */
const OF_BRANCH: Readonly<Record<SchoolCode, Language>> = { MLMEC: 'en', MLMIC: 'hi' };

/** The language of a branch's families: English for MLMEC, Hindi for MLMIC (D91). */
export const languageOfBranch = (branch: SchoolCode): Language => OF_BRANCH[branch];

/** The language of a family's messages and papers: its own, otherwise that of the branch (D91). */
export const familyLanguageOf = (student: {
  readonly familyLanguage?: Language | undefined;
  readonly medium: Medium;
  readonly boardType: Board;
}): Language => student.familyLanguage ?? languageOfBranch(schoolCode(student));
