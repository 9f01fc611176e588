import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { useKitMessages } from '../messages/kit-messages';
import { useFocusNearBy } from '../theme/focus-near-by';
import { useSharedRef, type OuterProps } from '../theme/outer-props';
import type { Tone } from '../theme/theme';

const icons = { success: CircleCheck, danger: CircleAlert, warning: TriangleAlert, info: Info };

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme, $tone }) => theme.color[$tone]};
  border-inline-start-width: ${({ theme }) => theme.border.accent};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $tone }) => theme.color[`${$tone}Tint`]};

  > svg {
    margin-block-start: 0.1em;
    color: ${({ theme, $tone }) => theme.color[$tone]};
  }
`;

const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  text-align: start;
`;

const Title = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

const CloseCorner = styled.div`
  margin-block: calc(-1 * ${({ theme }) => theme.space.xs});
  margin-inline-end: calc(-1 * ${({ theme }) => theme.space.xs});
`;

export interface AlertProps extends OuterProps {
  /** The kind of message, which decides icon and colour. `danger` is read out at once. */
  readonly tone: Tone;
  /** A first line in bold. */
  readonly title?: ReactNode;
  /** Called when the close button is pressed; without it there is no close button and the alert stays. */
  readonly onClose?: (() => void) | undefined;
  /** What happened, and what to do next. */
  readonly children?: ReactNode;
}

/** The outcome of an action, shown where the action was taken and read out when it appears. */
export function Alert({ tone, title, onClose, children, ref, ...outer }: AlertProps) {
  const messages = useKitMessages();
  const box = useSharedRef(ref);
  useFocusNearBy(box);
  const Icon = icons[tone];
  return (
    <Box {...outer} ref={box} $tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <Text>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </Text>
      {onClose !== undefined && (
        <CloseCorner>
          <IconButton label={messages.close} icon={<X aria-hidden="true" />} onClick={onClose} />
        </CloseCorner>
      )}
    </Box>
  );
}
