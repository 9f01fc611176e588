import { onNarrowScreen, paperLook } from '@school/ui';
import styled, { css } from 'styled-components';

/** As wide as the paper, on screen too; it continues over as many pages as needed. */
export const Sheet = styled.article`
  ${paperLook}
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.paper.margin};
  overflow-wrap: anywhere;

  ${onNarrowScreen(css`
    padding: ${({ theme }) => theme.space.m};
  `)}

  @media print {
    display: block;
    inline-size: auto;
    /* The page would cut off a border at its edge. */
    padding: 0 ${({ theme }) => theme.border.thin};

    /* Tight, so that the record of most students ends on one page. */
    > * + * {
      margin-block-start: ${({ theme }) => theme.space.xs};
    }
  }
`;

/** The student's name and details, with the photo and the signature beside them. */
export const Who = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.paper.margin};

  > div:last-child {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: end;
    justify-content: end;
    gap: ${({ theme }) => theme.paper.gap};
  }

  /* The pictures move below where they would leave hardly any room for the name. */
  ${onNarrowScreen(css`
    flex-wrap: wrap;
  `)}

  img {
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    object-fit: contain;
  }
`;

export const Photo = styled.img`
  inline-size: 24mm;
  block-size: 30mm;
`;

export const SignaturePicture = styled.img`
  inline-size: 40mm;
  block-size: 12mm;
`;

export const Part = styled.section`
  break-inside: avoid;

  h3 {
    padding-block-end: ${({ theme }) => theme.paper.tight};
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    font-size: ${({ theme }) => theme.paper.large};
  }

  dl {
    display: grid;
    grid-template-columns: repeat(2, auto minmax(0, 1fr));
    gap: ${({ theme }) => `${theme.paper.tight} ${theme.paper.gap}`};
    margin: ${({ theme }) => theme.paper.tight} 0 0;
  }

  dt {
    color: ${({ theme }) => theme.color.inkMuted};
  }

  dd {
    font-weight: ${({ theme }) => theme.font.weight.medium};
    font-variant-numeric: tabular-nums;
    white-space: pre-line;
  }

  table {
    inline-size: 100%;
    font-variant-numeric: tabular-nums;
  }

  /* Keeps descending letters of one line from touching the title. */
  p {
    margin-block-start: ${({ theme }) => theme.paper.tight};
  }

  th,
  td {
    padding-block: ${({ theme }) => theme.paper.tight};
    border-block-end: ${({ theme }) => theme.border.thin} dotted ${({ theme }) => theme.color.line};
    text-align: start;
  }

  /* A heading is at least as wide as its longest word, and apart from the next. */
  thead th {
    overflow-wrap: normal;
  }

  tbody th {
    font-weight: inherit;
  }

  th + th,
  tbody td {
    padding-inline-start: ${({ theme }) => theme.paper.gap};
  }

  ${onNarrowScreen(css`
    dl {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  `)}
`;

/** A part without content takes one line. */
export const EmptyPart = styled(Part)`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.paper.gap};
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};

  h3 {
    flex: none;
    border: 0;
  }

  p {
    margin: 0;
  }
`;

export const Signature = styled.p`
  inline-size: 60mm;
  margin-block-start: 10mm;
  /* Never alone on a page. */
  break-before: avoid;
  break-inside: avoid;
  margin-inline-start: auto;
  padding-block-start: 1mm;
  border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  text-align: center;
`;
