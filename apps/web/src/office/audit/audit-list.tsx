import { accountLabel, auditActions, choiceLabel, type AuditEntry } from '@school/domain';
import { optionsOf, useWords } from '../../messages/words';
import { ChangeList } from '../list/change-list';
import { DayAndTime } from '../list/day-and-time';
import type { List, ListColumn } from '../list/list';
import { accountOptions, type ListFilter } from '../list/list-filters';
import { useListMessages } from '../list/messages';
import { Note } from '../list/note';
import { useAuditMessages } from './messages';

/** Who did what to whom, when, from where, with before and after (D60). */
export function useAuditList(): List<AuditEntry> {
  const words = useAuditMessages();
  const { labels, options } = useWords();
  const columns: readonly ListColumn<AuditEntry>[] = [
    {
      key: 'at',
      header: labels.auditAt,
      folds: { at: 'phone', into: 'by' },
      render: ({ at }) => <DayAndTime at={at} />,
    },
    {
      key: 'by',
      header: labels.auditBy,
      minWidth: '9rem',
      render: ({ by, address, isAtOfficePc }) => (
        <>
          {by ? accountLabel(by.fname, by.username) : words.nobody}
          {address !== undefined && <Note>{address}</Note>}
          {isAtOfficePc === true && <Note>{labels.auditOfficePc}</Note>}
        </>
      ),
    },
    {
      key: 'action',
      header: labels.auditAction,
      minWidth: '9rem',
      render: ({ action }) => choiceLabel(options.auditAction, action),
    },
    {
      key: 'subject',
      header: labels.auditSubject,
      folds: { at: 'phone', into: 'action' },
      render: ({ subject }) => (
        <>
          {subject.id}
          {subject.name !== undefined && <Note>{subject.name}</Note>}
        </>
      ),
    },
    {
      key: 'changes',
      header: labels.auditChanges,
      minWidth: '15rem',
      folds: { at: 'phone', into: 'action' },
      render: ({ changes }) => <ChangeList changes={changes} />,
    },
  ];
  return { words, columns, rowKey: ({ id }) => id };
}

/** What narrows the audit log. @param actors who may have done something */
export function useAuditFilters(actors: Parameters<typeof accountOptions>[0]): readonly ListFilter[] {
  const words = useAuditMessages();
  const list = useListMessages();
  const { labels, options } = useWords();
  return [
    { name: 'subject', label: labels.auditSubject, kind: 'text', hint: words.subjectHint, maxLength: 40 },
    {
      name: 'account',
      label: labels.auditBy,
      kind: 'choice',
      all: list.everybody,
      options: accountOptions(actors),
    },
    {
      name: 'action',
      label: labels.auditAction,
      kind: 'choice',
      all: words.anything,
      options: optionsOf(auditActions, options.auditAction),
    },
    {
      name: 'fees',
      label: words.about,
      kind: 'choice',
      all: words.anything,
      options: [{ value: 'true', label: words.feeChanges }],
    },
    { name: 'from', label: list.from, kind: 'day' },
    { name: 'to', label: list.to, kind: 'day' },
  ];
}
