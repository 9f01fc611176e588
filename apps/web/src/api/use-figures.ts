import { keys } from './keys';
import { calls, valueOf } from './school-api';
import { useRead } from './use-read';

/** The number of students in each wing, and whether the clock of the school's computer is behind. */
export const useFigures = () =>
  useRead(keys.dashboard, (signal) => valueOf(calls.GET('/api/office/dashboard', { signal })));
