import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

const { calls } = schoolApi;

/** The teachers of the school on a day, with their marks (D62). */
export const useTeachersDay = (day: string) =>
  useQuery({
    queryKey: [...keys.attendance, 'teachers', day],
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/attendance/teachers', { params: { query: { day } }, signal })),
  });
