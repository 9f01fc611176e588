import {
  dateLabel,
  formatAmount,
  fromRupees,
  fullName,
  lateness,
  schoolDate,
  sum,
  type DefaultersFilter,
} from '@school/domain';
import { PrintedList, useKitMessages, type Column } from '@school/ui';
import type { Defaulter } from '../../api/types';
import { useWords } from '../../messages/words';
import { Note } from '../list/note';
import { useDefaulterTexts } from './defaulter-texts';
import { useDefaultersMessages } from './messages';

export interface DefaultersPaperProps {
  readonly rows: readonly Defaulter[];
  readonly at: Date;
  readonly filter: DefaultersFilter;
}

/** The list of defaulters on A4, with what they owe by how late it is, and the sums at its end. */
export function DefaultersPaper({ rows, at, filter }: DefaultersPaperProps) {
  const words = useDefaultersMessages();
  const { options } = useWords();
  const { locale } = useKitMessages();
  const texts = useDefaulterTexts();
  const chosen = [
    filter.branch && options.branchCode[filter.branch],
    filter.class && options.class[filter.class],
    filter.section && options.section[filter.section],
    filter.age && options.age[filter.age],
    filter.left === 'true' && words.left,
  ].filter(Boolean);
  const ages = [...lateness, 'notLate'] as const;
  const all = (amountOf: (row: Defaulter) => number) =>
    formatAmount(sum(...rows.map((row) => fromRupees(amountOf(row)))));
  const shown = (rupees: number) => (rupees === 0 ? '' : formatAmount(fromRupees(rupees)));
  const columns: readonly Column<Defaulter>[] = [
    { key: 'number', header: words.paper.number, render: (row) => rows.indexOf(row) + 1 },
    { key: 'studentID', header: words.columns.studentID, render: ({ studentID }) => studentID },
    {
      key: 'name',
      header: words.columns.name,
      render: (row) => (
        <>
          {fullName(row)}
          <Note>{row.primaryMobile}</Note>
        </>
      ),
    },
    { key: 'class', header: words.columns.class, render: texts.classOf },
    { key: 'owedFor', header: words.columns.owedFor, width: '22%', render: texts.owedFor },
    ...ages.map((age): Column<Defaulter> => ({
      key: age,
      header: options.age[age],
      align: 'end',
      render: ({ byAge }) => shown(byAge[age]),
    })),
    {
      key: 'amount',
      header: words.columns.outstanding,
      align: 'end',
      render: ({ amount }) => shown(amount),
    },
  ];
  return (
    <PrintedList
      title={[words.paper.listTitle, ...chosen].join(' · ')}
      note={words.paper.on(dateLabel(schoolDate(at), locale))}
      columns={columns}
      rows={rows}
      rowKey={({ studentID }) => studentID}
      total={{
        label: `${words.paper.total}: ${words.students(rows.length)}`,
        values: [...ages.map((age) => all(({ byAge }) => byAge[age])), all(({ amount }) => amount)],
      }}
    />
  );
}
