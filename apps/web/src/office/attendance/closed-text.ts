import { useAttendanceMessages } from './messages';
import type { AttendanceClosed } from './use-attendance';

/** The reasons, in words, why a section cannot be marked on a day. */
export function useClosedText() {
  const { closed } = useAttendanceMessages();
  return ({ why, title = '' }: AttendanceClosed): string =>
    why === 'holiday' ? closed.holiday(title) : closed[why];
}
