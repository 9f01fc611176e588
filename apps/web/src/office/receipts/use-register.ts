import {
  REGISTER_PAGE,
  REGISTER_REACH,
  registeredReceiptsOf,
  type ExportKind,
  type ReceiptFilter,
  type RegisteredReceipt,
  type RegisterSort,
} from '@school/domain';
import { keys } from '../../api/keys';
import { calls } from '../../api/school-api';
import type { DefinedFields } from '../list/use-list-query';
import { partOf, usePart } from '../list/use-part';
import { PRINT_PAGE, wholeOf } from '../list/whole-list';

interface RegisterRequest {
  readonly page: number;
  readonly filter: DefinedFields<ReceiptFilter>;
  readonly sort: RegisterSort;
}

/** Reads a page; the total counts at most one row more than the pages can reach (D51). */
const readPage = async ({ page, filter, sort }: RegisterRequest, size: number, signal?: AbortSignal) => {
  const query = { ...filter, sort, page: String(page), size: String(size) };
  const call = calls.GET('/api/office/receipts', { params: { query }, ...(signal && { signal }) });
  const { rows, total } = await partOf(call);
  return { rows: registeredReceiptsOf(rows), total };
};

export const useRegister = (request: RegisterRequest) =>
  usePart([...keys.receipts, 'register', request], (signal) => readPage(request, REGISTER_PAGE, signal));

/**
 * All rows that a filter finds, for paper. Always fetched oldest first: a receipt given out meanwhile then comes at the end and
 * moves no other row to the next page. @throws Refusal
 */
export async function wholeRegister(
  filter: DefinedFields<ReceiptFilter>,
  sort: RegisterSort,
): Promise<readonly RegisteredReceipt[]> {
  const readOldestFirst = (page: number) => readPage({ page, filter, sort: 'oldest' }, PRINT_PAGE);
  const { rows } = await wholeOf(readOldestFirst, REGISTER_REACH, ({ studentReceiptNo }) => studentReceiptNo);
  return sort === 'oldest' ? rows : rows.toReversed();
}

/** Exports the register as a file, with all pages of the current filter (D69). */
export const exportReceipts = (filter: DefinedFields<ReceiptFilter>) => (as: ExportKind) =>
  calls.GET('/api/office/receipts/export', { params: { query: { as, ...filter } }, parseAs: 'blob' });
