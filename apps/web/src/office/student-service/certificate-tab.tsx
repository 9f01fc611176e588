import { EmptyState, Stack } from '@school/ui';
import { ScrollText } from 'lucide-react';
import { isGone } from '../../api/school-api';
import {
  StudentFinder,
  useStudentIdInAddress,
  type StudentFinderProps,
} from '../find-student/student-finder';
import { LeftAlert } from '../student/left-alert';
import { useStudent } from '../student/use-students';
import { useStudentCertificatesMessages } from '../student-certificates/messages';
import { StudentCertificates } from '../student-certificates/student-certificates';
import { StudentHeading } from './student-heading';

/** Finds a student, also one who has left, and shows the certificates with the way to the next one (D65). */
export function CertificateTab({ typing }: Pick<StudentFinderProps, 'typing'>) {
  const words = useStudentCertificatesMessages();
  const found = useStudent(useStudentIdInAddress());
  return (
    <StudentFinder
      found={found}
      autoFocus={false}
      typing={typing}
      empty={<EmptyState title={words.notYet} description={words.notYetText} icon={<ScrollText />} />}
    >
      {found.data && !isGone(found.error) && (
        <Stack>
          <StudentHeading student={found.data} />
          {found.data.leftAt !== undefined && (
            <LeftAlert studentID={found.data.studentID} leftAt={found.data.leftAt} />
          )}
          <StudentCertificates student={found.data} />
        </Stack>
      )}
    </StudentFinder>
  );
}
