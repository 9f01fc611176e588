import { Button, Modal, Stack } from '@school/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useMessages } from '../../messages/messages';
import { LoginForm } from '../../session/login-form';
import { session, useSession } from '../../session/session';
import { signInWith } from '../../session/sign-in';

const Content = styled.div`
  padding: ${({ theme }) => theme.space.l};
`;

const TITLE_ID = 'sign-in-again';

/** Asks for the password on top of the page when the session ended at work: nothing typed is lost. */
export function SignInAgain() {
  const { login } = useMessages();
  const { lapsed } = useSession();
  const navigate = useNavigate();
  const leave = () => {
    session.signOut();
    void navigate('/login?login=office');
  };
  return (
    <Modal open={lapsed} onClose={() => undefined} labelledBy={TITLE_ID}>
      <Content>
        <Stack>
          <h2 id={TITLE_ID}>{login.again}</h2>
          <p>{login.againText}</p>
          <LoginForm onLogin={signInWith} />
          <Button variant="quiet" onClick={leave}>
            {login.leave}
          </Button>
        </Stack>
      </Content>
    </Modal>
  );
}
