import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../button/button';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy'>;

/** Disabled while the form is invalid, busy while it is being sent. */
export function SubmitButton({ disabled, ...rest }: SubmitButtonProps) {
  // Not `invalid`: that stays true after a refusal by the server, and the clerk could never try again.
  const { hasValidationErrors, submitting } = useFormState({
    subscription: { hasValidationErrors: true, submitting: true },
  });
  return (
    <Button
      {...rest}
      type="submit"
      busy={submitting === true}
      disabled={disabled === true || hasValidationErrors === true}
    />
  );
}
