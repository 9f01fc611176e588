import { sectionIn, sessionAt, type Seated } from '@school/domain';
import type { StudentRecord } from './student.schema';

/** What tells a student from others of the same name, as a projection. */
export const STUDENT_CARD = {
  studentID: 1,
  studentFirstName: 1,
  studentLastName: 1,
  'personalDetail.fatherName': 1,
  class: 1,
  section: 1,
  profilePictureRef: 1,
  left: 1,
  // What tells the class of now.
  medium: 1,
  boardType: 1,
  classSession: 1,
  movedFrom: 1,
  leftAt: 1,
  former: 1,
} as const;

export type StudentCard = OfStudent<typeof STUDENT_CARD>;

/** What such a projection takes of a student: of the personal detail the father's name alone. */
export type OfStudent<Projection> = Pick<StudentRecord, Extract<keyof Projection, keyof StudentRecord>> & {
  readonly personalDetail: Pick<StudentRecord['personalDetail'], 'fatherName'>;
};

/** Where a student sits, where that is not yet, or was not, the class that is stored (D70). */
export function sitsElsewhere(now: Date, student: Seated): Pick<Seated, 'class' | 'section'> | undefined {
  const { class: schoolClass, section } = seatedAt(now, student);
  const isThere = schoolClass === student.class && section === student.section;
  return isThere ? undefined : { class: schoolClass, section };
}

/** A student as lists of a day say one: who was promoted in March is in the old class until April (D70). */
export const seatedAt = <Student extends Seated>(now: Date, student: Student): Student => ({
  ...student,
  ...sectionIn(sessionAt(now), student),
});
