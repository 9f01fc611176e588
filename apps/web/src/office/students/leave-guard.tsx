import { ConfirmDialog, useWarnBeforeUnload } from '@school/ui';
import { useFormState } from 'react-final-form';
import { useBlocker, type Location } from 'react-router-dom';
import { useMessages } from '../../messages/messages';

/** Another student is another place, also on the same screen; an open tab or a page of a list is not. */
const placeOf = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get('studentID') ?? ''}`;

/** Asks before the surrounding form is left with input that has not been saved. */
export function LeaveGuard() {
  const { students } = useMessages();
  const { dirty, submitSucceeded, dirtySinceLastSubmit } = useFormState({
    subscription: { dirty: true, submitSucceeded: true, dirtySinceLastSubmit: true },
  });
  const isUnsaved = dirty === true && !(submitSucceeded === true && dirtySinceLastSubmit !== true);
  useWarnBeforeUnload(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={students.leaveTitle}
      confirmLabel={students.leaveConfirm}
      cancelLabel={students.leaveCancel}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {students.leaveText}
    </ConfirmDialog>
  );
}
