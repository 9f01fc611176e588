import { dayRangeLabel } from '@school/domain';
import { Stack, useKitMessages } from '@school/ui';
import styled from 'styled-components';
import { OccasionBadge } from '../office/occasions/occasion-badge';
import type { OwnOccasion } from './use-family';

const Occasion = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space.xs}`};
  align-items: start;

  strong {
    flex: 1 1 ${({ theme }) => theme.size.fieldColumn};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    overflow-wrap: anywhere;
  }

  p {
    flex: 1 0 100%;
    color: ${({ theme }) => theme.color.inkMuted};
    overflow-wrap: anywhere;
  }
`;

/** Calendar entries, one below the other: title, kind, date, and further details. */
export function OccasionList({ occasions }: { readonly occasions: readonly OwnOccasion[] }) {
  const { locale } = useKitMessages();
  return (
    <Stack as="ul" gap="s">
      {occasions.map((occasion) => (
        <Occasion key={occasion.id}>
          <strong>{occasion.title}</strong>
          <OccasionBadge kind={occasion.occasionKind} />
          <p>{dayRangeLabel(occasion.firstDay, occasion.lastDay, locale)}</p>
          {occasion.note !== undefined && <p>{occasion.note}</p>}
        </Occasion>
      ))}
    </Stack>
  );
}
