import { formatRupees, paidForParts, paise, type LedgerEntry, type Paise } from '@school/domain';
import {
  BrokenAtSlashes,
  Button,
  DescriptionItem,
  DescriptionList,
  Kbd,
  Row,
  Stack,
  WholeParts,
} from '@school/ui';
import { CircleCheck, Printer } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { focusOnMount } from '../../screen/focus-on-mount';
import { refuseRepeated } from '../form/use-read-first';
import { receiptPath } from '../ledger/ledger-table';
import { useFeesMessages } from './messages';
import { TakeBackButton } from './take-back-button';
import { Desk } from './till-layout';

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.font.size.l};

  > svg {
    flex: none;
    color: ${({ theme }) => theme.color.success};
  }
`;

/** The change to give, shown as large as the amount taken because the clerk still has to hand it over. */
const Change = styled.p`
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.primaryTint};
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

/** The facts of a payment, each on its own line beside its label, with room for a receipt number. */
const Facts = styled(DescriptionList)`
  grid-template-columns: max-content minmax(0, 1fr);

  dt {
    color: ${({ theme }) => theme.color.inkMuted};
  }

  dd {
    font-weight: ${({ theme }) => theme.font.weight.medium};
    text-align: start;
  }
`;

export interface Taken {
  readonly entry: LedgerEntry;
  /** The change the family gets back. */
  readonly change: Paise | undefined;
}

export interface TakenPaymentProps {
  readonly studentID: string;
  readonly taken: Taken;
  /** Called to go on to the next family in the queue. */
  readonly onNext: () => void;
  /** Called when the same student pays once more. */
  readonly onAnother: () => void;
  /** Called when the payment was mistyped and is void now. */
  readonly onTakenBack: () => void;
  /** Whether the amount owed now is being fetched. */
  readonly isAsking: boolean;
}

/** Replaces the till after a payment: the amount taken, the change to give, and the receipt, which Enter prints. */
export function TakenPayment({
  studentID,
  taken,
  onNext,
  onAnother,
  onTakenBack,
  isAsking,
}: TakenPaymentProps) {
  const fees = useFeesMessages();
  const { labels, options, locale } = useWords();
  const navigate = useNavigate();
  const summaryId = useId();
  const { entry, change } = taken;
  const { studentReceiptNo, reference, updatedBalance: owed, paidFor = [] } = entry;
  const mode = options.mode[entry.mode];
  const balance =
    owed === 0
      ? fees.nothingOwed
      : owed < 0
        ? fees.advance(formatRupees(paise(Math.abs(owed))))
        : fees.stillOwed(formatRupees(owed));
  return (
    <Desk>
      <Stack>
        <Stack id={summaryId} gap="s">
          <Title>
            <CircleCheck aria-hidden="true" />
            {fees.collected(formatRupees(entry.studentPaid))}
          </Title>
          {change !== undefined && change > 0 && <Change>{fees.change(formatRupees(change))}</Change>}
        </Stack>
        <Facts layout="figures">
          <DescriptionItem label={fees.paidFor}>
            <WholeParts parts={paidForParts(paidFor, options.head, locale)} />
          </DescriptionItem>
          <DescriptionItem label={labels.mode}>
            {reference === undefined ? mode : `${mode}, ${labels.reference} ${reference}`}
          </DescriptionItem>
          <DescriptionItem label={fees.balance}>{balance}</DescriptionItem>
          <DescriptionItem label={fees.receiptNumber}>
            <BrokenAtSlashes text={studentReceiptNo} />
          </DescriptionItem>
        </Facts>
        <Stack gap="xs">
          <Button
            ref={focusOnMount}
            block
            icon={<Printer aria-hidden="true" />}
            aria-describedby={summaryId}
            onKeyDown={refuseRepeated}
            onClick={() =>
              void navigate(receiptPath(studentID, studentReceiptNo), { state: { printNow: true } })
            }
          >
            {fees.receipt.print}
            <Kbd shortcut="Enter" />
          </Button>
          <Row>
            <Button variant="secondary" onClick={onNext}>
              {fees.next}
            </Button>
            <Button variant="quiet" loading={isAsking} onClick={onAnother}>
              {fees.another}
            </Button>
            <TakeBackButton studentID={studentID} taken={entry} onTakenBack={onTakenBack} />
          </Row>
        </Stack>
      </Stack>
    </Desk>
  );
}
