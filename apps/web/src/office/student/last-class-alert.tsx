import { Alert } from '@school/ui';
import { useStudentsMessages } from './messages';

/** Tells that the session of class 12 is over: nothing is charged until the office says what became of the student (D74). */
export function LastClassAlert() {
  const students = useStudentsMessages();
  return (
    <Alert tone="info" title={students.lastClassOver}>
      {students.lastClassText}
    </Alert>
  );
}
