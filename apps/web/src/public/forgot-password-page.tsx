import type { ForgotPassword } from '@school/domain';
import { Alert, Card, PageHeader, Stack, type SubmitOutcome } from '@school/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { PageLink } from '../screen/page-link';
import { forgotPassword } from './ask-office';
import { ForgotPasswordForm } from './forgot-password-form';
import { usePageMessages } from './page-messages';
import { Narrow } from './narrow';

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  padding-inline-start: ${({ theme }) => theme.space.l};
`;

interface Outcome {
  readonly tone: 'info' | 'danger';
  readonly text: string;
}

/** How a forgotten password is replaced here, and the request for it; the answer is the same for any login id (D11). */
export function ForgotPasswordPage() {
  const { forgotPassword: words } = usePageMessages();
  const [outcome, setOutcome] = useState<Outcome>();

  const ask = async (values: ForgotPassword): Promise<SubmitOutcome> => {
    setOutcome(undefined);
    const answer = await forgotPassword(values);
    setOutcome(
      answer.ok ? { tone: 'info', text: words.received } : { tone: 'danger', text: answer.error.message },
    );
    return answer.ok ? undefined : {};
  };

  return (
    <Narrow>
      <Card>
        <Stack>
          <PageHeader title={words.title} description={words.text} />
          <Steps>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <ForgotPasswordForm
            onAsk={ask}
            outcome={
              outcome && (
                <Alert tone={outcome.tone} onClose={() => setOutcome(undefined)}>
                  {outcome.text}
                </Alert>
              )
            }
          />
          <PageLink to="/login?login=office">{words.back}</PageLink>
        </Stack>
      </Card>
    </Narrow>
  );
}
