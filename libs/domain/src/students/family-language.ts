import { schoolCode, type SchoolCode } from '../school';
import type { Board, Language, Medium } from '../values';

/** What the families of a branch read, where nothing else is known of one (D91). */
const OF_BRANCH: Readonly<Record<SchoolCode, Language>> = { MLMEC: 'en', MLMIC: 'hi' };

/** The language of a branch's families: English for MLMEC, Hindi for MLMIC (D91). */
export const languageOfBranch = (branch: SchoolCode): Language => OF_BRANCH[branch];

/** In which language a student's family is written to and gets its papers: its own, else that of the branch (D91). */
export const familyLanguageOf = (student: {
  readonly familyLanguage?: Language | undefined;
  readonly medium: Medium;
  readonly boardType: Board;
}): Language => student.familyLanguage ?? languageOfBranch(schoolCode(student));
