import { attendanceStates, type AttendanceTally } from '@school/domain';
import { useWords } from '../../messages/words';

/** The counts of each mark in words; marks that nobody has are left out. */
export function useTallyText() {
  const { options } = useWords();
  return (tally: AttendanceTally): string =>
    attendanceStates
      .filter((state) => state === 'present' || tally[state] > 0)
      .map((state) => `${options.attendance[state]}: ${String(tally[state])}`)
      .join(' · ');
}
