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
    queryKey: keys.collectedToday,
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/collectedToday', { signal })),
  });
}

export function useBackups() {
  return useQuery({
    queryKey: keys.backups,
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/backups', { signal })),
  });
}
