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
  /** The receipts of one payment for the children of a family, one per child; at least one. */
  readonly receipts: readonly [Receipt, ...Receipt[]];
  /** The mark of a reprint (D51). */
  readonly mark?: 'DUPLICATE' | undefined;
  /** The code of each receipt, by receipt number (D89); printed without a QR code, for which a row has no room. */
  readonly checks?: Readonly<Record<string, CheckOnPaper>> | undefined;
  /** The picture of each branch's logo, once it is loaded. */
  readonly logoUrls?: Readonly<Partial<Record<SchoolCode, string | undefined>>> | undefined;
}

/** The most children that fit on half a page in the usual letters, and at all; with more, each copy takes a whole page. */
const USUAL = 3;
const MOST_ON_HALF = 6;

interface BranchSheetProps extends Pick<FamilySheetProps, 'receipts' | 'mark'> {
  readonly checks: Readonly<Record<string, CheckOnPaper>>;
  readonly logoUrl: string | undefined;
  /** Names a copy so that it differs from the other school's, if there is one. */
  readonly nameOf: (copyName: string) => string;
}

/** Both copies of the payments to one school. */
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

/** Both copies of a family's payments: each child's receipt and the total, on one sheet per school (D83). */
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
