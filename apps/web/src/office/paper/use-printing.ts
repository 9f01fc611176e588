import { keys } from '../../api/keys';
import { useCountedPrinting, type CountedPaper, type Look, type Printing } from './use-counted-printing';
import { useCountPrint, useGiveBack } from './use-receipt';

/**
 * Prints receipts on one paper, which is the original only if each receipt's print is (D51).
 * @param lookAgain asks the server whether the receipts are still as they are on screen
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
