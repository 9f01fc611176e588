import {
  accountLabel,
  auditActions,
  auditChangeText,
  choiceLabel,
  dateTimeLabel,
  type AuditEntry,
} from '@school/domain';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { StudentFilter } from '../find-student/student-filter';
import type { List, ListColumn } from '../list/list';
import { accountOptions, type ListFilter, type OwnFilterProps } from '../list/list-filters';
import { useListMessages } from '../list/messages';
import { OneLine } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { AuditSubjectLink } from './audit-subject-link';
import { useAuditMessages } from './messages';

/** The id of an action's link in the list: the focus returns to it when the details are closed. */
export const deedId = (id: string) => `deed-${id}`;

/** Filters by who or what was changed: students are offered (D57); a login id, or any other subject, is searched for as typed. */
function SubjectFilter(props: OwnFilterProps) {
  const { subjectPlaceholder } = useAuditMessages();
  // The API's limit for a subject.
  return <StudentFilter {...props} takesAll placeholder={subjectPlaceholder} maxLength={40} />;
}

/** Does not widen its cell. */
const Cut = styled.span`
  display: block;
  inline-size: 0;
  min-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The audit log, an action a line (D60). @param addressOf an action's address @param hasRoom no details are beside the list */
export function useAuditList(addressOf: (entry: AuditEntry) => string, hasRoom: boolean): List<AuditEntry> {
  const words = useAuditMessages();
  const schoolWords = useWords();
  const { labels, options } = schoolWords;
  const columns: readonly ListColumn<AuditEntry>[] = [
    {
      key: 'at',
      header: labels.auditAt,
      folds: { at: 'phone', into: 'action' },
      render: ({ at }) => <OneLine>{dateTimeLabel(at, schoolWords.locale)}</OneLine>,
    },
    {
      key: 'by',
      header: labels.auditBy,
      folds: { at: 'phone', into: 'action' },
      render: ({ by, isAtOfficePc }) => (
        <OneLine>
          {by && accountLabel(by.fname, by.username)}
          {!by && (isAtOfficePc === true ? labels.auditOfficePc : words.nobody)}
        </OneLine>
      ),
    },
    {
      key: 'action',
      header: labels.auditAction,
      namesRow: true,
      minWidth: '9rem',
      render: (entry) => (
        <PageLink id={deedId(entry.id)} to={addressOf(entry)}>
          {choiceLabel(options.auditAction, entry.action)}
        </PageLink>
      ),
    },
    {
      key: 'subject',
      header: labels.auditSubject,
      folds: { at: 'phone', into: 'action' },
      minWidth: '9rem',
      // A very long name would squeeze the action to one word per line.
      render: ({ subject }) => <AuditSubjectLink subject={subject} />,
    },
    ...(hasRoom
      ? [
          {
            key: 'changes',
            header: labels.auditChanges,
            folds: { at: 'drawer', into: 'subject' },
            minWidth: '20rem',
            render: ({ changes }) =>
              changes.length > 0 && (
                <Cut>{changes.map((change) => auditChangeText(change, schoolWords)).join(', ')}</Cut>
              ),
          } satisfies ListColumn<AuditEntry>,
        ]
      : []),
  ];
  return { words, columns, rowKey: ({ id }) => id, addressOf };
}

/** The filters of the audit log. @param actors the accounts that may have done something */
export function useAuditFilters(actors: Parameters<typeof accountOptions>[0]): readonly ListFilter[] {
  const words = useAuditMessages();
  const list = useListMessages();
  const { labels, options } = useWords();
  return [
    { name: 'subject', label: labels.auditSubject, kind: 'own', Field: SubjectFilter },
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
      options: [{ value: 'true', label: labels.fees }],
    },
    { name: 'from', label: list.from, kind: 'day' },
    { name: 'to', label: list.to, kind: 'day' },
  ];
}
