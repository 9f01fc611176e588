import type { components } from '@school/api-client';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

export type SubjectsOfClass = components['schemas']['SubjectsOfClass'];

/** What each class of each branch learns (D64). */
export function useSubjects() {
  return useQuery({
    queryKey: keys.subjects,
    queryFn: ({ signal }) => valueOf(schoolApi.calls.GET('/api/office/subjects', { signal })),
  });
}
