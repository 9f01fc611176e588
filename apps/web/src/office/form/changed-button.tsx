import { SubmitButton } from '@school/ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';

export interface ChangedButtonProps {
  /** Whether the last sending was refused or lost its answer: the form can then be sent again even if nothing differs. */
  readonly isRefused?: boolean;
  readonly children: ReactNode;
}

/** Sends the surrounding form; disabled until a value differs from the initial ones. */
export function ChangedButton({ isRefused = false, children }: ChangedButtonProps) {
  const { pristine } = useFormState({ subscription: { pristine: true } });
  return <SubmitButton disabled={pristine && !isRefused}>{children}</SubmitButton>;
}
