import {
  choiceLabel,
  dateTimeLabel,
  formatAmount,
  formatRupees,
  headLabel,
  isRunning,
  monthLabel,
  monthRangeLabel,
  paise,
  type StandingConcession,
} from '@school/domain';
import { DataTable, type Column } from '@school/ui';
import { useWords } from '../../messages/words';
import { RowButton } from '../../screen/row-button';
import { Noted } from '../list/cells';
import { useStudentMoneyMessages } from './messages';

export interface ConcessionListProps {
  readonly concessions: readonly StandingConcession[];
  /** The current month. */
  readonly month: string;
  /** Ends a concession; left out for accounts without the right. */
  readonly onEnd?: ((concession: StandingConcession) => void) | undefined;
}

/** The standing concessions of a student, including those that ended (D48). */
export function ConcessionList({ concessions, month, onEnd }: ConcessionListProps) {
  const words = useStudentMoneyMessages();
  const { labels, options, locale } = useWords();
  const monthsOf = ({ from, through }: StandingConcession) =>
    through === undefined ? words.from(monthLabel(from, locale)) : monthRangeLabel(from, through, locale);
  const columns: readonly Column<StandingConcession>[] = [
    {
      key: 'kind',
      header: words.columns.kind,
      render: ({ concession, head }) => (
        <Noted note={head !== undefined && headLabel(options.head, head)}>
          {choiceLabel(options.concession, concession)}
        </Noted>
      ),
    },
    {
      key: 'worth',
      header: words.columns.worth,
      minWidth: '7rem',
      folds: { at: 'phone', into: 'kind' },
      render: ({ unit, value }) =>
        unit === 'percent'
          ? words.percent(formatAmount(paise(value)))
          : words.rupees(formatRupees(paise(value))),
    },
    {
      key: 'months',
      header: labels.months,
      minWidth: '7rem',
      render: (concession) => (
        <Noted
          note={
            concession.endedFrom !== undefined &&
            words.endedFrom(monthLabel(concession.endedFrom, locale), concession.endedBy ?? '')
          }
        >
          {monthsOf(concession)}
        </Noted>
      ),
    },
    {
      key: 'reason',
      header: labels.reason,
      minWidth: '9rem',
      folds: { at: 'phone', into: 'kind' },
      render: ({ reason, endReason }) => <Noted note={endReason}>{reason}</Noted>,
    },
    {
      key: 'given',
      header: words.columns.given,
      minWidth: '9rem',
      folds: { at: 'phone', into: 'months' },
      render: ({ givenBy, givenAt }) => <Noted note={dateTimeLabel(givenAt, locale)}>{givenBy}</Noted>,
    },
    ...(onEnd
      ? [
          {
            key: 'action',
            header: labels.actions,
            render: (concession: StandingConcession) =>
              isRunning(concession, month) && (
                <RowButton
                  name={words.endOf(choiceLabel(options.concession, concession.concession))}
                  onClick={() => onEnd(concession)}
                >
                  {words.end}
                </RowButton>
              ),
          },
        ]
      : []),
  ];
  return <DataTable caption={words.list} columns={columns} rows={concessions} rowKey={({ id }) => id} />;
}
