import { Button, ConfirmDialog, useKitMessages } from '@school/ui';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { useFormMessages } from './messages';

export interface DropQuestionProps {
  readonly open: boolean;
  readonly onDrop: () => void;
  readonly onGoOn: () => void;
}

/** Whether what was typed may be dropped. */
export function DropQuestion({ open, onDrop, onGoOn }: DropQuestionProps) {
  const words = useFormMessages();
  return (
    <ConfirmDialog
      open={open}
      title={words.dropTitle}
      confirmLabel={words.drop}
      cancelLabel={words.goOn}
      variant="danger"
      onConfirm={onDrop}
      onCancel={onGoOn}
    >
      {words.dropText}
    </ConfirmDialog>
  );
}

/** Closes the surrounding form; what was typed is dropped after a question. */
export function CancelButton({ onCancel }: { readonly onCancel: () => void }) {
  const { cancel } = useKitMessages();
  const { pristine } = useFormState({ subscription: { pristine: true } });
  const [isDropping, setDropping] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => (pristine ? onCancel() : setDropping(true))}>
        {cancel}
      </Button>
      <DropQuestion open={isDropping} onDrop={onCancel} onGoOn={() => setDropping(false)} />
    </>
  );
}
