import type { ApiError } from '@school/api-client';
import { confirmFormSchema } from '@school/domain';
import { AskForm } from '../form/ask-dialog';
import { OwnPasswordField } from './own-password-field';

export interface ConfirmFormProps {
  readonly label: string;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** Returns the refusal, or nothing when it is done. */
  readonly onConfirm: (currentPassword: string) => Promise<ApiError | undefined>;
}

/** Asks only for the user's own password (D87). */
export function ConfirmForm({ label, tone, onConfirm }: ConfirmFormProps) {
  return (
    <AskForm
      initialValues={{}}
      schema={confirmFormSchema}
      submitLabel={label}
      tone={tone}
      onSend={({ currentPassword }) => onConfirm(currentPassword)}
    >
      <OwnPasswordField autoFocus />
    </AskForm>
  );
}
