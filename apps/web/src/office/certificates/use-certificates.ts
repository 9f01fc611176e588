import {
  CERTIFICATES_PAGE,
  registeredCertificatesOf,
  type CertificateFilter,
  type ExportKind,
  type RegisteredCertificate,
} from '@school/domain';
import { keys } from '../../api/keys';
import { calls } from '../../api/school-api';
import type { DefinedFields } from '../list/use-list-query';
import { partOf, usePart } from '../list/use-part';
import { MOST_PRINTED, PRINT_PAGE, wholeOf } from '../list/whole-list';

async function readPage(
  page: number,
  size: number,
  filter: DefinedFields<CertificateFilter>,
  signal?: AbortSignal,
) {
  const query = { ...filter, page: String(page), size: String(size) };
  const call = calls.GET('/api/office/certificates', { params: { query }, ...(signal && { signal }) });
  const { rows, total } = await partOf(call);
  return { rows: registeredCertificatesOf(rows), total };
}

export const useCertificates = (page: number, filter: DefinedFields<CertificateFilter>) =>
  usePart([...keys.certificates, 'register', page, filter], (signal) =>
    readPage(page, CERTIFICATES_PAGE, filter, signal),
  );

/** Returns all rows that a filter finds, for paper. @throws Refusal */
export async function wholeRegister(
  filter: DefinedFields<CertificateFilter>,
): Promise<readonly RegisteredCertificate[]> {
  const load = (page: number) => readPage(page, PRINT_PAGE, filter);
  return (await wholeOf(load, MOST_PRINTED, ({ serial }) => serial)).rows;
}

/** The register as a file: all pages of what the filter finds (D69). */
export const exportCertificates = (filter: DefinedFields<CertificateFilter>) => (as: ExportKind) =>
  calls.GET('/api/office/certificates/export', { params: { query: { as, ...filter } }, parseAs: 'blob' });
