import { Button, ConfirmDialog, useKitMessages } from '@school/ui';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-final-form';
import { useFormMessages, type formEn } from './messages';

export interface DropQuestionProps {
  readonly open: boolean;
  /** The texts of the question, where more than typed values is lost. */
  readonly words?: Pick<typeof formEn, 'dropTitle' | 'dropText' | 'drop' | 'keepTyping'> | undefined;
  readonly onDrop: () => void;
  readonly onGoOn: () => void;
}

/** The dialog that asks whether typed values may be dropped. */
export function DropQuestion({ open, words, onDrop, onGoOn }: DropQuestionProps) {
  const usual = useFormMessages();
  const { dropTitle, dropText, drop, keepTyping } = words ?? usual;
  return (
    <ConfirmDialog
      open={open}
      title={dropTitle}
      confirmLabel={drop}
      cancelLabel={keepTyping}
      variant="danger"
      onConfirm={onDrop}
      onCancel={onGoOn}
    >
      {dropText}
    </ConfirmDialog>
  );
}

export interface DropButtonProps extends Pick<DropQuestionProps, 'words' | 'onDrop'> {
  /** Whether something would be lost, so that the button asks first. */
  readonly isLoss: boolean;
  readonly children: ReactNode;
}

/** A button that closes the current view, after a question if something would be lost. */
export function DropButton({ isLoss, words, onDrop, children }: DropButtonProps) {
  const [isDropping, setDropping] = useState(false);
  const drop = () => {
    // The question closes first: nothing on the page can take the focus while a dialog is over it.
    flushSync(() => setDropping(false));
    onDrop();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => (isLoss ? setDropping(true) : onDrop())}>
        {children}
      </Button>
      <DropQuestion open={isDropping} words={words} onDrop={drop} onGoOn={() => setDropping(false)} />
    </>
  );
}

export interface CancelButtonProps extends Pick<DropQuestionProps, 'words'> {
  readonly onCancel: () => void;
}

/** Closes the surrounding form; typed values are dropped only after a question. */
export function CancelButton({ onCancel, words }: CancelButtonProps) {
  const { cancel } = useKitMessages();
  const { pristine } = useFormState({ subscription: { pristine: true } });
  return (
    <DropButton isLoss={!pristine} words={words} onDrop={onCancel}>
      {cancel}
    </DropButton>
  );
}
