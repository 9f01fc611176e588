import { skipToken, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newKey } from '../../api/use-change';
import { session } from '../../session/session';
import { latinKey } from '../../screen/latin-key';
import { useIsShown } from '../../screen/use-is-shown';

/** Whether a paper still matches the server's data; `unknown` if the server could not be asked. */
export type Look = 'same' | 'changed' | 'unknown';

/** The calls with which the server counts the prints of a paper, of which only the first ever has no mark (D51). */
export interface CountedPaper {
  /** Identifies the paper among all papers. */
  readonly name: readonly string[];
  /** Counts a print under its key. @returns whether it is the original; undefined if the server could not be asked */
  readonly count: (print: { readonly key: string; readonly isMarked?: true }) => Promise<boolean | undefined>;
  /** Gives back the original of a print. @returns whether this print had it; undefined if the server could not be asked */
  readonly giveBack: (key: string) => Promise<boolean | undefined>;
  readonly isBusy: boolean;
  /** The key of the queries that a print makes stale. */
  readonly outdates: QueryKey;
}

/** The last print of a paper on this PC. */
interface LastPrint {
  readonly key: string;
  readonly isOriginal: boolean;
  /** Whether the server counted the print; if it could not be asked, the paper says DUPLICATE. */
  readonly isCounted: boolean;
  /** Whether somebody has answered if the paper came out. */
  readonly isAnswered: boolean;
}

export interface Printing {
  /** Whether the paper is the original; undefined while no print is on its way. */
  readonly isOriginal: boolean | undefined;
  readonly isCounted: boolean;
  /** Whether it was printed on this PC, so that the next print says DUPLICATE. */
  readonly isPrinted: boolean;
  /** Whether to ask if the original came out: it was sent to the printer and nobody has answered yet. */
  readonly asks: boolean;
  /** Whether a reprint of the original was refused, as the original was given back before. */
  readonly isRefused: boolean;
  /** Whether a print was stopped, because the paper had changed; the page now shows the new state. */
  readonly isHeld: boolean;
  readonly isBusy: boolean;
  readonly print: () => Promise<void>;
  readonly cameOut: () => void;
  readonly printAgain: () => Promise<void>;
}

const isPrintKey = (event: KeyboardEvent) =>
  latinKey(event) === 'p' && (event.ctrlKey || event.metaKey) && !event.altKey;

/** The default look: a payment taken a moment ago has not changed. */
const asItWas = (): Promise<Look> => Promise.resolve('same');

/**
 * Prints a paper after the server has said whether this is its first print ever (D51). Ctrl+P does the same as the button.
 * The browser's own menu cannot wait for the server, so its print says DUPLICATE and is counted as a duplicate.
 * @param lookAgain asks the server whether the paper is still as it is on screen
 */
export function useCountedPrinting(
  paper: CountedPaper,
  isReady: boolean,
  lookAgain: () => Promise<Look> = asItWas,
): Printing {
  const client = useQueryClient();
  const memory = ['last-print', ...paper.name];
  const { data: last } = useQuery<LastPrint>({ queryKey: memory, queryFn: skipToken, gcTime: Infinity });
  const remember = (print: LastPrint) => {
    client.setQueryDefaults(memory, { gcTime: Infinity });
    client.setQueryData(memory, print);
  };
  const [sheet, setSheet] = useState<LastPrint>();
  const [isRefused, setRefused] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isOwnPrint = useRef(false);
  const isPrinting = useRef(false);
  const isShown = useIsShown();
  // Behind the password dialog (SessionWatch) nothing is printed, and nothing counts as printed.
  const isOpen = () => isShown() && !session.snapshot().lapsed;
  const isBusy = isLooking || paper.isBusy;

  // A press while the paper is being prepared counts once: printing starts when it is ready.
  const onReady = useRef<() => void>(undefined);
  useEffect(() => {
    if (isReady) onReady.current?.();
  }, [isReady]);
  const untilReady = async () => {
    if (!isReady) await new Promise<void>((resolve) => (onReady.current = resolve));
  };

  const look = async (): Promise<Look> => {
    setLooking(true);
    const comparison = await lookAgain();
    setLooking(false);
    setHeld(comparison === 'changed');
    return comparison;
  };

  const sendToPrinter = async (comparison: Look) => {
    const key = newKey();
    // The fonts load first, as fallback fonts take more room (print-page.ts).
    await document.fonts.ready;
    if (!isOpen()) return;
    const counted = comparison === 'unknown' ? undefined : await paper.count({ key });
    const thisPrint = {
      key,
      isOriginal: counted === true,
      isCounted: counted !== undefined,
      isAnswered: false,
    };
    // Another page or the password dialog is on screen by now: nothing was printed and nothing will be.
    if (!isOpen()) {
      // If giving back failed, the next visitor of the paper is asked whether it came out; else its original would be lost.
      if (counted === true && (await paper.giveBack(key)) === undefined) remember(thisPrint);
      return;
    }
    // Renders the mark on the sheet before the printer gets it.
    flushSync(() => setSheet(thisPrint));
    remember(thisPrint);
    isOwnPrint.current = true;
    window.print();
  };

  /** Runs one print at a time, even while the fonts are loading. */
  const exclusively = async (work: () => Promise<void>) => {
    if (isBusy || isPrinting.current) return;
    isPrinting.current = true;
    await work().finally(() => (isPrinting.current = false));
  };

  const print = async () => {
    await exclusively(async () => {
      setLooking(true);
      await untilReady();
      const comparison = await look();
      if (comparison !== 'changed') await sendToPrinter(comparison);
    });
  };

  // In a layout effect, so that no Ctrl+P comes before it: that would be the browser's own print, which counts as a duplicate.
  useLayoutEffect(() => {
    const beforePrint = () => {
      if (isOwnPrint.current || !isReady || !isOpen()) return;
      const key = newKey();
      flushSync(() => setSheet({ key, isOriginal: false, isCounted: true, isAnswered: true }));
      void paper.count({ key, isMarked: true });
    };
    const afterPrint = () => {
      isOwnPrint.current = false;
      setSheet(undefined);
      void client.invalidateQueries({ queryKey: paper.outdates });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      // Without a button there may be no paper either, and no print may start when one appears later.
      if (isReady) void print();
    };
    window.addEventListener('beforeprint', beforePrint);
    window.addEventListener('afterprint', afterPrint);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('beforeprint', beforePrint);
      window.removeEventListener('afterprint', afterPrint);
      window.removeEventListener('keydown', onKeyDown);
    };
  });

  const markAnswered = () => {
    if (last) remember({ ...last, isAnswered: true });
  };
  return {
    isOriginal: sheet?.isOriginal,
    isCounted: (sheet ?? last)?.isCounted ?? true,
    isPrinted: last !== undefined,
    asks: sheet === undefined && last?.isOriginal === true && !last.isAnswered,
    isRefused,
    isHeld,
    isBusy,
    print,
    cameOut: markAnswered,
    printAgain: async () => {
      if (!last) return;
      await exclusively(async () => {
        const comparison = await look();
        if (comparison === 'changed') return;
        if (comparison === 'same') {
          setRefused((await paper.giveBack(last.key)) === false);
        }
        await sendToPrinter(comparison);
      });
    },
  };
}
