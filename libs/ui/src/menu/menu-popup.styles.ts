import type { ComponentType } from 'react';
import { Menu, MenuItem, type MenuProps } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { popupLook } from '../theme/popup-look';

export const Surface = styled(Popover)`
  ${popupLook}
  min-inline-size: min(${({ theme }) => `${theme.size.menu}, 100vw - ${theme.space.l}`});
  max-inline-size: calc(100vw - ${({ theme }) => theme.space.l});
  padding: ${({ theme }) => theme.space.xxs};
`;

/** The type is written out, because the packed kit could not name the inferred one. */
export const List: ComponentType<MenuProps<object>> = styled(Menu)`
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

  /* Inside the padded menu, neighbours would cut off a ring around the outside of the item. */
  &:focus-visible {
    outline-offset: calc(-1 * ${({ theme }) => theme.border.thick});
  }
`;
