import { EmptyState } from '@school/ui';
import { GraduationCap } from 'lucide-react';
import { CardLink, OneResult } from '../office/exam-results/student-results';
import { FAMILY } from '../session/return-url';
import { QueryView } from '../screen/query-view';
import { FamilyPage } from './family-page';
import { useFamilyMessages } from './messages';
import { shownResult } from './shown-result';
import { useResults } from './use-family';

/** The results of the published exams, the latest first, each with its report card (D64). */
export function ResultsPage() {
  const words = useFamilyMessages();
  return (
    <FamilyPage title={words.nav.results}>
      <QueryView query={useResults()} failed={words.failed.results}>
        {(results) =>
          results.length === 0 ? (
            <EmptyState
              title={words.results.none}
              description={words.results.noneText}
              icon={<GraduationCap />}
            />
          ) : (
            results.map((result) => (
              <OneResult
                key={result.exam.id}
                result={shownResult(result)}
                action={
                  <CardLink
                    exam={result.exam.name}
                    to={`${FAMILY}/results/${encodeURIComponent(result.exam.id)}`}
                  />
                }
              />
            ))
          )
        }
      </QueryView>
    </FamilyPage>
  );
}
