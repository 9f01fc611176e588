/**
 * Prints the page once its fonts are loaded. The Hindi fonts load when they are first needed, and the fallback fonts shown until
 * then take more room: half a page would not hold the last line of a receipt.
 */
export async function printPage(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
