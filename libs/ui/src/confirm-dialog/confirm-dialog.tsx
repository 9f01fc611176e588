import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { Row } from '../layout/stack';
import { useKitMessages } from '../messages/kit-messages';
import { Modal } from './modal';

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.l};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.l};
`;

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly cancelLabel?: ReactNode;
  readonly tone?: 'primary' | 'danger' | undefined;
  readonly busy?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    busy,
    onConfirm,
    onCancel,
  } = props;
  const messages = useKitMessages();
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onCancel}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
    >
      <Content>
        <Title id={`${id}-title`}>{title}</Title>
        <div id={`${id}-text`}>{children}</div>
        <Row $justify="end">
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Row>
      </Content>
    </Modal>
  );
}
