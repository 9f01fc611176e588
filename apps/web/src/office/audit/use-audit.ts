import {
  AUDIT_PAGE,
  auditEntriesOf,
  type AuditAction,
  type AuditEntry,
  type ExportKind,
} from '@school/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf, schoolApi } from '../../api/school-api';
import { useListAddress } from '../list/use-list-address';

const { calls } = schoolApi;

const filterNames = ['subject', 'account', 'action', 'from', 'to'] as const;

/** What narrows the audit log, as the address has it; what is left out narrows nothing. */
export type AuditFilter = Partial<Record<(typeof filterNames)[number], string>>;

/** The log's page and filter, kept in the address so that going back shows the same lines again. */
export function useAuditAddress() {
  const { address, page, setPage, narrow } = useListAddress();
  const filter: AuditFilter = Object.fromEntries(
    [...filterNames].flatMap((name) => {
      const value = address.get(name) ?? '';
      return value === '' ? [] : [[name, value] as const];
    }),
  );
  return {
    page,
    filter,
    setPage,
    setFilter: (wanted: AuditFilter) =>
      narrow(Object.fromEntries(filterNames.map((name) => [name, wanted[name] ?? '']))),
  };
}

/** The address may say anything; the server tells what is wrong with it. */
const queryOf = ({ action, ...filter }: AuditFilter) => ({
  ...filter,
  ...(action !== undefined && { action: action as AuditAction }),
});

/** A page of the audit log, newest first, and how many lines there are (D60). */
export function useAuditLog(filter: AuditFilter, page: number) {
  return useQuery({
    queryKey: ['audit', filter, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<{ rows: readonly AuditEntry[]; total: number }> => {
      const query = { ...queryOf(filter), page: String(page), size: String(AUDIT_PAGE) };
      const { value, headers } = await answerOf(calls.GET('/api/audit', { params: { query }, signal }));
      return { rows: auditEntriesOf(value), total: Number(headers.get('X-Total-Count')) };
    },
  });
}

/** The audit log as a file: all pages of what it shows (D69). */
export const exportAuditLog = (as: ExportKind, filter: AuditFilter) =>
  calls.GET('/api/audit/export', { params: { query: { as, ...queryOf(filter) } }, parseAs: 'blob' });
