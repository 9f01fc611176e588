import {
  CERTIFICATES_PAGE,
  registeredCertificatesOf,
  type ExportKind,
  type RegisteredCertificate,
  type SchoolCode,
} from '@school/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { answerOf, schoolApi } from '../../api/school-api';
import { useListAddress } from '../list/use-list-address';

const { calls } = schoolApi;

const filterNames = ['serial', 'studentID', 'branch', 'state', 'from', 'to'] as const;

/** What narrows the register, as the address has it; what is left out narrows nothing. */
export type CertificateFilter = Partial<Record<(typeof filterNames)[number], string>>;

/** The register's page and filter, kept in the address so that going back from a paper shows the same rows again. */
export function useCertificatesAddress() {
  const { address, page, setPage, narrow } = useListAddress();
  const given = filterNames.flatMap((name) => {
    const value = address.get(name) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  const filter: CertificateFilter = Object.fromEntries(given);
  return {
    page,
    filter,
    setPage,
    setFilter: (wanted: CertificateFilter) =>
      narrow(Object.fromEntries(filterNames.map((name) => [name, wanted[name] ?? '']))),
  };
}

/** The address may say anything; the server tells what is wrong with it. */
const queryOf = ({ branch, state, ...filter }: CertificateFilter) => ({
  ...filter,
  ...(branch !== undefined && { branch: branch as SchoolCode }),
  ...(state !== undefined && { state: state as RegisteredCertificate['state'] }),
});

async function pageOf(page: number, size: number, filter: CertificateFilter, signal?: AbortSignal) {
  const query = { ...queryOf(filter), page: String(page), size: String(size) };
  const { value, headers } = await answerOf(
    calls.GET('/api/office/certificates', { params: { query }, ...(signal && { signal }) }),
  );
  return { rows: registeredCertificatesOf(value), total: Number(headers.get('X-Total-Count')) };
}

/** A page of the register, and how many rows there are. */
export function useCertificates(page: number, filter: CertificateFilter) {
  return useQuery({
    queryKey: [...keys.certificates, 'register', page, filter],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => pageOf(page, CERTIFICATES_PAGE, filter, signal),
  });
}

/** More certificates than this are no paper for anybody. */
export const MOST_PRINTED = 1000;

const PRINT_PAGE = 100;

/** All rows that a filter finds, for paper. @throws Refusal */
export async function wholeRegister(filter: CertificateFilter): Promise<readonly RegisteredCertificate[]> {
  const rows = new Map<string, RegisteredCertificate>();
  for (let page = 1; ; page += 1) {
    const part = await pageOf(page, PRINT_PAGE, filter);
    // One that is issued meanwhile moves others to the next page, where they come a second time.
    for (const row of part.rows) rows.set(row.serial, row);
    if (part.rows.length < PRINT_PAGE || rows.size >= MOST_PRINTED) return [...rows.values()];
  }
}

/** The register as a file: all pages of what it shows (D69). */
export const exportCertificates = (as: ExportKind, filter: CertificateFilter) =>
  calls.GET('/api/office/certificates/export', {
    params: { query: { as, ...queryOf(filter) } },
    parseAs: 'blob',
  });
