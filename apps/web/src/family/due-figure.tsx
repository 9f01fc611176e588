import { formatRupees, fromRupees } from '@school/domain';
import { Alert, Stack, Text } from '@school/ui';
import styled from 'styled-components';
import { useFamilyMessages } from './messages';
import type { Fees } from './use-family';

const Amount = styled.p`
  font-size: ${({ theme }) => theme.font.size.xxl};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.font.line.tight};
`;

/** What is due, large; or that nothing is, with what was paid ahead. */
export function DueFigure({ due }: { readonly due: Fees['due'] }) {
  const words = useFamilyMessages();
  if (due === undefined) return <Alert tone="info">{words.due.unknown}</Alert>;
  const { outstanding, advance } = due;
  if (outstanding > 0) return <Amount>{formatRupees(fromRupees(outstanding))}</Amount>;
  return (
    <Stack gap="xxs">
      <Amount>{words.due.nothing}</Amount>
      {advance > 0 && <Text>{words.due.advance(formatRupees(fromRupees(advance)))}</Text>}
    </Stack>
  );
}
