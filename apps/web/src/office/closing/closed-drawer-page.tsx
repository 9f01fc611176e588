import { Breadcrumb, PageHeader, PrintSheet, Stack } from '@school/ui';
import { useParams } from 'react-router-dom';
import { LoadFailed, Loading } from '../../screen/loading';
import { PrintButton } from '../paper/print-button';
import { PageButton, PageLink } from '../../screen/page-link';
import { ClosingSheet } from './closing-sheet';
import { useClosingMessages } from './messages';
import { useClosing } from './use-closing';

/** The page of one closing, to print and sign; it is the same whenever it is printed (D54). */
export function ClosedDrawerPage() {
  const words = useClosingMessages();
  const { collector = '', number = '' } = useParams();
  const closing = useClosing(collector, number);
  const back = <PageButton to="/office/closing">{words.back}</PageButton>;
  if (closing.isPending) return <Loading />;
  if (closing.data === undefined)
    return (
      <Stack>
        <PageHeader title={words.title} actions={back} />
        <LoadFailed query={closing} />
      </Stack>
    );
  const title = words.closingNumber(closing.data.number);
  return (
    <Stack>
      <Breadcrumb here={title}>
        <PageLink to="/office/closing">{words.title}</PageLink>
      </Breadcrumb>
      <PageHeader title={title} actions={<PrintButton autoFocus />} />
      {/* The foot of each page names the collector, as each collector's closings are numbered from 1 and a page may get lost. */}
      <PrintSheet label={words.sheetTitle(closing.data.number, closing.data.collectedBy)} isLong>
        <ClosingSheet closing={closing.data} />
      </PrintSheet>
    </Stack>
  );
}
