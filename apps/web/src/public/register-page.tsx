import type { OfficeRegistration } from '@school/domain';
import { ButtonLink, Card, EmptyState, PageHeader, Stack, type SubmitOutcome } from '@school/ui';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldErrors } from '../api/school-api';
import { Failed } from '../screen/failed';
import { focusOnMount } from '../screen/focus-on-mount';
import { PageLink } from '../screen/page-link';
import { registerOffice } from './ask-office';
import { usePageMessages } from './page-messages';
import { Narrow } from './narrow';
import { RegisterOfficeForm } from './register-office-form';

const LOGIN = '/login?login=office';

/** New Office Registration: makes an account that waits until an administrator lets it in (D10). */
export function RegisterPage() {
  const { registerOffice: words } = usePageMessages();
  const [refusal, setRefusal] = useState<string>();
  const [registered, setRegistered] = useState<string>();

  const register = async (values: OfficeRegistration): Promise<SubmitOutcome> => {
    setRefusal(undefined);
    const answer = await registerOffice(values);
    if (answer.ok) {
      setRegistered(values.username.trim());
      return undefined;
    }
    setRefusal(answer.error.message);
    return fieldErrors(answer.error);
  };

  return (
    <Narrow>
      <Card>
        {registered === undefined ? (
          <Stack>
            <PageHeader title={words.title} description={words.text} />
            <RegisterOfficeForm
              onRegister={register}
              refusal={<Failed text={refusal} onClose={() => setRefusal(undefined)} />}
            />
            <PageLink to={LOGIN}>{words.back}</PageLink>
          </Stack>
        ) : (
          <EmptyState
            title={
              <h1 ref={focusOnMount} tabIndex={-1}>
                {words.doneTitle}
              </h1>
            }
            description={words.done(registered)}
            icon={<Hourglass />}
            action={
              <ButtonLink as={Link} to={LOGIN}>
                {words.back}
              </ButtonLink>
            }
          />
        )}
      </Card>
    </Narrow>
  );
}
