import type { Receipt as ReceiptData } from '@school/domain';
import { Scissors } from 'lucide-react';
import { ThemeProvider } from 'styled-components';
import { useSchoolMessages } from '../messages/school-messages';
import { printTheme } from '../../theme/print';
import { ReceiptCopy, type ReceiptMark } from './receipt-copy';
import { CutLine, Paper } from './receipt.styles';
import type { OuterProps } from '../../theme/outer-props';

export interface ReceiptProps extends OuterProps {
  readonly receipt: ReceiptData;
  /** A void receipt says VOID by itself. */
  readonly mark?: ReceiptMark | undefined;
  /** The picture of the branch's logo, once it is there. */
  readonly logoUrl?: string | undefined;
}

export function Receipt({ receipt, mark, logoUrl, ...outer }: ReceiptProps) {
  const { receipt: words } = useSchoolMessages();
  const shown = receipt.isVoid ? 'VOID' : mark;
  const copy = (copyName: string) => (
    <ReceiptCopy receipt={receipt} copyName={copyName} mark={shown} logoUrl={logoUrl} />
  );
  return (
    <ThemeProvider theme={printTheme}>
      <Paper {...outer}>
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
