import type { ReactNode } from 'react';
import type { Student } from '../../api/types';
import { LeftAlert } from './left-alert';

export interface StillHereProps {
  readonly student: Student;
  readonly children: ReactNode;
}

/** Renders the actions for a student of the school; for one who has left, the alert that says so instead (D22). */
export function StillHere({ student: { studentID, leftAt }, children }: StillHereProps) {
  return leftAt === undefined ? children : <LeftAlert studentID={studentID} leftAt={leftAt} />;
}
