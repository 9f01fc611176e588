import type { Receipt } from '@school/domain';
import { ThemeProvider } from 'styled-components';
import { printTheme } from '../../theme/print';
import type { OuterProps } from '../../theme/outer-props';
import { useSchoolMessages } from '../messages/school-messages';
import type { CheckOnPaper } from '../receipt/check-code';
import { Half } from '../receipt/receipt.styles';
import { TwoHalves } from '../receipt/two-halves';
import { FamilyCopy } from './family-copy';
import { Sheet } from './family-sheet.styles';

export interface FamilySheetProps extends OuterProps {
  /** What was paid for the children of one family in one go, a receipt a child; at least one. */
  readonly receipts: readonly [Receipt, ...Receipt[]];
  /** What a second copy says (D51). */
  readonly mark?: 'DUPLICATE' | undefined;
  /** By what each can be checked, by its number (D89); a camera finds no room in a row, so the code alone is printed. */
  readonly checks?: Readonly<Record<string, CheckOnPaper>> | undefined;
  /** The picture of the branch's logo, once it is there. */
  readonly logoUrl?: string | undefined;
}

/** So many children fit in the usual letters, and on half a page at all; of more, each copy is a page of its own. */
const USUAL = 3;
const MOST_ON_HALF = 6;

/** Both copies of all that a family paid: each child's receipt, and what it comes to (D83). */
export function FamilySheet({ receipts, mark, checks = {}, logoUrl, ...outer }: FamilySheetProps) {
  const { familySheet: words, receipt: labels } = useSchoolMessages();
  const copy = (copyName: string) => (
    <FamilyCopy receipts={receipts} copyName={copyName} mark={mark} checks={checks} logoUrl={logoUrl} />
  );
  if (receipts.length > MOST_ON_HALF) {
    return (
      <ThemeProvider theme={printTheme}>
        <article {...outer} aria-label={words.title}>
          {[labels.studentCopy, labels.officeCopy].map((copyName) => (
            <Sheet key={copyName} aria-label={copyName}>
              {copy(copyName)}
            </Sheet>
          ))}
        </article>
      </ThemeProvider>
    );
  }
  const half = (copyName: string) => (
    <Half aria-label={copyName} $letters={receipts.length > USUAL || mark ? 'small' : 'text'}>
      {copy(copyName)}
    </Half>
  );
  return (
    <article {...outer} aria-label={words.title}>
      <TwoHalves first={half(labels.studentCopy)} second={half(labels.officeCopy)} />
    </article>
  );
}
