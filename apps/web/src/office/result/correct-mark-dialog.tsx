import { correctedMarkSchema } from '@school/domain';
import { TextField, useToast } from '@school/ui';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { ReasonField } from '../form/reason-field';
import { useResultMessages } from './messages';
import { useCorrectMark, type MarksGrid } from './use-exams';

export interface CorrectMarkDialogProps {
  readonly exam: string;
  readonly student: MarksGrid['students'][number];
  readonly subject: MarksGrid['exam']['subjects'][number];
  readonly onClose: () => void;
}

/** Changes a mark of an exam that is locked or published, with a reason (D64). */
export function CorrectMarkDialog({ exam, student, subject, onClose }: CorrectMarkDialogProps) {
  const words = useResultMessages();
  const { showToast } = useToast();
  const correct = useCorrectMark();
  const title = words.correctOf(student.name, subject.name);
  const was = student.cells.find((one) => one.subject === subject.key)?.mark ?? '';
  const { studentID } = student;
  return (
    <AskDialog title={title} text={words.correctText} onClose={onClose}>
      <AskForm
        label={title}
        initialValues={{ exam, studentID, subject: subject.key, was, mark: was }}
        schema={correctedMarkSchema}
        submitLabel={words.correct}
        onCancel={onClose}
        onSend={async (asked) => {
          const answer = await correct.send(asked);
          if (!answer.ok) return answer.error;
          showToast(words.corrected, 'success');
          onClose();
          return undefined;
        }}
      >
        <TextField
          name="mark"
          label={words.mark}
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
