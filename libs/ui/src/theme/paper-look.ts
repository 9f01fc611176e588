import { css } from 'styled-components';
import { onNarrowScreen } from './off-paper';

/** A sheet as it is printed, as wide as its paper on screen too; on a narrower screen as wide as the screen. */
export const paperLook = css`
  inline-size: ${({ theme }) => theme.paper.width};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.paper.text};
  line-height: ${({ theme }) => theme.font.line.tight};

  ${onNarrowScreen(css`
    inline-size: 100%;
  `)}
`;
