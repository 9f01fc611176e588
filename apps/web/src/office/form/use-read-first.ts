import type { ButtonProps } from '@school/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import { TO_READ_A_SUM, useTimeToLook } from './use-time-to-look';

/** Enter that is held down since the control before does nothing. */
export const refuseRepeated = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};

const doNothing = (event: MouseEvent) => event.preventDefault();

/** A button that waits. Not `disabled`, which would lose the focus for a second. */
export const waiting = { variant: 'secondary', 'aria-disabled': true, onClick: doNothing } as const;

/**
 * What makes a button wait that has the keyboard as it comes and cannot be undone: an Enter that was meant for the control
 * before it does nothing. @param what names what has to be read first
 */
export function useReadFirst(
  what: string,
): Pick<ButtonProps, 'variant' | 'aria-disabled' | 'onClick' | 'onKeyDown'> {
  const isRead = useTimeToLook(what, TO_READ_A_SUM);
  return { onKeyDown: refuseRepeated, ...(isRead ? {} : waiting) };
}
