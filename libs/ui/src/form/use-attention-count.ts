import { useFormState } from 'react-final-form';
import { countErrors } from './form-errors';

/** How many fields of the surrounding form still are in error, seen or not. */
export function useAttentionCount(): number {
  const { errors, submitErrors, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, dirtySinceLastSubmit: true },
  });
  const own = countErrors(errors);
  return own > 0 || dirtySinceLastSubmit === true ? own : countErrors(submitErrors);
}
