import { classLabelOf, foldStudentId, type ExamSection } from '@school/domain';
import { EmptyState, PrintSheet } from '@school/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../messages/words';
import { Loading } from '../../screen/loading';
import { examPath } from '../exam-results/result-paths';
import { useClassSheet, type ClassSheet, type SheetRow } from '../exam-results/use-results';
import {
  PaperLanguageNote,
  PaperWords,
  usePaperLanguages,
  type PaperLanguages,
} from '../paper/paper-language';
import { PaperPage } from '../paper/paper-page';
import { useBranchHead } from '../paper/use-branch-head';
import { ReportCard } from '../report-card/report-card';
import { Cards } from '../report-card/report-card.styles';
import { useResultMessages } from './messages';
import { ofExamSection } from './of-exam-section';

/** The report cards of a section, or the card of the one student that the address names (D64). */
export const ReportCardsPage = ofExamSection(Loaded, 'cardsFailed');

function Loaded({ examSection }: { readonly examSection: ExamSection }) {
  const words = useResultMessages();
  const schoolWords = useWords();
  const [query] = useSearchParams();
  const onlyStudentID = query.get('studentID');
  const sheetQuery = useClassSheet(examSection);
  const sheet = sheetQuery.data;
  const { sources, head } = useBranchHead(sheet?.exam.branch);
  const rows = (sheet?.rows ?? []).filter(
    ({ studentID }) => onlyStudentID === null || foldStudentId(studentID) === foldStudentId(onlyStudentID),
  );
  const languages = usePaperLanguages(rows.map(({ language }) => language));
  const name = sheet?.exam.name ?? words.reportCard;
  const title =
    onlyStudentID === null
      ? words.cardsTitle(name, classLabelOf(examSection, schoolWords))
      : words.cardTitle(name, rows[0]?.name ?? onlyStudentID);
  return (
    <PaperPage
      title={title}
      words={{ ...words, failed: words.cardsFailed }}
      backTo={
        onlyStudentID === null
          ? examPath(examSection.exam)
          : `/office/result?${new URLSearchParams({ tab: 'student', studentID: onlyStudentID }).toString()}`
      }
      sources={[sheetQuery, ...sources]}
      canPrint={rows.length > 0 && languages.isReady}
    >
      <PaperLanguageNote languages={languages} />
      {sheet && <Sheet sheet={sheet} rows={rows} title={title} head={head} languages={languages} />}
    </PaperPage>
  );
}

interface SheetProps {
  readonly sheet: ClassSheet;
  readonly rows: readonly SheetRow[];
  readonly title: string;
  readonly head: ReactNode;
  readonly languages: PaperLanguages;
}

/** The report cards, each in the language of its family (D91). */
function Sheet({ sheet, rows, title, head, languages }: SheetProps) {
  const words = useResultMessages();
  if (rows.length === 0) return <EmptyState title={words.noCards} />;
  if (!languages.isReady) return <Loading />;
  return (
    <PrintSheet label={title} isLong>
      <Cards>
        {rows.map((row) => (
          <PaperWords key={row.studentID} catalogue={languages.catalogueFor(row.language)}>
            <ReportCard
              exam={sheet.exam}
              place={sheet}
              row={row}
              ranked={sheet.rows.filter(({ rank }) => rank !== undefined).length}
              averages={sheet}
              head={head}
            />
          </PaperWords>
        ))}
      </Cards>
    </PrintSheet>
  );
}
