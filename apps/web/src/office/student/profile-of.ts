import type { ListedStudent } from '../../api/types';

/** The address of a student's profile. */
export const profileOf = ({ studentID }: Pick<ListedStudent, 'studentID'>) =>
  `/office/student-profile/${encodeURIComponent(studentID)}`;
