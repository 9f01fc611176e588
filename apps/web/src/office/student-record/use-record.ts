import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

const { calls } = schoolApi;

/** The student with brothers and sisters; of one who has left nobody says it. */
export function useFamilyOf(studentID: string) {
  return useQuery({
    queryKey: [...keys.students, 'family-on-record', studentID],
    enabled: studentID !== '',
    retry: false,
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/family', { params: { query: { studentID } }, signal })),
  });
}
