import { useEffect, useRef, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { loadOnce } from '../on-demand/load-once';
import { usePopup } from '../on-demand/use-popup';
import type { OuterProps } from '../theme/outer-props';

const tooltipPopup = loadOnce(async () => (await import('./tooltip-popup')).TooltipPopup);

/** In milliseconds: who passes by with the mouse wants nothing; a finger that stays does; on the way to it it stays, and where a finger was it is read. */
const waits = { mouse: 400, touch: 600, leave: 200, read: 1500 };

// No box of its own, so that the control stands where it would without.
const Around = styled.span`
  display: contents;
`;

export interface TooltipProps extends OuterProps {
  /** What is said: the name of the control, which it has for those who listen too. */
  readonly label: ReactNode;
  /** Where it stands, if there is room. */
  readonly side?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** One control. */
  readonly children: ReactNode;
}

/** The name of a control that has no words: under the mouse, with the focus of the keyboard, under a finger that stays on a button. */
export function Tooltip({ label, side = 'top', children, ...outer }: TooltipProps) {
  const { popup, open, close, prepare } = usePopup<Awaited<ReturnType<typeof tooltipPopup.load>>, undefined>(
    tooltipPopup,
  );
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A press brings the focus along; who presses has seen enough.
  const isPressed = useRef(false);
  const after = (time: number, act: () => void) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(act, time);
  };
  const shut = () => {
    clearTimeout(waiting.current);
    close();
  };
  const isOpen = popup !== undefined;
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const openAt = (around: Element) => {
    const control = around.firstElementChild;
    if (control) open(control, undefined);
  };
  const onPointerEnter = ({ pointerType, currentTarget }: PointerEvent) => {
    if (pointerType === 'touch') return;
    prepare();
    if (isOpen) clearTimeout(waiting.current);
    else after(waits.mouse, () => openAt(currentTarget));
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (isOpen) after(pointerType === 'touch' ? waits.read : waits.leave, close);
    else clearTimeout(waiting.current);
  };
  const onPointerDown = ({ pointerType, currentTarget }: PointerEvent) => {
    shut();
    isPressed.current = true;
    // Under a finger that stays on a link the browser has a menu of its own.
    const isLink = currentTarget.firstElementChild?.matches('a[href]') === true;
    if (pointerType === 'touch' && !isLink) after(waits.touch, () => openAt(currentTarget));
  };
  const onFocus = ({ currentTarget, target }: FocusEvent) => {
    if (!isPressed.current && target.matches(':focus-visible')) openAt(currentTarget);
  };
  const onBlur = () => {
    isPressed.current = false;
    shut();
  };
  return (
    <Around
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onPointerDown={onPointerDown}
      onPointerCancel={shut}
      onPointerUp={() => (isPressed.current = false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {children}
      {popup && <popup.part {...popup} side={side} label={label} outer={outer} onClose={close} />}
    </Around>
  );
}
