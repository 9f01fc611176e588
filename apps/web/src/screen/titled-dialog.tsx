import { Heading, Modal, Stack, type ModalProps } from '@school/ui';
import { useId } from 'react';
import styled from 'styled-components';

const Content = styled.div`
  padding: ${({ theme }) => theme.space.l};
`;

export interface TitledDialogProps extends Pick<ModalProps, 'side' | 'onClose' | 'children'> {
  readonly title: string;
}

/** A dialog with its title; rendered only while it is open. */
export function TitledDialog({ title, children, ...modal }: TitledDialogProps) {
  const id = useId();
  return (
    <Modal {...modal} open labelledBy={id}>
      <Content>
        <Stack>
          <Heading id={id} size="l">
            {title}
          </Heading>
          {children}
        </Stack>
      </Content>
    </Modal>
  );
}
