import {
  accountLabel,
  auditChangeText,
  auditSubjectShown,
  choiceLabel,
  feeFigures,
  type AuditEntry,
} from '@school/domain';
import type { Column } from '@school/ui';
import { useWords } from '../../messages/words';
import { DayAndTime } from '../list/day-and-time';
import { Note, Noted } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { profileOf } from '../student/profile-of';
import { useDashboardMessages } from './messages';
import { PanelTable } from './panel-table';
import { feeChangesSince, type Read } from './use-dashboard';

/** The changes of the last 30 days that affect what families pay, for an administrator (D84). */
export function FeeChanges({ feeChanges }: Read<'feeChanges'>) {
  const dashboard = useDashboardMessages();
  const words = useWords();
  const { labels, options } = words;
  const from = feeChangesSince(new Date());
  const columns: readonly Column<AuditEntry>[] = [
    {
      key: 'at',
      header: labels.auditAt,
      folds: { at: 'phone', into: 'subject' },
      render: ({ at }) => <DayAndTime at={at} />,
    },
    {
      key: 'subject',
      header: labels.auditSubject,
      namesRow: true,
      render: ({ subject }) => {
        const { kind, id, name = id } = auditSubjectShown(subject, words);
        return (
          <Noted note={kind === 'student' && id}>
            {kind === 'student' ? <PageLink to={profileOf({ studentID: id })}>{name}</PageLink> : name}
          </Noted>
        );
      },
    },
    {
      key: 'changes',
      header: labels.auditChanges,
      render: ({ action, changes }) => (
        <>
          {choiceLabel(options.auditAction, action)}
          {feeFigures(changes).map((change) => (
            <Note key={change.field}>{auditChangeText(change, words)}</Note>
          ))}
        </>
      ),
    },
    {
      key: 'by',
      header: labels.auditBy,
      folds: { at: 'phone', into: 'changes' },
      render: ({ by }) => by && accountLabel(by.fname, by.username),
    },
  ];
  const allChangesPath = `/office/staff-report?${new URLSearchParams({ fees: 'true', from }).toString()}`;
  return (
    <PanelTable
      title={dashboard.feeChanges}
      rest={{ to: allChangesPath, label: dashboard.allFeeChanges }}
      query={feeChanges}
      columns={columns}
      rows={feeChanges.data}
      rowKey={({ id }) => id}
      none={dashboard.noFeeChanges}
    />
  );
}
