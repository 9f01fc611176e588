import type { OwnPassword } from '@school/domain';
import { Alert, Card, PageHeader, Stack, useToast, type SubmitOutcome } from '@school/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldErrors } from '../../api/school-api';
import { DASHBOARD } from '../../session/return-url';
import { session, useSession } from '../../session/session';
import { OwnPasswordForm } from '../../sign-in/own-password-form';
import { SignIns } from '../sign-ins/sign-ins';
import { useOwnPasswordMessages } from './messages';
import { useOwnPassword } from './use-own-password';

/**
 * Everybody's own password (D11): every session ends but this one, which goes on under a new token. For whoever signed in with
 * a password that somebody else made it is the only screen there is (D87).
 */
export function OwnPasswordPage() {
  const words = useOwnPasswordMessages();
  const change = useOwnPassword();
  const isFirst = useSession().claims?.mustChangePassword === true;
  const navigate = useNavigate();
  const { showToast } = useToast();
  const [refusal, setRefusal] = useState<string>();

  const set = async (passwords: OwnPassword): Promise<SubmitOutcome> => {
    setRefusal(undefined);
    const answer = await change.send(passwords);
    if (!answer.ok) {
      setRefusal(answer.error.message);
      return fieldErrors(answer.error);
    }
    session.signIn(answer.value.token);
    showToast(words.done);
    await navigate(DASHBOARD);
    return undefined;
  };

  const title = isFirst ? words.firstTitle : words.title;
  return (
    <Stack>
      <PageHeader title={title} description={isFirst ? words.firstText : words.text} />
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
      {!isFirst && <SignIns of="own" />}
    </Stack>
  );
}
