/**
 * Prints what is on the page once the letters for it are there. Those of Hindi come when they are first needed, and until
 * then others stand in that take more room: a half of a receipt would not hold its last line.
 */
export async function printPage(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
