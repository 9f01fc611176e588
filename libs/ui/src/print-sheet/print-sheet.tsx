import type { ReactNode } from 'react';
import styled, { createGlobalStyle, ThemeProvider } from 'styled-components';
import { useOverflowing } from '../data-table/use-overflowing';
import { useKitMessages } from '../messages/kit-messages';
import { printTheme } from '../theme/print';
import { type OuterProps, useSharedRef } from '../theme/outer-props';
import { PaperMarks } from './paper-mark';
import { usePaperTitle } from './use-paper-title';

/** The text at the foot of each page, by which a lost page can be identified. */
interface PageFoot {
  readonly label: string;
  readonly before: string;
  readonly between: string;
}

/** A text as a CSS string. */
export const quoted = (text: string) => JSON.stringify(text.replaceAll(/\s+/g, ' '));

// A sheet that fills its page has no page margin, so the browser has no room for its own header and footer; a sheet of several
// pages needs a margin on each. Elements outside the sheet's ancestors are hidden and the ancestors lose their own spacing, so
// that exactly the sheet is printed.
const OnlyTheSheet = createGlobalStyle<{
  $room: string;
  $foot: PageFoot | undefined;
  $isAcross: boolean;
}>`
  @media print {
    @page {
      size: A4 ${({ $isAcross }) => ($isAcross ? 'landscape' : 'portrait')};
      margin: ${({ $room }) => $room};

      @bottom-left {
        content: ${({ $foot }) => ($foot ? quoted($foot.label) : 'none')};
        font: ${({ theme }) => `${theme.paper.small} ${theme.font.family}`};
      }

      @bottom-right {
        content: ${({ $foot }) =>
          $foot ? `${quoted($foot.before)} counter(page) ${quoted($foot.between)} counter(pages)` : 'none'};
        font: ${({ theme }) => `${theme.paper.small} ${theme.font.family}`};
        white-space: nowrap;
      }
    }

    /* The foot of the page has the root's text colour, which is white in the dark theme. */
    html, body { background: none !important; color: ${printTheme.color.ink} !important; }

    body *:not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) { display: none !important; }

    :has([data-print-sheet])::backdrop { display: none; }

    html:has([data-print-sheet]), :has([data-print-sheet]) {
      display: block !important;
      position: static !important;
      inline-size: auto !important;
      max-inline-size: none !important;
      block-size: auto !important;
      min-block-size: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      overflow: visible !important;
      transform: none !important;
      box-shadow: none !important;
    }
  }
`;

// Positioned, or the hidden captions inside would widen the page by the part that is scrolled away.
const Sheet = styled.div<{ $onPaperOnly: boolean }>`
  position: relative;
  /* The marks must cover the sheet, but not the bars that stay in view above the page. */
  isolation: isolate;
  max-inline-size: 100%;
  overflow-x: auto;

  @media screen {
    display: ${({ $onPaperOnly }) => ($onPaperOnly ? 'none' : 'block')};
  }

  @media print {
    overflow: visible;
  }
`;

export interface PrintSheetProps extends OuterProps {
  /** The content of the paper. */
  readonly children: ReactNode;
  /** The name of the paper for keyboard and screen reader users, and of the PDF that a browser saves. */
  readonly label: string;
  /** The language of the sheet, where it differs from that of the page. */
  readonly lang?: string | undefined;
  /** For a sheet of several pages: each has a margin, with the label and the page number at its foot. */
  readonly isLong?: boolean | undefined;
  /** Prints in landscape, for a table of many columns. */
  readonly isAcross?: boolean | undefined;
  /** Hides the sheet on screen, where the page shows the same content in another way. */
  readonly onPaperOnly?: boolean | undefined;
}

/** Prints only its content and nothing else of the page; it looks the same on the screen. */
export function PrintSheet(props: PrintSheetProps) {
  const { children, label, isLong = false, isAcross = false, onPaperOnly = false, ref, ...outer } = props;
  const { pageOfPages } = useKitMessages();
  const sheet = useSharedRef(ref);
  usePaperTitle(label);
  // On a screen narrower than paper the sheet scrolls, so the keyboard must reach it.
  const scrolls = useOverflowing(sheet);
  return (
    <>
      <OnlyTheSheet
        $isAcross={isAcross}
        $room={isLong ? printTheme.paper.margin : '0'}
        $foot={isLong ? { label, ...pageOfPages } : undefined}
      />
      <Sheet
        {...outer}
        ref={sheet}
        $onPaperOnly={onPaperOnly}
        data-print-sheet=""
        {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': label })}
      >
        <ThemeProvider theme={printTheme}>
          {children}
          <PaperMarks />
        </ThemeProvider>
      </Sheet>
    </>
  );
}
