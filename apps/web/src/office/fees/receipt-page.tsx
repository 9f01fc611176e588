import { voidRightOf, type Receipt as ReceiptOnPaper } from '@school/domain';
import { Alert, PageHeader, PrintSheet, Row, Stack } from '@school/ui';
import { Receipt, Voucher } from '@school/ui/school';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { usePicture } from '../../api/use-picture';
import { useIsAdmin } from '../../session/session';
import { useRights } from '../../session/use-rights';
import { LoadFailed, Loading } from '../../screen/loading';
import { PaperLanguageNote, PaperWords, usePaperLanguage } from '../paper/paper-language';
import { PrintButton } from '../paper/print-button';
import { PrintNotes } from '../paper/print-notes';
import type { Printing } from '../paper/use-counted-printing';
import { usePrinting } from '../paper/use-printing';
import { useLookAgain, useReceipt } from '../paper/use-receipt';
import { PageButton } from '../../screen/page-link';
import { counterOf } from '../student/counter-of';
import { useFeesMessages } from './messages';
import { VoidReceiptButton } from './void-receipt';

/** The preview: smaller on a tablet so that the whole sheet fits; in full size on a phone, which scrolls, to stay readable. */
const Preview = styled.div`
  @media screen and (min-width: 48rem) and (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    zoom: 0.9;
  }
`;

interface Arrival {
  readonly printNow?: boolean;
}

/** Prints a receipt at once when it comes from the counter, then returns to the counter for the next family. */
function usePrintNow(receipt: ReceiptOnPaper | undefined, { print, asks }: Printing): boolean {
  const { printNow } = (useLocation().state ?? {}) as Arrival;
  const navigate = useNavigate();
  const isBegun = useRef(false);
  useEffect(() => {
    if (printNow !== true || receipt === undefined || isBegun.current) return;
    isBegun.current = true;
    // Back at an unconfirmed original, the clerk is first asked whether it was printed; a void receipt is looked at first.
    if (!asks && !receipt.isVoid) void print();
  }, [asks, print, printNow, receipt]);
  useEffect(() => {
    if (printNow !== true) return undefined;
    const backToCounter = () => void navigate('/office/accounts', { replace: true });
    window.addEventListener('afterprint', backToCounter);
    return () => window.removeEventListener('afterprint', backToCounter);
  }, [navigate, printNow]);
  return printNow === true;
}

/** Both copies of one receipt as it was on its day, on one A4 page when printed (section 2, D51). */
export function ReceiptPage() {
  const { receipt: words } = useFeesMessages();
  const [query] = useSearchParams();
  const number = query.get('studentReceiptNo') ?? '';
  const receiptQuery = useReceipt(number);
  const { receipt, check, isPrinted = true, hasLeft = false, isOfFamily = false } = receiptQuery.data ?? {};
  const languages = usePaperLanguage(receipt?.language);
  const isReady = receipt !== undefined && languages.isReady;
  const printing = usePrinting([number], isReady, useLookAgain(receiptQuery));
  const rights = useRights();
  const isAdmin = useIsAdmin();
  const logoUrl = usePicture(receipt?.school?.logo);
  const isFromCounter = usePrintNow(isReady ? receipt : undefined, printing);
  if (receiptQuery.isLoading || !languages.isReady) return <Loading />;
  const studentID = receipt?.studentID ?? query.get('studentID') ?? '';
  const backButton = (
    <PageButton
      to={hasLeft ? `/office/receipts?studentID=${encodeURIComponent(studentID)}` : counterOf({ studentID })}
    >
      {hasLeft ? words.toRegister : words.back}
    </PageButton>
  );
  if (receipt === undefined) {
    return (
      <Stack>
        <PageHeader title={words.title} actions={backButton} />
        <LoadFailed
          query={{ error: receiptQuery.error ?? { message: words.notFound }, refetch: receiptQuery.refetch }}
        />
      </Stack>
    );
  }
  const { refund } = receipt;
  const catalogue = languages.catalogueFor(receipt.language);
  const voidRight = voidRightOf(isAdmin, rights);
  const mayVoid = refund ? voidRight === 'all' : voidRight !== undefined;
  const duplicate = refund ? words.duplicateVoucher : words.duplicate;
  // The page shows what the next print will be or, while a print is on its way, what that print is.
  const isOriginal = printing.isOriginal ?? !isPrinted;
  const isHeld = printing.isHeld || (isFromCounter && receipt.isVoid && !printing.isBusy);
  const mark = isOriginal ? undefined : 'DUPLICATE';
  const title = refund ? words.voucher : words.title;
  return (
    <Stack>
      <PageHeader
        title={title}
        description={
          receipt.isVoid ? (refund ? words.voucherIsVoid : words.isVoid) : isOriginal ? undefined : duplicate
        }
        actions={
          <Row>
            {mayVoid && <VoidReceiptButton receipt={receipt} hasLeft={hasLeft} />}
            {isOfFamily && (
              <PageButton to={`/office/family-sheet?${query.toString()}`}>{words.familySheet}</PageButton>
            )}
            {backButton}
            <PageButton to="/office/accounts">{words.next}</PageButton>
            <PrintButton autoFocus loading={printing.isBusy} onClick={() => void printing.print()}>
              {refund ? words.printVoucher : words.print}
            </PrintButton>
          </Row>
        }
      />
      {isHeld && <Alert tone="warning">{receipt.isVoid ? words.heldAsVoid : words.heldAsChanged}</Alert>}
      <PrintNotes printing={printing} focusNo={isFromCounter} />
      <PaperLanguageNote languages={languages} />
      <Preview>
        <PrintSheet label={`${title} ${receipt.receiptNumber}`} lang={catalogue.language}>
          <PaperWords catalogue={catalogue}>
            {refund ? (
              <Voucher voucher={{ ...receipt, refund }} mark={mark} logoUrl={logoUrl} />
            ) : (
              <Receipt receipt={receipt} mark={mark} logoUrl={logoUrl} check={check} />
            )}
          </PaperWords>
        </PrintSheet>
      </Preview>
    </Stack>
  );
}
