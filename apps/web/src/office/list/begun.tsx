import { DataTable, EmptyState, type Column } from '@school/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../messages/words';
import { ReadInVain, noticeIfUnread, type Asked } from '../../screen/loading';
import { DayAndTime } from './day-and-time';
import { useListMessages } from './messages';

/** A run over many rows as its list shows it, such as an import or a change of several students. */
interface Run {
  readonly id: string;
  readonly by: string;
  readonly createdAt: string;
  readonly state: 'columns' | 'preview' | 'running' | 'stopped' | 'done';
}

export interface BegunProps<One extends Run> {
  readonly asked: Asked<readonly One[]> & { readonly isPending: boolean };
  readonly words: { readonly list: string; readonly failed: string; readonly none: string };
  /** The column heading for the runs, and the link that opens each. */
  readonly header: string;
  readonly name: (run: One) => ReactNode;
}

/** The runs that were begun before, newest first, to open them again. */
export function Begun<One extends Run>({ asked, words, header, name }: BegunProps<One>) {
  const { begunBy, begunAt, begunStates } = useListMessages();
  const { labels } = useWords();
  const columns: readonly Column<One>[] = [
    { key: 'name', header, render: name },
    { key: 'state', header: labels.state, render: ({ state }) => begunStates[state] },
    { key: 'by', header: begunBy, folds: { at: 'phone', into: 'state' }, render: ({ by }) => by },
    {
      key: 'when',
      header: begunAt,
      folds: { at: 'phone', into: 'state' },
      render: ({ createdAt }) => <DayAndTime at={new Date(createdAt)} />,
    },
  ];
  return (
    <>
      <ReadInVain of={[asked]} />
      <DataTable
        caption={words.list}
        columns={columns}
        rows={asked.data ?? []}
        rowKey={({ id }) => id}
        loading={asked.isPending}
        loadingRows={3}
        error={noticeIfUnread(asked, words.failed)}
        empty={<EmptyState title={words.none} />}
      />
    </>
  );
}
