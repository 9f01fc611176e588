import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { Row } from '../layout/stack';
import { useKitMessages } from '../messages/kit-messages';
import { Modal } from './modal';
import type { OuterProps } from '../theme/outer-props';

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.l};
`;

export interface ConfirmDialogProps extends OuterProps<'dialog'> {
  /** Whether it is shown; the page controls this. */
  readonly open: boolean;
  /** The question. */
  readonly title: ReactNode;
  /** The consequences of confirming. */
  readonly children: ReactNode;
  /** The action as a verb and its object: "Void receipt". */
  readonly confirmLabel: ReactNode;
  /**
   * The button that leaves everything as it is.
   * @default the kit's word for Cancel
   */
  readonly cancelLabel?: ReactNode;
  /**
   * `danger` where something is removed or taken back.
   * @default 'primary'
   */
  readonly variant?: 'primary' | 'danger' | undefined;
  /**
   * The action is running: both buttons wait, and Esc does nothing.
   * @default false
   */
  readonly loading?: boolean | undefined;
  /** Called when the question is confirmed. */
  readonly onConfirm: () => void;
  /** Called on Cancel, Esc or a press outside the dialog. */
  readonly onCancel: () => void;
}

/** Asks before something is removed or taken back. Esc and a press outside it mean Cancel, except while it is `loading`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    variant = 'primary',
    loading = false,
    onConfirm,
    onCancel,
    ...outer
  } = props;
  const messages = useKitMessages();
  const id = useId();
  const leave = () => {
    if (!loading) onCancel();
  };
  return (
    <Modal
      {...outer}
      open={open}
      onClose={leave}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
    >
      <Content>
        <Heading id={`${id}-title`} size="l">
          {title}
        </Heading>
        <div id={`${id}-text`}>{children}</div>
        <Row justify="end">
          <Button variant="secondary" loading={loading} spinner={false} onClick={onCancel}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button variant={variant} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Row>
      </Content>
    </Modal>
  );
}
