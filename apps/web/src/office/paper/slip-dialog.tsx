import { Button, Row } from '@school/ui';
import type { ReactNode } from 'react';
import { TitledDialog } from '../../screen/titled-dialog';
import { AskBeforeLeaving } from '../form/leave-guard';
import { usePaperMessages } from './messages';
import { PrintButton } from './print-button';

export interface SlipDialogProps {
  readonly title: string;
  readonly text: string;
  readonly isReady?: boolean;
  /** Buttons beside Print. */
  readonly actions?: ReactNode;
  readonly onDone: () => void;
  /** The content to read, and the slip with the same content for paper. */
  readonly children: ReactNode;
}

/** Shows data that the server tells only once, to read or print. Only Done closes it without a question, as it cannot reopen. */
export function SlipDialog({ title, text, isReady = true, actions, onDone, children }: SlipDialogProps) {
  const words = usePaperMessages();
  return (
    <TitledDialog title={title} onClose={() => undefined}>
      <AskBeforeLeaving isUnsaved words={words.leave} />
      <p>{text}</p>
      {children}
      <Row justify="end">
        {actions}
        {/* Focusable before it can print: else Done has the focus, and a second Enter closes what is told only once. */}
        <PrintButton variant="secondary" loading={!isReady}>
          {words.printSlip}
        </PrintButton>
        <Button onClick={onDone}>{words.done}</Button>
      </Row>
    </TitledDialog>
  );
}
