import { useRef, type ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useOverflowing } from '../data-table/use-overflowing';
import { useKitMessages } from '../messages/kit-messages';

// No margin on the page leaves the browser no room for its own header and footer. What is not on the way to the sheet
// vanishes, and what is on the way gives up its own room, so that exactly the sheet is printed.
const OnlyTheSheet = createGlobalStyle`
  @media print {
    @page { size: A4 portrait; margin: 0; }

    html, body { background: none !important; }

    body *:not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) { display: none !important; }

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
const Sheet = styled.div`
  position: relative;
  max-inline-size: 100%;
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
`;

/** What is inside is the only thing of the page that gets printed. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  const { receipt } = useKitMessages();
  const sheet = useRef<HTMLDivElement>(null);
  // Narrower than paper the sheet scrolls, and then the keyboard has to reach it.
  const scrolls = useOverflowing(sheet);
  return (
    <>
      <OnlyTheSheet />
      <Sheet
        ref={sheet}
        data-print-sheet=""
        {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': receipt.title })}
      >
        {children}
      </Sheet>
    </>
  );
}
