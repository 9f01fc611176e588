import type { Board, Medium } from '../values';

/** The two branches; a receipt number starts with the code of one (section 9). */
export const schoolCodes = ['MLMEC', 'MLMIC'] as const;
export type SchoolCode = (typeof schoolCodes)[number];

/** The name of the institution, the same in every language (D5); the names of the branches are in the catalogues. */
export const institutionName = 'M.L.M. Group of Schools';

/** English medium with the CBSE board is the education centre, everything else the inter college (section 9). */
export const schoolCode = (student: { medium: Medium; boardType: Board }): SchoolCode =>
  student.medium === 'english' && student.boardType === 'cbse' ? 'MLMEC' : 'MLMIC';
