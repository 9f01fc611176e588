import { classLabelOf, type ExamSection } from '@school/domain';
import { Row, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { useWords } from '../../messages/words';
import { Loading, StaleWarning, loadErrorNotice } from '../../screen/loading';
import { useIsAdmin } from '../../session/session';
import { cardsPath, remarksPath, sheetPath } from '../exam-results/result-paths';
import { useDraft, type FormDraft } from '../form/use-draft';
import { CorrectMarkDialog } from './correct-mark-dialog';
import { ExamStateBadge } from './exams-list';
import { NeverSent } from './grid-status';
import { MarksGrid } from './marks-grid';
import { useResultMessages } from './messages';
import { ofExamSection } from './of-exam-section';
import { OpenGrid, type OpenGridProps } from './open-grid';
import { SectionOfExam } from './section-of-exam';
import { useMarksGrid } from './use-exams';

/** The marks of a section in an exam (D64). */
export const MarksPage = ofExamSection(Loaded, 'gridFailed');

function Loaded({ examSection }: { readonly examSection: ExamSection }) {
  const words = useResultMessages();
  const schoolWords = useWords();
  const gridQuery = useMarksGrid(examSection);
  const grid = gridQuery.data;
  const draft = useDraft(`marks/${examSection.exam}/${examSection.class}/${examSection.section}`);
  if (!grid || draft.isPending) return loadErrorNotice(gridQuery, words.gridFailed) ?? <Loading />;
  const sectionName = classLabelOf(examSection, schoolWords);
  const title = words.marksTitle(grid.exam.name, sectionName);
  return (
    <SectionOfExam
      exam={grid.exam}
      here={sectionName}
      title={title}
      links={[
        { to: sheetPath(examSection), label: words.sheet },
        { to: remarksPath(examSection), label: words.toRemarks },
        { to: cardsPath(examSection), label: words.toCards },
      ]}
      isEmpty={grid.students.length === 0}
    >
      {grid.exam.state === 'open' && grid.mayType.length > 0 ? (
        <OpenGrid kind="marks" examSection={examSection} grid={grid} title={title} draft={draft} />
      ) : (
        <>
          <StaleWarning queries={[gridQuery]} />
          <ClosedGrid grid={grid} title={title} draft={draft} />
        </>
      )}
    </SectionOfExam>
  );
}

/** The grid for a reader who cannot type: it is locked, or somebody else's. */
function ClosedGrid({
  grid,
  title,
  draft,
}: Pick<OpenGridProps, 'grid' | 'title'> & { readonly draft: FormDraft }) {
  const words = useResultMessages();
  const isAdmin = useIsAdmin();
  const whyLocked = isAdmin ? words.correctThis : words.isLocked;
  const [openedCell, setOpenedCell] = useState<{ readonly studentID: string; readonly subject: string }>();
  // Looked up in the data read last, because a correction names the mark that it replaces.
  const student = grid.students.find(({ studentID }) => studentID === openedCell?.studentID);
  const subject = grid.exam.subjects.find(({ key }) => key === openedCell?.subject);
  return (
    <Stack>
      <Row>
        <ExamStateBadge state={grid.exam.state} />
        <Text>{grid.exam.state === 'open' ? words.marksNotOwn : whyLocked}</Text>
      </Row>
      <NeverSent grid={grid} kind="marks" draft={draft} />
      <MarksGrid
        grid={grid}
        title={title}
        onCorrect={
          isAdmin ? ({ studentID }, { key }) => setOpenedCell({ studentID, subject: key }) : undefined
        }
      />
      {student && subject && (
        <CorrectMarkDialog
          exam={grid.exam.id}
          student={student}
          subject={subject}
          onClose={() => setOpenedCell(undefined)}
        />
      )}
    </Stack>
  );
}
