import type { ListedStudent } from '../../api/types';

/** Where what a student owes is paid. */
export const counterOf = ({ studentID }: Pick<ListedStudent, 'studentID'>) =>
  `/office/accounts?studentID=${encodeURIComponent(studentID)}`;
