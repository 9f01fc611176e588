import {
  dateLabel,
  formatRupees,
  fromRupees,
  receiptCheckSchema,
  schoolDate,
  type ReceiptCheck,
} from '@school/domain';
import {
  BrokenAtSlashes,
  Alert,
  Card,
  Form,
  PageHeader,
  Stack,
  SubmitButton,
  TextField,
  useKitMessages,
} from '@school/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRules } from '../messages/words';
import { checkReceipt } from './ask-office';
import { usePageMessages } from './page-messages';
import { Narrow } from './narrow';

interface Outcome {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly text: string;
}

/** Tells a family whether the paper in its hand is a receipt of the school, and still counts (D89). */
export function CheckReceiptPage() {
  const { checkReceipt: words } = usePageMessages();
  const { locale } = useKitMessages();
  const [query] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>();

  const check = async (values: ReceiptCheck) => {
    setOutcome(undefined);
    const answer = await checkReceipt(values);
    if (!answer.ok) {
      setOutcome({ tone: 'danger', text: answer.error.message });
      return {};
    }
    const { studentReceiptNo, issuedAt, amount, isVoid } = answer.value;
    const day = dateLabel(schoolDate(new Date(issuedAt)), locale);
    const text = (isVoid ? words.void : words.valid)(studentReceiptNo, day, formatRupees(fromRupees(amount)));
    setOutcome({ tone: isVoid ? 'warning' : 'success', text });
    return undefined;
  };

  return (
    <Narrow>
      <Card>
        <Stack>
          <PageHeader title={words.title} description={words.text} />
          <Form
            initialValues={{
              studentReceiptNo: query.get('studentReceiptNo') ?? '',
              code: query.get('code') ?? '',
            }}
            schema={useRules(receiptCheckSchema)}
            onSubmit={check}
            aria-label={words.title}
          >
            {outcome && (
              <Alert tone={outcome.tone} onClose={() => setOutcome(undefined)}>
                <BrokenAtSlashes text={outcome.text} />
              </Alert>
            )}
            <TextField name="studentReceiptNo" label={words.number} required maxLength={40} />
            <TextField name="code" label={words.code} required maxLength={20} autoCapitalize="characters" />
            <SubmitButton block>{words.submit}</SubmitButton>
          </Form>
        </Stack>
      </Card>
    </Narrow>
  );
}
