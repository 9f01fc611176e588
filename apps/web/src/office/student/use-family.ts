import { foldStudentId } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

/** A student with all siblings, and the amount each owes now; for a student who has left there is no amount (D56). */
export const useFamily = (studentID: string) =>
  useRead(
    [...keys.family, foldStudentId(studentID)],
    (signal) => valueOf(calls.GET('/api/office/family', { params: { query: { studentID } }, signal })),
    { gcTime: 0 },
  );
