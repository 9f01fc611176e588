import { TextareaField } from '@school/ui';
import { useWords } from '../../messages/words';

/** The field for the reason of a change in money, which is always required (D34, D47, D48). */
export function ReasonField(props: { readonly hint?: string; readonly autoFocus?: boolean }) {
  const { labels } = useWords();
  return <TextareaField {...props} name="reason" label={labels.reason} required rows={2} maxLength={200} />;
}
