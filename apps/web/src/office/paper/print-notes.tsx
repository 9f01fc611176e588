import { Alert, Button, Row } from '@school/ui';
import { usePaperMessages } from './messages';
import type { Printing } from './use-counted-printing';

export interface PrintNotesProps {
  readonly printing: Pick<Printing, 'asks' | 'cameOut' | 'printAgain' | 'isRefused' | 'isCounted'>;
  /** Whether to focus No: after the shortcut for the last receipt, which asks for it again, so that Enter prints it. */
  readonly focusNo?: boolean;
}

/** The outcome of a print. After an original it asks once whether it came out, so that a jam costs nobody an original (D51). */
export function PrintNotes({ printing, focusNo = false }: PrintNotesProps) {
  const words = usePaperMessages();
  return (
    <>
      {printing.asks && (
        <Alert tone="info">
          <Row>
            {words.cameOut}
            <Button variant="secondary" onClick={printing.cameOut}>
              {words.cameOutYes}
            </Button>
            <Button variant="secondary" autoFocus={focusNo} onClick={() => void printing.printAgain()}>
              {words.cameOutNo}
            </Button>
          </Row>
        </Alert>
      )}
      {printing.isRefused && <Alert tone="warning">{words.printedAgainBefore}</Alert>}
      {!printing.isCounted && <Alert tone="warning">{words.unknownIfFirst}</Alert>}
    </>
  );
}
