import { useToast } from '@school/ui';
import type { Outcome } from '../../api/use-change';

/** Says in a toast what became of a change that no form waits for: why it was refused, or, where that is given, that it is done. */
export function useSaid() {
  const { showToast } = useToast();
  return async <Value>(sent: Promise<Outcome<Value>>, done?: string): Promise<Outcome<Value>> => {
    const answer = await sent;
    if (!answer.ok) showToast(answer.error.message, 'warning');
    else if (done !== undefined) showToast(done);
    return answer;
  };
}
