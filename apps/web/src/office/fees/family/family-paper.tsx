import type { Receipt, SchoolCode } from '@school/domain';
import { Alert, PrintSheet, Row } from '@school/ui';
import { FamilySheet, useSchoolMessages } from '@school/ui/school';
import type { ReactNode } from 'react';
import { usePicture } from '../../../api/use-picture';
import { focusOnMount } from '../../../screen/focus-on-mount';
import { PaperLanguageNote, PaperWords, usePaperLanguage } from '../../paper/paper-language';
import { PrintButton } from '../../paper/print-button';
import { PrintNotes } from '../../paper/print-notes';
import type { Look } from '../../paper/use-counted-printing';
import { usePrinting } from '../../paper/use-printing';
import type { useFamilyReceipts } from '../../paper/use-receipt';
import { useFamilyMessages } from './messages';

export interface FamilyPaperProps {
  /** What was taken, at least one. */
  readonly receipts: readonly [Receipt, ...Receipt[]];
  /** What the server says of them, once it is here: where it is not to be had, the sheet goes without. */
  readonly asked: Pick<ReturnType<typeof useFamilyReceipts>, 'data' | 'isLoading'>;
  /** What else can be done now; left out where something else is to be done before the print. */
  readonly next?: ReactNode;
  /** One of them was printed before: the next paper says DUPLICATE. */
  readonly isPrinted?: boolean;
  /** Asks whether they are still what is on screen. */
  readonly lookAgain?: () => Promise<Look>;
}

/** The sheet of what a family paid, printed as each of its receipts is: the first without a mark, by the server's count (D51, D56). */
export function FamilyPaper({ receipts, asked, next, isPrinted = false, lookAgain }: FamilyPaperProps) {
  const words = useFamilyMessages();
  const { familySheet } = useSchoolMessages();
  // Brothers and sisters are one family: the first child's paper says in which language.
  const { language } = receipts[0];
  const languages = usePaperLanguage(language);
  const catalogue = languages.of(language);
  const isReady = languages.isReady && !asked.isLoading;
  const printing = usePrinting(
    receipts.map(({ receiptNumber }) => receiptNumber),
    isReady,
    lookAgain,
  );
  const logoOf = (branch: SchoolCode) =>
    receipts.find(({ branchCode }) => branchCode === branch)?.school?.logo;
  const logoUrls: Readonly<Record<SchoolCode, string | undefined>> = {
    MLMEC: usePicture(logoOf('MLMEC')),
    MLMIC: usePicture(logoOf('MLMIC')),
  };
  const isOriginal = printing.isOriginal ?? !(isPrinted || printing.isPrinted);
  return (
    <>
      <Row>
        <PrintButton
          ref={next ? focusOnMount : undefined}
          variant={next ? 'primary' : 'secondary'}
          loading={printing.isBusy}
          onClick={() => void printing.print()}
        >
          {words.sheet}
        </PrintButton>
        {next}
      </Row>
      {printing.isHeld && <Alert tone="warning">{words.held}</Alert>}
      <PrintNotes printing={printing} />
      <PaperLanguageNote languages={languages} />
      <PrintSheet label={familySheet.title} lang={catalogue.language}>
        <PaperWords catalogue={catalogue}>
          <FamilySheet
            receipts={receipts}
            mark={isOriginal ? undefined : 'DUPLICATE'}
            checks={asked.data?.checks}
            logoUrls={logoUrls}
          />
        </PaperWords>
      </PrintSheet>
    </>
  );
}
