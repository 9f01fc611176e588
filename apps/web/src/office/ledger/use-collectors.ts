import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

/** The accounts that may have collected. */
export function useCollectors() {
  return useQuery({
    queryKey: [...keys.receipts, 'collectors'],
    queryFn: ({ signal }) => valueOf(schoolApi.calls.GET('/api/office/receipts/collectors', { signal })),
  });
}
