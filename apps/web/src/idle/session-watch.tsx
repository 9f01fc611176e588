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
 * The page behind the question belongs to nobody until somebody has signed in, so it is not printed either. That includes a
 * print sheet on the page, whose own styles would otherwise win over everything that hides it.
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
  /** Whose login is used to sign in again. */
  readonly who: Who;
}

/** Asks for the password again, with the last user's login id filled in, or offers the way out. */
function SignInAgain({ who }: OfWhom) {
  const texts = useIdleMessages();
  // A teacher signs in again by the office's login here, but logs out to the teachers' own login.
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

/** Signs out an idle desk (desk.ts); covers a page with the login when its session ended at work, so that no input is lost. */
export function SessionWatch({ who }: OfWhom) {
  const texts = useIdleMessages();
  const { lapsed, reason } = useSession();
  return (
    <Modal open={lapsed} onClose={() => undefined} labelledBy={TITLE_ID} isOpaque>
      {lapsed && <NothingOnPaper />}
      <Content>
        <Stack>
          <h2 id={TITLE_ID}>{texts.title}</h2>
          <p>{reason ?? texts.ended}</p>
          <p>{who === 'student' ? texts.typedTextKept : texts.keptByRights}</p>
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

/** Replaces a page that was left alone (D8): its content is gone, and whoever signs in returns to it. */
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
