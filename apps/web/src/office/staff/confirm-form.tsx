import type { ApiError } from '@school/api-client';
import { confirmFormSchema } from '@school/domain';
import { AskForm } from '../form/ask-dialog';
import { OwnPasswordField } from './own-password-field';

export interface ConfirmFormProps {
  readonly label: string;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** Gives the refusal; nothing when it is done. */
  readonly onConfirm: (currentPassword: string) => Promise<ApiError | undefined>;
  readonly onCancel: () => void;
}

/** Asks for nothing but the own password (D87). */
export function ConfirmForm({ label, tone, onConfirm, onCancel }: ConfirmFormProps) {
  return (
    <AskForm
      label={label}
      initialValues={{}}
      schema={confirmFormSchema}
      submitLabel={label}
      tone={tone}
      onSend={({ currentPassword }) => onConfirm(currentPassword)}
      onCancel={onCancel}
    >
      <OwnPasswordField autoFocus />
    </AskForm>
  );
}
