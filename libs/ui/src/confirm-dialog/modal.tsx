import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import styled, { css } from 'styled-components';
import { focusFirst, placesAround } from '../theme/focus-near-by';
import { inForcedColours } from '../theme/forced-colours';
import { type OuterProps, useSharedRef } from '../theme/outer-props';

/** `wide` is in the center too, for what needs the room: a text and how it will look. */
type ModalSide = 'center' | 'wide' | 'start';

const Native = styled.dialog<{ $side: ModalSide; $isOpaque: boolean }>`
  padding: 0;
  border: 0;
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  box-shadow: ${({ theme }) => theme.shadow.dialog};

  ${({ $side, theme }) =>
    $side !== 'start'
      ? `inline-size: min(${$side === 'wide' ? theme.size.panes : theme.size.dialog}, calc(100% - ${theme.space.xl}));
         border-radius: ${theme.radius.card};`
      : `inline-size: min(${theme.size.sidebar}, 85%);
         block-size: 100%;
         max-block-size: 100%;
         margin: 0;`}

  /* There the shadow is gone, and nothing would part it from the page. */
  ${inForcedColours(css`
    border: ${({ theme }) => theme.border.thick} solid CanvasText;
  `)}

  &::backdrop {
    background: ${({ $isOpaque, theme }) => ($isOpaque ? theme.color.canvas : theme.color.backdrop)};
  }
`;

export interface ModalProps extends OuterProps<'dialog'> {
  /** Whether it is shown; the page decides. */
  readonly open: boolean;
  /** Hears Esc, and a press beside it. */
  readonly onClose: () => void;
  /** Where it stands: in the middle, or as a drawer at the start. */
  readonly side?: ModalSide | undefined;
  /** The id of the element that names it. */
  readonly labelledBy?: string | undefined;
  /** The id of the element that says more. */
  readonly describedBy?: string | undefined;
  /** Its name, where no element on the page says it. */
  readonly label?: string | undefined;
  /**
   * `alertdialog` where an answer is needed.
   * @default 'dialog'
   */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Nothing of the page behind it is to be seen. */
  readonly isOpaque?: boolean;
  /** What stands in it. */
  readonly children: ReactNode;
}

/** Whether it happened to the dialog, and not to what is in it: a question, or a box for a file that was given up. */
const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

/** What may take the focus once a dialog is closed, the nearest first. */
const givesBackTo = new WeakMap<Element, readonly HTMLElement[]>();

/** Of what had the focus as a dialog came over it. One that was in another dialog goes with that, where that closes first. */
function placesBehind(focused: Element | null): readonly HTMLElement[] {
  const dialog = focused?.closest('dialog');
  return [...((dialog && givesBackTo.get(dialog)) ?? []), ...placesAround(focused)];
}

/** The browser's own dialog: it keeps the focus inside, hides the rest and gives the focus back. */
export function Modal(props: ModalProps) {
  const {
    open,
    onClose,
    side = 'center',
    labelledBy,
    describedBy,
    label,
    role,
    isOpaque = false,
    children,
    ref,
    ...outer
  } = props;
  const dialog = useSharedRef(ref);
  const [timesForcedShut, setTimesForcedShut] = useState(0);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    const before = document.activeElement;
    const around = placesBehind(before);
    const isPlace = before instanceof HTMLElement && before !== document.body;
    givesBackTo.set(element, isPlace ? [before, ...around] : around);
    element.showModal();
    return () => {
      // Closed and not only taken away: that is what gives the focus back.
      element.close();
      // What opened it is gone, as the button of what was just taken back. A dialog that is taken away while it is open still
      // has the focus inside.
      const focused = document.activeElement;
      if (focused !== document.body && !element.contains(focused)) return;
      focusFirst(around);
    };
  }, [dialog, open, timesForcedShut]);
  // The browser shuts the dialog without asking at a second Esc, and a field in it would be left by that.
  const closeOnEscape = (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event;
    if (key !== 'Escape' || event.defaultPrevented || nativeEvent.isComposing) return;
    if (!(target instanceof Element) || target.closest('dialog') !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  // So does a second step back of a phone; where the page did not agree, the dialog comes back.
  const onForcedShut = (event: SyntheticEvent) => {
    if (!isOwn(event) || !open || dialog.current?.open === true) return;
    onClose();
    setTimesForcedShut(timesForcedShut + 1);
  };
  // Who drags over text and lets go beside the dialog has not pressed beside it.
  const isPressedBeside = useRef(false);
  const onPress = (event: MouseEvent) => {
    isPressedBeside.current = isOwn(event);
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (isOwn(event) && isPressedBeside.current) onClose();
  };
  return (
    <Native
      {...outer}
      ref={dialog}
      $side={side}
      $isOpaque={isOpaque}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={onForcedShut}
      onKeyDown={closeOnEscape}
      onMouseDown={onPress}
      onClick={closeOnBackdrop}
    >
      {open && children}
    </Native>
  );
}
