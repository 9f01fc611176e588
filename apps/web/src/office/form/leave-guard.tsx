import { ConfirmDialog, useHasUnsavedWork, useUnsavedWork, useWarnBeforeUnload } from '@school/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useFormState } from 'react-final-form';
import { useBlocker, type Location } from 'react-router-dom';
import type { Messages } from '../../messages/en';
import { useMessages } from '../../messages/messages';

interface GuardProps {
  /** The address parameters whose change counts as leaving; that of others, such as an open tab or the page of a list, does not. */
  readonly parameters?: readonly string[];
}

const STUDENT = ['studentID'];

interface AskProps extends GuardProps {
  readonly isUnsaved: boolean;
  /** The title and text of the question, where it is not about typed values. */
  readonly words?: Pick<Messages['leave'], 'title' | 'text'>;
}

function Question({ isUnsaved, parameters = STUDENT, words }: AskProps) {
  const leave = { ...useMessages().leave, ...words };
  useWarnBeforeUnload(isUnsaved);
  const placeOf = ({ pathname, search }: Location) => {
    const address = new URLSearchParams(search);
    return JSON.stringify([pathname, ...parameters.map((name) => address.get(name))]);
  };
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  // If the work is saved while the question is open, the question goes and the page stays, to show the outcome.
  useEffect(() => {
    if (!isUnsaved && blocker.state === 'blocked') blocker.reset();
  }, [isUnsaved, blocker]);
  // Rendered in the body, because a part of the page that is hidden for a moment would hide the question too.
  return createPortal(
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={leave.title}
      confirmLabel={leave.confirm}
      cancelLabel={leave.cancel}
      variant="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {leave.text}
    </ConfirmDialog>,
    document.body,
  );
}

/** Asks before a page with unsaved work is left, or reloaded for a newer version of the program. One per page. */
export function AskBeforeLeaving(props: AskProps) {
  useUnsavedWork(props.isUnsaved);
  return <Question {...props} />;
}

/**
 * Asks before the surrounding form is left with input that has not been saved: by a link, Back, a reload or the logout.
 * The router cannot hold back an address that is typed by hand. One per page.
 */
export function LeaveGuard(props: GuardProps) {
  const { dirty } = useFormState({ subscription: { dirty: true } });
  return <AskBeforeLeaving {...props} isUnsaved={dirty === true} />;
}

/** Like `LeaveGuard`, for a page of several forms. */
export function PageLeaveGuard(props: GuardProps) {
  return <Question {...props} isUnsaved={useHasUnsavedWork()} />;
}
