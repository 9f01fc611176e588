import { useEffect, useState } from 'react';
import { Refusal } from '../../api/school-api';
import { useFailure } from '../../screen/failed';
import { printPage } from '../paper/print-page';
import { useBranchesAhead } from '../paper/use-branches';

export interface PrintAll<Whole> {
  /** Fetches all pages. @throws Refusal */
  readonly load: () => Promise<Whole>;
  /** The most rows that are printed; longer lists are of no use on paper. */
  readonly most: number;
  /** Words that the list is too long to print. */
  readonly tooLong: (most: number) => string;
}

/** Fetches all pages of a list and then prints them, not just the page on screen. @param print left out, nothing is printed */
export function usePrintAll<Whole, More extends object>(print: (PrintAll<Whole> & More) | undefined) {
  // Kept with the query of the moment of the press, as the filter may have changed since.
  const [printed, setPrinted] = useState<{
    readonly whole: Whole;
    readonly printedAt: Date;
    readonly print: More;
  }>();
  const [isBusy, setBusy] = useState(false);
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
    if (print === undefined) return;
    if (count > print.most) {
      fail({ message: print.tooLong(print.most) });
      return;
    }
    failed.onClose();
    setBusy(true);
    try {
      const [loaded] = await Promise.all([print.load(), readBranches()]);
      setPrinted({ whole: loaded, printedAt: new Date(), print });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fail(error.error);
    } finally {
      setBusy(false);
    }
  };

  return { start, isBusy, failed, printed };
}
