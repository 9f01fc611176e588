import {
  REGISTER_PAGE,
  registeredReceiptsOf,
  type ExportKind,
  type PaymentMode,
  type RegisteredReceipt,
} from '@school/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { keys, type RegisterRequest } from '../../api/keys';
import { answerOf, schoolApi, valueOf } from '../../api/school-api';
import { pageIn } from '../../app/page-in-address';

const { calls } = schoolApi;

const filterNames = ['number', 'studentID', 'from', 'to', 'collector', 'mode'] as const;

/** What narrows the register, as the address has it; what is left out narrows nothing. */
export type RegisterFilter = Partial<Record<(typeof filterNames)[number], string>>;

/** The register's page, filter and order, kept in the address so that going back from a receipt shows the same rows again. */
export function useRegisterAddress() {
  const [query, setQuery] = useSearchParams();
  const given = [...filterNames].flatMap((name) => {
    const value = query.get(name) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  const isOldestFirst = query.get('sort') === 'oldest';
  const filter: RegisterFilter = Object.fromEntries(given);
  const go = (wanted: RegisterFilter, page: number, oldestFirst: boolean) =>
    setQuery({
      ...wanted,
      ...(oldestFirst && { sort: 'oldest' }),
      ...(page > 1 && { page: String(page) }),
    });
  return {
    page: pageIn(query),
    filter,
    isOldestFirst,
    setPage: (page: number) => go(filter, page, isOldestFirst),
    setFilter: (wanted: RegisterFilter) => go(wanted, 1, isOldestFirst),
    turnOrder: () => go(filter, 1, !isOldestFirst),
  };
}

/** The address may say anything; the server tells what is wrong with it. */
const queryOf = ({ mode, ...filter }: RegisterFilter) => ({
  ...filter,
  ...(mode !== undefined && { mode: mode as PaymentMode }),
});

/** A page of the register, and how many rows there are: at most one more than its pages reach (D51). */
export function useRegister(request: RegisterRequest) {
  return useQuery({
    queryKey: keys.register(request),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<{ rows: readonly RegisteredReceipt[]; total: number }> => {
      const query = {
        ...queryOf(request.filter),
        sort: request.isOldestFirst ? ('oldest' as const) : ('newest' as const),
        page: String(request.page),
        size: String(REGISTER_PAGE),
      };
      const { value, headers } = await answerOf(
        calls.GET('/api/office/receipts', { params: { query }, signal }),
      );
      return { rows: registeredReceiptsOf(value), total: Number(headers.get('X-Total-Count')) };
    },
  });
}

/** The accounts that may have collected. */
export function useCollectors() {
  return useQuery({
    queryKey: keys.collectors,
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/receipts/collectors', { signal })),
  });
}

/** The register as a file: all pages of what it shows (D69). */
export const exportReceipts = (as: ExportKind, filter: RegisterFilter) =>
  calls.GET('/api/office/receipts/export', {
    params: { query: { as, ...queryOf(filter) } },
    parseAs: 'blob',
  });
