import type { ApiError } from '@school/api-client';
import type { SubmitOutcome } from '@school/ui';
import { useState } from 'react';
import { fieldErrors } from '../api/school-api';

/**
 * What a form is sent by: what is refused goes to its fields, and the sentence above them.
 * @param onSend gives the refusal; nothing when it is done
 */
export function useRefusal<Parsed>(onSend: (asked: Parsed) => Promise<ApiError | undefined>) {
  const [refusal, setRefusal] = useState<string>();
  const onSubmit = async (asked: Parsed): Promise<SubmitOutcome> => {
    setRefusal(undefined);
    const refused = await onSend(asked);
    setRefusal(refused?.message);
    return refused && fieldErrors(refused);
  };
  return { refusal, onSubmit, closeRefusal: () => setRefusal(undefined) };
}
