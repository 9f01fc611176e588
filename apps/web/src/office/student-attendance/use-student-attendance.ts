import type { components } from '@school/api-client';
import { foldStudentId } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

const { calls } = schoolApi;

export type StudentAttendance = components['schemas']['StudentAttendance'];
export type AttendedMonth = components['schemas']['AttendedMonth'];

/** A student's own days of this session. */
export const useStudentAttendance = (studentID: string) =>
  useQuery({
    queryKey: [...keys.attendance, 'student', foldStudentId(studentID)],
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/attendance/student', { params: { query: { studentID } }, signal })),
  });
