import { Card, PageHeader, Stack } from '@school/ui';
import { DASHBOARD } from '../../session/return-url';
import { useSession } from '../../session/session';
import { OwnPasswordForm } from '../../sign-in/own-password-form';
import { SignIns } from '../sign-ins/sign-ins';
import { useOwnPasswordMessages } from './messages';
import { useOwnPassword } from './use-own-password';

/**
 * Changes the user's own password (D11): every session ends but this one, which goes on under a new token. Whoever signed in
 * with a password that somebody else made can open no other screen (D87).
 */
export function OwnPasswordPage() {
  const words = useOwnPasswordMessages();
  const change = useOwnPassword();
  const isFirst = useSession().claims?.mustChangePassword === true;

  const title = isFirst ? words.firstTitle : words.title;
  return (
    <Stack>
      <PageHeader title={title} description={isFirst ? words.firstText : words.text} />
      <Card>
        <OwnPasswordForm
          title={title}
          send={change.send}
          isFirst={isFirst}
          done={words.done}
          to={DASHBOARD}
        />
      </Card>
      {!isFirst && <SignIns whose="own" />}
    </Stack>
  );
}
