import type { Receipt } from '@school/domain';

/**
 * The number of letters in those texts of a receipt or voucher that can be long: names, places and references.
 * @param more other texts that can be long, such as a reason
 */
export const lettersOf = (
  { studentName, fatherName, collectedBy, modeDetails, chequeDate, school }: Receipt,
  more: readonly (string | undefined)[],
): number =>
  [
    ...[studentName, fatherName, collectedBy, ...modeDetails, chequeDate],
    ...[school?.name, school?.address, school?.affiliationNumber, school?.phone],
    ...more,
  ].join('').length;
