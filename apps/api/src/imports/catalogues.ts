import { concessionNames } from '@school/domain';
import { rulesIn } from '../common/words';

/** All catalogues that a register may be written in. */
export const catalogues = [rulesIn('en'), rulesIn('hi')];

/** How cells of either language name kinds of concessions. */
export const concessionWords = concessionNames(catalogues);
