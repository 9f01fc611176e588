import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

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

const Sheet = styled.div`
  max-inline-size: 100%;
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
`;

/** What is inside is the only thing of the page that gets printed. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <OnlyTheSheet />
      <Sheet data-print-sheet="">{children}</Sheet>
    </>
  );
}
