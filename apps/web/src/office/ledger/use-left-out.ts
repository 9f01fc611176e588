import { leftOutOf, type LeftOut } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

/**
 * The numbers of the books that were left out, as some of them may be on paper (D51, D65).
 * @param of the books of receipts and vouchers, or those of transfer certificates
 * @returns none while they are not known
 */
export function useLeftOut(of: 'receipts' | 'certificates'): readonly LeftOut[] {
  const { data = [] } = useQuery({
    queryKey: [...keys.receipts, 'left-out'],
    queryFn: async ({ signal }) =>
      leftOutOf(await valueOf(schoolApi.calls.GET('/api/office/receipts/left-out', { signal }))),
  });
  return data.filter(({ book }) => (book.series === 'certificate') === (of === 'certificates'));
}
