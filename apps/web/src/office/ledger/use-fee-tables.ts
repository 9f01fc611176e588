import { feeTablesOf } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

const { calls } = schoolApi;

/** The versions of the fee table in the order in which they were added, in paise, and who added each. */
export function useFeeTables() {
  return useQuery({
    queryKey: keys.feeTables,
    queryFn: async ({ signal }) => {
      const { versions } = await valueOf(calls.GET('/api/office/fee-tables', { signal }));
      return feeTablesOf(versions).map((table, index) => ({
        ...table,
        addedBy: versions[index]?.addedBy ?? '',
        addedAt: new Date(versions[index]?.addedAt ?? 0),
      }));
    },
  });
}
