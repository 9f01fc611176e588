import type { ApiError } from '@school/api-client';
import { newExamSchema, type NewExam } from '@school/domain';
import { Form, Row, Stack, SubmitButton, useKitMessages } from '@school/ui';
import { useRules } from '../../messages/words';
import { LeaveGuard } from '../form/leave-guard';
import { Failed, useRefusal } from '../../screen/failed';
import { PageButton } from '../../screen/page-link';
import { ExamFields } from './exam-fields';

export interface ExamFormProps {
  readonly label: string;
  readonly initialValues: object;
  readonly submitLabel: string;
  /** The address that Cancel leads to. */
  readonly backTo: string;
  /** Stores the exam. Returns the refusal, or nothing when it is stored. */
  readonly onSend: (exam: NewExam) => Promise<ApiError | undefined>;
}

export function ExamForm({ label, initialValues, submitLabel, backTo, onSend }: ExamFormProps) {
  const { cancel } = useKitMessages();
  const { failed, onSubmit } = useRefusal(onSend);
  return (
    <Form
      initialValues={initialValues}
      schema={useRules(newExamSchema)}
      onSubmit={onSubmit}
      aria-label={label}
    >
      <LeaveGuard />
      <Stack>
        <Failed {...failed} />
        <ExamFields />
        <Row justify="end">
          <PageButton to={backTo}>{cancel}</PageButton>
          <SubmitButton>{submitLabel}</SubmitButton>
        </Row>
      </Stack>
    </Form>
  );
}
