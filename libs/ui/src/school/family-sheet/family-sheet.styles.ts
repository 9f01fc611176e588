import styled, { css } from 'styled-components';
import { onNarrowScreen } from '../../theme/off-paper';

/** As long as its rows want; each further page begins with the headings again. */
export const Sheet = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.paper.gap};
  inline-size: ${({ theme }) => theme.paper.width};
  padding: ${({ theme }) => theme.paper.margin};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.paper.text};
  line-height: ${({ theme }) => theme.font.line.tight};
  print-color-adjust: exact;

  ${onNarrowScreen(css`
    inline-size: 100%;
    padding: ${({ theme }) => theme.space.m};
  `)}

  & + & {
    break-before: page;
  }

  tr {
    break-inside: avoid;
  }

  td:first-child {
    overflow-wrap: anywhere;
  }
`;

/** What one school acknowledges: never on a page with another's. */
export const OfBranch = styled.div`
  & + & {
    break-before: page;
  }
`;
