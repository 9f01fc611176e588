import { Button, Kbd } from '@school/ui';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { keys } from '../../api/keys';
import { receiptPath } from '../ledger/ledger-table';
import { usePageKey } from '../../screen/use-page-key';
import { useFeesMessages } from './messages';
import { tillKeys } from './till-keys';

interface ReceiptName {
  readonly studentID: string;
  readonly studentReceiptNo: string;
}

/** Remembers the receipt of the payment that was just taken, until the page is left or somebody else signs in. */
export function useRememberReceipt(): (receipt: ReceiptName) => void {
  const client = useQueryClient();
  return (receipt) => {
    client.setQueryDefaults(keys.lastReceipt, { gcTime: Infinity });
    client.setQueryData(keys.lastReceipt, receipt);
  };
}

/** Prints the last receipt again by one key: the paper was jammed, or the family wants another. */
export function LastReceipt() {
  const fees = useFeesMessages();
  const navigate = useNavigate();
  const { data } = useQuery<ReceiptName>({
    queryKey: keys.lastReceipt,
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
