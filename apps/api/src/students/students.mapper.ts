import {
  classStays,
  feesAreKnown,
  maskedAdhaar,
  neverCharged,
  placeIn,
  schoolMonth,
  type SameBy,
} from '@school/domain';
import { z } from 'zod';
import { accountName, type Usernames } from '../accounts/account-names';
import { moneyOf } from '../ledger/ledger.mapper';
import { seatIfOther, type StudentCard } from './student-card';
import type { StudentAccount } from './student-ledgers';
import {
  listedStudentAnswer,
  sameStudentsAnswer,
  studentRecordAnswer,
  type ListedStudentAnswer,
  type SameStudentsAnswer,
  type StudentAnswer,
} from './students.answers';
import type { ListedRecord } from './students.repository';

/** A row of the list, which goes by the stored class; the row also tells where the student sits until April (D70). */
export function toListed({ personalDetail, ...student }: ListedRecord, now: Date): ListedStudentAnswer {
  const sitsIn = seatIfOther(now, student);
  return z.encode(listedStudentAnswer, {
    ...student,
    ...personalDetail,
    _id: student._id.toHexString(),
    ...(sitsIn && { sitsIn }),
  });
}

export const toSame = ({ personalDetail, ...student }: StudentCard, by: SameBy): SameStudentsAnswer[number] =>
  z.encode(sameStudentsAnswer.element, { ...student, fatherName: personalDetail.fatherName, by });

/** A student's own page, the Adhaar number masked (D88); only fields that the answer names, so the password hash stays inside. */
export function toStudent({ student, ledger, today }: StudentAccount, usernames: Usernames): StudentAnswer {
  const { studentFeeReport, ...money } = moneyOf(student, ledger, today);
  const record = z.encode(studentRecordAnswer, {
    ...student,
    _id: student._id.toHexString(),
    adhaarNumber: maskedAdhaar(student.adhaarNumber),
    place: placeIn(schoolMonth(today.at), student),
    classStays: classStays(student).map(({ end, ...stay }) => ({
      ...stay,
      ...(end && { end: { ...end, by: accountName(end.by, end.byId, usernames) } }),
    })),
    concessions: (student.concessions ?? []).map(({ givenBy, endedBy, ...concession }) => ({
      ...concession,
      givenBy: accountName(givenBy, concession.givenById, usernames),
      ...(endedBy !== undefined && { endedBy: accountName(endedBy, concession.endedById, usernames) }),
    })),
    ...money,
    heads: student.heads?.map(({ ends = [], ...head }) => ({
      ...head,
      takenBy: accountName(head.takenBy, head.takenById, usernames),
      ...(ends.length > 0 && {
        ends: ends.map((end) => ({ ...end, by: accountName(end.by, end.byId, usernames) })),
      }),
    })),
    neverCharged: feesAreKnown(student, ledger) ? [...neverCharged(ledger, student, today)] : [],
  });
  return { ...record, studentFeeReport };
}
