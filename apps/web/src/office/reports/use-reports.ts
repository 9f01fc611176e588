import type { ExportKind } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { schoolApi, valueOf } from '../../api/school-api';

const { calls } = schoolApi;

/** The school as it stands, as far as the session may read it. */
export const useGeneralReport = () =>
  useQuery({
    queryKey: ['reports', 'general'],
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/reports/general', { signal })),
  });

/** The general report as a file (D69). */
export const exportGeneralReport = (as: ExportKind) =>
  calls.GET('/api/office/reports/general/export', { params: { query: { as } }, parseAs: 'blob' });
