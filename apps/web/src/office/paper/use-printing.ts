import { keys } from '../../api/keys';
import { useCountedPrinting, type CountedPaper, type Look, type Printing } from './use-counted-printing';
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
  const paper: CountedPaper = {
    name: studentReceiptNos,
    isBusy: counted.running !== undefined || givenBack.running !== undefined,
    outdates: keys.receipts,
    count: async (print) => {
      const answer = await counted.send({ studentReceiptNos, ...print });
      return answer.ok ? answer.value.every((one) => one.isOriginal) : undefined;
    },
    giveBack: async (key) => {
      const answer = await givenBack.send({ studentReceiptNos, key });
      return answer.ok ? answer.value.every((one) => one.isGivenBack) : undefined;
    },
  };
  return useCountedPrinting(paper, isReady, lookAgain);
}
