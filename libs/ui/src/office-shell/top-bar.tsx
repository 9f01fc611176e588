import type { ReactNode } from 'react';
import styled from 'styled-components';

const Bar = styled.header`
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

export interface TopBarProps {
  readonly brand: ReactNode;
  readonly actions?: ReactNode;
}

export function TopBar({ brand, actions }: TopBarProps) {
  return (
    <Bar>
      <Brand>{brand}</Brand>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Bar>
  );
}
