/** Some of the rows of a list, and how many it has on all its pages. */
export interface Part<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** So many rows are asked for at once to be printed. */
export const PRINT_PAGE = 100;

/** More rows than this are no paper for anybody. */
export const MOST_PRINTED = 1000;

/** So often a list is brought that changes each time; after that it is taken as it is, each row once. */
const MOST_READINGS = 3;

/** All pages of a list, each row once. */
interface Reading<Shown> {
  readonly whole: Shown;
  /** Rows moved or changed while they were brought: one may be missing, or say what it said before. */
  readonly isMoved: boolean;
}

async function readingOf<Shown extends Part<unknown>>(
  bring: (page: number) => Promise<Shown>,
  most: number,
  keyOf: (row: Shown['rows'][number]) => string,
): Promise<Reading<Shown>> {
  let last = await bring(1);
  if (last.total > most) return { whole: { ...last, rows: [] }, isMoved: false };
  const rows = new Map(last.rows.map((row) => [keyOf(row), row]));
  const before: Shown[] = [];
  let count = last.rows.length;
  while (count < last.total) {
    before.push(last);
    last = await bring(before.length + 1);
    // Some are gone meanwhile.
    if (last.rows.length === 0) break;
    for (const row of last.rows) rows.set(keyOf(row), row);
    count += last.rows.length;
  }
  const whole = { ...last, rows: [...rows.values()] };
  // Where one is gone the next comes too early for its page, and another that comes makes the total right again: pages that are
  // still as they were when the last was brought stand beside it.
  for (const [at, page] of before.entries()) {
    const now = await bring(at + 1);
    if (JSON.stringify(now.rows) !== JSON.stringify(page.rows)) return { whole, isMoved: true };
  }
  return { whole, isMoved: false };
}

/**
 * All pages of a list as one, for paper; no rows where there are more than `most`. What else it says is what the last page said:
 * that one knows of the rows that came at its end while the others were brought. Where rows moved meanwhile it is brought anew.
 * @param keyOf what no two rows have alike
 * @throws Refusal
 */
export async function wholeOf<Shown extends Part<unknown>>(
  bring: (page: number) => Promise<Shown>,
  most: number,
  keyOf: (row: Shown['rows'][number]) => string,
): Promise<Shown> {
  for (let readings = 1; ; readings += 1) {
    const { whole, isMoved } = await readingOf(bring, most, keyOf);
    if (!isMoved || readings === MOST_READINGS) return whole;
  }
}
