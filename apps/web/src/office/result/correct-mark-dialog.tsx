import { correctedMarkSchema } from '@school/domain';
import { TextField } from '@school/ui';
import { useWords } from '../../messages/words';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { ReasonField } from '../form/reason-field';
import { useSends } from '../form/use-sends';
import { useResultMessages } from './messages';
import { useCorrectMark, type MarksGrid } from './use-exams';

interface CorrectMarkDialogProps {
  readonly exam: string;
  readonly student: MarksGrid['students'][number];
  readonly subject: MarksGrid['exam']['subjects'][number];
  readonly onClose: () => void;
}

/** The dialog that changes a mark of a locked or published exam, with a reason (D64). */
export function CorrectMarkDialog({ exam, student, subject, onClose }: CorrectMarkDialogProps) {
  const words = useResultMessages();
  const { labels } = useWords();
  const sends = useSends(onClose);
  const correct = useCorrectMark();
  const title = words.correctOf(student.name, subject.name);
  const markBefore = student.cells.find((one) => one.subject === subject.key)?.mark ?? '';
  const { studentID } = student;
  return (
    <AskDialog title={title} text={words.correctText} onClose={onClose}>
      <AskForm
        initialValues={{ exam, studentID, subject: subject.key, was: markBefore, mark: markBefore }}
        schema={correctedMarkSchema}
        submitLabel={words.correct}
        onSend={sends(correct.send, () => words.corrected)}
      >
        <TextField
          name="mark"
          label={labels.mark}
          hint={words.markHint}
          autoFocus
          maxLength={12}
          autoComplete="off"
        />
        <ReasonField />
      </AskForm>
    </AskDialog>
  );
}
