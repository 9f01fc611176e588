import { PrintSheet } from '@school/ui';
import { PaperPage } from '../paper/paper-page';
import { useReportsMessages } from './messages';
import { TodaysSummarySheet } from './todays-summary-sheet';
import { useTodaysSummary } from './use-reports';

/** What happened today, as one A4 (section 2). */
export function TodaysSummaryPage() {
  const words = useReportsMessages();
  const summary = useTodaysSummary();
  const { title } = words.today;
  return (
    <PaperPage title={title} words={words} backTo="/office/dashboard" sources={[summary]}>
      {summary.data && (
        <PrintSheet label={title} isLong>
          <TodaysSummarySheet summary={summary.data} at={new Date(summary.dataUpdatedAt)} />
        </PrintSheet>
      )}
    </PaperPage>
  );
}
