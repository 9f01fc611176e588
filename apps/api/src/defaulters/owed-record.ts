import {
  byEach,
  feesAreKnown,
  outstanding,
  owedAges,
  paise,
  schoolClasses,
  sectionIn,
  sessionAt,
  type Outstanding,
} from '@school/domain';
import { Types } from 'mongoose';
import type { StudentAccount } from '../students/student-ledgers';
import type { OwedRecord, Place } from './owed.schema';

/** The fields of a student's stored record that are read before the next one is computed. */
export type StoredOwed = Pick<OwedRecord, '_id' | 'version' | 'before' | keyof Place>;

/** The place of a student; one promoted in March counts in the old class until April, as in all lists of a day (D70). */
const placeOf = ({ student, today }: StudentAccount): Place => ({
  left: student.left,
  ...sectionIn(sessionAt(today.at), student),
});

const placeIn = ({ left, branch, class: schoolClass, section }: Place): Place => ({
  left,
  branch,
  class: schoolClass,
  section,
});

function placeBefore(stored: StoredOwed | undefined, place: Place): Place {
  if (!stored) return place;
  const storedPlace = placeIn(stored);
  return groupOf(storedPlace) === groupOf(place) ? stored.before : storedPlace;
}

export const groupOf = ({ left, branch, class: schoolClass, section }: Place): string =>
  [left ? 'left' : 'here', branch, schoolClass, section].join('/');

/** The places whose sums a new record changes, by their groups. */
export const placesOf = ({ before, ...record }: OwedRecord): [string, Place][] =>
  [placeIn(record), before].map((place) => [groupOf(place), place]);

const owedUnknown: Outstanding & Pick<OwedRecord, 'failed'> = {
  amount: paise(0),
  dues: [],
  byAge: byEach(owedAges, () => paise(0)),
  failed: true,
};

/** The dues of a student. If the rules cannot read one student, the list names that one, and the others are still computed. */
function owedBy({ student, ledger, today }: StudentAccount): typeof owedUnknown {
  if (!feesAreKnown(student, ledger)) return owedUnknown;
  try {
    return outstanding(ledger, student, today);
  } catch {
    return owedUnknown;
  }
}

/**
 * The dues of a student at a moment, as the list of defaulters stores them.
 * @param earlier the stored record that this one replaces, if there is one
 */
export function owedRecordOf(account: StudentAccount, earlier: StoredOwed | undefined): OwedRecord {
  const { student, stored } = account;
  const owed = owedBy(account);
  const place = placeOf(account);
  return {
    _id: student._id,
    student: student.foldedId,
    seq: stored.length,
    late: owed.age !== undefined,
    ...place,
    idOrder: student.sortKeys.id,
    nameOrder: `${student.sortKeys.firstName} ${student.sortKeys.lastName}`,
    classOrder: schoolClasses.indexOf(place.class),
    ...owed,
    group: groupOf(place),
    before: placeBefore(earlier, place),
    version: new Types.ObjectId().toHexString(),
  };
}
