import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

export const Surface = styled(Popover)`
  min-inline-size: ${({ theme }) => theme.size.menu};
  max-inline-size: calc(100vw - ${({ theme }) => theme.space.l});
  padding: ${({ theme }) => theme.space.xxs};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  box-shadow: ${({ theme }) => theme.shadow.dialog};
  overflow: auto;
`;

export const List = styled(Menu)`
  outline: none;
`;

export const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-block-size: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.s}`};
  border-radius: ${({ theme }) => theme.radius.control};
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-hovered],
  &[data-focused] {
    background: ${({ theme }) => theme.color.primaryTint};
  }

  /* Inside the padded menu a ring outside the item would be cut by its neighbour. */
  &:focus-visible {
    outline-offset: calc(-1 * ${({ theme }) => theme.border.thick});
  }
`;
