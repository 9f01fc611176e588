import { Alert, Button, Row } from '@school/ui';
import { usePaperMessages } from './messages';
import type { Printing } from './use-counted-printing';

export interface PrintNotesProps {
  readonly printing: Pick<Printing, 'asks' | 'cameOut' | 'printAgain' | 'isRefused' | 'isCounted'>;
  /** Who comes by the key for the last receipt wants it again: Enter prints it. */
  readonly focusNo?: boolean;
}

/** What became of a print; once after the original was sent to the printer it asks, as a jam takes nobody's original (D51). */
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
      {printing.isRefused && <Alert tone="warning">{words.givenBackBefore}</Alert>}
      {!printing.isCounted && <Alert tone="warning">{words.notAsked}</Alert>}
    </>
  );
}
