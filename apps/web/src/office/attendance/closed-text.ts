import { useAttendanceMessages } from './messages';
import type { AttendanceClosed } from './use-attendance';

/** Why a section cannot be marked on a day, in words. */
export function useClosedText() {
  const { closed } = useAttendanceMessages();
  return ({ why, title = '' }: AttendanceClosed): string =>
    why === 'holiday' ? closed.holiday(title) : closed[why];
}
