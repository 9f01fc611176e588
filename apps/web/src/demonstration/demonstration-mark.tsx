import { PaperMark } from '@school/ui';
import type { ReactNode } from 'react';
import { useWords } from '../messages/words';
import { useIsDemonstration } from '../program/demonstration';

/** Wraps the whole program, so that each paper of a demonstration says that it is one. */
export function DemonstrationMark({ children }: { readonly children: ReactNode }) {
  const { demonstration } = useWords();
  return <PaperMark value={useIsDemonstration() ? demonstration : undefined}>{children}</PaperMark>;
}
