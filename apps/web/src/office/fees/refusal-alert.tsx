import type { ApiError } from '@school/api-client';
import { Alert, Button, Row } from '@school/ui';
import { mayHelpAgain } from '../../api/try-again';
import { useFeesMessages } from './messages';

/** Whether the figures on screen are old: another desk took money, fees changed, or this payment was already taken (D52). */
const isStale = ({ status }: ApiError) => status === 409 || status === 422;

export interface RefusalAlertProps {
  readonly refusal: ApiError;
  readonly onClose: () => void;
  readonly onFindAgain: () => void;
}

/** Explains why a payment was not taken and what to do about it. The typed values stay. */
export function RefusalAlert({ refusal, onClose, onFindAgain }: RefusalAlertProps) {
  const fees = useFeesMessages();
  return (
    <Alert tone="danger" onClose={onClose}>
      <Row>
        {mayHelpAgain(refusal) ? `${refusal.message} ${fees.unsure}` : refusal.message}
        {isStale(refusal) && (
          <Button variant="secondary" autoFocus onClick={onFindAgain}>
            {fees.findAgain}
          </Button>
        )}
      </Row>
    </Alert>
  );
}
