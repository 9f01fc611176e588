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

/** `wide` is centred too, for content that needs the room: a text beside its preview. */
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

  /* Forced colours have no shadow, so without an edge nothing would separate it from the page. */
  ${inForcedColours(css`
    border: ${({ theme }) => theme.border.thick} solid CanvasText;
  `)}

  &::backdrop {
    background: ${({ $isOpaque, theme }) => ($isOpaque ? theme.color.canvas : theme.color.backdrop)};
  }
`;

export interface ModalProps extends OuterProps<'dialog'> {
  /** Whether it is shown; the page controls this. */
  readonly open: boolean;
  /** Called on Esc and on a press outside the dialog. */
  readonly onClose: () => void;
  /** The place of the dialog: centred, or a drawer at the start. */
  readonly side?: ModalSide | undefined;
  /** The id of the element that names it. */
  readonly labelledBy?: string | undefined;
  /** The id of the element that describes it. */
  readonly describedBy?: string | undefined;
  /** Its name, where no visible element names it. */
  readonly label?: string | undefined;
  /**
   * `alertdialog` where the user has to answer.
   * @default 'dialog'
   */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Hides the page behind it completely. */
  readonly isOpaque?: boolean;
  /** The content of the dialog. */
  readonly children: ReactNode;
}

/** Whether an event is the dialog's own and not that of something inside it: a nested dialog, or a cancelled file choice. */
const isOwnEvent = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

/** The elements that may take the focus once a dialog is closed, the nearest first. */
const focusAfterClosing = new WeakMap<Element, readonly HTMLElement[]>();

/** The elements around the focus when a dialog opens; in another dialog also those behind it, as that one may close first. */
function placesBehind(focused: Element | null): readonly HTMLElement[] {
  const dialog = focused?.closest('dialog');
  return [...((dialog && focusAfterClosing.get(dialog)) ?? []), ...placesAround(focused)];
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
    const modal = dialog.current;
    if (!open || modal === null) return;
    const focusedBefore = document.activeElement;
    const elementsBehind = placesBehind(focusedBefore);
    const canTakeFocus = focusedBefore instanceof HTMLElement && focusedBefore !== document.body;
    focusAfterClosing.set(modal, canTakeFocus ? [focusedBefore, ...elementsBehind] : elementsBehind);
    modal.showModal();
    return () => {
      // Closed explicitly, as removing the element alone does not give the focus back.
      modal.close();
      // The button that opened it may be gone, e.g. after a void. A dialog that is removed while open still has the focus inside.
      const focused = document.activeElement;
      if (focused !== document.body && !modal.contains(focused)) return;
      focusFirst(elementsBehind);
    };
  }, [dialog, open, timesForcedShut]);
  // At a second Esc the browser closes the dialog without asking, even from within a field.
  const closeOnEscape = (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event;
    if (key !== 'Escape' || event.defaultPrevented || nativeEvent.isComposing) return;
    if (!(target instanceof Element) || target.closest('dialog') !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  // A second Back on a phone does the same; if the page keeps the dialog open, it is shown again.
  const onForcedShut = (event: SyntheticEvent) => {
    if (!isOwnEvent(event) || !open || dialog.current?.open === true) return;
    onClose();
    setTimesForcedShut(timesForcedShut + 1);
  };
  // Dragging over text and letting go outside the dialog is no press outside it.
  const isPressedBeside = useRef(false);
  const onPress = (event: MouseEvent) => {
    isPressedBeside.current = isOwnEvent(event);
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (isOwnEvent(event) && isPressedBeside.current) onClose();
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
        if (!isOwnEvent(event)) return;
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
