import type { QueryState } from '../../screen/loading';

/** The reason why data were never read, to show in their place; the notice at the head of the page reads them again. */
export const loadErrorText = ({ data, error }: QueryState<unknown>) =>
  data === undefined ? error?.message : undefined;
