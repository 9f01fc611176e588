/** Some of the rows of a list, and how many it has on all its pages. */
export interface Part<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** So many rows are asked for at once to be printed. */
export const PRINT_PAGE = 100;

/**
 * All pages of a list as one, for paper; no rows where there are more than `most`. What else it says is what the last page said:
 * that one knows of the rows that came while the others were brought. @throws Refusal
 */
export async function wholeOf<Shown extends Part<unknown>>(
  bring: (page: number) => Promise<Shown>,
  most: number,
): Promise<Shown> {
  let last = await bring(1);
  if (last.total > most) return { ...last, rows: [] };
  const rows = [...last.rows];
  for (let page = 2; rows.length < last.total; page += 1) {
    last = await bring(page);
    // Some are gone meanwhile.
    if (last.rows.length === 0) break;
    rows.push(...last.rows);
  }
  return { ...last, rows };
}
