import { DataTable, EmptyState, type Column } from '@school/ui';
import { useWords } from '../../messages/words';
import { DayAndTime } from '../list/day-and-time';
import { ReadInVain, unread } from '../../screen/loading';
import { PageLink } from '../../screen/page-link';
import { useImportMessages } from './messages';
import type { ListedImport, useImports } from './use-import';

interface BegunProps {
  readonly imports: Pick<ReturnType<typeof useImports>, 'data' | 'error' | 'isPending' | 'refetch'>;
}

/** What was brought before, newest first, to be opened again. */
export function Begun({ imports }: BegunProps) {
  const words = useImportMessages();
  const { labels } = useWords();
  const columns: readonly Column<ListedImport>[] = [
    {
      key: 'file',
      header: labels.importFile,
      render: ({ id, fileName }) => (
        <PageLink to={`?${new URLSearchParams({ import: id }).toString()}`} aria-label={words.open(fileName)}>
          {fileName}
        </PageLink>
      ),
    },
    { key: 'state', header: labels.state, render: ({ state }) => words.states[state] },
    { key: 'by', header: words.by, folds: { at: 'phone', into: 'state' }, render: ({ by }) => by },
    {
      key: 'when',
      header: words.when,
      folds: { at: 'phone', into: 'state' },
      render: ({ createdAt }) => <DayAndTime at={new Date(createdAt)} />,
    },
  ];
  return (
    <>
      <ReadInVain of={[imports]} />
      <DataTable
        caption={words.begun}
        columns={columns}
        rows={imports.data ?? []}
        rowKey={({ id }) => id}
        loading={imports.isPending}
        loadingRows={3}
        error={unread(imports, words.failed)}
        empty={<EmptyState title={words.noneBegun} />}
      />
    </>
  );
}
