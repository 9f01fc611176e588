import type { ReactNode } from 'react';
import { isGone } from '../../api/school-api';
import type { Student } from '../../api/types';
import { StudentFinder, useStudentIdInAddress } from '../find-student/student-finder';
import { useStudent } from '../students/use-students';

export interface ServiceTabProps {
  /** Shown while no student is asked for. */
  readonly empty: ReactNode;
  readonly children: (student: Student) => ReactNode;
}

/** A tab of Student Service about the student that the address names. */
export function ServiceTab({ empty, children }: ServiceTabProps) {
  const found = useStudent(useStudentIdInAddress());
  return (
    <StudentFinder found={found} empty={empty} autoFocus={false}>
      {found.data && !isGone(found.error) && children(found.data)}
    </StudentFinder>
  );
}
