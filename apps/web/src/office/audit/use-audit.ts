import { AUDIT_PAGE, auditEntriesOf, type AuditFilter, type ExportKind } from '@school/domain';
import { calls } from '../../api/school-api';
import type { DefinedFields } from '../list/use-list-query';
import { partOf, usePart } from '../list/use-part';

/** A page of the audit log, newest first, and the total number of lines (D60). */
export const useAuditLog = (filter: DefinedFields<AuditFilter>, page: number) =>
  usePart(['audit', filter, page], async (signal) => {
    const query = { ...filter, page: String(page), size: String(AUDIT_PAGE) };
    const { rows, total } = await partOf(calls.GET('/api/audit', { params: { query }, signal }));
    return { rows: auditEntriesOf(rows), total };
  });

/** The audit log as a file: all pages of what the filter finds (D69). */
export const exportAuditLog = (filter: DefinedFields<AuditFilter>) => (as: ExportKind) =>
  calls.GET('/api/audit/export', { params: { query: { as, ...filter } }, parseAs: 'blob' });
