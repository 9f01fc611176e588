import {
  REGISTER_PAGE,
  REGISTER_REACH,
  leftOutOf,
  registeredReceiptsOf,
  type ExportKind,
  type PaymentMode,
  type RegisteredReceipt,
} from '@school/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { answerOf, schoolApi, valueOf } from '../../api/school-api';
import { useListAddress } from '../list/use-list-address';

const { calls } = schoolApi;

/** Which receipts the register shows; texts as the address has them. */
interface RegisterRequest {
  readonly page: number;
  readonly filter: Readonly<Partial<Record<string, string>>>;
  readonly isOldestFirst: boolean;
}

const filterNames = ['number', 'studentID', 'from', 'to', 'collector', 'mode', 'book'] as const;

/** The book of what was paid back, instead of that of the receipts (D75). */
export const VOUCHERS = 'voucher' as const;

/** What narrows the register, as the address has it; what is left out narrows nothing. */
export type RegisterFilter = Partial<Record<(typeof filterNames)[number], string>>;

/** The register's page, filter and order, kept in the address so that going back from a receipt shows the same rows again. */
export function useRegisterAddress() {
  const { address, page, setPage, narrow } = useListAddress();
  const given = [...filterNames].flatMap((name) => {
    const value = address.get(name) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  const isOldestFirst = address.get('sort') === 'oldest';
  const filter: RegisterFilter = Object.fromEntries(given);
  return {
    page,
    filter,
    isOldestFirst,
    setPage,
    setFilter: (wanted: RegisterFilter) =>
      narrow(Object.fromEntries(filterNames.map((name) => [name, wanted[name] ?? '']))),
    turnOrder: () => narrow({ sort: isOldestFirst ? '' : 'oldest' }),
  };
}

/** The address may say anything; the server tells what is wrong with it. */
const queryOf = ({ mode, book, ...filter }: RegisterFilter) => ({
  ...filter,
  ...(mode !== undefined && { mode: mode as PaymentMode }),
  ...(book === VOUCHERS && { book }),
});

interface RegisterPage {
  readonly rows: readonly RegisteredReceipt[];
  /** At most one more than its pages reach (D51). */
  readonly total: number;
}

async function pageOf(
  { page, filter, isOldestFirst }: RegisterRequest,
  size: number,
  signal?: AbortSignal,
): Promise<RegisterPage> {
  const query = {
    ...queryOf(filter),
    sort: isOldestFirst ? ('oldest' as const) : ('newest' as const),
    page: String(page),
    size: String(size),
  };
  const { value, headers } = await answerOf(
    calls.GET('/api/office/receipts', { params: { query }, ...(signal && { signal }) }),
  );
  return { rows: registeredReceiptsOf(value), total: Number(headers.get('X-Total-Count')) };
}

/** A page of the register, and how many rows there are. */
export function useRegister(request: RegisterRequest) {
  return useQuery({
    queryKey: [...keys.receipts, 'register', request],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => pageOf(request, REGISTER_PAGE, signal),
  });
}

/** How many rows are asked for at once to be printed. */
const PRINT_PAGE = 100;

/**
 * All rows that a filter finds, for paper. Asked for oldest first, whatever the order: a receipt that is given out
 * meanwhile then comes after them, and moves none from one page to the next. @throws Refusal
 */
export async function wholeRegister(
  filter: RegisterFilter,
  isOldestFirst: boolean,
): Promise<readonly RegisteredReceipt[]> {
  const rows: RegisteredReceipt[] = [];
  for (let page = 1; ; page += 1) {
    const part = await pageOf({ page, filter, isOldestFirst: true }, PRINT_PAGE);
    rows.push(...part.rows);
    if (part.rows.length < PRINT_PAGE || rows.length >= REGISTER_REACH) break;
  }
  return isOldestFirst ? rows : rows.toReversed();
}

/** The register as a file: all pages of what it shows (D69). */
export const exportReceipts = (as: ExportKind, filter: RegisterFilter) =>
  calls.GET('/api/office/receipts/export', {
    params: { query: { as, ...queryOf(filter) } },
    parseAs: 'blob',
  });

/** The numbers of all books that were left out, as some of them may be on paper (D51). */
export function useLeftOut() {
  return useQuery({
    queryKey: [...keys.receipts, 'left-out'],
    queryFn: async ({ signal }) =>
      leftOutOf(await valueOf(calls.GET('/api/office/receipts/left-out', { signal }))),
  });
}
