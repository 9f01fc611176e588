import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

const { calls } = schoolApi;

/** The days of a teacher in this session. @param teacher the Teacher ID, which is the login id */
export const useTeacherAttendance = (teacher: string) =>
  useQuery({
    queryKey: [...keys.attendance, 'teacher', teacher],
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/attendance/teachers/one', { params: { query: { teacher } }, signal })),
  });

/** The days of the teacher who is signed in. */
export const useOwnAttendance = () =>
  useQuery({
    queryKey: [...keys.attendance, 'own'],
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/attendance/teachers/mine', { signal })),
  });
