import { keys } from '../../api/keys';
import { useCountedPrinting, type Look, type Printing } from './use-counted-printing';
import { useCountPrint, useGiveBack } from './use-receipt';

/**
 * Prints receipts on one paper: it is the original as long as each of them is (D51).
 * @param lookAgain asks whether they are still what is on screen
 */
export function usePrinting(
  studentReceiptNos: readonly string[],
  isReady: boolean,
  lookAgain?: () => Promise<Look>,
): Printing {
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
  const paper = {
    name: studentReceiptNos,
    isBusy: counted.running !== undefined || givenBack.running !== undefined,
    outdates: keys.receipts,
    count: async (print: { readonly key: string; readonly isMarked?: true }) => {
      const answer = await counted.send({ studentReceiptNos, ...print });
      return answer.ok ? answer.value.every((one) => one.isOriginal) : undefined;
    },
    giveBack: async (key: string) => {
      const answer = await givenBack.send({ studentReceiptNos, key });
      return answer.ok ? answer.value.every((one) => one.isGivenBack) : undefined;
    },
  };
  return useCountedPrinting(paper, isReady, lookAgain);
}
