import type { ApiError } from '@school/api-client';
import {
  Alert,
  Button,
  Form,
  Modal,
  Row,
  Stack,
  SubmitButton,
  useKitMessages,
  type StandardSchema,
} from '@school/ui';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { fieldErrors } from '../../api/school-api';
import { useRules } from '../../messages/words';

const Content = styled.div`
  padding: ${({ theme }) => theme.space.l};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.l};
`;

export interface AskFormProps<Parsed> {
  readonly label: string;
  readonly initialValues: object;
  readonly schema: StandardSchema<Parsed>;
  readonly submitLabel: string;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** Gives the refusal; nothing when it is done. */
  readonly onSend: (asked: Parsed) => Promise<ApiError | undefined>;
  readonly onCancel: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A short form that changes the money of a student: a refusal stands at its field, or above all. */
export function AskForm<Parsed>(props: AskFormProps<Parsed>) {
  const { label, initialValues, schema, submitLabel, tone = 'primary', onSend, onCancel, children } = props;
  const { cancel } = useKitMessages();
  const [refusal, setRefusal] = useState<string>();
  return (
    <Form
      initialValues={initialValues}
      schema={useRules(schema)}
      onSubmit={async (asked) => {
        const refused = await onSend(asked);
        setRefusal(refused?.message);
        return refused && fieldErrors(refused);
      }}
      aria-label={label}
    >
      {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
      {children}
      <Row $justify="end">
        <Button variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
        <SubmitButton variant={tone}>{submitLabel}</SubmitButton>
      </Row>
    </Form>
  );
}

export interface AskDialogProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog around such a form; it is there while it is asked. */
export function AskDialog({ title, text, onClose, children }: AskDialogProps) {
  const id = useId();
  return (
    <Modal open onClose={onClose} labelledBy={id}>
      <Content>
        <Stack>
          <Title id={id}>{title}</Title>
          <p>{text}</p>
          {children}
        </Stack>
      </Content>
    </Modal>
  );
}
