import type { ListedStudent } from '../../api/types';

/** The address of the counter with a student opened. */
export const counterOf = ({ studentID }: Pick<ListedStudent, 'studentID'>) =>
  `/office/accounts?studentID=${encodeURIComponent(studentID)}`;
