import type { ApiError } from '@school/api-client';
import { useToast } from '@school/ui';
import type { Changing } from '../../api/use-change';

/** Makes a form's submit function: a refusal is returned to the form; else a surrounding dialog closes and a toast confirms. */
export function useSends(onClose?: () => void) {
  const { showToast } = useToast();
  return <Request, Value>(
      send: Changing<Request, Value>['send'],
      doneText: (request: Request, value: Value) => string,
    ) =>
    async (request: Request): Promise<ApiError | undefined> => {
      const answer = await send(request);
      if (!answer.ok) return answer.error;
      onClose?.();
      showToast(doneText(request, answer.value));
      return undefined;
    };
}
