import { useNavigate } from 'react-router-dom';
import { FindStudent } from '../find-student/find-student';
import { useFindStudentMessages } from '../find-student/messages';
import { counterOf } from '../student/counter-of';
import { useDashboardMessages } from './messages';

/** Finds a student, and opens the counter for that student (D57). */
export function FindBox() {
  const words = useFindStudentMessages();
  const dashboard = useDashboardMessages();
  const navigate = useNavigate();
  return (
    <FindStudent
      label={dashboard.find}
      placeholder={words.placeholder}
      submitLabel={dashboard.toCounter}
      studentID=""
      // No focus, so that screen readers read the page's title first; the key `/` focuses the box.
      autoFocus={false}
      onFind={(studentID) => void navigate(counterOf({ studentID }))}
    />
  );
}
