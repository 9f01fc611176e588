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

/** The link of a deed in the list: the focus goes back to it when its details are closed. */
export const deedId = (id: string) => `deed-${id}`;

/** To whom something was done: students are offered (D57); a login id, or what else a deed was of, is asked for as it is typed. */
function SubjectFilter(props: OwnFilterProps) {
  const { subjectPlaceholder } = useAuditMessages();
  // The API takes no longer subject.
  return <StudentFilter {...props} takesAll placeholder={subjectPlaceholder} maxLength={40} />;
}

/** As wide as the cell is without it. */
const Cut = styled.span`
  display: block;
  inline-size: 0;
  min-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Who did what to whom and when, a deed a line (D60). @param addressOf where the details of one are shown @param hasRoom left out what the details beside it say */
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
      // The longest of names would push what was done into a word a line.
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

/** What narrows the audit log. @param actors who may have done something */
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
