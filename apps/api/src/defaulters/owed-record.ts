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

/** What is read of a student's stored record before the next one is made. */
export type StoredOwed = Pick<OwedRecord, '_id' | 'version' | 'before' | keyof Place>;

/** Who was promoted in March is counted in the old class until April, as in all lists of a day (D70). */
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

function placeBefore(stored: StoredOwed | undefined, now: Place): Place {
  if (!stored) return now;
  const last = placeIn(stored);
  return groupOf(last) === groupOf(now) ? stored.before : last;
}

export const groupOf = ({ left, branch, class: schoolClass, section }: Place): string =>
  [left ? 'left' : 'here', branch, schoolClass, section].join('/');

/** The places whose sums a new record changes, by their groups. */
export const placesOf = ({ before, ...record }: OwedRecord): [string, Place][] =>
  [placeIn(record), before].map((place) => [groupOf(place), place]);

const unknown: Outstanding & Pick<OwedRecord, 'failed'> = {
  amount: paise(0),
  dues: [],
  byAge: byEach(owedAges, () => paise(0)),
  failed: true,
};

/** A student whom the rules cannot read keeps nobody else from being worked out: the list names that student instead. */
function owedBy({ student, ledger, today }: StudentAccount): typeof unknown {
  if (!feesAreKnown(student, ledger)) return unknown;
  try {
    return outstanding(ledger, student, today);
  } catch {
    return unknown;
  }
}

/**
 * What a student owes at a moment, as the list of defaulters stores it.
 * @param earlier the stored record that this one takes the place of, if there is one
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
