import { Alert, Button, Row } from '@school/ui';
import { usePaperMessages } from './messages';

export interface PaperQuestionProps {
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** Who comes by the key for the last receipt wants it again: Enter prints it. */
  readonly focusNo?: boolean;
}

/** Asked once after the original was sent to the printer: a jam takes nobody's original (D51). */
export function PaperQuestion({ onYes, onNo, focusNo = false }: PaperQuestionProps) {
  const words = usePaperMessages();
  return (
    <Alert tone="info">
      <Row>
        {words.cameOut}
        <Button variant="secondary" onClick={onYes}>
          {words.cameOutYes}
        </Button>
        <Button variant="secondary" autoFocus={focusNo} onClick={onNo}>
          {words.cameOutNo}
        </Button>
      </Row>
    </Alert>
  );
}
