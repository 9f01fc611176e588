import type { ExportKind } from '@school/domain';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

/** The present state of the school, as far as the session may read it. */
export const useGeneralReport = () =>
  useRead(['reports', 'general'], (signal) => valueOf(calls.GET('/api/office/reports/general', { signal })));

/** The general report as a file (D69). */
export const exportGeneralReport = (as: ExportKind) =>
  calls.GET('/api/office/reports/general/export', { params: { query: { as } }, parseAs: 'blob' });
