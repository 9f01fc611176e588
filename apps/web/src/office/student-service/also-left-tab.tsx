import { Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { isGone } from '../../api/school-api';
import {
  StudentFinder,
  useStudentIdInAddress,
  type StudentFinderProps,
} from '../find-student/student-finder';
import type { Student } from '../../api/types';
import { useStudent } from '../student/use-students';
import { StudentHeading } from './student-heading';

export interface AlsoLeftTabProps extends Pick<StudentFinderProps, 'typing' | 'empty' | 'autoFocus'> {
  readonly children: (student: Student) => ReactNode;
}

/** A tab of Student Service about the student that the address names, also one who has left. */
export function AlsoLeftTab({ autoFocus = false, children, ...finder }: AlsoLeftTabProps) {
  const found = useStudent(useStudentIdInAddress());
  return (
    <StudentFinder found={found} autoFocus={autoFocus} {...finder}>
      {found.data && !isGone(found.error) && (
        <Stack>
          <StudentHeading student={found.data} />
          {children(found.data)}
        </Stack>
      )}
    </StudentFinder>
  );
}
