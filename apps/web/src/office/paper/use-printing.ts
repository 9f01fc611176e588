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
  const countPrint = useCountPrint();
  const giveBackPrint = useGiveBack();
  const paper: CountedPaper = {
    name: studentReceiptNos,
    isBusy: countPrint.running !== undefined || giveBackPrint.running !== undefined,
    outdates: keys.receipts,
    count: async (print) => {
      const answer = await countPrint.send({ studentReceiptNos, ...print });
      return answer.ok ? answer.value.every((one) => one.isOriginal) : undefined;
    },
    giveBack: async (key) => {
      const answer = await giveBackPrint.send({ studentReceiptNos, key });
      return answer.ok ? answer.value.every((one) => one.isGivenBack) : undefined;
    },
  };
  return useCountedPrinting(paper, isReady, lookAgain);
}
