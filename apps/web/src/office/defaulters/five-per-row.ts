import { css } from 'styled-components';

/** Lays out five items beside each other as far as they fit; on a tablet three and two, on a phone as many as fit in a row. */
export const fivePerRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};

  > * {
    flex: 1 1 auto;
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) and (min-width: ${({ theme }) =>
      theme.breakpoint.phone}) {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > * {
      grid-column: span 2;
    }

    > :nth-child(n + 4) {
      grid-column: span 3;
    }
  }
`;
