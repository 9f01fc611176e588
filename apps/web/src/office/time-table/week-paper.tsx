import type { SchoolCode } from '@school/domain';
import { PrintedPage } from '@school/ui';
import type { ReactNode } from 'react';
import { usePicture } from '../../api/use-picture';
import { useWords } from '../../messages/words';
import { Letterhead, SchoolLetterhead } from '../paper/letterhead';
import { useBranches } from '../paper/use-branches';

export interface WeekPaperProps {
  readonly title: string;
  /** Whose paper it is. A teacher's week is of both branches; what a branch says of itself is the office's to read. */
  readonly branch?: SchoolCode | undefined;
  readonly note: string;
  readonly children: ReactNode;
}

function BranchLetterhead({ branch }: { readonly branch: SchoolCode }) {
  const { options } = useWords();
  const details = useBranches().data?.[branch] ?? { branchCode: branch, name: options.branchCode[branch] };
  return <Letterhead branch={details} logoUrl={usePicture(details.logo)} />;
}

/** A week on one A4: whose it is, what it is, the week. Goes into a `PrintSheet`. */
export const WeekPaper = ({ title, branch, note, children }: WeekPaperProps) => (
  <PrintedPage
    head={branch === undefined ? <SchoolLetterhead /> : <BranchLetterhead branch={branch} />}
    title={title}
    note={note}
  >
    {children}
  </PrintedPage>
);
