import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../heading/heading';
import type { OuterProps } from '../theme/outer-props';

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
`;

// The page focuses it after a change of route; it is not a control, so it shows no focus ring.
const Title = styled(Heading)`
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;

/** As high as buttons, even without any, so that the content starts at the same height on every page. */
const Words = styled.div`
  display: grid;
  align-content: center;

  @media (min-width: ${({ theme }) => theme.breakpoint.phone}) {
    min-block-size: ${({ theme }) => theme.size.control};
  }
`;

const Description = styled.p`
  max-inline-size: ${({ theme }) => theme.size.line};
  text-wrap: balance;
  margin-block-start: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.inkMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

export interface PageHeaderProps extends OuterProps<'header'> {
  /** The title; the page's only `h1`. */
  readonly title: ReactNode;
  /** A sentence below the title. */
  readonly description?: ReactNode;
  /** The actions for the whole page, at the end. */
  readonly actions?: ReactNode;
}

/** The title of a page (its `h1`), with a line below it and the main actions beside it. */
export function PageHeader({ title, description, actions, ...outer }: PageHeaderProps) {
  return (
    <Header {...outer}>
      <Words>
        <Title level={1} tabIndex={-1}>
          {title}
        </Title>
        {description !== undefined && <Description>{description}</Description>}
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Header>
  );
}
