import type { Receipt as ReceiptData } from '@school/domain';
import { Scissors } from 'lucide-react';
import { ThemeProvider } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages';
import { printTheme } from '../theme/print';
import { ReceiptCopy, type ReceiptMark } from './receipt-copy';
import { CutLine, Paper } from './receipt.styles';

export interface ReceiptProps {
  readonly receipt: ReceiptData;
  /** A void receipt says VOID by itself. */
  readonly mark?: ReceiptMark | undefined;
  /** The picture of the branch's logo, once it is there. */
  readonly logoUrl?: string | undefined;
}

export function Receipt({ receipt, mark, logoUrl }: ReceiptProps) {
  const { receipt: words } = useKitMessages();
  const shown = receipt.isVoid ? 'VOID' : mark;
  const copy = (copyName: string) => (
    <ReceiptCopy receipt={receipt} copyName={copyName} mark={shown} logoUrl={logoUrl} />
  );
  return (
    <ThemeProvider theme={printTheme}>
      <Paper>
        {copy(words.studentCopy)}
        <CutLine aria-hidden="true">
          <span>
            <Scissors />
            {words.cutHere}
          </span>
        </CutLine>
        {copy(words.officeCopy)}
      </Paper>
    </ThemeProvider>
  );
}
