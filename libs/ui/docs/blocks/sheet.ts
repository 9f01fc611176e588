import styled from 'styled-components';

/** The ground of every sample on a documentation page: the theme's own paper, ink and type. */
export const Sheet = styled.div`
  margin-block: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.ink};
  font-family: ${({ theme }) => theme.font.family};
  font-size: ${({ theme }) => theme.font.size.s};
  line-height: ${({ theme }) => theme.font.line.body};

  * {
    box-sizing: border-box;
  }
`;

export const Name = styled.span`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

export const Note = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

export const Figure = styled.span`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Rows = styled.div`
  overflow: hidden;
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};

  > * + * {
    border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 13rem);
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
`;
