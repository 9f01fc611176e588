import type { ReactNode, RefObject } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { PopupRoot } from '../on-demand/popup-root';
import type { PopupPlace } from '../on-demand/use-popup';
import type { OuterProps } from '../theme/outer-props';

const Bubble = styled(AriaTooltip)`
  max-inline-size: ${({ theme }) => theme.size.column};
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.xs}`};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.ink};
  color: ${({ theme }) => theme.color.paper};
  font-size: ${({ theme }) => theme.font.size.xs};
  overflow-wrap: anywhere;
`;

export interface TooltipPopupProps extends PopupPlace {
  readonly trigger: RefObject<Element | null>;
  readonly side: 'top' | 'bottom' | 'start' | 'end';
  readonly label: ReactNode;
  readonly outer: OuterProps;
  readonly onClose: () => void;
}

/** An open `Tooltip`. */
export function TooltipPopup({ trigger, side, label, outer, container, locale, onClose }: TooltipPopupProps) {
  const { className = '', ...rest } = outer;
  // It is always open while rendered; `Tooltip` decides when to render it.
  const state = { isOpen: true, shouldSkipAnimation: true, open: () => undefined, close: onClose };
  return (
    <PopupRoot container={container} locale={locale}>
      <TooltipTriggerStateContext value={state}>
        <Bubble {...rest} className={className} triggerRef={trigger} placement={side} offset={4}>
          {label}
        </Bubble>
      </TooltipTriggerStateContext>
    </PopupRoot>
  );
}
