import type { ButtonProps } from '@school/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import { TO_READ_A_SUM, useTimeToLook } from './use-time-to-look';

/** Ignores an Enter key that is held down since the previous control. */
export const refuseRepeated = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};

const doNothing = (event: MouseEvent) => event.preventDefault();

/** The props of a button that waits. Not `disabled`, as the button would lose the focus for a second. */
export const waiting = { variant: 'secondary', 'aria-disabled': true, onClick: doNothing } as const;

/**
 * The props for a button that takes the focus when it appears and acts irrevocably: it waits, so that an Enter meant for the
 * previous control does nothing. @param content names the content that has to be read first
 */
export function useReadFirst(
  content: string,
): Pick<ButtonProps, 'variant' | 'aria-disabled' | 'onClick' | 'onKeyDown'> {
  const isRead = useTimeToLook(content, TO_READ_A_SUM);
  return { onKeyDown: refuseRepeated, ...(isRead ? {} : waiting) };
}
