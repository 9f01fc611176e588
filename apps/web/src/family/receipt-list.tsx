import {
  bookLabel,
  choiceLabel,
  dateLabel,
  formatRupees,
  fromRupees,
  paidForParts,
  schoolDate,
} from '@school/domain';
import { Badge, EmptyState, WholeParts } from '@school/ui';
import styled from 'styled-components';
import { useWords } from '../messages/words';
import { useFamilyMessages } from './messages';
import type { OwnReceipt } from './use-family';

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
  list-style: none;
`;

/** The purpose at the start, the amount at the end or, with large text, below; the amount of a void receipt is struck out. */
const Receipt = styled.li<{ $isVoid: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space.s}`};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};

  & + & {
    border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  }

  strong {
    font-weight: ${({ theme }) => theme.font.weight.medium};
    overflow-wrap: anywhere;
  }

  /* More than half, so that no two of them share a line. */
  > :nth-child(odd) {
    flex: 1 1 max(${({ theme }) => theme.size.detail}, 60%);
    min-inline-size: 0;
  }

  > :last-child {
    flex-basis: 100%;
  }

  > :nth-child(even) {
    margin-inline-start: auto;
    white-space: nowrap;
  }

  > span {
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.s};
  }

  data {
    font-weight: ${({ theme }) => theme.font.weight.bold};
    font-variant-numeric: tabular-nums;
    text-decoration: ${({ $isVoid }) => ($isVoid ? 'line-through' : 'none')};
  }
`;

/** All receipts, newest first: date, purpose, payment mode, amount; void ones say so. */
export function ReceiptList({ receipts }: { readonly receipts: readonly OwnReceipt[] }) {
  const words = useFamilyMessages();
  const { options, locale } = useWords();
  if (receipts.length === 0) return <EmptyState size="s" title={words.receipts.none} />;
  return (
    <List aria-label={words.receipts.title}>
      {receipts.map(({ studentReceiptNo, book, issuedAt, paid, paidFor, mode, isVoid }) => (
        <Receipt key={studentReceiptNo} $isVoid={isVoid}>
          <strong>
            {dateLabel(schoolDate(new Date(issuedAt)), locale)}{' '}
            {isVoid && <Badge tone="danger">{words.receipts.isVoid}</Badge>}
          </strong>
          <data value={paid}>{formatRupees(fromRupees(paid))}</data>
          <span>
            <WholeParts
              parts={paidForParts(
                paidFor.map((part) => ({ ...part, amount: fromRupees(part.amount) })),
                options.head,
                locale,
              )}
            />
          </span>
          <span>{choiceLabel(options.mode, mode)}</span>
          <span>{words.receipts.number(book ? bookLabel(book) : studentReceiptNo)}</span>
        </Receipt>
      ))}
    </List>
  );
}
