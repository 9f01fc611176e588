import { SubmitButton } from '@school/ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';

/** Sends the form around it; it waits until something differs from what the form began with. */
export function ChangedButton({ children }: { readonly children: ReactNode }) {
  const { pristine } = useFormState({ subscription: { pristine: true } });
  return <SubmitButton disabled={pristine}>{children}</SubmitButton>;
}
