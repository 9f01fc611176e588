import { feeTablesOf } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

/** The versions of the fee table in the order in which they were added, in paise, with the account that added each. */
export const useFeeTables = () =>
  useRead(keys.feeTables, async (signal) => {
    const { versions } = await valueOf(calls.GET('/api/office/fee-tables', { signal }));
    return feeTablesOf(versions).map((table, index) => ({
      ...table,
      addedBy: versions[index]?.addedBy ?? '',
      addedAt: new Date(versions[index]?.addedAt ?? 0),
    }));
  });
