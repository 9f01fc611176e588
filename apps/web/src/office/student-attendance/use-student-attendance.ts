import type { components } from '@school/api-client';
import { foldStudentId } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

export type StudentAttendance = components['schemas']['StudentAttendance'];
export type AttendedMonth = components['schemas']['AttendedMonth'];

/** The attendance of a student in this session. */
export const useStudentAttendance = (studentID: string) =>
  useRead([...keys.attendance, 'student', foldStudentId(studentID)], (signal) =>
    valueOf(calls.GET('/api/office/attendance/student', { params: { query: { studentID } }, signal })),
  );
