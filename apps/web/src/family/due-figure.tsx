import { formatRupees, fromRupees } from '@school/domain';
import { Alert, Stack, Text } from '@school/ui';
import { Figure } from './figure';
import { useFamilyMessages } from './messages';
import type { Fees } from './use-family';

/** The amount due, large; or that nothing is due, with what was paid ahead. */
export function DueFigure({ due }: { readonly due: Fees['due'] }) {
  const words = useFamilyMessages();
  if (due === undefined) return <Alert tone="info">{words.due.unknown}</Alert>;
  const { outstanding, advance } = due;
  if (outstanding > 0) return <Figure $size="xxl">{formatRupees(fromRupees(outstanding))}</Figure>;
  return (
    <Stack gap="xxs">
      <Figure $size="xxl">{words.due.nothing}</Figure>
      {advance > 0 && <Text>{words.due.advance(formatRupees(fromRupees(advance)))}</Text>}
    </Stack>
  );
}
