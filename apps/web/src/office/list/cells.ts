import styled from 'styled-components';

/** What stands small below the matter of a cell; on paper, which is small already, as large as that. */
export const Note = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};

  @media print {
    font-size: inherit;
  }
`;

/** One line however narrow the screen: the table scrolls sideways, and rows stay low enough to compare. */
export const OneLine = styled.span`
  white-space: nowrap;
`;
