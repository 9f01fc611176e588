import type { ReactNode } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { useFocusNearBy } from '../theme/focus-near-by';
import { inLowWindow } from '../theme/low-window';
import { useSharedRef, type OuterProps } from '../theme/outer-props';
import type { Tone } from '../theme/theme';

const Strip = styled.div<{ $tone: Tone }>`
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme, $tone }) => theme.color[$tone]};
  background: ${({ theme, $tone }) => theme.color[`${$tone}Tint`]};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.font.size.s};

  @media print {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  inline-size: min(100%, ${({ theme }) => theme.size.content});
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
`;

const Words = styled.div<{ $tone: Tone }>`
  display: flex;
  flex: 1 1 ${({ theme }) => theme.size.column};
  align-items: flex-start;
  gap: ${({ theme }) => theme.space.s};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > svg {
    margin-block-start: 0.1em;
    color: ${({ theme, $tone }) => theme.color[$tone]};
  }
`;

const Title = styled.strong`
  margin-inline-end: ${({ theme }) => theme.space.xs};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

// The strip sticks to the top, so a focused field is scrolled to below it, not under it.
const RoomForStrip = createGlobalStyle`
  html {
    scroll-padding-block-start: calc(${({ theme }) => theme.size.siteBar} + ${({ theme }) => theme.size.formBar});
    ${inLowWindow(css`
      scroll-padding-block-start: auto;
    `)}
  }
`;

export interface NoticeBarProps extends OuterProps {
  readonly tone: Tone;
  readonly icon: ReactNode;
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The look of UpdateNotice and OfflineNotice: a strip about the whole program, across the width of the page. */
export function NoticeBar({ tone, icon, title, actions, children, ref, ...outer }: NoticeBarProps) {
  const strip = useSharedRef(ref);
  useFocusNearBy(strip);
  return (
    <Strip {...outer} ref={strip} $tone={tone}>
      <RoomForStrip />
      <Line>
        <Words $tone={tone}>
          {icon}
          <p>
            <Title>{title}</Title>
            {children}
          </p>
        </Words>
        <Actions>{actions}</Actions>
      </Line>
    </Strip>
  );
}
