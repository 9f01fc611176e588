import { useEffect, useState } from 'react';
import { Refusal } from '../../api/school-api';
import type { DayBook } from '../../api/types';
import { useDayBookMessages } from './messages';
import { MOST_PRINTED, wholeDayBook, type DayBookFilter } from './use-day-book';

/** Brings all pages of the book, and then prints them: the screen has one page, the paper all. */
export function usePrintDayBook(filter: DayBookFilter) {
  const words = useDayBookMessages();
  const [printed, setPrinted] = useState<{ readonly book: DayBook; readonly at: Date }>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (printed === undefined) return;
    const done = () => setPrinted(undefined);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printed]);

  const start = async (count: number) => {
    if (count > MOST_PRINTED) {
      setProblem(words.tooLong(MOST_PRINTED));
      return;
    }
    setProblem(undefined);
    setIsBusy(true);
    try {
      setPrinted({ book: await wholeDayBook(filter), at: new Date() });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setProblem(error.message);
    } finally {
      setIsBusy(false);
    }
  };

  return {
    start,
    isBusy,
    problem,
    dismiss: () => setProblem(undefined),
    book: printed?.book,
    at: printed?.at,
  };
}
