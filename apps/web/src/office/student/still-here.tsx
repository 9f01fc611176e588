import type { ReactNode } from 'react';
import type { Student } from '../../api/types';
import { LeftAlert } from './left-alert';

export interface StillHereProps {
  readonly student: Student;
  readonly children: ReactNode;
}

/** What can be done about students of the school; of one who has left, that it is so (D22). */
export function StillHere({ student: { studentID, leftAt }, children }: StillHereProps) {
  return leftAt === undefined ? children : <LeftAlert studentID={studentID} leftAt={leftAt} />;
}
