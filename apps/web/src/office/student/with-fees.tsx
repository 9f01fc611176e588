import type { FeeTerms } from '@school/domain';
import { Alert } from '@school/ui';
import type { ReactNode } from 'react';
import type { Student } from '../../api/types';
import { useStudentsMessages } from './messages';

/** A student of whom it is known what is owed: the fee table has class, stream, medium and board. */
export type StudentWithFees = Omit<Student, 'fees' | keyof FeeTerms> &
  FeeTerms & { readonly fees: NonNullable<Student['fees']> };

export interface WithFeesProps {
  readonly student: Student;
  readonly children: (student: StudentWithFees) => ReactNode;
}

/** What shows a student's figures; of an old record that has none, why that is. */
export function WithFees({ student, children }: WithFeesProps) {
  const { feesUnknown } = useStudentsMessages();
  if (student.fees === undefined) return <Alert tone="warning">{feesUnknown}</Alert>;
  // The server works them out of no other class.
  return children(student as StudentWithFees);
}
