import { dateTimeLabel, dayRangeLabel, staffReportFilterSchema } from '@school/domain';
import { Alert, useKitMessages } from '@school/ui';
import { useScreenName } from '../../screen/features';
import { optionsOf, rupeesShown, useWords } from '../../messages/words';
import { useRights } from '../../session/use-rights';
import { useCollectors } from '../ledger/use-collectors';
import { accountOptions, useLimits, type ListFilter } from '../list/list-filters';
import { ListPage } from '../list/list-page';
import { paperTitle } from '../list/paper-title';
import { ListPaper } from '../list/list-paper';
import { useListMessages } from '../list/messages';
import { useDaysQuery } from '../list/use-days-query';
import { useAuditMessages } from './messages';
import { daysOfRange, rangeOf, staffRanges } from './staff-days';
import { useStaffReportList, type StaffReportListOptions } from './staff-report-list';
import { StaffTabs } from './staff-tabs';
import { StaffTotals } from './staff-totals';
import { exportStaffReport, useStaffReport, type StaffPart } from './use-staff-report';

/** More people than any school has. */
const MOST = 1000;

export interface StaffPaperProps extends StaffReportListOptions {
  readonly whole: StaffPart;
  readonly title: string;
  readonly limits: readonly string[];
  readonly printedAt: Date;
}

/** The report on A4, with the total of all lines. */
export function StaffPaper({ whole, title, limits, printedAt, ...listOptions }: StaffPaperProps) {
  const { staff: words } = useAuditMessages();
  const { labels, locale } = useWords();
  const list = useStaffReportList(listOptions);
  // The sum is in the total column; the columns after it are not amounts.
  const columnsAfterTotal = list.columns.slice(list.columns.findIndex(({ key }) => key === 'total') + 1);
  return (
    <ListPaper
      list={list}
      title={title}
      limits={limits}
      note={words.printed(dateTimeLabel(printedAt, locale))}
      rows={whole.rows}
      total={{
        label: labels.total,
        values: [rupeesShown(whole.report.total.money.total), ...columnsAfterTotal.map(() => '')],
      }}
    >
      <StaffTotals total={whole.report.total} />
    </ListPaper>
  );
}

/** Filters by days, and for an administrator by person. */
function useStaffFilters(isOfAll: boolean): readonly ListFilter[] {
  const { staff: words } = useAuditMessages();
  const { everybody } = useListMessages();
  const { labels } = useWords();
  const { data: accounts = [] } = useCollectors();
  const person: ListFilter = {
    name: 'person',
    label: labels.person,
    kind: 'choice',
    all: everybody,
    options: accountOptions(accounts),
  };
  return [
    {
      name: 'range',
      label: labels.days,
      kind: 'choice',
      all: words.otherDays,
      options: optionsOf(staffRanges, words.ranges),
    },
    { name: 'firstDay', label: labels.firstDay, kind: 'day' },
    { name: 'lastDay', label: labels.lastDay, kind: 'day' },
    ...(isOfAll ? [person] : []),
  ];
}

/**
 * The staff report for a day or a range, on screen, on paper and as a file; of everybody for an administrator, of oneself for
 * others (D53, D60, D62).
 */
export function StaffReport({ isOfAll }: { readonly isOfAll: boolean }) {
  const { staff: words } = useAuditMessages();
  const title = useScreenName();
  const rights = useRights();
  const { locale } = useKitMessages();
  const { filter, others, setOf, narrow, ...query } = useDaysQuery(staffReportFilterSchema);
  const reportQuery = useStaffReport(filter);
  const report = reportQuery.data?.report;
  const firstDay = filter.firstDay ?? report?.firstDay ?? '';
  const lastDay = filter.lastDay ?? filter.firstDay ?? report?.lastDay ?? '';
  const filters = useStaffFilters(isOfAll);
  const limits = useLimits(filters, others);
  const days = firstDay && lastDay && dayRangeLabel(firstDay, lastDay, locale);
  const listOptions = {
    days: { firstDay, lastDay },
    leadsToLog: isOfAll,
    leadsToDayBook: rights.includes('reports'),
  };
  const list = useStaffReportList(listOptions);
  const range = rangeOf(firstDay, lastDay, new Date());
  const setDays = setOf(firstDay);
  return (
    <ListPage
      title={title}
      description={isOfAll ? words.text : words.ownText}
      {...(isOfAll && { tabs: <StaffTabs /> })}
      list={isOfAll ? list : { ...list, words: { ...list.words, none: words.noneOwn } }}
      query={{
        ...query,
        filter: { ...others, firstDay, lastDay, ...(range && { range }) },
        set: (name, value) => {
          const chosen = staffRanges.find((one) => one === value);
          if (name !== 'range') setDays(name, value);
          // Other days are chosen by typing them.
          else if (chosen) narrow(daysOfRange(chosen, new Date()));
        },
      }}
      result={reportQuery}
      size={MOST}
      density="compact"
      filtersLabel={words.filter}
      filters={filters}
      download={exportStaffReport(filter)}
      print={{
        label: paperTitle(title, [days, ...limits]),
        load: async () => (await reportQuery.refetch({ throwOnError: true })).data,
        most: MOST,
        tooLong: words.tooLong,
        paper: (whole: StaffPart | undefined, printedAt) =>
          whole && (
            <StaffPaper
              {...listOptions}
              whole={whole}
              title={title}
              limits={[days, ...limits]}
              printedAt={printedAt}
            />
          ),
      }}
    >
      {report?.hidesCash && <Alert tone="info">{words.hidesCash}</Alert>}
      {report && report.people.length > 1 && <StaffTotals total={report.total} isShort />}
    </ListPage>
  );
}
