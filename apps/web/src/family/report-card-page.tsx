import { EmptyState, PrintSheet } from '@school/ui';
import { useParams } from 'react-router-dom';
import { PaperPage } from '../office/paper/paper-page';
import { useBranchHead } from '../office/paper/use-branch-head';
import { ReportCard } from '../office/report-card/report-card';
import { usePageTitle } from '../public/use-page-title';
import { FAMILY } from '../session/return-url';
import { useFamilyMessages } from './messages';
import { shownResult } from './shown-result';
import { useResults } from './use-family';

/** The report card of one exam as the family prints it (D64). */
export function ReportCardPage() {
  const words = useFamilyMessages();
  const { exam } = useParams();
  const resultsQuery = useResults();
  const result = resultsQuery.data?.find((one) => one.exam.id === exam);
  const { head } = useBranchHead(result?.exam.branch);
  const title = result ? words.results.cardOf(result.exam.name) : words.results.card;
  usePageTitle(title, title);
  return (
    <PaperPage
      title={title}
      words={{ back: words.results.back, failed: words.failed.results }}
      backTo={`${FAMILY}/results`}
      sources={[resultsQuery]}
      canPrint={result !== undefined}
    >
      {result ? (
        <PrintSheet label={title} isLong>
          <ReportCard
            exam={shownResult(result).exam}
            place={result}
            row={result}
            ranked={result.ranked}
            head={head}
          />
        </PrintSheet>
      ) : (
        <EmptyState title={words.results.noCard} />
      )}
    </PaperPage>
  );
}
