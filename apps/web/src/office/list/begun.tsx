import { DataTable, EmptyState, type Column } from '@school/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../messages/words';
import { StaleWarning, loadErrorNotice, type QueryState } from '../../screen/loading';
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
  readonly query: QueryState<readonly One[]> & { readonly isPending: boolean };
  readonly words: { readonly list: string; readonly failed: string; readonly none: string };
  /** The column heading for the runs, and the link that opens each. */
  readonly header: string;
  readonly name: (run: One) => ReactNode;
}

/** The runs that were begun before, newest first, to open them again. */
export function Begun<One extends Run>({ query, words, header, name }: BegunProps<One>) {
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
      <StaleWarning queries={[query]} />
      <DataTable
        caption={words.list}
        columns={columns}
        rows={query.data ?? []}
        rowKey={({ id }) => id}
        loading={query.isPending}
        loadingRows={3}
        error={loadErrorNotice(query, words.failed)}
        empty={<EmptyState title={words.none} />}
      />
    </>
  );
}
