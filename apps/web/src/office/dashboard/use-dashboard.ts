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

export function useBackups() {
  return useQuery({
    queryKey: keys.backups,
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/backups', { signal })),
  });
}
