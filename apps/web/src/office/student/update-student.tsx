import { Stack } from '@school/ui';
import { useState } from 'react';
import type { Student } from '../../api/types';
import { DraftNotice } from '../form/draft-notice';
import { useDraft } from '../form/use-draft';
import { Failed } from '../../screen/failed';
import { focusFirstField } from '../../screen/focus-on-mount';
import { Loading } from '../../screen/loading';
import { draftOf } from './draft-of';
import { useStudentsMessages } from './messages';
import { UpdateStudentForm } from './update-student-form';
import { useStudentEdit } from './use-student-edit';

export interface UpdateStudentProps {
  readonly student: Student;
  /** Called when the edit is over, saved or dropped; left out where the form is always open. */
  readonly onEnd?: (() => void) | undefined;
}

/** The update form of one student, with its draft and the outcome of the update. */
export function UpdateStudent({ student, onEnd }: UpdateStudentProps) {
  const students = useStudentsMessages();
  const draft = useDraft(draftOf(student.studentID));
  const [formNumber, setFormNumber] = useState(0);
  const [saves, setSaves] = useState(0);
  const edit = useStudentEdit(student, () => {
    draft.drop();
    setSaves((count) => count + 1);
  });
  const startAnew = () => {
    draft.drop();
    edit.forget();
    setFormNumber((number) => number + 1);
  };
  const end =
    onEnd &&
    (() => {
      draft.drop();
      onEnd();
    });
  if (draft.isPending) return <Loading />;
  return (
    <Stack>
      <Failed {...edit.failed} title={students.failed} />
      <DraftNotice draft={draft.found} onStartAnew={startAnew} />
      <div ref={onEnd && focusFirstField}>
        <UpdateStudentForm
          key={formNumber}
          student={student}
          edit={edit}
          draft={draft}
          saves={saves}
          onEnd={end}
        />
      </div>
    </Stack>
  );
}
