import { classLabelOf, LONGEST_REMARK, type ExamSection } from '@school/domain';
import { Row, Stack, Text } from '@school/ui';
import { useWords } from '../../messages/words';
import { Loading, StaleWarning, loadErrorNotice } from '../../screen/loading';
import { cardsPath, marksPath } from '../exam-results/result-paths';
import { useDraft } from '../form/use-draft';
import { ExamStateBadge } from './exams-list';
import { NeverSent } from './grid-status';
import { MarksGrid } from './marks-grid';
import { useResultMessages } from './messages';
import { ofExamSection } from './of-exam-section';
import { OpenGrid } from './open-grid';
import { SectionOfExam } from './section-of-exam';
import { REMARK, useRemarks, type MarksGrid as Shown, type Remarks } from './use-exams';

/** The class teacher's remarks for the report cards of a section (D64). */
export const RemarksPage = ofExamSection(Loaded, 'remarksFailed');

function Loaded({ examSection }: { readonly examSection: ExamSection }) {
  const words = useResultMessages();
  const schoolWords = useWords();
  const remarksQuery = useRemarks(examSection);
  const remarks = remarksQuery.data;
  const draft = useDraft(`remarks/${examSection.exam}/${examSection.class}/${examSection.section}`);
  if (!remarks || draft.isPending) return loadErrorNotice(remarksQuery, words.remarksFailed) ?? <Loading />;
  const sectionName = classLabelOf(examSection, schoolWords);
  const title = words.remarksTitle(remarks.exam.name, sectionName);
  const grid = gridOf(remarks, schoolWords.labels.remark);
  return (
    <SectionOfExam
      exam={remarks.exam}
      here={sectionName}
      title={title}
      links={[
        { to: marksPath(examSection), label: words.toMarks },
        { to: cardsPath(examSection), label: words.toCards },
      ]}
      isEmpty={grid.students.length === 0}
    >
      {remarks.mayWrite ? (
        <OpenGrid kind="remarks" examSection={examSection} grid={grid} title={title} draft={draft} />
      ) : (
        <Stack>
          <StaleWarning queries={[remarksQuery]} />
          <Row>
            <ExamStateBadge state={remarks.exam.state} />
            <Text>{remarks.exam.state === 'published' ? words.remarksPublished : words.remarksNotOwn}</Text>
          </Row>
          <NeverSent grid={grid} kind="remarks" draft={draft} />
          <MarksGrid grid={grid} title={title} kind="remarks" />
        </Stack>
      )}
    </SectionOfExam>
  );
}

/** Converts remarks to a grid of one column, in which they are typed like marks. */
function gridOf({ students, exam, mayWrite, ...place }: Remarks, name: string): Shown {
  return {
    ...place,
    exam: { ...exam, subjects: [{ key: REMARK, name, maximum: LONGEST_REMARK, weight: 0 }] },
    mayType: mayWrite ? [REMARK] : [],
    students: students.map(({ remark, ...student }) => ({
      ...student,
      cells: remark ? [{ subject: REMARK, mark: remark.text, by: remark.by, at: remark.at }] : [],
    })),
  };
}
