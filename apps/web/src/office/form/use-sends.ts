import type { ApiError } from '@school/api-client';
import { useToast } from '@school/ui';
import type { Changing } from '../../api/use-change';

/** What a form sends: a refusal goes back to it; else a dialog around it closes, and a toast says what is done. */
export function useSends(onClose?: () => void) {
  const { showToast } = useToast();
  return <Request, Value>(
      send: Changing<Request, Value>['send'],
      done: (request: Request, value: Value) => string,
    ) =>
    async (request: Request): Promise<ApiError | undefined> => {
      const answer = await send(request);
      if (!answer.ok) return answer.error;
      onClose?.();
      showToast(done(request, answer.value));
      return undefined;
    };
}
