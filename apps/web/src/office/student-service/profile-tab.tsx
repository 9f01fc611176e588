import { EmptyState } from '@school/ui';
import { UserPen } from 'lucide-react';
import { RightNeeded } from '../../screen/right-needed';
import { StillHere } from '../student/still-here';
import { UpdateStudent } from '../student/update-student';
import { AlsoLeftTab, type AlsoLeftTabProps } from './also-left-tab';
import { useServiceMessages } from './messages';

/** Finds a student by ID and shows the update form (2.41). */
export function ProfileTab({ typing }: Pick<AlsoLeftTabProps, 'typing'>) {
  const service = useServiceMessages();
  return (
    <AlsoLeftTab
      autoFocus
      typing={typing}
      empty={<EmptyState title={service.notYet} description={service.notYetText} icon={<UserPen />} />}
    >
      {(student) => (
        <StillHere student={student}>
          <RightNeeded right="students">
            <UpdateStudent key={student.studentID} student={student} />
          </RightNeeded>
        </StillHere>
      )}
    </AlsoLeftTab>
  );
}
