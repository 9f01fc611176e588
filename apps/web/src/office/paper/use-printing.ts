import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keys } from '../../api/keys';
import { newKey } from '../../api/use-change';
import { useCountPrint, useGiveBack, type Look } from './use-receipt';

/** The last print of a receipt, or of a family's sheet, on this PC. */
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
  /** Prints the original once more. */
  readonly printAgain: () => Promise<void>;
}

const isPrintKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey;

/** What was taken a moment ago is what it was. */
const asItWas = (): Promise<Look> => Promise.resolve('same');

/**
 * Prints receipts on one paper, after the server has said whether this is the first print ever of each of them (D51). Ctrl+P does the same as the button.
 * The browser's own menu cannot wait for the server: its print says DUPLICATE, and is counted as one.
 * @param lookAgain asks whether they are still what is on screen
 */
export function usePrinting(
  studentReceiptNos: readonly string[],
  isReady: boolean,
  lookAgain: () => Promise<Look> = asItWas,
): Printing {
  const client = useQueryClient();
  const memory = ['last-print', ...studentReceiptNos];
  const { data: last } = useQuery<LastPrint>({ queryKey: memory, queryFn: skipToken, gcTime: Infinity });
  const remember = (print: LastPrint) => {
    client.setQueryDefaults(memory, { gcTime: Infinity });
    client.setQueryData(memory, print);
  };
  const counted = useCountPrint();
  const givenBack = useGiveBack();
  const [sheet, setSheet] = useState<LastPrint>();
  const [isRefused, setRefused] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isOurs = useRef(false);
  const isBusy = isLooking || counted.running !== undefined || givenBack.running !== undefined;

  const look = async (): Promise<Look> => {
    setLooking(true);
    const found = await lookAgain();
    setLooking(false);
    setHeld(found === 'changed');
    return found;
  };

  const sendToPrinter = async (found: Look) => {
    const key = newKey();
    const answer = found === 'unknown' ? undefined : await counted.send({ studentReceiptNos, key });
    const isCounted = answer?.ok === true;
    const isOriginal = isCounted && answer.value.every((one) => one.isOriginal);
    const made = { key, isOriginal, isCounted, isAnswered: false };
    // The sheet has its mark before the printer sees it.
    flushSync(() => setSheet(made));
    remember(made);
    isOurs.current = true;
    window.print();
  };

  const print = async () => {
    if (!isReady || isBusy) return;
    const found = await look();
    if (found !== 'changed') await sendToPrinter(found);
  };

  useEffect(() => {
    const before = () => {
      if (isOurs.current || !isReady) return;
      const key = newKey();
      flushSync(() => setSheet({ key, isOriginal: false, isCounted: true, isAnswered: true }));
      void counted.send({ studentReceiptNos, key, isMarked: true });
    };
    const after = () => {
      isOurs.current = false;
      setSheet(undefined);
      void client.invalidateQueries({ queryKey: keys.receipts });
    };
    const press = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      void print();
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
      if (!last || isBusy) return;
      const found = await look();
      if (found === 'changed') return;
      if (found === 'same') {
        const answer = await givenBack.send({ studentReceiptNos, key: last.key });
        setRefused(answer.ok && answer.value.some((one) => !one.isGivenBack));
      }
      await sendToPrinter(found);
    },
  };
}
