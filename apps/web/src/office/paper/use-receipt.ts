import { receiptOfCall, type Receipt } from '@school/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useChange, useKeyedChange, withKey } from '../../api/use-change';
import { useRead } from '../../api/use-read';
import type { Look } from './use-counted-printing';

/** One print of a receipt, or of the receipts on a family's sheet, with its own key. */
interface Print {
  readonly studentReceiptNos: readonly string[];
  readonly key: string;
  /** The paper says DUPLICATE already, so the print is only counted. */
  readonly isMarked?: true;
}

/** A receipt as it was on its day; fetched again each time, as it may have been printed elsewhere meanwhile (D51). */
export const useReceipt = (studentReceiptNo: string) =>
  useRead(
    [...keys.receipts, 'one', studentReceiptNo],
    async (signal) => {
      const { receipt, ...rest } = await valueOf(
        calls.GET('/api/office/receipts/one', { params: { query: { studentReceiptNo } }, signal }),
      );
      return { ...rest, receipt: receiptOfCall(receipt) };
    },
    { enabled: studentReceiptNo !== '', gcTime: 0 },
  );

/** All receipts of the family payment that a receipt was part of; fetched again each time (D83). */
export const useFamilyReceipts = (studentReceiptNo: string) =>
  useRead(
    [...keys.receipts, 'family', studentReceiptNo],
    async (signal) => {
      const answers = await valueOf(
        calls.GET('/api/office/receipts/family', { params: { query: { studentReceiptNo } }, signal }),
      );
      return {
        receipts: answers.map(({ receipt }) => receiptOfCall(receipt)),
        isPrinted: answers.some((one) => one.isPrinted),
        checks: Object.fromEntries(answers.map(({ receipt, check }) => [receipt.receiptNumber, check])),
      };
    },
    { enabled: studentReceiptNo !== '', gcTime: 0 },
  );

/** The parts of a paper that can differ when it is fetched again. */
interface ShownReceipts {
  readonly receipt?: Receipt;
  readonly receipts?: readonly Receipt[];
}

/** Fetches receipts again before they are printed: one may have been voided since the page was opened. */
export function useLookAgain({
  data,
  refetch,
}: Pick<UseQueryResult<ShownReceipts>, 'data' | 'refetch'>): () => Promise<Look> {
  const textOf = (shown: ShownReceipts | undefined) => JSON.stringify([shown?.receipt, shown?.receipts]);
  const shownText = textOf(data);
  return async () => {
    const latest = await refetch();
    if (!latest.isSuccess) return 'unknown';
    return textOf(latest.data) === shownText ? 'same' : 'changed';
  };
}

/** Counts a print; the key makes it safe to repeat the call when the answer was lost (D51). */
export const useCountPrint = () =>
  useKeyedChange([], ({ studentReceiptNos, key, isMarked }: Print) =>
    calls.POST('/api/office/receipts/prints', {
      body: { studentReceiptNos: [...studentReceiptNos], ...(isMarked && { isMarked }) },
      ...withKey(key),
    }),
  );

/** Reports that no paper came out, so that the original may be printed again, but only once (D51). */
export const useGiveBack = () =>
  useChange([], ({ studentReceiptNos, key }: Print) =>
    calls.POST('/api/office/receipts/prints/failed', {
      body: { studentReceiptNos: [...studentReceiptNos] },
      ...withKey(key),
    }),
  );
