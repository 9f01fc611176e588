import type { ApiError } from '@school/api-client';
import { Alert, type SubmitOutcome } from '@school/ui';
import { useState } from 'react';
import { fieldErrors } from '../api/school-api';
import type { Outcome } from '../api/use-change';

export interface FailedProps {
  /** The sentence; nothing is shown without one. */
  readonly text: string | undefined;
  readonly title?: string;
  readonly onClose: () => void;
}

/** Why something was not done, until somebody closes it. */
export const Failed = ({ text, ...alert }: FailedProps) =>
  text !== undefined && (
    <Alert tone="danger" {...alert}>
      {text}
    </Alert>
  );

/** Why what was sent last was refused, as `Failed` shows it, until somebody closes it or sends again. */
export function useFailure() {
  const [text, fail] = useState<string>();
  const onClose = () => fail(undefined);
  const heard = async <Value,>(sent: Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    onClose();
    const answer = await sent;
    if (!answer.ok) fail(answer.error.message);
    return answer;
  };
  return { failed: { text, onClose }, fail, heard };
}

/**
 * What a form is sent by: what is refused goes to its fields, and the sentence to `Failed` above them.
 * @param onSend gives the refusal; nothing when it is done
 */
export function useRefusal<Parsed>(onSend: (asked: Parsed) => Promise<ApiError | undefined>) {
  const { failed, fail } = useFailure();
  const onSubmit = async (asked: Parsed): Promise<SubmitOutcome> => {
    failed.onClose();
    const refused = await onSend(asked);
    fail(refused?.message);
    return refused && fieldErrors(refused);
  };
  return { failed, onSubmit };
}
