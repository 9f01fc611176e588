import { useQuery } from '@tanstack/react-query';
import { schoolApi, valueOf } from './school-api';

const { calls } = schoolApi;

/** What happened today, as far as the session may read it. */
export const useToday = () =>
  useQuery({
    queryKey: ['reports', 'today'],
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/reports/today', { signal })),
  });
