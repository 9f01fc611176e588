import type { ReactNode } from 'react';
import styled, { createGlobalStyle, ThemeProvider } from 'styled-components';
import { useOverflowing } from '../data-table/use-overflowing';
import { useKitMessages } from '../messages/kit-messages';
import { printTheme } from '../theme/print';
import { type OuterProps, useSharedRef } from '../theme/outer-props';
import { PaperMarks } from './paper-mark';

/** What stands below each page, so that one that is lost is known by what it says. */
interface PageFoot {
  readonly label: string;
  readonly before: string;
  readonly between: string;
}

/** A text as CSS writes it. */
export const quoted = (text: string) => JSON.stringify(text.replaceAll(/\s+/g, ' '));

// A sheet that fills its page has no margin there, which leaves the browser no room for its own header and footer; one of
// several pages needs room around each of them. What is not on the way to the sheet
// vanishes, and what is on the way gives up its own room, so that exactly the sheet is printed.
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

    /* What stands below a page is in the letters of the root: those of the dark look are white. */
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

// Positioned, or the hidden captions inside would widen the page by what is scrolled away.
const Sheet = styled.div<{ $onPaperOnly: boolean }>`
  position: relative;
  /* Its marks lie over the sheet, not over what stays in sight above the page. */
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
  /** What stands on the paper. */
  readonly children: ReactNode;
  /** What it is, for who reaches it by the keyboard. */
  readonly label: string;
  /** The language that the sheet is in, where it is another than the page's. */
  readonly lang?: string | undefined;
  /** It goes on over several pages, each with room around it, and below it what it is and its number. */
  readonly isLong?: boolean | undefined;
  /** The page lies on its long side, for a table of many columns. */
  readonly isAcross?: boolean | undefined;
  /** The screen shows the same in another way, and nothing of this. */
  readonly onPaperOnly?: boolean | undefined;
}

/** What is inside is the only thing of the page that gets printed; it looks as on paper on the screen too. */
export function PrintSheet(props: PrintSheetProps) {
  const { children, label, isLong = false, isAcross = false, onPaperOnly = false, ref, ...outer } = props;
  const { pageOfPages } = useKitMessages();
  const sheet = useSharedRef(ref);
  // Narrower than paper the sheet scrolls, and then the keyboard has to reach it.
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
