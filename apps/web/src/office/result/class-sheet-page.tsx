import { classLabelOf, dateTimeLabel, type ExamSection } from '@school/domain';
import { PrintSheet } from '@school/ui';
import { useWords } from '../../messages/words';
import { examPath } from '../exam-results/result-paths';
import { useClassSheet } from '../exam-results/use-results';
import { DownloadMenu } from '../list/download-menu';
import { paperTitle } from '../list/paper-title';
import { PaperPage } from '../paper/paper-page';
import { useBranchHead } from '../paper/use-branch-head';
import { Signatures } from '../paper/signatures';
import { ClassSheetPaper } from './class-sheet-paper';
import { ExamStateBadge } from './exams-list';
import { useResultMessages } from './messages';
import { ofExamSection } from './of-exam-section';
import { exportClassSheet } from './use-exams';

/** The class sheet of a section, on landscape A4 and as a file (D64). */
export const ClassSheetPage = ofExamSection(Loaded, 'sheetFailed');

function Loaded({ examSection }: { readonly examSection: ExamSection }) {
  const words = useResultMessages();
  const schoolWords = useWords();
  const sheetQuery = useClassSheet(examSection);
  const sheet = sheetQuery.data;
  const { sources, head } = useBranchHead(sheet?.exam.branch);
  const title = sheet
    ? words.sheetTitle(`${sheet.exam.name} ${sheet.exam.session}`, classLabelOf(examSection, schoolWords))
    : words.sheet;
  return (
    <PaperPage
      title={title}
      description={sheet && <ExamStateBadge state={sheet.exam.state} />}
      words={{ ...words, failed: words.sheetFailed }}
      backTo={examPath(examSection.exam)}
      sources={[sheetQuery, ...sources]}
      canPrint={(sheet?.rows.length ?? 0) > 0}
      actions={<DownloadMenu call={exportClassSheet(examSection)} />}
    >
      {sheet && (
        <PrintSheet label={paperTitle(title, [sheet.exam.branch])} isLong isAcross>
          <ClassSheetPaper
            sheet={sheet}
            title={title}
            note={[
              words.printed(dateTimeLabel(new Date(sheetQuery.dataUpdatedAt), schoolWords.locale)),
              ...(sheet.exam.state === 'published' ? [] : [words.notPublished]),
            ].join(' · ')}
            head={head}
            foot={<Signatures signers={[schoolWords.labels.classTeacher, schoolWords.labels.principal]} />}
          />
        </PrintSheet>
      )}
    </PaperPage>
  );
}
