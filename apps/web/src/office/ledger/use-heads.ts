import { ownHeadsOf } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

const { calls } = schoolApi;

/** The heads that the school has added, closed ones too, in paise (D78). */
export function useHeads() {
  return useQuery({
    queryKey: keys.heads,
    queryFn: async ({ signal }) => ownHeadsOf(await valueOf(calls.GET('/api/office/heads', { signal }))),
  });
}
