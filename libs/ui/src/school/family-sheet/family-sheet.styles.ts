import styled, { css } from 'styled-components';
import { groundOnPaper } from '../../theme/ground-on-paper';
import { onNarrowScreen } from '../../theme/off-paper';
import { paperLook } from '../../theme/paper-look';

/** As long as its rows need; every further page starts with the headings again. */
export const Sheet = styled.section`
  ${paperLook}
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.paper.gap};
  padding: ${({ theme }) => theme.paper.margin};
  ${groundOnPaper}

  ${onNarrowScreen(css`
    padding: ${({ theme }) => theme.space.m};
  `)}

  & + & {
    break-before: page;
  }

  tr {
    break-inside: avoid;
  }

  tbody th {
    overflow-wrap: anywhere;
  }
`;

/** The sheet of one school, never on the same page as another school's. */
export const OfBranch = styled.div`
  & + & {
    break-before: page;
  }
`;
