import { attendanceStates, choiceLabel, daysMarked } from '@school/domain';
import { WholeParts } from '@school/ui';
import type { StaffLine, StaffReport } from '../../api/types';
import { rupeesShown, useWords } from '../../messages/words';
import type { List, ListColumn } from '../list/list';
import { Noted, OneLine } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { useAuditMessages } from './messages';

/** An amount; nothing for zero. */
const amountIfAny = (rupees: number) => rupees !== 0 && <OneLine>{rupeesShown(rupees)}</OneLine>;

type Days = Pick<StaffReport, 'firstDay' | 'lastDay'>;

const logOf = ({ id }: StaffLine, { firstDay, lastDay }: Days) =>
  `/office/staff-report?${new URLSearchParams({ tab: 'log', account: id, from: firstDay, to: lastDay }).toString()}`;

const dayBookOf = ({ id }: StaffLine, days: Days) =>
  `/office/day-book?${new URLSearchParams({ ...days, collector: id }).toString()}`;

export interface StaffReportListOptions {
  readonly days: Days;
  /** Whether names link to the actions in the audit log, which administrators may read. */
  readonly leadsToLog: boolean;
  /** Whether receipts link to the entries in the day book, for users who may read it. */
  readonly leadsToDayBook: boolean;
}

/** The staff report, one person per line; the name links to the actions, the receipts to the day book (D53, D60, D62). */
export function useStaffReportList({
  days,
  leadsToLog,
  leadsToDayBook,
}: StaffReportListOptions): List<StaffLine> {
  const { staff: words } = useAuditMessages();
  const { labels, options } = useWords();
  // People named in old entries without an account have no actions, and cannot be chosen in the day book.
  const hasAccount = ({ role }: StaffLine) => role !== undefined;
  const folded = { at: 'phone', into: 'name', named: true } as const;
  const foldedOnTablet = { ...folded, at: 'drawer' } as const;
  /** A count with small notes below it; nothing when there is neither. */
  const countsCell = (count: string | false, ...more: readonly (string | false)[]) => {
    const notes = more.filter((note) => note !== false);
    return (
      (count !== false || notes.length > 0) && (
        <Noted note={notes.length > 0 && notes.join(', ')}>
          {count !== false && <OneLine>{count}</OneLine>}
        </Noted>
      )
    );
  };
  const textIfAny = (count: number, text: (count: number) => string) => count > 0 && text(count);
  const columns: readonly ListColumn<StaffLine>[] = [
    {
      key: 'name',
      header: labels.name,
      // A name in one line, and so is each mode below a total.
      paperWidth: '6.5rem',
      render: (line) => (
        <Noted note={line.role !== undefined && choiceLabel(options.role, line.role)}>
          {leadsToLog && hasAccount(line) ? (
            <PageLink to={logOf(line, days)} aria-label={words.deedsOf(line.name)}>
              {line.name}
            </PageLink>
          ) : (
            line.name || words.old
          )}
        </Noted>
      ),
    },
    {
      key: 'receipts',
      header: labels.receiptCount,
      align: 'end',
      folds: folded,
      render: (line) =>
        line.receipts > 0 &&
        (leadsToDayBook && hasAccount(line) ? (
          <PageLink to={dayBookOf(line, days)} aria-label={words.receiptsOf(line.receipts, line.name)}>
            {line.receipts}
          </PageLink>
        ) : (
          line.receipts
        )),
    },
    {
      key: 'collected',
      header: labels.collected,
      align: 'end',
      folds: folded,
      render: ({ money }) => amountIfAny(money.collected),
    },
    {
      key: 'voided',
      header: labels.voided,
      align: 'end',
      folds: { ...foldedOnTablet, into: 'total' },
      render: ({ money, voids }) =>
        voids > 0 && (
          <Noted note={<OneLine>{words.voids(voids)}</OneLine>}>{amountIfAny(money.voided)}</Noted>
        ),
    },
    {
      key: 'refunded',
      header: labels.refunded,
      align: 'end',
      folds: { ...foldedOnTablet, into: 'total' },
      render: ({ money }) => amountIfAny(money.refunded),
    },
    {
      key: 'total',
      header: labels.total,
      align: 'end',
      paperWidth: '9rem',
      render: ({ money, receipts, voids, refunds }) =>
        receipts + voids + refunds > 0 && (
          <Noted
            note={
              money.modes.length > 0 && (
                <WholeParts
                  parts={money.modes.map(
                    (one) => `${choiceLabel(options.mode, one.key)} ${rupeesShown(one.amount)}`,
                  )}
                />
              )
            }
          >
            <OneLine>{rupeesShown(money.total)}</OneLine>
          </Noted>
        ),
    },
    {
      key: 'students',
      header: labels.studentCount,
      folds: folded,
      render: ({ deeds }) =>
        countsCell(
          textIfAny(deeds.registered, words.registered),
          textIfAny(deeds.changed, words.changed),
          textIfAny(deeds.left, words.leftCount),
          textIfAny(deeds.certificates, words.certificates),
        ),
    },
    {
      key: 'attendance',
      header: labels.attendance,
      folds: folded,
      render: ({ deeds }) =>
        countsCell(
          textIfAny(deeds.attendance, words.lists),
          textIfAny(deeds.attendanceCorrected, words.corrected),
        ),
    },
    {
      key: 'marks',
      header: words.marks,
      folds: folded,
      render: ({ deeds }) =>
        countsCell(textIfAny(deeds.marks, words.lists), textIfAny(deeds.marksCorrected, words.changed)),
    },
    {
      key: 'days',
      header: words.ownDays,
      folds: foldedOnTablet,
      render: ({ days: ownDays }) =>
        ownDays !== undefined &&
        daysMarked(ownDays) > 0 && (
          <WholeParts
            parts={attendanceStates
              .filter((state) => ownDays[state] > 0)
              .map((state) => `${options.attendance[state]}: ${String(ownDays[state])}`)}
          />
        ),
    },
  ];
  return { words, columns, rowKey: ({ id }) => id };
}
