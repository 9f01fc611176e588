import { sectionIn, sessionAt, type Seated } from '@school/domain';
import type { StudentRecord } from './student.schema';

/** A student's ID and name, and the father's name, as a projection. */
export const NAMED = {
  studentID: 1,
  studentFirstName: 1,
  studentLastName: 1,
  'personalDetail.fatherName': 1,
} as const;

/** The fields that tell which section a student sits in (D61, D70), as a projection. */
export const SEAT = { boardType: 1, medium: 1, class: 1, section: 1, classSession: 1, movedFrom: 1 } as const;

export type Seat = Pick<StudentRecord, keyof typeof SEAT>;

/** The fields of `SEAT` as the grouping key of an aggregation. */
export const groupedBySeat = Object.fromEntries(Object.keys(SEAT).map((path) => [path, `$${path}`]));

/** The fields that tell a student from others of the same name, as a projection. */
export const STUDENT_CARD = {
  ...NAMED,
  ...SEAT,
  profilePictureRef: 1,
  left: 1,
  leftAt: 1,
  former: 1,
} as const;

export type StudentCard = OfStudent<typeof STUDENT_CARD>;

/** The fields that such a projection reads of a student; of the personal detail only the father's name. */
export type OfStudent<Projection> = Pick<StudentRecord, Extract<keyof Projection, keyof StudentRecord>> & {
  readonly personalDetail: Pick<StudentRecord['personalDetail'], 'fatherName'>;
};

/** The class and section of a student in the present session, if they are not the stored ones (D70). */
export function seatIfOther(now: Date, student: Seated): Pick<Seated, 'class' | 'section'> | undefined {
  const { class: schoolClass, section } = seatedAt(now, student);
  const isSeatCurrent = schoolClass === student.class && section === student.section;
  return isSeatCurrent ? undefined : { class: schoolClass, section };
}

/** A student as the lists of a given day show it: one promoted in March stays in the old class until April (D70). */
export const seatedAt = <Student extends Seated>(now: Date, student: Student): Student => ({
  ...student,
  ...sectionIn(sessionAt(now), student),
});
