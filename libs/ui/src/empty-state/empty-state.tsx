import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OuterProps } from '../theme/outer-props';

const Box = styled.div<{ $small: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme, $small }) => `${$small ? theme.space.xxs : theme.space.xxl} ${theme.space.m}`};
  text-align: center;
`;

const Drawing = styled.div`
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.size.topBar};
  block-size: ${({ theme }) => theme.size.topBar};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.primaryTint};
  color: ${({ theme }) => theme.color.primary};
`;

const Title = styled.div`
  font-size: ${({ theme }) => theme.font.size.m};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

const Description = styled.p`
  max-inline-size: ${({ theme }) => theme.size.dialog};
  color: ${({ theme }) => theme.color.inkMuted};
`;

export interface EmptyStateProps extends OuterProps {
  /** `s` is for a part of a page: no drawing, and no taller than a few rows. */
  readonly size?: 'm' | 's';
  /** Why there is nothing here. */
  readonly title: ReactNode;
  /** What to do about it. */
  readonly description?: ReactNode;
  /** An icon above the words; give it `aria-hidden`. */
  readonly icon?: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
}

/** Shown where there is nothing to show yet; says what will be there. */
export function EmptyState({ size = 'm', title, description, icon, action, ...outer }: EmptyStateProps) {
  return (
    <Box $small={size === 's'} {...outer}>
      {size === 'm' && <Drawing aria-hidden="true">{icon ?? <Inbox />}</Drawing>}
      <Title>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      {action}
    </Box>
  );
}
