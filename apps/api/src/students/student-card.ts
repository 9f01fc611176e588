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
} as const;

export type StudentCard = Pick<
  StudentRecord,
  'studentID' | 'studentFirstName' | 'studentLastName' | 'class' | 'section' | 'profilePictureRef' | 'left'
> & { readonly personalDetail: Pick<StudentRecord['personalDetail'], 'fatherName'> };
