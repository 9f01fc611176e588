/** Some of the rows of a list, and how many it has on all its pages. */
export interface Part<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** So many rows are asked for at once to be printed. */
export const PRINT_PAGE = 100;

/** So often a list is brought that changes each time; after that it is taken as it is, each row once. */
const MOST_READINGS = 3;

/** All pages of a list, each row once. */
interface Reading<Shown> {
  readonly whole: Shown;
  /** A row moved from one page to another while they were brought: one may be missing. */
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
  let count = last.rows.length;
  let isShorter = false;
  for (let page = 2; count < last.total; page += 1) {
    const next = await bring(page);
    isShorter ||= next.total < last.total;
    last = next;
    // Some are gone meanwhile.
    if (next.rows.length === 0) break;
    for (const row of next.rows) rows.set(keyOf(row), row);
    count += next.rows.length;
  }
  // Where one is gone the next comes too early for its page, and where one moves to a later page another comes too late.
  return { whole: { ...last, rows: [...rows.values()] }, isMoved: isShorter || rows.size < count };
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
