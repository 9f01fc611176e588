import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

/** The teachers of the school on a day, with their marks (D62), read again at each visit. */
export const useTeachersDay = (day: string) =>
  useRead(
    [...keys.attendance, 'teachers', day],
    (signal) => valueOf(calls.GET('/api/office/attendance/teachers', { params: { query: { day } }, signal })),
    { gcTime: 0 },
  );
