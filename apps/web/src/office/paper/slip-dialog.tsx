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
  /** Beside Print. */
  readonly actions?: ReactNode;
  readonly onDone: () => void;
  /** What is told, and the slip that says it on paper. */
  readonly children: ReactNode;
}

/** What the server made, this once: to be read, or printed. Nothing but Done closes it without a question, as nobody is told it again. */
export function SlipDialog({ title, text, isReady = true, actions, onDone, children }: SlipDialogProps) {
  const words = usePaperMessages();
  return (
    <TitledDialog title={title} onClose={() => undefined}>
      <AskBeforeLeaving isUnsaved said={words.leave} />
      <p>{text}</p>
      {children}
      <Row justify="end">
        {actions}
        {/* It can have the focus before it can print: else Done would, and a second Enter would close what is told this once. */}
        <PrintButton variant="secondary" loading={!isReady}>
          {words.printSlip}
        </PrintButton>
        <Button onClick={onDone}>{words.done}</Button>
      </Row>
    </TitledDialog>
  );
}
