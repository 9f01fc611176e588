import type { ListedStudent } from '../../api/types';

/** Where a student is opened. */
export const profileOf = ({ studentID }: Pick<ListedStudent, 'studentID'>) =>
  `/office/student-profile/${encodeURIComponent(studentID)}`;
