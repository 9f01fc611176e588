import { receiptOf } from '@school/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  PageHeader,
  PrintSheet,
  Receipt,
  Row,
  Skeleton,
  Stack,
} from '@school/ui';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useMessages } from '../../messages/messages';
import { useSession } from '../../session/session';
import { useFeesMessages } from './messages';
import { useStudentAtCounter } from './use-fees';
import { VoidReceiptButton } from './void-receipt';

/** A tablet shows the whole sheet a little smaller; a phone keeps its size, so that it can be read, and scrolls. */
const Preview = styled.div`
  @media screen and (min-width: 48rem) and (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    zoom: 0.9;
  }
`;

interface Arrival {
  readonly isFirstPrint?: boolean;
  readonly printNow?: boolean;
}

/** From the counter a receipt goes to paper at once, and the counter is ready for the next family. */
function usePrintNow(isReady: boolean): void {
  const { printNow } = (useLocation().state ?? {}) as Arrival;
  const navigate = useNavigate();
  useEffect(() => {
    if (printNow !== true || !isReady) return undefined;
    const next = () => void navigate('/office/accounts', { replace: true });
    window.addEventListener('afterprint', next, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', next);
  }, [isReady, navigate, printNow]);
}

/** Straight after the payment the receipt is the original; every later print of it is a duplicate. */
function useIsReprint(): boolean {
  const state = useLocation().state as Arrival | null;
  const [wasPrinted, setWasPrinted] = useState(false);
  useEffect(() => {
    const printed = () => setWasPrinted(true);
    window.addEventListener('afterprint', printed);
    return () => window.removeEventListener('afterprint', printed);
  }, []);
  return state?.isFirstPrint !== true || wasPrinted;
}

/** Both copies of one receipt, on one A4 page when printed (section 2, Receipt). */
export function ReceiptPage() {
  const { tryAgain } = useMessages();
  const { receipt: words } = useFeesMessages();
  const [query] = useSearchParams();
  const studentID = query.get('studentID') ?? '';
  const found = useStudentAtCounter(studentID);
  const isReprint = useIsReprint();
  const { claims } = useSession();
  const receipt =
    found.data && receiptOf(found.data.ledger, query.get('studentReceiptNo') ?? '', found.data.student);
  usePrintNow(receipt !== undefined);
  if (found.isLoading) return <Skeleton $height="20rem" />;
  const back = (
    <ButtonLink
      as={Link}
      $variant="secondary"
      to={`/office/accounts?${new URLSearchParams({ studentID }).toString()}`}
    >
      {words.back}
    </ButtonLink>
  );
  if (receipt === undefined) {
    return (
      <Stack>
        <PageHeader title={words.title} actions={back} />
        <EmptyState
          title={found.error?.message ?? words.notFound}
          action={<Button onClick={() => void found.refetch()}>{tryAgain}</Button>}
        />
      </Stack>
    );
  }
  const canVoid = claims?.role === 'admin' && !receipt.isVoid;
  return (
    <Stack>
      <PageHeader
        title={words.title}
        description={receipt.isVoid ? words.isVoid : isReprint ? words.duplicate : undefined}
        actions={
          <Row>
            {canVoid && <VoidReceiptButton receipt={receipt} />}
            {back}
            <ButtonLink as={Link} $variant="secondary" to="/office/accounts">
              {words.next}
            </ButtonLink>
            <Button autoFocus icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {words.print}
            </Button>
          </Row>
        }
      />
      <Preview>
        <PrintSheet>
          <Receipt receipt={receipt} mark={isReprint ? 'DUPLICATE' : undefined} />
        </PrintSheet>
      </Preview>
    </Stack>
  );
}
