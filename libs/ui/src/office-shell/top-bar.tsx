import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OuterProps } from '../theme/outer-props';

const Bar = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  min-inline-size: 0;
`;

const Brand = styled.div`
  min-inline-size: 0;
  overflow: hidden;
  font-size: ${({ theme }) => theme.font.size.m};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  text-overflow: ellipsis;
  white-space: nowrap;

  /* On a phone it takes two lines and is not cut off. */
  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    font-size: ${({ theme }) => theme.font.size.s};
    line-height: ${({ theme }) => theme.font.line.tight};
    white-space: normal;
  }

  a {
    color: inherit;
    text-decoration: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
`;

/** The note shows beside the sidebar; where the sidebar becomes a drawer, the brand takes its place. */
const Wide = styled.div`
  color: ${({ theme }) => theme.color.inkMuted};

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    display: none;
  }
`;

const Narrow = styled(Brand)`
  @media not all and (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    display: none;
  }
`;

export interface TopBarProps extends OuterProps {
  /** The name of the program, at the start. */
  readonly brand: ReactNode;
  /** Shown in place of the brand where the sidebar already has the brand at its top. */
  readonly note?: ReactNode;
  /** The buttons or menus at the end. */
  readonly actions?: ReactNode;
}

/** The content of the bar above an office page: the brand or a note, and the actions. */
export function TopBar({ brand, note, actions, ...outer }: TopBarProps) {
  return (
    <Bar {...outer}>
      {note === undefined ? <Brand>{brand}</Brand> : <Narrow>{brand}</Narrow>}
      {note !== undefined && <Wide>{note}</Wide>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Bar>
  );
}
