import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Heading } from '../heading/heading';
import { onNarrowScreen, onPhone } from '../theme/off-paper';
import type { OuterProps } from '../theme/outer-props';

type PaperSize = 'small' | 'text' | 'large';

/** As wide as the paper on screen too, so that it is seen before it is printed; where its place is narrower, as wide as that. */
const Paper = styled.article<{ $size: PaperSize; $isAcross: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  inline-size: ${({ theme, $isAcross }) => ($isAcross ? theme.paper.height : theme.paper.width)};
  padding: ${({ theme }) => theme.paper.margin};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  /* As on paper: a long list is smaller than anything on screen may be. */
  font-size: ${({ theme, $size }) => theme.paper[$size]};

  @media screen {
    max-inline-size: 100%;
    min-inline-size: min-content;
  }

  ${onNarrowScreen(css`
    inline-size: 100%;
    padding: ${({ theme }) => theme.space.m};
  `)}

  ${onPhone(css`
    font-size: ${({ theme }) => theme.font.size.s};
    overflow-wrap: anywhere;
  `)}

  /* So that the browser can break it between rows: the items of a flexible box do not break everywhere. */
  @media print {
    display: block;
    inline-size: auto;
    /* Half of a table's edge lies outside of it, where the page would cut it off. */
    padding: 0 ${({ theme }) => theme.border.thin};

    > * + * {
      margin-block-start: ${({ theme }) => theme.space.m};
    }
  }
`;

export interface PrintedPageProps extends OuterProps {
  /** Whose paper it is: a letterhead above the title. */
  readonly head?: ReactNode;
  /** What the paper is. */
  readonly title: string;
  /** When it was printed, and what else belongs to the whole. */
  readonly note?: ReactNode;
  /** `small` for a list that many read line by line, `large` for what a family holds in its hand. */
  readonly size?: PaperSize | undefined;
  /** It lies on its long side, as its `PrintSheet` does. */
  readonly isAcross?: boolean | undefined;
  /** What follows the title. */
  readonly children: ReactNode;
}

/** The one shape of a paper of several parts: whose it is, what it is called, of when, and what follows. Goes into a `PrintSheet`. */
export function PrintedPage(props: PrintedPageProps) {
  const { head, title, note, size = 'text', isAcross = false, children, ...outer } = props;
  return (
    <Paper {...outer} $size={size} $isAcross={isAcross}>
      {head}
      <Heading>{title}</Heading>
      {note !== undefined && <p>{note}</p>}
      {children}
    </Paper>
  );
}
