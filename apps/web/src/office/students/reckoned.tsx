import type { SchoolClass, Stream } from '@school/domain';
import { Alert } from '@school/ui';
import type { ReactNode } from 'react';
import type { Student } from '../../api/types';
import { useStudentsMessages } from './messages';

/** A student of whom it is known what is owed: the fee table has the class and the stream. */
export type ReckonedStudent = Omit<Student, 'fees' | 'class' | 'stream'> & {
  readonly fees: NonNullable<Student['fees']>;
  readonly class: SchoolClass;
  readonly stream?: Stream;
};

export interface ReckonedProps {
  readonly student: Student;
  readonly children: (student: ReckonedStudent) => ReactNode;
}

/** What shows a student's figures; of an old record that has none, why that is. */
export function Reckoned({ student, children }: ReckonedProps) {
  const { feesUnknown } = useStudentsMessages();
  if (student.fees === undefined) return <Alert tone="warning">{feesUnknown}</Alert>;
  // The server works them out of no other class.
  return children(student as ReckonedStudent);
}
