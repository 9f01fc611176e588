import { choiceLabel, receiptsByBranch, type Receipt, type SchoolCode } from '@school/domain';
import { ThemeProvider } from 'styled-components';
import { printTheme } from '../../theme/print';
import type { OuterProps } from '../../theme/outer-props';
import { useSchoolMessages } from '../messages/school-messages';
import type { CheckOnPaper } from '../receipt/check-code';
import { Half } from '../receipt/receipt.styles';
import { TwoHalves } from '../receipt/two-halves';
import { FamilyCopy } from './family-copy';
import { OfBranch, Sheet } from './family-sheet.styles';

export interface FamilySheetProps extends OuterProps {
  /** What was paid for the children of one family in one go, a receipt a child; at least one. */
  readonly receipts: readonly [Receipt, ...Receipt[]];
  /** What a second copy says (D51). */
  readonly mark?: 'DUPLICATE' | undefined;
  /** By what each can be checked, by its number (D89); a camera finds no room in a row, so the code alone is printed. */
  readonly checks?: Readonly<Record<string, CheckOnPaper>> | undefined;
  /** The picture of each branch's logo, once it is there. */
  readonly logoUrls?: Readonly<Partial<Record<SchoolCode, string | undefined>>> | undefined;
}

/** So many children fit in the usual letters, and on half a page at all; of more, each copy is a page of its own. */
const USUAL = 3;
const MOST_ON_HALF = 6;

interface BranchSheetProps extends Pick<FamilySheetProps, 'receipts' | 'mark'> {
  readonly checks: Readonly<Record<string, CheckOnPaper>>;
  readonly logoUrl: string | undefined;
  /** Names a copy apart from that of the other school, where there is one. */
  readonly nameOf: (copyName: string) => string;
}

/** Both copies of what was paid to one school. */
function BranchSheet({ receipts, mark, nameOf, ...rest }: BranchSheetProps) {
  const { receipt: labels } = useSchoolMessages();
  const copy = (copyName: string) => (
    <FamilyCopy {...rest} receipts={receipts} mark={mark} copyName={copyName} />
  );
  if (receipts.length > MOST_ON_HALF) {
    return (
      <ThemeProvider theme={printTheme}>
        {[labels.studentCopy, labels.officeCopy].map((copyName) => (
          <Sheet key={copyName} aria-label={nameOf(copyName)}>
            {copy(copyName)}
          </Sheet>
        ))}
      </ThemeProvider>
    );
  }
  const half = (copyName: string) => (
    <Half aria-label={nameOf(copyName)} $letters={receipts.length > USUAL || mark ? 'small' : 'text'}>
      {copy(copyName)}
    </Half>
  );
  return <TwoHalves first={half(labels.studentCopy)} second={half(labels.officeCopy)} />;
}

/** Both copies of all that a family paid: each child's receipt, and what it comes to; a sheet for each school (D83). */
export function FamilySheet({ receipts, mark, checks = {}, logoUrls = {}, ...outer }: FamilySheetProps) {
  const { familySheet: words, receipt: labels } = useSchoolMessages();
  const sheets = receiptsByBranch(receipts);
  return (
    <article {...outer} aria-label={words.title}>
      {sheets.map((ofBranch) => {
        const [{ branchCode }] = ofBranch;
        return (
          <OfBranch key={branchCode}>
            <BranchSheet
              receipts={ofBranch}
              mark={mark}
              checks={checks}
              logoUrl={logoUrls[branchCode]}
              nameOf={(copyName) =>
                sheets.length > 1 ? `${copyName}, ${choiceLabel(labels.branches, branchCode)}` : copyName
              }
            />
          </OfBranch>
        );
      })}
    </article>
  );
}
