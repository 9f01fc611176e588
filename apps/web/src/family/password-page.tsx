import type { OwnPassword } from '@school/domain';
import { Alert, Card, useToast, type SubmitOutcome } from '@school/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldErrors } from '../api/school-api';
import { FAMILY } from '../session/return-url';
import { session, useSession } from '../session/session';
import { OwnPasswordForm } from '../sign-in/own-password-form';
import { FamilyPage } from './family-page';
import { useFamilyMessages } from './messages';
import { useFamilyPassword } from './use-family';

/**
 * The family's own password: every other phone is signed out, this one goes on under a new token. For whoever signed in with the
 * password of the office it is the only page there is.
 */
export function PasswordPage() {
  const { password: words } = useFamilyMessages();
  const change = useFamilyPassword();
  const isFirst = useSession().claims?.mustChangePassword === true;
  const navigate = useNavigate();
  const { showToast } = useToast();
  const [refusal, setRefusal] = useState<string>();
  const title = isFirst ? words.firstTitle : words.title;

  const set = async ({ currentPassword, password }: OwnPassword): Promise<SubmitOutcome> => {
    setRefusal(undefined);
    const answer = await change.send({ currentPassword, newPassword: password });
    if (!answer.ok) {
      setRefusal(answer.error.message);
      const { newPassword, ...errors } = fieldErrors(answer.error);
      return newPassword === undefined ? errors : { ...errors, password: newPassword };
    }
    session.signIn(answer.value.token);
    showToast(words.done);
    await navigate(FAMILY);
    return undefined;
  };

  return (
    <FamilyPage title={title} description={isFirst ? words.firstText : words.text}>
      <Card>
        <OwnPasswordForm
          title={title}
          onChange={set}
          isFirst={isFirst}
          refusal={
            refusal !== undefined && (
              <Alert tone="danger" onClose={() => setRefusal(undefined)}>
                {refusal}
              </Alert>
            )
          }
        />
      </Card>
    </FamilyPage>
  );
}
