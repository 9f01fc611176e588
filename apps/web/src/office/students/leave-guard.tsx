import { ConfirmDialog, useWarnBeforeUnload } from '@school/ui';
import { useFormState } from 'react-final-form';
import { useBlocker } from 'react-router-dom';
import { useMessages } from '../../messages/messages';

/** Asks before the surrounding form is left with input that has not been saved. */
export function LeaveGuard() {
  const { students } = useMessages();
  const { dirty, submitSucceeded, dirtySinceLastSubmit } = useFormState({
    subscription: { dirty: true, submitSucceeded: true, dirtySinceLastSubmit: true },
  });
  const isUnsaved = dirty === true && !(submitSucceeded === true && dirtySinceLastSubmit !== true);
  useWarnBeforeUnload(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
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
