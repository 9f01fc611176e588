import { ATTENDANCE_LETTERS, attendanceStates } from '@school/domain';
import { Text } from '@school/ui';
import { useWords } from '../../messages/words';
import { useStudentAttendanceMessages } from './messages';

export function LettersKey() {
  const words = useStudentAttendanceMessages();
  const { options } = useWords();
  return (
    <Text size="s" tone="muted">
      {[
        ...attendanceStates.map((state) => `${ATTENDANCE_LETTERS[state]} ${options.attendance[state]}`),
        words.shaded,
      ].join(' · ')}
    </Text>
  );
}
