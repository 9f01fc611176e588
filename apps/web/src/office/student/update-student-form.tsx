import { Form } from '@school/ui';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-final-form';
import type { Student } from '../../api/types';
import { useRules } from '../../messages/words';
import { AfterSave } from '../form/after-save';
import { CancelButton } from '../form/cancel-button';
import { ChangedButton } from '../form/changed-button';
import { DraftKeeper, type DraftKeeperProps } from '../form/draft-keeper';
import { LeaveGuard } from '../form/leave-guard';
import { useStudentsMessages } from './messages';
import { StudentFields } from './student-fields';
import { StudentFormBar } from './student-form-bar';
import { collisionsOf, editSchema, formOf, draftCollisions } from './student-form-values';
import { TwoVersions } from './two-versions';
import type { useStudentEdit } from './use-student-edit';

export interface UpdateStudentFormProps {
  /** The student as last read, possibly newer than at the start of the edit. */
  readonly student: Student;
  readonly edit: Pick<
    ReturnType<typeof useStudentEdit>,
    'before' | 'versions' | 'failed' | 'submit' | 'rebase' | 'take'
  >;
  readonly draft: DraftKeeperProps['draft'];
  readonly saves: number;
  readonly onEnd?: (() => void) | undefined;
}

/** Takes over what another desk saves while this form is open. */
function RebaseOnSaved({ student, edit: { before, rebase } }: UpdateStudentFormProps) {
  const form = useForm();
  useEffect(() => {
    if (student.revision > before.revision)
      rebase(student, collisionsOf(before, student, form.getState().values));
  }, [student, before, rebase, form]);
  return undefined;
}

/** The fields of a student that may be changed (D22): all but ID, balances and fee entries. */
export function UpdateStudentForm(props: UpdateStudentFormProps) {
  const students = useStudentsMessages();
  const { before, versions, failed, submit, take } = props.edit;
  const { chooseVersion } = students;
  const rules = useMemo(() => {
    const undecided = versions.filter(({ taken }) => taken === undefined).map(({ name }) => name);
    return editSchema(before, undecided, chooseVersion);
  }, [before, versions, chooseVersion]);
  return (
    <Form
      initialValues={formOf(before)}
      schema={useRules(rules)}
      onSubmit={submit}
      marks="optional"
      aria-label={students.update}
    >
      <LeaveGuard />
      <RebaseOnSaved {...props} />
      {props.onEnd !== undefined && <AfterSave saves={props.saves} onWhole={props.onEnd} />}
      <TwoVersions versions={versions} onTake={take} />
      <DraftKeeper
        draft={props.draft}
        onRestore={(fields) => props.edit.rebase(before, draftCollisions(before, fields))}
      >
        <StudentFields group="personal" title={students.personal} />
        <StudentFields group="academic" title={students.academic} />
        <StudentFields group="pictures" title={students.pictures} />
      </DraftKeeper>
      <StudentFormBar studentID={before.studentID}>
        {props.onEnd !== undefined && <CancelButton onCancel={props.onEnd} words={students} />}
        <ChangedButton isRefused={failed.text !== undefined}>{students.update}</ChangedButton>
      </StudentFormBar>
    </Form>
  );
}
