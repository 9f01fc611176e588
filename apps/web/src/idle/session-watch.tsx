import { Button, Card, Modal, Stack } from '@school/ui';
import styled, { createGlobalStyle } from 'styled-components';
import { LoginForm } from '../sign-in/login-form';
import { session, useSession } from '../session/session';
import { signInWith } from '../sign-in/sign-in';
import type { Who } from '../session/return-url';
import { useLogout } from '../session/use-logout';
import './desk';
import { useIdleMessages } from './messages';

const Content = styled.div`
  padding: ${({ theme }) => theme.space.l};
`;

/**
 * What stands behind the question is nobody's until somebody has signed in: neither is it printed, also where a sheet for
 * the printer is among it, which else comes before all that hides it.
 */
const NothingOnPaper = createGlobalStyle`
  @media print {
    :root:root body {
      display: none !important;
    }
  }
`;

const TITLE_ID = 'sign-in-again';

interface OfWhom {
  /** By whose login one comes back. */
  readonly who: Who;
}

/** The password again, of who was here if nobody else, or the way out. */
function SignInAgain({ who }: OfWhom) {
  const texts = useIdleMessages();
  // A teacher comes back by the office's login here, and leaves by the own one.
  const logout = useLogout(who === 'student' ? who : undefined);
  return (
    <>
      <LoginForm who={who} onLogin={signInWith(who)} username={session.lastLoginId()} />
      <Button variant="quiet" onClick={logout}>
        {texts.leave}
      </Button>
    </>
  );
}

/** Looks whether somebody is at work (desk.ts), and asks for the password on top of the page when the session ended at work: nothing typed is lost. */
export function SessionWatch({ who }: OfWhom) {
  const texts = useIdleMessages();
  const { lapsed, why } = useSession();
  return (
    <Modal open={lapsed} onClose={() => undefined} labelledBy={TITLE_ID} isOpaque>
      {lapsed && <NothingOnPaper />}
      <Content>
        <Stack>
          <h2 id={TITLE_ID}>{texts.title}</h2>
          <p>{why ?? texts.ended}</p>
          <p>{who === 'student' ? texts.kept : texts.keptByRights}</p>
          <SignInAgain who={who} />
        </Stack>
      </Content>
    </Modal>
  );
}

const Middle = styled.main`
  max-inline-size: ${({ theme }) => theme.size.dialog};
  margin: ${({ theme }) => theme.space.xl} auto;
  padding: 0 ${({ theme }) => theme.space.m};
`;

/** In place of a page that was left alone (D8): nothing of it is there any more, and whoever signs in is back on it. */
export function LeftAlone({ who }: OfWhom) {
  const texts = useIdleMessages();
  return (
    <Middle>
      <Card>
        <Stack>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{texts.idle}</p>
          <SignInAgain who={who} />
        </Stack>
      </Card>
    </Middle>
  );
}
