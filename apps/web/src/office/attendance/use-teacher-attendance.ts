import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

/** The attendance of a teacher in this session. @param teacher the Teacher ID, which is the login id */
export const useTeacherAttendance = (teacher: string) =>
  useRead([...keys.attendance, 'teacher', teacher], (signal) =>
    valueOf(calls.GET('/api/office/attendance/teachers/one', { params: { query: { teacher } }, signal })),
  );

/** The attendance of the teacher who is signed in. */
export const useOwnAttendance = () =>
  useRead([...keys.attendance, 'own'], (signal) =>
    valueOf(calls.GET('/api/office/attendance/teachers/mine', { signal })),
  );
