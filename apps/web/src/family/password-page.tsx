import { Card } from '@school/ui';
import { FAMILY } from '../session/return-url';
import { useSession } from '../session/session';
import { OwnPasswordForm } from '../sign-in/own-password-form';
import { FamilyPage } from './family-page';
import { useFamilyMessages } from './messages';
import { useSetPassword } from './use-family';

/**
 * Changes the family's password: every other phone is signed out, this one goes on under a new token. Whoever signed in with
 * the password from the office can open no other page.
 */
export function PasswordPage() {
  const { password: words } = useFamilyMessages();
  const change = useSetPassword();
  const isFirst = useSession().claims?.mustChangePassword === true;
  const title = isFirst ? words.firstTitle : words.title;

  return (
    <FamilyPage title={title} description={isFirst ? words.firstText : words.text}>
      <Card>
        <OwnPasswordForm
          title={title}
          send={change.send}
          isFirst={isFirst}
          hint={words.hint}
          done={words.done}
          to={FAMILY}
        />
      </Card>
    </FamilyPage>
  );
}
