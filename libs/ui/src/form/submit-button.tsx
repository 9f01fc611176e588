import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../button/button';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'loading'>;

/** The submit button of a `Form`: disabled while the form is invalid, loading while it is being sent. */
export function SubmitButton({ disabled, ...rest }: SubmitButtonProps) {
  // `invalid` would not do: it stays true after a refusal by the server, and the clerk could never try again.
  const { hasValidationErrors, submitting } = useFormState({
    subscription: { hasValidationErrors: true, submitting: true },
  });
  return (
    <Button
      {...rest}
      type="submit"
      loading={submitting === true}
      disabled={disabled === true || hasValidationErrors === true}
    />
  );
}
