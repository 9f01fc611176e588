import type { Board, Medium } from './options';

/** The two branches; a receipt number starts with the code of one (section 9). */
export const schoolCodes = ['MLMEC', 'MLMIC'] as const;
export type SchoolCode = (typeof schoolCodes)[number];

/** Names as they are shown (D5). */
export const institutionName = 'M.L.M. Group of Schools';
export const branchNames: Readonly<Record<SchoolCode, string>> = {
  MLMEC: 'M.L.M. Education Centre',
  MLMIC: 'M.L.M. Inter College',
};

/** English medium with the CBSE board is the education centre, everything else the inter college (section 9). */
export function schoolCode(student: { medium: Medium; boardType: Board }): SchoolCode {
  return student.medium === 'english' && student.boardType === 'cbse' ? 'MLMEC' : 'MLMIC';
}
