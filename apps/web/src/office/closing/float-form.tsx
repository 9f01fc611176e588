import { drawerFloatSchema, toRupees } from '@school/domain';
import { Card, Form, Heading, MoneyField, Row, Stack, SubmitButton, Text, useToast } from '@school/ui';
import styled from 'styled-components';
import type { Drawer, FloatRequest } from '../../api/types';
import type { Outcome } from '../../api/use-change';
import { rupeesShown, useRules, useWords } from '../../messages/words';
import { Failed, useFailure } from '../../screen/failed';
import { selectOnMount } from '../../screen/focus-on-mount';
import { useClosingMessages } from './messages';

const FloatBox = styled.div`
  max-inline-size: ${({ theme }) => theme.size.column};
`;

export interface FloatFormProps {
  /** The amount put in already, in rupees; it can be corrected until the first payment. */
  readonly putIn: Drawer['lastFloat'];
  readonly onPutIn: (request: FloatRequest) => Promise<Outcome<unknown>>;
}

/** The form for the float of a drawer that has taken no payment yet (D86). */
export function FloatForm({ putIn, onPutIn }: FloatFormProps) {
  const words = useClosingMessages();
  const { labels } = useWords();
  const { showToast } = useToast();
  const { failed, showFailure } = useFailure();
  return (
    <Card as="section" aria-label={words.ownDrawer}>
      <Stack>
        <Heading>{words.openingFloat}</Heading>
        <Text tone="muted">{words.openingFloatText}</Text>
        <Failed {...failed} />
        <Form
          initialValues={{ amount: putIn === undefined ? '' : String(putIn) }}
          schema={useRules(drawerFloatSchema)}
          onSubmit={async ({ amount }) => {
            const request = { amount: toRupees(amount) };
            const { ok } = await showFailure(onPutIn(request));
            // A refused amount does not become the form's saved value.
            if (!ok) return {};
            showToast(words.floatSaved(rupeesShown(request.amount)));
            return undefined;
          }}
          aria-label={words.openingFloat}
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
