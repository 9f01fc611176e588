import { formatRupees, fromRupees } from '@school/domain';

/** An amount of an answer as it is shown, with a minus where it went back. */
export const rupeesShown = (rupees: number): string => formatRupees(fromRupees(rupees));
