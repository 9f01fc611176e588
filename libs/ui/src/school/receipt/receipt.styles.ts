import styled, { css } from 'styled-components';
import { groundOnPaper } from '../../theme/ground-on-paper';
import { onNarrowScreen, onPhone } from '../../theme/off-paper';
import { paperLook } from '../../theme/paper-look';

export const Paper = styled.div`
  ${paperLook}
  block-size: ${({ theme }) => theme.paper.height};
  overflow: hidden;
  ${groundOnPaper}

  ${onNarrowScreen(css`
    block-size: auto;
  `)}
`;

/** The size of the letters on a half, which depends on how much text it has. */
export type LetterSize = 'small' | 'text' | 'large';

interface HalfProps {
  readonly $letters: LetterSize;
}

export const Half = styled.section<HalfProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme, $letters }) => ($letters === 'small' ? theme.paper.tight : theme.paper.gap)};
  font-size: ${({ theme, $letters }) => theme.paper[$letters]};
  block-size: ${({ theme }) => theme.paper.half};
  padding: ${({ theme }) => theme.paper.margin};
  break-inside: avoid;

  ${onNarrowScreen(css`
    block-size: auto;
    padding: ${({ theme }) => theme.space.m};
  `)}
`;

export const CutLine = styled.div`
  position: relative;
  block-size: 0;
  border-block-start: ${({ theme }) => theme.border.thin} dashed ${({ theme }) => theme.color.line};

  span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: ${({ theme }) => theme.paper.margin};
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.paper.tight};
    padding-inline: ${({ theme }) => theme.paper.tight};
    background: ${({ theme }) => theme.color.paper};
    font-size: ${({ theme }) => theme.paper.small};
    transform: translateY(-50%);
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.paper.gap};
  padding-block-end: ${({ theme }) => theme.paper.gap};
  border-block-end: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.line};

  h2 {
    font-size: ${({ theme }) => theme.paper.title};
  }

  > svg {
    block-size: ${({ theme }) => theme.paper.logo};
  }

  ${onPhone(css`
    flex-wrap: wrap;
  `)}
`;

export const School = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Logo = styled.img`
  flex: none;
  inline-size: ${({ theme }) => theme.paper.logo};
  block-size: ${({ theme }) => theme.paper.logo};
  object-fit: contain;
`;

/** The branch's name as the head of its paper, larger where there is room. */
export const Name = styled.h2<{ $isLarge: boolean }>`
  && {
    font-size: ${({ theme, $isLarge }) => ($isLarge ? theme.paper.name : theme.paper.title)};

    ${onPhone(css`
      font-size: ${({ theme }) => theme.paper.title};
    `)}
  }
`;

/** The kind of paper and the name of the copy. */
export const Kind = styled.div`
  flex: none;
  display: grid;
  gap: ${({ theme }) => theme.paper.tight};
  justify-items: end;

  ${onPhone(css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
  `)}
`;

export const CopyName = styled.p`
  padding: ${({ theme }) => `${theme.paper.tight} ${theme.paper.gap}`};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr auto 1fr;
  gap: ${({ theme }) => `${theme.paper.tight} ${theme.paper.gap}`};

  ${onPhone(css`
    grid-template-columns: auto 1fr;
  `)}

  dt {
    color: ${({ theme }) => theme.color.inkMuted};
  }

  dd {
    min-inline-size: 0;
    font-weight: ${({ theme }) => theme.font.weight.medium};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

// Seven columns are too wide for a phone: there each figure is beside its heading.
export const Amounts = styled.table`
  inline-size: 100%;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${({ theme }) => theme.paper.tight};
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: start;
  }

  th {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }

  tbody th {
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }

  .amount {
    text-align: end;
    white-space: nowrap;
  }

  .class {
    white-space: nowrap;
  }

  ${onPhone(css`
    tr,
    td,
    tbody th,
    tfoot th {
      display: flex;
      justify-content: space-between;
      gap: ${({ theme }) => theme.space.s};
    }

    tr {
      flex-direction: column;
      gap: 0;
    }

    tfoot tr {
      flex-direction: row;
    }

    tfoot th {
      border-inline-end: 0;
    }

    tfoot td {
      flex: auto;
      border-inline-start: 0;
      justify-content: flex-end;
    }

    thead {
      display: none;
    }

    [data-label]::before {
      flex: none;
      content: attr(data-label);
    }

    td > span {
      text-align: end;
    }
  `)}
`;

/** The paid amount: in words on one side, and on the other as a figure that can be read from across the counter. */
export const Sum = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.paper.gap};

  > div {
    display: grid;
    gap: ${({ theme }) => theme.paper.tight};
    min-inline-size: 0;
  }

  > p {
    flex: none;
    display: grid;
    padding: ${({ theme }) => `${theme.paper.tight} ${theme.paper.gap}`};
    border: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.line};
    text-align: end;
  }

  strong {
    font-variant-numeric: tabular-nums;
  }

  > p strong {
    font-size: ${({ theme }) => theme.paper.name};
    line-height: ${({ theme }) => theme.font.line.tight};
  }
`;

export const Foot = styled.footer`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.paper.gap};
  margin-block-start: auto;

  p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* On a phone they do not fit side by side: the signature line is below, with room above it to sign. */
  ${onPhone(css`
    flex-wrap: wrap;

    > :last-child {
      margin-block-start: ${({ theme }) => theme.space.l};
      margin-inline-start: auto;
    }
  `)}
`;

export const SignatureLine = styled.p`
  flex: none;
  inline-size: ${({ theme }) => theme.paper.signature};
  padding-block-start: ${({ theme }) => theme.paper.tight};
  border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  text-align: center;
`;

/** The mark and its explanation, in the free space above the signature. */
export const Stamp = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.paper.gap};
  margin-block: auto;
  overflow-wrap: anywhere;
  text-align: center;
`;

// The mark covers no figure, and needs no background, which a printer may leave out. Only English is letter-spaced: in Hindi that
// would break the line above the letters of a word.
export const Mark = styled.p`
  align-self: center;
  padding: ${({ theme }) => `${theme.paper.tight} ${theme.paper.margin}`};
  border: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme }) => theme.paper.mark};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: 0.15em;
  white-space: nowrap;

  ${onPhone(css`
    padding-inline: ${({ theme }) => theme.paper.gap};
  `)}

  &:lang(hi) {
    letter-spacing: normal;
  }

  transform: rotate(-5deg);
`;
