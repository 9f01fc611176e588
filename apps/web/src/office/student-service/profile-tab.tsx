import { choiceLabel, fullName } from '@school/domain';
import { EmptyState, Heading, Stack } from '@school/ui';
import { UserPen } from 'lucide-react';
import { isGone } from '../../api/school-api';
import { useWords } from '../../messages/words';
import {
  StudentFinder,
  useStudentIdInAddress,
  type StudentFinderProps,
} from '../find-student/student-finder';
import { useStudentsMessages } from '../student/messages';
import { StillHere } from '../student/still-here';
import { UpdateStudent } from '../student/update-student';
import { useStudent } from '../student/use-students';
import { useServiceMessages } from './messages';

/** Finds a student by ID and shows the update form (section 2, Student service and Student edit/view). */
export function ProfileTab({ typing }: Pick<StudentFinderProps, 'typing'>) {
  const students = useStudentsMessages();
  const service = useServiceMessages();
  const { options } = useWords();
  const found = useStudent(useStudentIdInAddress());
  return (
    <StudentFinder
      found={found}
      typing={typing}
      empty={<EmptyState title={service.notYet} description={service.notYetText} icon={<UserPen />} />}
    >
      {found.data && !isGone(found.error) && (
        <Stack>
          <div>
            <Heading>{fullName(found.data)}</Heading>
            <p>{students.idAndClass(found.data.studentID, choiceLabel(options.class, found.data.class))}</p>
          </div>
          <StillHere student={found.data}>
            <UpdateStudent key={found.data.studentID} student={found.data} />
          </StillHere>
        </Stack>
      )}
    </StudentFinder>
  );
}
