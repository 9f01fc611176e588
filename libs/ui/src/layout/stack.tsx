import styled from 'styled-components';
import type { Scales } from '../theme/theme';

export type SpaceName = keyof Scales['space'];

/** Things below each other. */
export const Stack = styled.div<{ $gap?: SpaceName }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme, $gap = 'm' }) => theme.space[$gap]};
  min-inline-size: 0;
`;

/** Things beside each other that wrap when there is no room. */
export const Row = styled.div<{ $gap?: SpaceName; $justify?: 'start' | 'end' | 'space-between' | 'center' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ theme, $gap = 's' }) => theme.space[$gap]};
`;
