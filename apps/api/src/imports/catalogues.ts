import { concessionNames } from '@school/domain';
import { rulesIn } from '../common/words';

/** The catalogues of all languages that a register may be written in. */
export const catalogues = [rulesIn('en'), rulesIn('hi')];

/** The names of concessions as cells of either language write them. */
export const concessionWords = concessionNames(catalogues);
