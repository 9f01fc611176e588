import { ConfirmDialog, useHasUnsavedWork, useUnsavedWork, useWarnBeforeUnload } from '@school/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useFormState } from 'react-final-form';
import { useBlocker, type Location } from 'react-router-dom';
import type { Messages } from '../../messages/en';
import { useMessages } from '../../messages/messages';

interface GuardProps {
  /** What in the address names another place on the same screen; an open tab or a page of a list does not. */
  readonly by?: readonly string[];
}

const STUDENT = ['studentID'];

interface AskProps extends GuardProps {
  readonly isUnsaved: boolean;
  /** What it asks, where that is not about what was typed. */
  readonly said?: Pick<Messages['leave'], 'title' | 'text'>;
}

function Question({ isUnsaved, by = STUDENT, said }: AskProps) {
  const leave = { ...useMessages().leave, ...said };
  useWarnBeforeUnload(isUnsaved);
  const placeOf = ({ pathname, search }: Location) => {
    const address = new URLSearchParams(search);
    return JSON.stringify([pathname, ...by.map((name) => address.get(name))]);
  };
  const step = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  // Saved while it is asked: that is no longer true, and what came of it wants to be seen.
  useEffect(() => {
    if (!isUnsaved && step.state === 'blocked') step.reset();
  }, [isUnsaved, step]);
  // Outside of what asks: a part of the page that is hidden for a moment would hide the question too.
  return createPortal(
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
    </ConfirmDialog>,
    document.body,
  );
}

/** Asks before a page is left, or made anew by a newer program, that has something unsaved. One for a page. */
export function AskBeforeLeaving(props: AskProps) {
  useUnsavedWork(props.isUnsaved);
  return <Question {...props} />;
}

/**
 * Asks before the surrounding form is left with input that has not been saved: by a link, Back, a reload or the logout.
 * The router cannot hold back an address that is typed by hand. One for a page.
 */
export function LeaveGuard(props: GuardProps) {
  const { dirty } = useFormState({ subscription: { dirty: true } });
  return <AskBeforeLeaving {...props} isUnsaved={dirty === true} />;
}

/** The same for a page of several forms. */
export function PageLeaveGuard(props: GuardProps) {
  return <Question {...props} isUnsaved={useHasUnsavedWork()} />;
}
