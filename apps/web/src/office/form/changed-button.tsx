import { SubmitButton } from '@school/ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';

export interface ChangedButtonProps {
  /** A sentence stands there that says to try again: what was sent may be stored, and read anew since, as its answer was lost. */
  readonly isRefused?: boolean;
  readonly children: ReactNode;
}

/** Sends the form around it; it waits until something differs from what the form began with. */
export function ChangedButton({ isRefused = false, children }: ChangedButtonProps) {
  const { pristine } = useFormState({ subscription: { pristine: true } });
  return <SubmitButton disabled={pristine && !isRefused}>{children}</SubmitButton>;
}
