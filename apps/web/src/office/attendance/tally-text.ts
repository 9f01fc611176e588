import { attendanceStates, type AttendanceTally } from '@school/domain';
import { useWords } from '../../messages/words';

/** How many are what, in words; nothing of what nobody is. */
export function useTallyText() {
  const { options } = useWords();
  return (tally: AttendanceTally): string =>
    attendanceStates
      .filter((state) => state === 'present' || tally[state] > 0)
      .map((state) => `${options.attendance[state]}: ${String(tally[state])}`)
      .join(' · ');
}
