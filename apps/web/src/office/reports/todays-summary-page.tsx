import { longDayLabel, startOfDay } from '@school/domain';
import { PrintSheet, useKitMessages } from '@school/ui';
import { useToday } from '../../api/use-today';
import { paperTitle } from '../list/paper-title';
import { PaperPage } from '../paper/paper-page';
import { useReportsMessages } from './messages';
import { TodaysSummarySheet } from './todays-summary-sheet';

/** The events of today, on one A4 (section 2). */
export function TodaysSummaryPage() {
  const words = useReportsMessages();
  const summary = useToday();
  const { locale } = useKitMessages();
  const { title } = words.today;
  return (
    <PaperPage title={title} words={words} backTo="/office/dashboard" sources={[summary]}>
      {summary.data && (
        <PrintSheet label={paperTitle(title, [longDayLabel(startOfDay(summary.data.day), locale)])} isLong>
          <TodaysSummarySheet summary={summary.data} printedAt={new Date(summary.dataUpdatedAt)} />
        </PrintSheet>
      )}
    </PaperPage>
  );
}
