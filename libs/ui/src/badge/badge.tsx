import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Tone } from '../theme/theme';
import type { OuterProps } from '../theme/outer-props';

const plainWords = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  white-space: normal;
`;

const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  padding: ${({ theme }) => `0 ${theme.space.xs}`};
  border: ${({ theme }) => theme.border.thin} solid currentcolor;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme, $tone }) => theme.color[`${$tone}Tint`]};
  color: ${({ theme, $tone }) => theme.color[$tone]};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  white-space: nowrap;

  /* On paper it is plain words: an edge around them would say no more. */
  ${({ theme }) => theme.name === 'print' && plainWords}

  @media print {
    ${plainWords}
  }
`;

export interface BadgeProps extends OuterProps<'span'> {
  /** The colour that supports the word. */
  readonly tone: Tone;
  /** The state in one word. */
  readonly children: ReactNode;
}

/** The state of something in a word or two. */
export function Badge({ tone, children, ...outer }: BadgeProps) {
  return (
    <Pill {...outer} $tone={tone}>
      {children}
    </Pill>
  );
}
