import { Alert } from '@school/ui';
import { useDefaultersMessages } from './messages';

/** The students whose fees could not be worked out; all others are in the list (D55). */
export function FeesUnknown({ studentIDs }: { readonly studentIDs: readonly string[] }) {
  const words = useDefaultersMessages();
  if (studentIDs.length === 0) return null;
  return <Alert tone="warning">{words.feesUnknown(studentIDs.join(', '))}</Alert>;
}
