import { choiceLabel, passedMonthDate, storyKinds, type StoryLine } from '@school/domain';
import { balanceShown, optionsOf, useWords } from '../../messages/words';
import { ChangeList } from '../list/change-list';
import { DayAndTime } from '../list/day-and-time';
import type { List, ListColumn } from '../list/list';
import type { ListFilter } from '../list/list-filters';
import { useListMessages } from '../list/messages';
import { Note, OneLine } from '../list/cells';
import { useStudentStoryMessages } from './messages';

/** The changes to a student: when, who, what, why, and what was owed before and after (D85). */
export function useStoryList(): List<StoryLine> {
  const words = useStudentStoryMessages();
  const schoolWords = useWords();
  const { labels, options } = schoolWords;
  const columns: readonly ListColumn<StoryLine>[] = [
    {
      key: 'at',
      header: labels.auditAt,
      folds: { at: 'phone', into: 'what' },
      render: ({ at, entry }) => (
        <DayAndTime at={at} day={entry === 'month' ? passedMonthDate(at) : undefined} />
      ),
    },
    {
      key: 'what',
      header: labels.auditAction,
      minWidth: '8rem',
      render: ({ entry, action, reason }) => (
        <>
          {entry !== undefined && choiceLabel(options.entry, entry)}
          {action !== undefined && choiceLabel(options.auditAction, action)}
          {reason !== undefined && (
            <Note>
              {labels.reason}: {reason}
            </Note>
          )}
        </>
      ),
    },
    {
      key: 'by',
      header: labels.auditBy,
      minWidth: '8rem',
      folds: { at: 'drawer', into: 'what' },
      render: ({ by, address, isAtOfficePc }) => (
        <>
          {by ?? words.automatic}
          {address !== undefined && <Note>{address}</Note>}
          {isAtOfficePc === true && <Note>{labels.auditOfficePc}</Note>}
        </>
      ),
    },
    {
      key: 'changes',
      header: words.details,
      folds: { at: 'drawer', into: 'what' },
      render: ({ changes }) => <ChangeList changes={changes} />,
    },
    {
      key: 'before',
      header: labels.balanceBefore,
      align: 'end',
      folds: { at: 'phone', into: 'what', named: true },
      render: ({ before }) => <OneLine>{balanceShown(before, schoolWords)}</OneLine>,
    },
    {
      key: 'after',
      header: labels.balanceAfter,
      align: 'end',
      folds: { at: 'phone', into: 'what', named: true },
      render: ({ before, after }) => (
        <OneLine as={before === after ? 'span' : 'strong'}>{balanceShown(after, schoolWords)}</OneLine>
      ),
    },
  ];
  return { words, columns, rowKey: ({ id }) => id };
}

export function useStoryFilters(): readonly ListFilter[] {
  const words = useStudentStoryMessages();
  const list = useListMessages();
  const { labels, options } = useWords();
  return [
    {
      name: 'kind',
      label: labels.storyKind,
      kind: 'choice',
      all: words.anyKind,
      options: optionsOf(storyKinds, options.storyKind),
    },
    { name: 'from', label: list.from, kind: 'day' },
    { name: 'to', label: list.to, kind: 'day' },
  ];
}
