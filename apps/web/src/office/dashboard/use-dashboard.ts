import type { components } from '@school/api-client';
import { auditEntriesOf, dayFrom, registeredReceiptsOf, schoolDate } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useFigures } from '../../api/use-figures';
import { useRead } from '../../api/use-read';
import { useToday } from '../../api/use-today';
import { useIsAdmin } from '../../session/session';
import { useRights } from '../../session/use-rights';
import { useFirstDay } from '../first-day/use-first-day';
import { useDefaulters, useDefaultersTotals } from '../ledger/use-defaulters';
import { useWaitingAccounts } from '../waiting-accounts/use-waiting-accounts';

/** The number of students present today in each wing, by the sections that were marked (D62). */
const useAttendanceToday = () =>
  useRead([...keys.attendance, 'today'], (signal) =>
    valueOf(calls.GET('/api/office/attendance/today', { signal })),
  );

export type CardsToday = components['schemas']['CardsToday'];
export type UnknownCard = components['schemas']['UnknownCard'];

/** The cards read today that belong to no student. */
export const useUnknownCards = () =>
  useRead([...keys.attendance, 'unknown-cards'], (signal) =>
    valueOf(calls.GET('/api/office/card-reads/unknown', { signal })),
  );

/** Today's collection, by the rule of the day book (D53). */
const useCollectedToday = (enabled: boolean) =>
  useRead(['collected-today'], (signal) => valueOf(calls.GET('/api/office/collectedToday', { signal })), {
    enabled,
  });

/** The number of rows for the latest receipts and for those who owe most. */
export const ROWS = 5;

const useLatestReceipts = () =>
  useRead([...keys.receipts, 'latest'], async (signal) => {
    const query = { size: String(ROWS) };
    return registeredReceiptsOf(
      await valueOf(calls.GET('/api/office/receipts', { params: { query }, signal })),
    );
  });

/** The first of the 30 days whose fee changes the dashboard shows (D84). */
export const feeChangesSince = (now: Date): string => dayFrom(schoolDate(now), -30);

/** The latest changes that affect what families pay. @param from the first day, `yyyy-mm-dd` */
const useFeeChanges = (from: string, enabled: boolean) =>
  useRead(
    ['audit', 'fee-changes', from],
    async (signal) => {
      const query = { fees: 'true', from, size: String(ROWS) } as const;
      return auditEntriesOf(await valueOf(calls.GET('/api/audit', { params: { query }, signal })));
    },
    { enabled },
  );

const useBackups = () =>
  useRead(['backups'], (signal) => valueOf(calls.GET('/api/office/backups', { signal })));

/** All data of the dashboard for the account. Its parts read nothing themselves: failures show once and are retried together. */
export function useDashboard() {
  const isAdmin = useIsAdmin();
  const mayReport = useRights().includes('reports');
  return {
    backups: useBackups(),
    waitingAccounts: useWaitingAccounts(),
    firstDay: useFirstDay(isAdmin),
    collected: useCollectedToday(mayReport),
    owed: useDefaultersTotals({}, mayReport),
    receipts: useLatestReceipts(),
    owing: useDefaulters({ page: 1, size: ROWS, filter: {}, sort: '-amount' }, mayReport),
    feeChanges: useFeeChanges(feeChangesSince(new Date()), isAdmin),
    figures: useFigures(),
    attendance: useAttendanceToday(),
    today: useToday(),
  };
}

type Reads = ReturnType<typeof useDashboard>;

/** The part of the dashboard's data that one of its parts shows. */
export type Read<Names extends keyof Reads> = { readonly [Name in Names]: Reads[Name] };
