import { choiceLabel, headLabel, dateTimeLabel, denominations } from '@school/domain';
import { PrintedPage } from '@school/ui';
import styled from 'styled-components';
import type { Closing } from '../../api/types';
import { rupeesShown, useWords } from '../../messages/words';
import { SchoolLetterhead } from '../paper/letterhead';
import { Signatures } from '../paper/signatures';
import { useClosingMessages } from './messages';

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 10mm;
  margin-block: 6mm;

  > * {
    break-inside: avoid;
  }

  @media screen and (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Table = styled.table`
  inline-size: 100%;
  font-variant-numeric: tabular-nums;

  caption {
    font-weight: ${({ theme }) => theme.font.weight.bold};
    text-align: start;
  }

  th {
    font-weight: inherit;
    text-align: start;
  }

  th,
  td {
    padding-block: 1mm;
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  }

  td {
    text-align: end;
  }

  tr[data-total] {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

interface Line {
  readonly name: string;
  readonly amount: number;
  readonly isTotal?: boolean;
}

function Amounts({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  return (
    <Table>
      <caption>{title}</caption>
      <tbody>
        {lines.map(({ name, amount, isTotal }) => (
          <tr key={name} {...(isTotal && { 'data-total': '' })}>
            <th scope="row">{name}</th>
            <td>{rupeesShown(amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A closing on paper, for signature (D54). */
export function ClosingSheet({ closing }: { readonly closing: Closing }) {
  const words = useClosingMessages();
  const { labels, options, locale } = useWords();
  const timeText = (moment: string) => dateTimeLabel(new Date(moment), locale);
  // Closings made before refunds existed do not have the field.
  const { refunded = 0 } = closing;
  const { modes, heads, branches = [], counts, tries, reason, total } = closing;
  const { number, lastFloat, openingFloat, floatReason, counted, expected, difference } = closing;
  const { closingFloat, handedOver, collectedBy, closedBy } = closing;
  const cash = modes.find(({ key }) => key === 'Cash')?.amount ?? 0;
  const heldDenominations = denominations.filter((one) => counts[`n${one}`] > 0);
  return (
    <PrintedPage
      head={<SchoolLetterhead />}
      title={words.sheetTitle(closing.number, collectedBy)}
      note={
        <>
          {words.closedOn(timeText(closing.closedAt))}
          <br />
          {closedBy !== undefined && (
            <>
              {words.countedBy(closedBy)}
              <br />
            </>
          )}
          {words.span(closing.entryCount, timeText(closing.firstAt), timeText(closing.lastAt))}
        </>
      }
    >
      <Parts>
        <Table>
          <caption>{words.denominations}</caption>
          <tbody>
            {heldDenominations.map((denomination) => (
              <tr key={denomination}>
                <th scope="row">{`₹${denomination} × ${counts[`n${denomination}`]}`}</th>
                <td>{rupeesShown(denomination * counts[`n${denomination}`])}</td>
              </tr>
            ))}
            <tr data-total="">
              <th scope="row">{words.counted}</th>
              <td>{rupeesShown(counted)}</td>
            </tr>
          </tbody>
        </Table>
        <Amounts
          title={words.drawer}
          lines={[
            ...(lastFloat === undefined
              ? []
              : [{ name: number === 1 ? words.floatAtStart : labels.lastFloat, amount: lastFloat }]),
            { name: labels.openingFloat, amount: openingFloat },
            { name: words.cashTaken, amount: cash },
            { name: labels.expected, amount: expected, isTotal: true },
            { name: words.counted, amount: counted },
            { name: labels.difference, amount: difference, isTotal: true },
            ...(closingFloat === undefined ? [] : [{ name: labels.closingFloat, amount: closingFloat }]),
            ...(handedOver === undefined
              ? []
              : [{ name: labels.handedOver, amount: handedOver, isTotal: true }]),
          ]}
        />
        <Amounts
          title={words.byMode}
          lines={[
            ...modes.map(({ key, amount }) => ({ name: choiceLabel(options.mode, key), amount })),
            { name: labels.total, amount: total, isTotal: true },
          ]}
        />
        <Amounts
          title={words.byHead}
          lines={[
            ...heads.map(({ key, amount }) => ({ name: headLabel(options.head, key), amount })),
            { name: labels.total, amount: total, isTotal: true },
          ]}
        />
        {branches.length > 0 && (
          <Table>
            <caption>{words.byBranch}</caption>
            <thead>
              <tr>
                <th scope="col">{labels.branch}</th>
                <td>{labels.expected}</td>
                <td>{words.counted}</td>
              </tr>
            </thead>
            <tbody>
              {branches.map(({ key, ...branch }) => (
                <tr key={key}>
                  <th scope="row">{choiceLabel(options.branchCode, key)}</th>
                  <td>{rupeesShown(branch.expected)}</td>
                  <td>{rupeesShown(branch.counted)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Parts>
      {closing.voided !== 0 && <p>{words.voidedAmount(rupeesShown(closing.voided))}</p>}
      {refunded !== 0 && <p>{words.paidBackAmount(rupeesShown(refunded))}</p>}
      {floatReason !== undefined && <p>{words.floatReasonOf(floatReason)}</p>}
      {reason !== undefined && <p>{words.reasonOf(reason)}</p>}
      {tries.length > 0 && (
        <p>{words.tries(tries.length, tries.map((one) => rupeesShown(one.counted)).join(', '))}</p>
      )}
      <Signatures signers={[words.signatureOf(closedBy ?? collectedBy), words.receivedBy]} />
    </PrintedPage>
  );
}
