import { TextareaField } from '@school/ui';
import { useWords } from '../../messages/words';

export interface ReasonFieldProps {
  readonly hint?: string;
  readonly autoFocus?: boolean;
}

/** Why money changes; nothing is changed without it (D34, D47, D48). */
export function ReasonField(props: ReasonFieldProps) {
  const { labels } = useWords();
  return <TextareaField {...props} name="reason" label={labels.reason} required rows={2} maxLength={200} />;
}
