import styled from 'styled-components';

/** As long as its rows want; each further page begins with the headings again. */
export const Sheet = styled.article`
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

  tr {
    break-inside: avoid;
  }

  td:first-child {
    overflow-wrap: anywhere;
  }
`;
