import { leftOutOf, type LeftOut } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

/**
 * The numbers of the books that were left out, some of which may exist on paper (D51, D65).
 * @param books the books of receipts and vouchers, or those of transfer certificates
 * @returns an empty list while they are not known
 */
export function useLeftOut(books: 'receipts' | 'certificates'): readonly LeftOut[] {
  const { data = [] } = useRead([...keys.receipts, 'left-out'], async (signal) =>
    leftOutOf(await valueOf(calls.GET('/api/office/receipts/left-out', { signal }))),
  );
  return data.filter(({ book }) => (book.series === 'certificate') === (books === 'certificates'));
}
