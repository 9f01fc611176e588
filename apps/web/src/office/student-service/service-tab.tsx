import type { ReactNode } from 'react';
import { isGone } from '../../api/school-api';
import {
  StudentFinder,
  useStudentIdInAddress,
  type StudentFinderProps,
} from '../find-student/student-finder';
import { WithFees, type StudentWithFees } from '../student/with-fees';
import { StillHere } from '../student/still-here';
import { useStudent } from '../student/use-students';

export interface ServiceTabProps extends Pick<StudentFinderProps, 'typing'> {
  /** Shown while no student is asked for. */
  readonly empty: ReactNode;
  readonly children: (student: StudentWithFees) => ReactNode;
}

/** A tab of Student Service about the student that the address names. */
export function ServiceTab({ empty, typing, children }: ServiceTabProps) {
  const found = useStudent(useStudentIdInAddress());
  return (
    <StudentFinder found={found} empty={empty} autoFocus={false} typing={typing}>
      {found.data && !isGone(found.error) && (
        <StillHere student={found.data}>
          <WithFees student={found.data}>{children}</WithFees>
        </StillHere>
      )}
    </StudentFinder>
  );
}
