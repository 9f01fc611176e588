import { choiceLabel } from '@school/domain';
import { Badge, type Tone } from '@school/ui';
import { useWords } from '../../messages/words';

const tones: Readonly<Partial<Record<string, Tone>>> = { holiday: 'danger', exam: 'warning', event: 'info' };

/** The kind of a calendar entry: a holiday, an examination or an event (D63). */
export function OccasionBadge({ kind }: { readonly kind: string }) {
  const { options } = useWords();
  return <Badge tone={tones[kind] ?? 'info'}>{choiceLabel(options.occasionKind, kind)}</Badge>;
}
