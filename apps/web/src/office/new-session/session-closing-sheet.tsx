import { dateTimeLabel, fromRupees, paise } from '@school/domain';
import { Heading, PrintSheet, useKitMessages } from '@school/ui';
import styled from 'styled-components';
import { rupeesShown } from '../../messages/rupees-shown';
import { useWords } from '../../messages/words';
import { SchoolLetterhead } from '../paper/letterhead';
import { Signatures } from '../paper/signatures';
import { useNewSessionMessages } from './messages';
import type { SessionClosing } from './use-new-session';

const FIGURES = [
  'broughtForward',
  'charged',
  'concessions',
  'collected',
  'refunded',
  'outstanding',
  'owed',
  'advance',
] as const;

const Sheet = styled.article`
  box-sizing: border-box;
  inline-size: ${({ theme }) => theme.paper.width};
  max-inline-size: 100%;
  padding: ${({ theme }) => theme.paper.margin};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};

  > header {
    margin-block-end: ${({ theme }) => theme.paper.gap};
  }

  table {
    inline-size: 100%;
    margin-block: ${({ theme }) => theme.space.l};
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${({ theme }) => theme.space.xs};
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: end;
  }

  th:first-child {
    text-align: start;
  }

  tbody th {
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }

  tr[data-total] > * {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }

  @media print {
    inline-size: auto;
    padding: 0;
  }
`;

/** A closed session on paper (D70). */
export function SessionClosingSheet({ closing }: { readonly closing: SessionClosing }) {
  const words = useNewSessionMessages();
  const { options } = useWords();
  const { locale } = useKitMessages();
  const { branches, number, session, closedAt, closedBy } = closing;
  const title = words.closingOf(number, session);
  const totalOf = (figure: (typeof FIGURES)[number]) =>
    paise(branches.reduce((all, one) => all + fromRupees(one[figure]), 0)) / 100;
  return (
    <PrintSheet label={title} isLong>
      <Sheet>
        <SchoolLetterhead />
        <Heading size="l">{title}</Heading>
        <p>{words.closedOn(dateTimeLabel(new Date(closedAt), locale), closedBy)}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.figure}</th>
              {branches.map(({ branch }) => (
                <th key={branch} scope="col">
                  {Object.entries(options.branchCode).find(([code]) => code === branch)?.[1] ?? branch}
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {FIGURES.map((figure) => (
              <tr key={figure} {...(figure === 'outstanding' && { 'data-total': '' })}>
                <th scope="row">{words.figures[figure]}</th>
                {branches.map((one) => (
                  <td key={one.branch}>{rupeesShown(one[figure])}</td>
                ))}
                <td>{rupeesShown(totalOf(figure))}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{words.students}</th>
              {branches.map(({ branch, owing, inAdvance }) => (
                <td key={branch}>{words.studentsOwing(owing, inAdvance)}</td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
        <p>{words.howItAdds}</p>
        <Signatures of={[words.signature, words.principal]} />
      </Sheet>
    </PrintSheet>
  );
}
