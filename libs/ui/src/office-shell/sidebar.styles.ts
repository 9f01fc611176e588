import styled, { css } from 'styled-components';
import { inForcedColours } from '../theme/forced-colours';
import { visuallyHidden } from '../visually-hidden/visually-hidden';

interface Foldable {
  readonly $collapsed: boolean;
}

const centred = css`
  justify-content: center;
  padding-inline: ${({ theme }) => theme.space.xs};
`;

export const Head = styled.div<Foldable>`
  display: flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.size.topBar};
  padding-inline: ${({ theme }) => theme.space.m};
  ${({ $collapsed }) => $collapsed && centred}

  a {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    border-radius: ${({ theme }) => theme.radius.control};
    color: ${({ theme }) => theme.color.ink};
    font-weight: ${({ theme }) => theme.font.weight.bold};
    text-decoration: none;
  }
`;

export const Groups = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The title of a group; in a folded sidebar a line replaces it. */
export const GroupTitle = styled.p<Foldable>`
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.l} ${theme.space.none}`};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  ${({ $collapsed }) =>
    $collapsed &&
    css`
      margin-inline: ${({ theme }) => theme.space.s};
      padding: 0;
      border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    `}
`;

export const Entries = styled.ul<Foldable>`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.xs}`};
  list-style: none;

  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.s};
    min-block-size: ${({ theme }) => theme.size.rowCompact};
    padding-inline: ${({ theme }) => theme.space.s};
    border-radius: ${({ theme }) => theme.radius.control};
    color: ${({ theme }) => theme.color.ink};
    text-decoration: none;
    ${({ $collapsed }) => $collapsed && centred}
  }

  // Old screens, of 768 px and of 1024 less what the browser takes, show all that an administrator has.
  @media (max-height: 910px) and (pointer: fine) {
    a {
      min-block-size: ${({ theme }) => theme.size.rowLow};
    }
  }

  @media (pointer: coarse) {
    a {
      min-block-size: ${({ theme }) => theme.size.control};
    }
  }

  a:hover {
    background: ${({ theme }) => theme.color.shade};
  }

  a[aria-current='page'] {
    background: ${({ theme }) => theme.color.primaryTint};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }

  a[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block: ${({ theme }) => theme.space.xs};
    inset-inline-start: 0;
    inline-size: ${({ theme }) => theme.border.accent};
    border-radius: ${({ theme }) => theme.radius.round};
    background: ${({ theme }) => theme.color.accent};
    ${inForcedColours(css`
      forced-color-adjust: none;
      background: Highlight;
    `)}
  }
`;

export const Label = styled.span<Foldable>`
  ${({ $collapsed }) => $collapsed && visuallyHidden}
`;

export const Apart = styled.nav`
  margin-block-start: ${({ theme }) => theme.space.xxs};
  border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
`;
