import { IMPORT_PAGE } from '@school/domain';
import { Badge } from '@school/ui';
import { useWords } from '../../messages/words';
import { Noted } from '../list/cells';
import type { ListColumn } from '../list/list';
import { ListTable, type ListTableProps } from '../list/list-table';
import { useImportMessages } from './messages';
import type { PictureRow } from './use-pictures';

const tones = { new: 'success', changed: 'warning', same: 'info', refused: 'danger' } as const;

/** The files of a ZIP, each with its student and its outcome, or the reason for a refusal. */
export function PictureRows(props: Pick<ListTableProps<PictureRow>, 'result' | 'query'>) {
  const words = useImportMessages();
  const { labels, options } = useWords();
  const columns: readonly ListColumn<PictureRow>[] = [
    { key: 'file', header: labels.importFile, minWidth: '9rem', render: ({ path }) => path },
    {
      key: 'student',
      header: labels.student,
      render: ({ studentID = '-', name = '' }) => <Noted note={name}>{studentID}</Noted>,
    },
    {
      key: 'picture',
      header: labels.pictureOf,
      folds: { at: 'phone', into: 'student' },
      render: ({ of }) => of && options.pictureOf[of],
    },
    {
      key: 'state',
      header: labels.state,
      folds: { at: 'phone', into: 'file' },
      render: ({ state, outcome }) => (
        <Noted note={outcome !== 'waiting' && outcome !== state && words.pictureOutcomes[outcome]}>
          <Badge tone={tones[state]}>{words.pictureStates[state]}</Badge>
        </Noted>
      ),
    },
    {
      key: 'why',
      header: words.outcome,
      minWidth: '12rem',
      folds: { at: 'phone', into: 'file' },
      render: ({ state, refused }) => refused ?? (state === 'same' ? words.nothingChanges : ''),
    },
  ];
  const tableWords = { list: words.pictureFiles, failed: words.failed, none: words.noFiles };
  const list = { words: tableWords, columns, rowKey: ({ row }: PictureRow) => String(row) };
  return <ListTable list={list} size={IMPORT_PAGE} {...props} />;
}
