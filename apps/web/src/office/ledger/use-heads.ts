import { feeHeads, headLabel, ownHeadsOf } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';
import { optionsOf, useWords } from '../../messages/words';

/** The heads that the school has added, including closed ones, in paise (D78). */
export const useHeads = () =>
  useRead(keys.heads, async (signal) =>
    ownHeadsOf(await valueOf(calls.GET('/api/office/heads', { signal }))),
  );

/** All heads as choices: the common ones first, then the school's own. */
export function useHeadOptions() {
  const { head: names } = useWords().options;
  const { data: ownHeads = [] } = useHeads();
  return [
    ...optionsOf(feeHeads, names),
    ...ownHeads.map(({ head }) => ({ value: head, label: headLabel(names, head) })),
  ];
}
