import type { FeeTerms } from '@school/domain';
import { Alert } from '@school/ui';
import type { ReactNode } from 'react';
import type { Student } from '../../api/types';
import { useStudentsMessages } from './messages';

/** A student whose dues are known, as the fee table has the class, stream, medium and board. */
export type StudentWithFees = Omit<Student, 'fees' | keyof FeeTerms> &
  FeeTerms & { readonly fees: NonNullable<Student['fees']> };

export interface WithFeesProps {
  readonly student: Student;
  readonly children: (student: StudentWithFees) => ReactNode;
}

/** Renders a student's figures or, for an old record that has none, the reason why. */
export function WithFees({ student, children }: WithFeesProps) {
  const { feesUnknown } = useStudentsMessages();
  if (student.fees === undefined) return <Alert tone="warning">{feesUnknown}</Alert>;
  // Safe, as the server works out figures only for students with all of these terms.
  return children(student as StudentWithFees);
}
