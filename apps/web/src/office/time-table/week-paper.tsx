import type { SchoolCode } from '@school/domain';
import { PrintedPage } from '@school/ui';
import type { ReactNode } from 'react';
import { SchoolLetterhead } from '../paper/letterhead';
import { useBranchHead } from '../paper/use-branch-head';

export interface WeekPaperProps {
  readonly title: string;
  /** Whose paper it is; a teacher's week is of both branches. */
  readonly branch?: SchoolCode | undefined;
  readonly note: string;
  readonly children: ReactNode;
}

/** A week on one A4: whose it is, what it is, the week. Goes into a `PrintSheet`. */
export function WeekPaper({ title, branch, note, children }: WeekPaperProps) {
  const { head = <SchoolLetterhead /> } = useBranchHead(branch);
  return (
    <PrintedPage head={head} title={title} note={note}>
      {children}
    </PrintedPage>
  );
}
