import { Button, ButtonLink, EmptyState, PageHeader, PrintSheet, Row, Skeleton, Stack } from '@school/ui';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useMessages } from '../../messages/messages';
import { ClosingSheet } from './closing-sheet';
import { useClosingMessages } from './messages';
import { useClosing } from './use-closing';

/** One closing, to be printed and signed; it says the same whenever it is printed (D54). */
export function ClosedDrawerPage() {
  const { tryAgain } = useMessages();
  const words = useClosingMessages();
  const { collector = '', number = '' } = useParams();
  const closing = useClosing(collector, number);
  const back = (
    <ButtonLink as={Link} $variant="secondary" to="/office/closing">
      {words.back}
    </ButtonLink>
  );
  if (closing.isPending) return <Skeleton $height="20rem" />;
  if (closing.isError)
    return (
      <Stack>
        <PageHeader title={words.title} actions={back} />
        <EmptyState
          title={closing.error.message}
          action={<Button onClick={() => void closing.refetch()}>{tryAgain}</Button>}
        />
      </Stack>
    );
  return (
    <Stack>
      <PageHeader
        title={words.closingNumber(closing.data.number)}
        actions={
          <Row>
            {back}
            <Button autoFocus icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {words.print}
            </Button>
          </Row>
        }
      />
      <PrintSheet>
        <ClosingSheet closing={closing.data} />
      </PrintSheet>
    </Stack>
  );
}
