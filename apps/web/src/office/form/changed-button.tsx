import { SubmitButton } from '@school/ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';

export interface ChangedButtonProps {
  /** What was sent last was refused, or its answer was lost: the form may begin with it by now, and is sent again all the same. */
  readonly isRefused?: boolean;
  readonly children: ReactNode;
}

/** Sends the form around it; it waits until something differs from what the form began with. */
export function ChangedButton({ isRefused = false, children }: ChangedButtonProps) {
  const { pristine } = useFormState({ subscription: { pristine: true } });
  return <SubmitButton disabled={pristine && !isRefused}>{children}</SubmitButton>;
}
