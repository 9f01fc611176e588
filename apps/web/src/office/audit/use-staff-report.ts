import type { ExportKind, StaffReportFilter } from '@school/domain';
import { calls, valueOf } from '../../api/school-api';
import type { StaffLine, StaffReport } from '../../api/types';
import type { DefinedFields } from '../list/use-list-query';
import { usePart } from '../list/use-part';
import type { Part } from '../list/whole-list';

/** The report with all its lines on one page. */
export interface StaffPart extends Part<StaffLine> {
  readonly report: StaffReport;
}

/** The staff report for the given days; users who are not administrators get only their own. */
export const useStaffReport = (filter: DefinedFields<StaffReportFilter>) =>
  usePart(['staff-report', filter], async (signal): Promise<StaffPart> => {
    const report = await valueOf(
      calls.GET('/api/office/reports/staff', { params: { query: filter }, signal }),
    );
    return { report, rows: report.people, total: report.people.length };
  });

/** The report as a file (D69). */
export const exportStaffReport = (filter: DefinedFields<StaffReportFilter>) => (as: ExportKind) =>
  calls.GET('/api/office/reports/staff/export', { params: { query: { as, ...filter } }, parseAs: 'blob' });
