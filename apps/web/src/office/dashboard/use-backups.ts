import { useQuery } from '@tanstack/react-query';
import { schoolApi, valueOf } from '../../api/school-api';

const { calls, answer } = schoolApi;

export function useBackups() {
  return useQuery({
    queryKey: ['backups'],
    queryFn: ({ signal }) => valueOf(answer(calls.GET('/api/office/backups', { signal }))),
  });
}
