import { useId, type ReactNode } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { Heading } from '../heading/heading';
import { quoted } from '../print-sheet/print-sheet';
import { onNarrowScreen, onPhone } from '../theme/off-paper';
import type { OuterProps } from '../theme/outer-props';

type PaperSize = 'small' | 'text' | 'large';

/** On screen as wide as the paper, to show it before it is printed; in a narrower place as wide as that. */
const Paper = styled.article<{ $size: PaperSize; $isAcross: boolean; $page: string }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  inline-size: ${({ theme, $isAcross }) => ($isAcross ? theme.paper.height : theme.paper.width)};
  padding: ${({ theme }) => theme.paper.margin};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  /* As on paper: a long list is set smaller than any other text on screen. */
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

  /* A block, so that the browser can break pages between rows, which not every browser does between flex items. */
  @media print {
    page: ${({ $page }) => $page};
    display: block;
    inline-size: auto;
    /* Half of a table's outer border lies outside of it, and the edge of the page would cut that off. */
    padding: 0 ${({ theme }) => theme.border.thin};

    > * + * {
      margin-block-start: ${({ theme }) => theme.space.m};
    }
  }
`;

// A paper taken out of a stack has its own foot: the name of the whole stack and its page count would mean nothing.
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
  /** The letterhead above the title. */
  readonly head?: ReactNode;
  /** The title of the paper. */
  readonly title: string;
  /** A note for the whole paper, such as the date of printing. */
  readonly note?: ReactNode;
  /** `small` for a long list read line by line, `large` for a paper that a family receives. */
  readonly size?: PaperSize | undefined;
  /** Lays out the paper in landscape, like its `PrintSheet`. */
  readonly isAcross?: boolean | undefined;
  /** The foot of a paper for one of several people, in place of the sheet's common label and page number. */
  readonly foot?: string | undefined;
  /** The language of the paper, where it differs from that of the page. */
  readonly lang?: string | undefined;
  /** The content below the title. */
  readonly children: ReactNode;
}

/** The common layout of a printed paper: letterhead, title, note and content. Goes into a `PrintSheet`. */
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
