import type { ReactNode } from 'react';
import { StillHere } from '../student/still-here';
import { WithFees, type StudentWithFees } from '../student/with-fees';
import { FoundStudentTab, type AlsoLeftTabProps } from './also-left-tab';

export interface ServiceTabProps extends Pick<AlsoLeftTabProps, 'typing' | 'empty'> {
  readonly children: (student: StudentWithFees) => ReactNode;
}

/** A tab of Student Service about the money or the attendance of a current student. */
export const ServiceTab = ({ children, ...finder }: ServiceTabProps) => (
  <FoundStudentTab {...finder}>
    {(student) => (
      <StillHere student={student}>
        <WithFees student={student}>{children}</WithFees>
      </StillHere>
    )}
  </FoundStudentTab>
);
