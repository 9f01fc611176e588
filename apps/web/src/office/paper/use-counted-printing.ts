import { skipToken, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newKey } from '../../api/use-change';
import { session } from '../../session/session';
import { useIsShown } from '../../screen/use-is-shown';

/** Whether a paper still says what the server knows; `unknown` where it could not be asked. */
export type Look = 'same' | 'changed' | 'unknown';

/** How the server counts the prints of a paper, the first ever of which has no mark (D51). */
export interface CountedPaper {
  /** Tells it from all other papers. */
  readonly name: readonly string[];
  /** Counts a print under its key. @returns whether it is the original; nothing where the server could not be asked */
  readonly count: (print: { readonly key: string; readonly isMarked?: true }) => Promise<boolean | undefined>;
  /** Gives the original of a print back. @returns whether it was this print's to give; nothing where nobody could be asked */
  readonly giveBack: (key: string) => Promise<boolean | undefined>;
  readonly isBusy: boolean;
  /** What a print outdates. */
  readonly outdates: QueryKey;
}

/** The last print of a paper on this PC. */
interface LastPrint {
  readonly key: string;
  readonly isOriginal: boolean;
  /** The server said so; where it could not be asked the paper says DUPLICATE. */
  readonly isCounted: boolean;
  /** Somebody has said whether the paper came out. */
  readonly isAnswered: boolean;
}

export interface Printing {
  /** Whether the paper is the original; nothing while no print is on its way. */
  readonly isOriginal: boolean | undefined;
  readonly isCounted: boolean;
  /** It was printed on this PC: the next paper says DUPLICATE. */
  readonly isPrinted: boolean;
  /** The original was sent to the printer, and nobody has said yet whether it came out. */
  readonly asks: boolean;
  /** The original was given back before. */
  readonly isRefused: boolean;
  /** Nothing was printed: it is no longer what was on screen, which shows now what it is. */
  readonly isHeld: boolean;
  readonly isBusy: boolean;
  readonly print: () => Promise<void>;
  readonly cameOut: () => void;
  readonly printAgain: () => Promise<void>;
}

const isPrintKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey;

/** What was taken a moment ago is what it was. */
const asItWas = (): Promise<Look> => Promise.resolve('same');

/**
 * Prints a paper after the server has said whether this is its first print ever (D51). Ctrl+P does the same as the button.
 * The browser's own menu cannot wait for the server: its print says DUPLICATE, and is counted as one.
 * @param lookAgain asks whether it is still what is on screen
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
  const isOurs = useRef(false);
  const isPrinting = useRef(false);
  const isShown = useIsShown();
  // Behind the question for the password nothing is printed (SessionWatch), and nothing counts as printed.
  const isOpen = () => isShown() && !session.snapshot().lapsed;
  const isBusy = isLooking || paper.isBusy;

  // Who presses the button while the paper is being made ready presses once.
  const onReady = useRef<() => void>(undefined);
  useEffect(() => {
    if (isReady) onReady.current?.();
  }, [isReady]);
  const untilReady = async () => {
    if (!isReady) await new Promise<void>((resolve) => (onReady.current = resolve));
  };

  const look = async (): Promise<Look> => {
    setLooking(true);
    const seen = await lookAgain();
    setLooking(false);
    setHeld(seen === 'changed');
    return seen;
  };

  const sendToPrinter = async (seen: Look) => {
    const key = newKey();
    // The letters of its language come first: until then others stand in that take more room (print-page.ts).
    await document.fonts.ready;
    if (!isOpen()) return;
    const counted = seen === 'unknown' ? undefined : await paper.count({ key });
    const made = { key, isOriginal: counted === true, isCounted: counted !== undefined, isAnswered: false };
    // Another page stands there by now, or the question: nothing is printed, and nothing was.
    if (!isOpen()) {
      // Where nobody could be asked, whoever comes to the paper next is: else it had no original for ever.
      if (counted === true && (await paper.giveBack(key)) === undefined) remember(made);
      return;
    }
    // The sheet has its mark before the printer sees it.
    flushSync(() => setSheet(made));
    remember(made);
    isOurs.current = true;
    window.print();
  };

  /** One print at a time, also while the letters are on their way. */
  const alone = async (work: () => Promise<void>) => {
    if (isBusy || isPrinting.current) return;
    isPrinting.current = true;
    await work().finally(() => (isPrinting.current = false));
  };

  const print = async () => {
    await alone(async () => {
      setLooking(true);
      await untilReady();
      const seen = await look();
      if (seen !== 'changed') await sendToPrinter(seen);
    });
  };

  // In the moment in which the sheet is there: Ctrl+P before it would be the browser's own, which counts as a duplicate.
  useLayoutEffect(() => {
    const before = () => {
      if (isOurs.current || !isReady || !isOpen()) return;
      const key = newKey();
      flushSync(() => setSheet({ key, isOriginal: false, isCounted: true, isAnswered: true }));
      void paper.count({ key, isMarked: true });
    };
    const after = () => {
      isOurs.current = false;
      setSheet(undefined);
      void client.invalidateQueries({ queryKey: paper.outdates });
    };
    const press = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      // Where there is no button there may be no paper either, and none is printed when one comes.
      if (isReady) void print();
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      window.removeEventListener('keydown', press);
    };
  });

  const answered = () => {
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
    cameOut: answered,
    printAgain: async () => {
      if (!last) return;
      await alone(async () => {
        const seen = await look();
        if (seen === 'changed') return;
        if (seen === 'same') {
          setRefused((await paper.giveBack(last.key)) === false);
        }
        await sendToPrinter(seen);
      });
    },
  };
}
