import type { Receipt } from '@school/domain';

/**
 * How many letters can be long on a receipt or a voucher: names, places and references.
 * @param more what else can be, such as a reason
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
