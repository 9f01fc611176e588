import { drawerFloatSchema, toRupees } from '@school/domain';
import { Alert, Card, Form, Heading, MoneyField, Row, Stack, SubmitButton, Text, useToast } from '@school/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { Drawer, FloatRequest } from '../../api/types';
import { rupeesShown, useRules, useWords } from '../../messages/words';
import { selectOnMount } from '../../screen/focus-on-mount';
import { useClosingMessages } from './messages';

const FloatBox = styled.div`
  max-inline-size: ${({ theme }) => theme.size.column};
`;

export interface FloatFormProps {
  /** What was put in already, in rupees: it may be corrected until the first payment. */
  readonly putIn: Drawer['lastFloat'];
  readonly onPutIn: (
    request: FloatRequest,
  ) => Promise<{ readonly ok: boolean; readonly error?: { readonly message: string } }>;
}

/** The change in a drawer that nothing came into yet (D86). */
export function FloatForm({ putIn, onPutIn }: FloatFormProps) {
  const words = useClosingMessages();
  const { labels } = useWords();
  const { showToast } = useToast();
  const [refusal, setRefusal] = useState<string>();
  return (
    <Card as="section" aria-label={words.ownDrawer}>
      <Stack>
        <Heading>{words.putFloatIn}</Heading>
        <Text tone="muted">{words.putFloatInText}</Text>
        {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
        <Form
          initialValues={{ amount: putIn === undefined ? '' : String(putIn) }}
          schema={useRules(drawerFloatSchema)}
          onSubmit={async ({ amount }) => {
            const request = { amount: toRupees(amount) };
            const outcome = await onPutIn(request);
            setRefusal(outcome.error?.message);
            // What was refused is not what the form has saved.
            if (!outcome.ok) return {};
            showToast(words.floatSaved(rupeesShown(request.amount)));
            return undefined;
          }}
          aria-label={words.putFloatIn}
        >
          <FloatBox>
            <MoneyField ref={selectOnMount} name="amount" label={labels.openingFloat} required />
          </FloatBox>
          <Row>
            <SubmitButton>{words.saveFloat}</SubmitButton>
          </Row>
        </Form>
      </Stack>
    </Card>
  );
}
