import { EmptyState, Stack } from '@school/ui';
import { UserPen } from 'lucide-react';
import { isGone } from '../../api/school-api';
import { RightNeeded } from '../../screen/right-needed';
import {
  StudentFinder,
  useStudentIdInAddress,
  type StudentFinderProps,
} from '../find-student/student-finder';
import { StillHere } from '../student/still-here';
import { UpdateStudent } from '../student/update-student';
import { useStudent } from '../student/use-students';
import { useServiceMessages } from './messages';
import { StudentHeading } from './student-heading';

/** Finds a student by ID and shows the update form (2.41). */
export function ProfileTab({ typing }: Pick<StudentFinderProps, 'typing'>) {
  const service = useServiceMessages();
  const found = useStudent(useStudentIdInAddress());
  return (
    <StudentFinder
      found={found}
      typing={typing}
      empty={<EmptyState title={service.notYet} description={service.notYetText} icon={<UserPen />} />}
    >
      {found.data && !isGone(found.error) && (
        <Stack>
          <StudentHeading student={found.data} />
          <StillHere student={found.data}>
            <RightNeeded right="students">
              <UpdateStudent key={found.data.studentID} student={found.data} />
            </RightNeeded>
          </StillHere>
        </Stack>
      )}
    </StudentFinder>
  );
}
