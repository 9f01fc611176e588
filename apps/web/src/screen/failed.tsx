import type { ApiError } from '@school/api-client';
import { Alert, type SubmitOutcome } from '@school/ui';
import { useState } from 'react';
import { fieldErrors } from '../api/school-api';
import type { Outcome } from '../api/use-change';
import { session, useSession } from '../session/session';

export interface FailedProps {
  /** The sentence; nothing is shown without one. */
  readonly text: string | undefined;
  readonly title?: string;
  readonly onClose: () => void;
}

/** Shows why something was not done, until somebody closes it. */
export const Failed = ({ text, ...alert }: FailedProps) =>
  text !== undefined && (
    <Alert tone="danger" {...alert}>
      {text}
    </Alert>
  );

/** A refusal: the server's with all its properties, or one by the screen itself, which is only a sentence. */
export type Refused = Pick<ApiError, 'message'> & Partial<ApiError>;

/** The last refusal. The one for a lapsed session disappears once somebody has signed in again. */
export function useLastRefused<What extends Refused>() {
  const [lastRefusal, setLastRefusal] = useState<{ readonly refused: What; readonly isOfLapse: boolean }>();
  const { lapsed } = useSession();
  const refuse = (refused: What | undefined) =>
    setLastRefusal(refused && { refused, isOfLapse: refused.status === 401 && session.snapshot().lapsed });
  return [lastRefusal?.isOfLapse === true && !lapsed ? undefined : lastRefusal?.refused, refuse] as const;
}

/** The reason why the last request was refused, for `Failed`, until somebody closes it or sends again. */
export function useFailure() {
  const [refused, fail] = useLastRefused<Refused>();
  const onClose = () => fail(undefined);
  const showFailure = async <Value,>(sent: Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    onClose();
    const answer = await sent;
    if (!answer.ok) fail(answer.error);
    return answer;
  };
  return { failed: { text: refused?.message, onClose }, fail, showFailure };
}

/**
 * The submit handler of a form: a refusal shows at its fields, and its sentence in `Failed` above them.
 * @param onSend returns the refusal, or nothing on success
 */
export function useRefusal<Parsed>(onSend: (values: Parsed) => Promise<ApiError | undefined>) {
  const { failed, fail } = useFailure();
  const onSubmit = async (values: Parsed): Promise<SubmitOutcome> => {
    failed.onClose();
    const refused = await onSend(values);
    fail(refused);
    return refused && fieldErrors(refused);
  };
  return { failed, onSubmit };
}
