/** Some of the rows of a list, and how many it has on all its pages. */
export interface Part<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** The number of rows fetched per request for printing. */
export const PRINT_PAGE = 100;

/** The most rows that are printed; longer lists are of no use on paper. */
export const MOST_PRINTED = 1000;

/** How often a list that keeps changing is fetched; then the last reading is used, with each row once. */
const MOST_READINGS = 3;

/** All pages of a list, each row once. */
interface Reading<Shown> {
  readonly whole: Shown;
  /** Whether rows moved or changed while they were fetched: one may be missing or out of date. */
  readonly isMoved: boolean;
}

async function readOnce<Shown extends Part<unknown>>(
  load: (page: number) => Promise<Shown>,
  most: number,
  keyOf: (row: Shown['rows'][number]) => string,
): Promise<Reading<Shown>> {
  let lastPage = await load(1);
  if (lastPage.total > most) return { whole: { ...lastPage, rows: [] }, isMoved: false };
  const rows = new Map(lastPage.rows.map((row) => [keyOf(row), row]));
  const pagesBefore: Shown[] = [];
  let readCount = lastPage.rows.length;
  while (readCount < lastPage.total) {
    pagesBefore.push(lastPage);
    lastPage = await load(pagesBefore.length + 1);
    // Rows were removed meanwhile.
    if (lastPage.rows.length === 0) break;
    for (const row of lastPage.rows) rows.set(keyOf(row), row);
    readCount += lastPage.rows.length;
  }
  const whole = { ...lastPage, rows: [...rows.values()] };
  // When a row is removed, the next one moves to a page already fetched, and a new row can make the total right again. So the
  // earlier pages are fetched once more: if they are unchanged, no row is missing.
  for (const [index, page] of pagesBefore.entries()) {
    const pageNow = await load(index + 1);
    if (JSON.stringify(pageNow.rows) !== JSON.stringify(page.rows)) return { whole, isMoved: true };
  }
  return { whole, isMoved: false };
}

/**
 * All pages of a list as one, for paper; without rows if there are more than `most`. All else comes from the last page, which
 * knows of rows added at the end during the reading. The list is fetched again if rows moved meanwhile.
 * @param keyOf returns a key that is unique for each row
 * @throws Refusal
 */
export async function wholeOf<Shown extends Part<unknown>>(
  load: (page: number) => Promise<Shown>,
  most: number,
  keyOf: (row: Shown['rows'][number]) => string,
): Promise<Shown> {
  for (let reading = 1; ; reading += 1) {
    const { whole, isMoved } = await readOnce(load, most, keyOf);
    if (!isMoved || reading === MOST_READINGS) return whole;
  }
}
