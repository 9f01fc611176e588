import type { OfficeRegistration } from '@school/domain';
import { Card, EmptyState, PageHeader, Stack } from '@school/ui';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { focusOnMount } from '../screen/focus-on-mount';
import { PageButton, PageLink } from '../screen/page-link';
import { registerOffice } from './ask-office';
import { usePageMessages } from './page-messages';
import { Narrow } from './narrow';
import { RegisterOfficeForm } from './register-office-form';

const LOGIN = '/login?login=office';

/** New Office Registration: makes an account that waits until an administrator lets it in (D10). */
export function RegisterPage() {
  const { registerOffice: words } = usePageMessages();
  const [registered, setRegistered] = useState<string>();
  const register = async (values: OfficeRegistration) => {
    const answer = await registerOffice(values);
    if (!answer.ok) return answer.error;
    setRegistered(values.username.trim());
    return undefined;
  };

  return (
    <Narrow>
      <Card>
        {registered === undefined ? (
          <Stack>
            <PageHeader title={words.title} description={words.text} />
            <RegisterOfficeForm onRegister={register} />
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
              <PageButton variant="primary" to={LOGIN}>
                {words.back}
              </PageButton>
            }
          />
        )}
      </Card>
    </Narrow>
  );
}
