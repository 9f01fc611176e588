import { calls, valueOf } from './school-api';
import { useRead } from './use-read';

/** What happened today, as far as the session may read it. */
export const useToday = () =>
  useRead(['reports', 'today'], (signal) => valueOf(calls.GET('/api/office/reports/today', { signal })));
