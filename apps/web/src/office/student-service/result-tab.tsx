import { EmptyState, Stack } from '@school/ui';
import { GraduationCap } from 'lucide-react';
import { isGone } from '../../api/school-api';
import { StudentResults } from '../exam-results/student-results';
import {
  StudentFinder,
  useStudentIdInAddress,
  type StudentFinderProps,
} from '../find-student/student-finder';
import { useStudent } from '../student/use-students';
import { useServiceMessages } from './messages';
import { StudentHeading } from './student-heading';

/** Finds a student, also one who has left, and shows what every exam came to (D64). */
export function ResultTab({ typing }: Pick<StudentFinderProps, 'typing'>) {
  const service = useServiceMessages();
  const found = useStudent(useStudentIdInAddress());
  return (
    <StudentFinder
      found={found}
      autoFocus={false}
      typing={typing}
      empty={
        <EmptyState title={service.resultNotYet} description={service.notYetText} icon={<GraduationCap />} />
      }
    >
      {found.data && !isGone(found.error) && (
        <Stack>
          <StudentHeading student={found.data} />
          <StudentResults studentID={found.data.studentID} />
        </Stack>
      )}
    </StudentFinder>
  );
}
