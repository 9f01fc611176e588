import { foldStudentId, type ExamSection } from '@school/domain';
import { EmptyState, PrintSheet } from '@school/ui';
import { useSearchParams } from 'react-router-dom';
import { classLabelOf, useWords } from '../../messages/words';
import { examPath } from '../exam-results/result-paths';
import { useClassSheet } from '../exam-results/use-results';
import { PaperPage } from '../paper/paper-page';
import { useBranchHead } from '../paper/use-branch-head';
import { ReportCard } from '../report-card/report-card';
import { Cards } from '../report-card/report-card.styles';
import { useResultMessages } from './messages';
import { useSectionOfExam } from './use-section-of-exam';

/** The report cards of a section, or that of the student whom the address names (D64). */
export function ReportCardsPage() {
  const words = useResultMessages();
  const asked = useSectionOfExam();
  return asked ? <Loaded asked={asked} /> : <EmptyState title={words.cardsFailed} />;
}

function Loaded({ asked }: { readonly asked: ExamSection }) {
  const words = useResultMessages();
  const schoolWords = useWords();
  const [query] = useSearchParams();
  const wanted = query.get('studentID');
  const found = useClassSheet(asked);
  const sheet = found.data;
  const { sources, head } = useBranchHead(sheet?.exam.branch);
  const rows = (sheet?.rows ?? []).filter(
    ({ studentID }) => wanted === null || foldStudentId(studentID) === foldStudentId(wanted),
  );
  const name = sheet?.exam.name ?? words.reportCard;
  const title =
    wanted === null
      ? words.cardsTitle(name, classLabelOf(asked, schoolWords))
      : words.cardTitle(name, rows[0]?.name ?? wanted);
  return (
    <PaperPage
      title={title}
      words={{ ...words, failed: words.cardsFailed }}
      backTo={
        wanted === null
          ? examPath(asked.exam)
          : `/office/result?${new URLSearchParams({ tab: 'student', studentID: wanted }).toString()}`
      }
      sources={[found, ...sources]}
      canPrint={rows.length > 0}
    >
      {sheet && rows.length > 0 ? (
        <PrintSheet label={title} isLong>
          <Cards>
            {rows.map((row) => (
              <ReportCard
                key={row.studentID}
                exam={sheet.exam}
                place={sheet}
                row={row}
                ranked={sheet.rows.filter(({ rank }) => rank !== undefined).length}
                averages={sheet}
                head={head}
              />
            ))}
          </Cards>
        </PrintSheet>
      ) : (
        <EmptyState title={words.noCards} />
      )}
    </PaperPage>
  );
}
