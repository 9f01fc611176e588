import { ownHeadsOf } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

/** The heads that the school has added, closed ones too, in paise (D78). */
export const useHeads = () =>
  useRead(keys.heads, async (signal) =>
    ownHeadsOf(await valueOf(calls.GET('/api/office/heads', { signal }))),
  );
