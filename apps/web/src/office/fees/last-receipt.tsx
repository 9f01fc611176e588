import { Button, Kbd } from '@school/ui';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useStillSignedIn } from '../../session/session';
import { usePageKey } from '../../screen/use-page-key';
import { receiptPath } from '../ledger/ledger-table';
import { useFeesMessages } from './messages';
import { tillKeys } from './till-keys';

/** The query key under which the receipt of the last payment is remembered. */
export const LAST_RECEIPT = ['last-receipt'] as const;

interface ReceiptName {
  readonly studentID: string;
  readonly studentReceiptNo: string;
}

/** Remembers the receipt of the payment just taken, until the page is closed or somebody else signs in. */
export function useRememberReceipt(): (receipt: ReceiptName) => void {
  const client = useQueryClient();
  const isStillSignedIn = useStillSignedIn();
  return (receipt) => {
    if (!isStillSignedIn()) return;
    client.setQueryDefaults(LAST_RECEIPT, { gcTime: Infinity });
    client.setQueryData(LAST_RECEIPT, receipt);
  };
}

/** Prints the last receipt again with one key, for a paper jam or a family that wants another copy. */
export function LastReceipt() {
  const fees = useFeesMessages();
  const navigate = useNavigate();
  const { data } = useQuery<ReceiptName>({
    queryKey: LAST_RECEIPT,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  const printAgain = () => {
    if (data)
      void navigate(receiptPath(data.studentID, data.studentReceiptNo), { state: { printNow: true } });
  };
  usePageKey(tillKeys.printAgain, printAgain);
  if (data === undefined) return null;
  return (
    <Button
      variant="secondary"
      icon={<Printer aria-hidden="true" />}
      aria-keyshortcuts={tillKeys.printAgain}
      onClick={printAgain}
    >
      {fees.printAgain} <Kbd shortcut={tillKeys.printAgain} />
    </Button>
  );
}
