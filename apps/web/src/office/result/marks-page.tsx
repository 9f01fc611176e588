import type { ExamSection } from '@school/domain';
import { Alert, ButtonLink, EmptyState, PageHeader, Row, Stack, Text, useToast } from '@school/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { classLabelOf, useWords } from '../../messages/words';
import { LoadFailed } from '../../screen/load-failed';
import { Loading } from '../../screen/loading';
import { useSession } from '../../session/session';
import { cardsPath, sheetPath } from '../exam-results/result-paths';
import { AskBeforeLeaving } from '../form/leave-guard';
import { useDraft, type FormDraft } from '../form/use-draft';
import { CorrectMarkDialog, type CorrectMarkDialogProps } from './correct-mark-dialog';
import { ExamTrail } from './exam-trail';
import { ExamStateBadge } from './exams-list';
import { GridStatus, ProblemCells } from './grid-status';
import { MarksGrid } from './marks-grid';
import { useResultMessages } from './messages';
import { useMarksGrid, type MarksGrid as Shown } from './use-exams';
import { useMarksStore } from './use-marks-store';
import { useSectionOfExam } from './use-section-of-exam';

/** The marks of a section in an exam (D64). */
export function MarksPage() {
  const words = useResultMessages();
  const asked = useSectionOfExam();
  return asked ? (
    <Loaded key={Object.values(asked).join(' ')} asked={asked} />
  ) : (
    <EmptyState title={words.gridFailed} />
  );
}

function Loaded({ asked }: { readonly asked: ExamSection }) {
  const words = useResultMessages();
  const schoolWords = useWords();
  const { data: grid, error, refetch } = useMarksGrid(asked);
  const draft = useDraft(`marks/${asked.exam}/${asked.class}/${asked.section}`);
  if (error && !grid) return <LoadFailed title={words.gridFailed} reason={error.message} again={refetch} />;
  if (!grid || draft.isPending) return <Loading />;
  const where = classLabelOf(asked, schoolWords);
  const title = words.marksTitle(grid.exam.name, where);
  return (
    <Stack>
      <ExamTrail exam={grid.exam} here={where} />
      <PageHeader
        title={title}
        actions={
          <Row>
            <ButtonLink as={Link} variant="secondary" to={sheetPath(asked)}>
              {words.toSheet}
            </ButtonLink>
            <ButtonLink as={Link} variant="secondary" to={cardsPath(asked)}>
              {words.toCards}
            </ButtonLink>
          </Row>
        }
      />
      {grid.students.length === 0 && <EmptyState title={words.nobody} />}
      {grid.students.length > 0 &&
        (grid.exam.state === 'open' ? (
          <OpenGrid asked={asked} grid={grid} title={title} draft={draft} />
        ) : (
          <LockedGrid grid={grid} title={title} />
        ))}
    </Stack>
  );
}

interface OpenGridProps {
  readonly asked: ExamSection;
  readonly grid: Shown;
  readonly title: string;
  readonly draft: Pick<FormDraft, 'found' | 'keep'>;
}

function OpenGrid({ asked, grid, title, draft }: OpenGridProps) {
  const words = useResultMessages();
  const { showToast } = useToast();
  // What is typed from here on is the store's; what is read anew later would not know of it.
  const [shown] = useState(grid);
  const [isRestored] = useState(draft.found !== undefined);
  const typed = useMarksStore(asked, shown, draft);
  const { waiting, asking } = typed.summary;
  return (
    <Stack>
      <AskBeforeLeaving isUnsaved={waiting > 0 || asking.length > 0} />
      {isRestored && <Alert tone="info">{words.restored}</Alert>}
      <GridStatus {...typed} />
      <MarksGrid
        grid={shown}
        title={title}
        store={typed.store}
        onBeyond={(count) => {
          if (count > 0) showToast(words.beyond(count), 'warning');
        }}
      />
      <ProblemCells {...typed} grid={shown} />
      <Text>{words.gridKeys}</Text>
    </Stack>
  );
}

function LockedGrid({ grid, title }: Pick<OpenGridProps, 'grid' | 'title'>) {
  const words = useResultMessages();
  const isAdmin = useSession().claims?.role === 'admin';
  const [asked, setAsked] = useState<Pick<CorrectMarkDialogProps, 'student' | 'subject'>>();
  return (
    <Stack>
      <Row>
        <ExamStateBadge state={grid.exam.state} />
        <Text>{isAdmin ? words.correctThis : words.isLocked}</Text>
      </Row>
      <MarksGrid
        grid={grid}
        title={title}
        onBeyond={() => undefined}
        onCorrect={isAdmin ? (student, subject) => setAsked({ student, subject }) : undefined}
      />
      {asked && <CorrectMarkDialog exam={grid.exam.id} {...asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}
