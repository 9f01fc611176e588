import styled from 'styled-components';

export const Paper = styled.div`
  inline-size: ${({ theme }) => theme.paper.width};
  block-size: ${({ theme }) => theme.paper.height};
  overflow: hidden;
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.paper.text};
  line-height: ${({ theme }) => theme.font.line.tight};
  print-color-adjust: exact;
`;

interface HalfProps {
  /** There is so much to say that it fits in small letters only. */
  readonly $isFull: boolean;
}

export const Half = styled.section<HalfProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme, $isFull }) => ($isFull ? theme.paper.tight : theme.paper.gap)};
  font-size: ${({ theme, $isFull }) => ($isFull ? theme.paper.small : theme.paper.text)};
  block-size: ${({ theme }) => theme.paper.half};
  padding: ${({ theme }) => theme.paper.margin};
  break-inside: avoid;
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
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.paper.gap};
  padding-block-end: ${({ theme }) => theme.paper.gap};
  border-block-end: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.line};

  h2 {
    font-size: ${({ theme }) => theme.paper.title};
  }
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

export const CopyName = styled.p`
  flex: none;
  padding: ${({ theme }) => `${theme.paper.tight} ${theme.paper.gap}`};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr auto 1fr;
  gap: ${({ theme }) => `${theme.paper.tight} ${theme.paper.gap}`};

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

export const Amounts = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
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

  .amount {
    text-align: end;
    white-space: nowrap;
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
`;

export const SignatureLine = styled.p`
  flex: none;
  inline-size: ${({ theme }) => theme.paper.signature};
  padding-block-start: ${({ theme }) => theme.paper.tight};
  border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  text-align: center;
`;

// A stamp in the free room above the signature: it hides no figure, and needs no background that a printer may leave out.
export const Mark = styled.p`
  align-self: center;
  margin-block: auto;
  padding: ${({ theme }) => `${theme.paper.tight} ${theme.paper.margin}`};
  border: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme }) => theme.paper.mark};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: 0.15em;

  /* The line above the letters of a word is never broken. */
  &:lang(hi) {
    letter-spacing: normal;
  }

  transform: rotate(-5deg);
`;
