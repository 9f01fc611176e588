import { fullName } from '@school/domain';
import { EmptyState, Stack } from '@school/ui';
import { UserPen } from 'lucide-react';
import { isGone } from '../../api/school-api';
import { useWords } from '../../messages/words';
import { StudentFinder, useStudentIdInAddress } from '../find-student/student-finder';
import { useStudentsMessages } from '../students/messages';
import { UpdateStudent } from '../students/update-student';
import { useStudent } from '../students/use-students';
import { usePagesMessages } from './messages';

/** Finds a student by ID and shows the update form (section 2, Student service and Student edit/view). */
export function ProfileTab() {
  const students = useStudentsMessages();
  const { service } = usePagesMessages();
  const { options } = useWords();
  const found = useStudent(useStudentIdInAddress());
  return (
    <StudentFinder
      found={found}
      empty={<EmptyState title={service.notYet} description={service.notYetText} icon={<UserPen />} />}
    >
      {found.data && !isGone(found.error) && (
        <Stack>
          <div>
            <h2>{fullName(found.data)}</h2>
            <p>{students.idAndClass(found.data.studentID, options.class[found.data.class])}</p>
          </div>
          <UpdateStudent key={found.data.studentID} student={found.data} />
        </Stack>
      )}
    </StudentFinder>
  );
}
