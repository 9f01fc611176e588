import { PrintSheet } from '@school/ui';
import { useToday } from '../../api/use-today';
import { PaperPage } from '../paper/paper-page';
import { useReportsMessages } from './messages';
import { TodaysSummarySheet } from './todays-summary-sheet';

/** What happened today, as one A4 (section 2). */
export function TodaysSummaryPage() {
  const words = useReportsMessages();
  const summary = useToday();
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
