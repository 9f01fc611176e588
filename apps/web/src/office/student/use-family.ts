import { foldStudentId } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

const { calls } = schoolApi;

/** A student with brothers and sisters, and what each owes now; of one who has left nobody says it (D56). */
export function useFamily(studentID: string) {
  return useQuery({
    queryKey: [...keys.family, foldStudentId(studentID)],
    gcTime: 0,
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/family', { params: { query: { studentID } }, signal })),
  });
}
