import { registeredReceiptsOf } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

const { calls } = schoolApi;

export function useFigures() {
  return useQuery({
    queryKey: keys.dashboard,
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/dashboard', { signal })),
  });
}

/** What came in today, by the rule of the day book (D53). */
export function useCollectedToday() {
  return useQuery({
    queryKey: ['collected-today'],
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/collectedToday', { signal })),
  });
}

/** So many rows of what came last, and of who owes most. */
export const ROWS = 5;

/** The receipts that were given out last. */
export function useLatestReceipts() {
  return useQuery({
    queryKey: [...keys.receipts, 'latest'],
    queryFn: async ({ signal }) => {
      const query = { size: String(ROWS) };
      return registeredReceiptsOf(
        await valueOf(calls.GET('/api/office/receipts', { params: { query }, signal })),
      );
    },
  });
}

export function useBackups() {
  return useQuery({
    queryKey: ['backups'],
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/backups', { signal })),
  });
}
