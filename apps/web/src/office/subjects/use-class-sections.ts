import type { components } from '@school/api-client';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

export type MySection = components['schemas']['MySection'];

/** The sections that students are in: all for the office, a teacher's own ones (D58, D61). */
export function useClassSections() {
  return useQuery({
    queryKey: [...keys.students, 'sections'],
    queryFn: ({ signal }) => valueOf(schoolApi.calls.GET('/api/office/mySections', { signal })),
  });
}
