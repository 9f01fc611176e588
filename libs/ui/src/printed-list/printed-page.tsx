import { useId, type ReactNode } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { Heading } from '../heading/heading';
import { quoted } from '../print-sheet/print-sheet';
import { onNarrowScreen, onPhone } from '../theme/off-paper';
import type { OuterProps } from '../theme/outer-props';

type PaperSize = 'small' | 'text' | 'large';

/** As wide as the paper on screen too, so that it is seen before it is printed; where its place is narrower, as wide as that. */
const Paper = styled.article<{ $size: PaperSize; $isAcross: boolean; $page: string }>`
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
    page: ${({ $page }) => $page};
    display: block;
    inline-size: auto;
    /* Half of a table's edge lies outside of it, where the page would cut it off. */
    padding: 0 ${({ theme }) => theme.border.thin};

    > * + * {
      margin-block-start: ${({ theme }) => theme.space.m};
    }
  }
`;

// Who takes one paper out of a stack has nothing of the others: neither what they are called together nor how many they are.
const OwnFoot = createGlobalStyle<{ $page: string; $foot: string }>`
  @page ${({ $page }) => $page} {
    @bottom-left {
      content: ${({ $foot }) => quoted($foot)};
    }

    @bottom-right {
      content: none;
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
  /** What stands below it where its sheet has one for each of several people, in place of what they are called together and of their number. */
  readonly foot?: string | undefined;
  /** What follows the title. */
  readonly children: ReactNode;
}

/** The one shape of a paper of several parts: whose it is, what it is called, of when, and what follows. Goes into a `PrintSheet`. */
export function PrintedPage(props: PrintedPageProps) {
  const { head, title, note, size = 'text', isAcross = false, foot, children, ...outer } = props;
  const page = `paper${useId().replaceAll(/\W/g, '')}`;
  return (
    <Paper {...outer} $size={size} $isAcross={isAcross} $page={foot === undefined ? 'auto' : page}>
      {foot !== undefined && <OwnFoot $page={page} $foot={foot} />}
      {head}
      <Heading>{title}</Heading>
      {note !== undefined && <p>{note}</p>}
      {children}
    </Paper>
  );
}
