import { EmptyState, PrintSheet } from '@school/ui';
import { DownloadMenu } from '../list/download-menu';
import { PaperPage } from '../paper/paper-page';
import { GeneralReportSheet } from './general-report-sheet';
import { useReportsMessages } from './messages';
import { exportGeneralReport, useGeneralReport } from './use-reports';

/** The present state of the school, on screen, on paper and as a file (section 2). */
export function GeneralReportPage() {
  const words = useReportsMessages();
  const report = useGeneralReport();
  const { title, none, noneText } = words.general;
  const hasRows = report.data !== undefined && report.data.classes.length > 0;
  return (
    <PaperPage
      title={title}
      words={words}
      backTo="/office/dashboard"
      sources={[report]}
      canPrint={hasRows}
      actions={<DownloadMenu call={exportGeneralReport} />}
    >
      {report.data && hasRows ? (
        <PrintSheet label={words.general.titleOf(report.data.session)} isLong isAcross>
          <GeneralReportSheet report={report.data} printedAt={new Date(report.dataUpdatedAt)} />
        </PrintSheet>
      ) : (
        <EmptyState title={none} description={noneText} />
      )}
    </PaperPage>
  );
}
