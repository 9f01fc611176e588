import { auditChangeText, classLabelOf, MANY_PAGE } from '@school/domain';
import { Badge } from '@school/ui';
import { useWords } from '../../messages/words';
import { Noted, OneLine } from '../list/cells';
import type { ListColumn } from '../list/list';
import { ListTable, type ListTableProps } from '../list/list-table';
import { PageLink } from '../../screen/page-link';
import { profileOf } from '../student/profile-of';
import { useManyMessages } from './messages';
import type { ManyRow } from './use-many-students';

const tones = {
  new: 'success',
  changed: 'success',
  registered: 'success',
  same: 'info',
  waiting: 'info',
  refused: 'danger',
} as const;

/** The students of a change, each with the outcome: before and after, or the reason for a refusal. */
export function ManyRows(props: Pick<ListTableProps<ManyRow>, 'result' | 'query'>) {
  const words = useManyMessages();
  const schoolWords = useWords();
  const { labels } = schoolWords;
  const columns: readonly ListColumn<ManyRow>[] = [
    {
      key: 'student',
      header: labels.student,
      minWidth: '7rem',
      render: (row) => (
        <Noted note={row.studentID}>
          <PageLink to={profileOf(row)}>{row.name === '' ? row.studentID : row.name}</PageLink>
        </Noted>
      ),
    },
    {
      key: 'class',
      header: labels.class,
      folds: { at: 'phone', into: 'student' },
      render: ({ class: schoolClass, section = '*' }) =>
        schoolClass !== undefined && (
          <OneLine>{classLabelOf({ class: schoolClass, section }, schoolWords)}</OneLine>
        ),
    },
    {
      key: 'what',
      header: words.change,
      minWidth: '10rem',
      render: ({ state, changes, refused }) => (
        <>
          {refused ??
            changes.map((change) => <div key={change.field}>{auditChangeText(change, schoolWords)}</div>)}
          {state === 'same' && words.nothingChanges}
        </>
      ),
    },
    {
      key: 'state',
      header: labels.state,
      folds: { at: 'phone', into: 'student' },
      render: ({ state, outcome }) => {
        if (outcome !== 'waiting' && outcome !== 'registered')
          return <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>;
        return state !== 'new' && <Badge tone={tones[state]}>{words.states[state]}</Badge>;
      },
    },
  ];
  const tableWords = { list: words.rows, failed: words.failed, none: words.noRows };
  const list = { words: tableWords, columns, rowKey: ({ row }: ManyRow) => String(row) };
  return <ListTable list={list} size={MANY_PAGE} {...props} />;
}
