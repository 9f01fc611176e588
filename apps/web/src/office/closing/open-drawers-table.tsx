import { choiceLabel } from '@school/domain';
import { DataTable, type Column } from '@school/ui';
import type { ReactNode } from 'react';
import type { OpenDrawer } from '../../api/types';
import { rupeesShown, useWords } from '../../messages/words';
import { Note } from '../list/cells';
import { DayAndTime } from '../list/day-and-time';
import { PageButton } from '../../screen/page-link';
import { useClosingMessages } from './messages';

export interface OpenDrawersTableProps {
  readonly drawers: readonly OpenDrawer[];
  readonly loading?: boolean;
  readonly error?: ReactNode;
}

/** The collectors with money in no closing, for an administrator, who counts a drawer if its collector cannot (D54). */
export function OpenDrawersTable({ drawers, ...rest }: OpenDrawersTableProps) {
  const words = useClosingMessages();
  const { labels, options } = useWords();
  const columns: readonly Column<OpenDrawer>[] = [
    { key: 'by', header: labels.collector, render: ({ collectedBy }) => collectedBy },
    {
      key: 'since',
      header: words.since,
      folds: { at: 'phone', into: 'by' },
      render: ({ firstAt }) => <DayAndTime at={new Date(firstAt)} />,
    },
    {
      key: 'entries',
      header: words.entries,
      align: 'end',
      folds: { at: 'phone', into: 'by', named: true },
      render: ({ entryCount }) => entryCount,
    },
    {
      key: 'cash',
      header: options.mode.Cash,
      align: 'end',
      render: ({ cash, branches }) => (
        <>
          {rupeesShown(cash)}
          {branches.length > 1 &&
            branches.map(({ key, amount }) => (
              <Note key={key}>{`${choiceLabel(options.branchCode, key)} ${rupeesShown(amount)}`}</Note>
            ))}
        </>
      ),
    },
    {
      key: 'total',
      header: labels.total,
      align: 'end',
      folds: { at: 'phone', into: 'cash', named: true },
      render: ({ total }) => rupeesShown(total),
    },
    {
      key: 'count',
      header: labels.actions,
      align: 'end',
      render: ({ collectorId, collectedBy }) => (
        <PageButton
          size="s"
          to={`/office/closing/${collectorId}`}
          aria-label={words.countThisOf(collectedBy)}
        >
          {words.countThis}
        </PageButton>
      ),
    },
  ];
  return (
    <DataTable
      caption={words.openDrawers}
      columns={columns}
      rows={drawers}
      rowKey={({ collectorId }) => collectorId}
      loadingRows={2}
      empty={words.allClosed}
      {...rest}
    />
  );
}
