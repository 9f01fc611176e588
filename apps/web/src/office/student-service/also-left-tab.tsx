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

/** The student that the address names, also one who has left, or the way to one. */
export function FoundStudentTab({ autoFocus = false, children, ...finder }: AlsoLeftTabProps) {
  const found = useStudent(useStudentIdInAddress());
  return (
    <StudentFinder found={found} autoFocus={autoFocus} {...finder}>
      {found.data && !isGone(found.error) && children(found.data)}
    </StudentFinder>
  );
}

/** A tab of Student Service about that student, under the name. */
export const AlsoLeftTab = ({ children, ...finder }: AlsoLeftTabProps) => (
  <FoundStudentTab {...finder}>
    {(student) => (
      <Stack>
        <StudentHeading student={student} />
        {children(student)}
      </Stack>
    )}
  </FoundStudentTab>
);
