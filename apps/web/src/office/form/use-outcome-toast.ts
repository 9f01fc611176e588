import { useToast } from '@school/ui';
import type { Outcome } from '../../api/use-change';

/** Shows the outcome of a change that no form waits for in a toast: the reason of a refusal or, if given, the `done` text. */
export function useOutcomeToast() {
  const { showToast } = useToast();
  return async <Value>(sent: Promise<Outcome<Value>>, doneText?: string): Promise<Outcome<Value>> => {
    const answer = await sent;
    if (!answer.ok) showToast(answer.error.message, 'warning');
    else if (doneText !== undefined) showToast(doneText);
    return answer;
  };
}
