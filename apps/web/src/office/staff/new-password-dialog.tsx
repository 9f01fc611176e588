import { Modal, Stack } from '@school/ui';
import styled from 'styled-components';
import type { StaffAccount } from '../../api/types';
import { useStaffMessages } from './messages';
import { NewPasswordForm } from './new-password-form';
import { useNewPassword } from './use-staff';

const Content = styled.div`
  padding: ${({ theme }) => theme.space.l};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.l};
`;

const TITLE_ID = 'new-password';

export interface NewPasswordDialogProps {
  /** Open while there is one. */
  readonly account: StaffAccount | undefined;
  readonly onClose: () => void;
  readonly onDone: (account: StaffAccount) => void;
}

/** Asks the administrator for the new password of an account. */
export function NewPasswordDialog({ account, onClose, onDone }: NewPasswordDialogProps) {
  const staff = useStaffMessages();
  const change = useNewPassword();
  return (
    <Modal open={account !== undefined} onClose={onClose} labelledBy={TITLE_ID}>
      {account && (
        <Content>
          <Stack>
            <Title id={TITLE_ID}>{staff.newPasswordFor(account.fname)}</Title>
            <p>{staff.newPasswordText}</p>
            <NewPasswordForm
              staffID={account.id}
              onCancel={onClose}
              onSet={async (values) => {
                const answer = await change.send(values);
                if (!answer.ok) return answer.error.message;
                onDone(account);
                return undefined;
              }}
            />
          </Stack>
        </Content>
      )}
    </Modal>
  );
}
