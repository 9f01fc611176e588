import { Button, Modal, Stack } from '@school/ui';
import styled from 'styled-components';
import { LoginForm } from '../../session/login-form';
import { useSessionMessages } from '../../session/messages';
import { useSession } from '../../session/session';
import { signInWith } from '../../session/sign-in';
import { useLogout } from '../../session/use-logout';

const Content = styled.div`
  padding: ${({ theme }) => theme.space.l};
`;

const TITLE_ID = 'sign-in-again';

/** Asks for the password on top of the page when the session ended at work: nothing typed is lost. */
export function SignInAgain() {
  const login = useSessionMessages();
  const { lapsed } = useSession();
  const logout = useLogout();
  return (
    <Modal open={lapsed} onClose={() => undefined} labelledBy={TITLE_ID}>
      <Content>
        <Stack>
          <h2 id={TITLE_ID}>{login.again}</h2>
          <p>{login.againText}</p>
          <LoginForm onLogin={signInWith} />
          <Button variant="quiet" onClick={logout}>
            {login.leave}
          </Button>
        </Stack>
      </Content>
    </Modal>
  );
}
