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
  /** The receipts that were taken, at least one. */
  readonly receipts: readonly [Receipt, ...Receipt[]];
  /** The server's answer about these receipts; the sheet is shown without it if it cannot be had. */
  readonly receiptsQuery: Pick<ReturnType<typeof useFamilyReceipts>, 'data' | 'isLoading'>;
  /** Further buttons; missing where something else must be done before printing. */
  readonly next?: ReactNode;
  /** Whether one of the receipts was printed before, so that the next print says DUPLICATE. */
  readonly isPrinted?: boolean;
  /** Asks the server whether the receipts are still as they are on screen. */
  readonly lookAgain?: () => Promise<Look>;
}

/** The sheet of a family's payment. Like each receipt, its first print has no mark, by the server's count (D51, D56). */
export function FamilyPaper({
  receipts,
  receiptsQuery,
  next,
  isPrinted = false,
  lookAgain,
}: FamilyPaperProps) {
  const words = useFamilyMessages();
  const { familySheet } = useSchoolMessages();
  // Siblings are one family: the first child's receipt decides the language.
  const { language } = receipts[0];
  const languages = usePaperLanguage(language);
  const catalogue = languages.catalogueFor(language);
  const isReady = languages.isReady && !receiptsQuery.isLoading;
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
            checks={receiptsQuery.data?.checks}
            logoUrls={logoUrls}
          />
        </PaperWords>
      </PrintSheet>
    </>
  );
}
