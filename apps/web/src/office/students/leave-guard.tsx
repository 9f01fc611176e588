import { ConfirmDialog, useWarnBeforeUnload } from '@school/ui';
import { useFormState } from 'react-final-form';
import { stepGuard, useHeldStep } from '../../app/held-step';
import type { Place } from '../../app/step-guard';
import { useStudentsMessages } from './messages';

/** Another student is another place, also on the same screen; an open tab or a page of a list is not. */
const placeOf = ({ pathname, search }: Place) =>
  `${pathname}?${new URLSearchParams(search).get('studentID') ?? ''}`;

/** Asks before the surrounding form is left with input that has not been saved. */
export function LeaveGuard() {
  const students = useStudentsMessages();
  // Not `submitSucceeded`: a form whose call failed without naming a field counts as that too. What was saved comes back
  // as the new initial values, or the form is made anew.
  const isUnsaved = useFormState({ subscription: { dirty: true } }).dirty === true;
  useWarnBeforeUnload(isUnsaved);
  const isHeld = useHeldStep((here, next) => isUnsaved && placeOf(here) !== placeOf(next));
  return (
    <ConfirmDialog
      open={isHeld}
      title={students.leaveTitle}
      confirmLabel={students.leaveConfirm}
      cancelLabel={students.leaveCancel}
      tone="danger"
      onConfirm={() => stepGuard.proceed()}
      onCancel={() => stepGuard.stay()}
    >
      {students.leaveText}
    </ConfirmDialog>
  );
}
