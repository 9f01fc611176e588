import { useNavigate } from 'react-router-dom';
import { FindStudent } from '../find-student/find-student';
import { useFindStudentMessages } from '../find-student/messages';
import { counterOf } from '../student/counter-of';
import { useDashboardMessages } from './messages';

/** The box for whoever stands at the counter; the student is opened where money is taken (D57). */
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
      // The page's title is read out first; the key `/` leads here.
      autoFocus={false}
      onFind={(studentID) => void navigate(counterOf({ studentID }))}
    />
  );
}
