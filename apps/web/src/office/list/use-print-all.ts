import { useEffect, useState } from 'react';
import { Refusal } from '../../api/school-api';
import { useFailure } from '../../screen/failed';
import { printPage } from '../paper/print-page';
import { useBranchesAhead } from '../paper/use-branches';

export interface PrintAll<Whole> {
  /** Brings all pages. @throws Refusal */
  readonly bring: () => Promise<Whole>;
  /** More rows than this are no paper for anybody. */
  readonly most: number;
  /** Says so. */
  readonly tooLong: (most: number) => string;
}

/** Brings all pages of a list, and then prints them: the screen has one page, the paper all. @param all left out, none is printed */
export function usePrintAll<Whole, More extends object>(all: (PrintAll<Whole> & More) | undefined) {
  // With what was asked for when somebody pressed: another filter may stand there by now.
  const [printed, setPrinted] = useState<{ readonly whole: Whole; readonly at: Date; readonly all: More }>();
  const [isBusy, setIsBusy] = useState(false);
  const { failed, fail } = useFailure();
  const readBranches = useBranchesAhead();

  useEffect(() => {
    if (printed === undefined) return;
    const done = () => setPrinted(undefined);
    window.addEventListener('afterprint', done);
    void printPage();
    return () => window.removeEventListener('afterprint', done);
  }, [printed]);

  const start = async (count: number) => {
    if (all === undefined) return;
    if (count > all.most) {
      fail({ message: all.tooLong(all.most) });
      return;
    }
    failed.onClose();
    setIsBusy(true);
    try {
      const [whole] = await Promise.all([all.bring(), readBranches()]);
      setPrinted({ whole, at: new Date(), all });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fail(error.error);
    } finally {
      setIsBusy(false);
    }
  };

  return { start, isBusy, failed, printed };
}
