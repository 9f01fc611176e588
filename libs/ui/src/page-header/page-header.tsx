import type { ReactNode } from 'react';
import styled from 'styled-components';

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.font.size.xl};
  overflow-wrap: anywhere;

  /* Focused by the page after a change of route: nobody can act on it, so it shows no ring. */
  &:focus {
    outline: none;
  }
`;

const Description = styled.p`
  margin-block-start: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.inkMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <Header>
      <div>
        <Title tabIndex={-1}>{title}</Title>
        {description !== undefined && <Description>{description}</Description>}
      </div>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Header>
  );
}
