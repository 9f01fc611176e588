import { ConfirmDialog, useHasUnsavedWork, useWarnBeforeUnload } from '@school/ui';
import { useFormState } from 'react-final-form';
import { useBlocker, type Location } from 'react-router-dom';
import { useMessages } from '../../messages/messages';

/** Another student is another place, also on the same screen; an open tab or a page of a list is not. */
const placeOf = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get('studentID') ?? ''}`;

/** Asks before a page is left that has something unsaved. One for a page. */
export function AskBeforeLeaving({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { leave } = useMessages();
  useWarnBeforeUnload(isUnsaved);
  const step = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  return (
    <ConfirmDialog
      open={step.state === 'blocked'}
      title={leave.title}
      confirmLabel={leave.confirm}
      cancelLabel={leave.cancel}
      variant="danger"
      onConfirm={() => step.proceed?.()}
      onCancel={() => step.reset?.()}
    >
      {leave.text}
    </ConfirmDialog>
  );
}

/**
 * Asks before the surrounding form is left with input that has not been saved: by a link, Back, a reload or the logout.
 * The router cannot hold back an address that is typed by hand. One for a page.
 */
export function LeaveGuard() {
  return <AskBeforeLeaving isUnsaved={useFormState({ subscription: { dirty: true } }).dirty === true} />;
}

/** The same for a page of several forms. */
export function PageLeaveGuard() {
  return <AskBeforeLeaving isUnsaved={useHasUnsavedWork()} />;
}
