import { formatRupees, type LedgerEntry, type Paise } from '@school/domain';
import { Alert, Button, Row, Stack } from '@school/ui';
import { Printer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { focusOnMount } from '../../app/focus-on-mount';
import { receiptPath } from '../ledger/ledger-table';
import { useFeesMessages } from './messages';
import { TakeBackButton } from './take-back-button';

const Change = styled.strong`
  font-size: ${({ theme }) => theme.font.size.l};
`;

export interface TakenAlertProps {
  readonly studentID: string;
  readonly taken: LedgerEntry;
  /** What the family gets back. */
  readonly change: Paise | undefined;
  /** The next family in the queue. */
  readonly onNext: () => void;
  /** The payment was mistyped, and is void now. */
  readonly onTakenBack: () => void;
}

/** What was taken, the change to give, and the receipt, which Enter prints. */
export function TakenAlert({ studentID, taken, change, onNext, onTakenBack }: TakenAlertProps) {
  const fees = useFeesMessages();
  const navigate = useNavigate();
  return (
    <Alert tone="success" title={fees.collected(formatRupees(taken.studentPaid))}>
      <Stack gap="s">
        {change !== undefined && change > 0 && <Change>{fees.change(formatRupees(change))}</Change>}
        {fees.receiptNumber(taken.studentReceiptNo)}
        <Row>
          <Button
            ref={focusOnMount}
            icon={<Printer aria-hidden="true" />}
            onClick={() =>
              void navigate(receiptPath(studentID, taken.studentReceiptNo), { state: { printNow: true } })
            }
          >
            {fees.print}
          </Button>
          <Button variant="secondary" onClick={onNext}>
            {fees.next}
          </Button>
          <TakeBackButton studentID={studentID} taken={taken} onTakenBack={onTakenBack} />
        </Row>
      </Stack>
    </Alert>
  );
}
