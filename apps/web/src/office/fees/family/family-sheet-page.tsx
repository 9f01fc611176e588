import { PageHeader, Stack } from '@school/ui';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed, Loading } from '../../../screen/loading';
import { useFamilyReceipts, useLookAgain } from '../../paper/use-receipt';
import { PageButton } from '../../../screen/page-link';
import { FamilyPaper } from './family-paper';
import { useFamilyMessages } from './messages';

/** The sheet of a family's payment, found by the receipt of any of its children, to print it again (D83). */
export function FamilySheetPage() {
  const words = useFamilyMessages();
  const [query] = useSearchParams();
  const receiptsQuery = useFamilyReceipts(query.get('studentReceiptNo') ?? '');
  const lookAgain = useLookAgain(receiptsQuery);
  if (receiptsQuery.isLoading) return <Loading />;
  const [first, ...others] = receiptsQuery.data?.receipts ?? [];
  const toReceipt = <PageButton to={`/office/receipt?${query.toString()}`}>{words.toReceipt}</PageButton>;
  return (
    <Stack>
      <PageHeader title={words.sheetTitle} actions={first === undefined ? toReceipt : undefined} />
      {first === undefined ? (
        <LoadFailed query={receiptsQuery} />
      ) : (
        <FamilyPaper
          receipts={[first, ...others]}
          receiptsQuery={receiptsQuery}
          isPrinted={receiptsQuery.data?.isPrinted === true}
          lookAgain={lookAgain}
          next={toReceipt}
        />
      )}
    </Stack>
  );
}
