import styled from 'styled-components';

export const Frame = styled.div`
  position: relative;
  display: inline-block;
`;

export const List = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: calc(100% + ${({ theme }) => theme.space.xxs});
  ${({ $align }) => ($align === 'start' ? 'inset-inline-start: 0;' : 'inset-inline-end: 0;')}
  z-index: ${({ theme }) => theme.layer.menu};
  display: flex;
  flex-direction: column;
  min-inline-size: ${({ theme }) => theme.size.menu};
  padding: ${({ theme }) => theme.space.xxs};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme }) => theme.shadow.dialog};
`;

export const Item = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-block-size: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.s}`};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: transparent;
  color: ${({ theme }) => theme.color.ink};
  text-align: start;
  cursor: pointer;

  &:hover,
  &:focus {
    background: ${({ theme }) => theme.color.primaryTint};
  }

  /* Inside the padded menu a ring outside the item would be cut by its neighbour. */
  &:focus-visible {
    outline-offset: calc(-1 * ${({ theme }) => theme.border.thick});
  }
`;
