import type { owedAges } from '@school/domain';
import {
  formatAmount,
  fromRupees,
  fullName,
  lateness,
  schoolDate,
  sum,
  type DefaultersFilter,
} from '@school/domain';
import styled from 'styled-components';
import type { Defaulter } from '../../api/types';
import { useWords } from '../../messages/words';
import { useDefaulterTexts } from './defaulter-texts';
import { useDefaultersMessages } from './messages';

const Paper = styled.div`
  inline-size: ${({ theme }) => theme.paper.width};
  padding: ${({ theme }) => theme.paper.margin};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.paper.small};
  line-height: ${({ theme }) => theme.font.line.tight};

  @media print {
    inline-size: auto;
    padding: 0;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.paper.gap};
  padding-block-end: ${({ theme }) => theme.paper.gap};

  h2 {
    font-size: ${({ theme }) => theme.paper.title};
  }
`;

// The head is repeated on every page, and no row is cut.
const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  tr {
    break-inside: avoid;
  }

  th,
  td {
    padding: ${({ theme }) => theme.paper.tight};
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: top;
  }

  .amount {
    text-align: end;
  }

  td.amount {
    white-space: nowrap;
  }

  .months {
    inline-size: 22%;
  }
`;

const Total = styled.tr`
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

export interface DefaultersPaperProps {
  readonly rows: readonly Defaulter[];
  readonly at: Date;
  readonly filter: DefaultersFilter;
}

/** The list of defaulters on A4, with what they owe by how late it is, and the sums at its end. */
export function DefaultersPaper({ rows, at, filter }: DefaultersPaperProps) {
  const words = useDefaultersMessages();
  const { options } = useWords();
  const texts = useDefaulterTexts();
  const chosen = [
    filter.branch && options.branchCode[filter.branch],
    filter.class && options.class[filter.class],
    filter.section && options.section[filter.section],
    filter.age && options.age[filter.age],
    filter.left === 'true' && words.left,
  ].filter(Boolean);
  const ages = [...lateness, 'notLate'] as const satisfies readonly (typeof owedAges)[number][];
  const all = (amountOf: (row: Defaulter) => number) =>
    formatAmount(sum(...rows.map((row) => fromRupees(amountOf(row)))));
  const shown = (rupees: number) => (rupees === 0 ? '' : formatAmount(fromRupees(rupees)));
  return (
    <Paper>
      <Head>
        <h2>{[words.paper.listTitle, ...chosen].join(' · ')}</h2>
        <p>{words.paper.on(schoolDate(at).split('-').reverse().join('-'))}</p>
      </Head>
      <Lines>
        <thead>
          <tr>
            <th scope="col">{words.paper.number}</th>
            <th scope="col">{words.columns.studentID}</th>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.class}</th>
            <th scope="col">{words.columns.mobile}</th>
            <th scope="col" className="months">
              {words.columns.owedFor}
            </th>
            {ages.map((age) => (
              <th key={age} scope="col" className="amount">
                {options.age[age]}
              </th>
            ))}
            <th scope="col" className="amount">
              {words.columns.outstanding}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.studentID}>
              <td>{index + 1}</td>
              <td>{row.studentID}</td>
              <td>{fullName(row)}</td>
              <td>{texts.classOf(row)}</td>
              <td>{row.primaryMobile}</td>
              <td>{texts.owedFor(row)}</td>
              {ages.map((age) => (
                <td key={age} className="amount">
                  {shown(row.byAge[age])}
                </td>
              ))}
              <td className="amount">{shown(row.amount)}</td>
            </tr>
          ))}
          <Total>
            <td colSpan={6}>{`${words.paper.total}: ${words.students(rows.length)}`}</td>
            {ages.map((age) => (
              <td key={age} className="amount">
                {all(({ byAge }) => byAge[age])}
              </td>
            ))}
            <td className="amount">{all(({ amount }) => amount)}</td>
          </Total>
        </tbody>
      </Lines>
    </Paper>
  );
}
