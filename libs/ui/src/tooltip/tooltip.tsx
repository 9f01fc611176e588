import { useEffect, useRef, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { loadOnce } from '../on-demand/load-once';
import { usePopup } from '../on-demand/use-popup';
import type { OuterProps } from '../theme/outer-props';

const tooltipPopup = loadOnce(async () => (await import('./tooltip-popup')).TooltipPopup);

/** In milliseconds: how long mouse or finger must rest to open it, and how long it then stays after they leave. */
const waits = { mouse: 400, touch: 600, leave: 200, read: 1500 };

// Without a box of its own, so that the layout of the control does not change.
const Around = styled.span`
  display: contents;
`;

export interface TooltipProps extends OuterProps {
  /** The text: the accessible name that the control has itself. */
  readonly label: ReactNode;
  /** The side of the control, if there is room there. */
  readonly side?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** The control; exactly one. */
  readonly children: ReactNode;
}

/** Shows the name of a control without words: on hover, on keyboard focus, and when a finger stays on a button. */
export function Tooltip({ label, side = 'top', children, ...outer }: TooltipProps) {
  const { popup, open, close, prepare } = usePopup<Awaited<ReturnType<typeof tooltipPopup.load>>, undefined>(
    tooltipPopup,
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A press also moves the focus; a user who presses needs no tooltip.
  const isPressed = useRef(false);
  const runAfter = (time: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, time);
  };
  const shut = () => {
    clearTimeout(timer.current);
    close();
  };
  const isOpen = popup !== undefined;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const openAt = (wrapper: Element) => {
    const control = wrapper.firstElementChild;
    if (control) open(control, undefined);
  };
  const onPointerEnter = ({ pointerType, currentTarget }: PointerEvent) => {
    if (pointerType === 'touch') return;
    prepare();
    if (isOpen) clearTimeout(timer.current);
    else runAfter(waits.mouse, () => openAt(currentTarget));
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (isOpen) runAfter(pointerType === 'touch' ? waits.read : waits.leave, close);
    else clearTimeout(timer.current);
  };
  const onPointerDown = ({ pointerType, currentTarget }: PointerEvent) => {
    shut();
    isPressed.current = true;
    // When a finger stays on a link, the browser opens its own menu.
    const isLink = currentTarget.firstElementChild?.matches('a[href]') === true;
    if (pointerType === 'touch' && !isLink) runAfter(waits.touch, () => openAt(currentTarget));
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
