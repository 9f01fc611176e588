import type { Call } from '@school/api-client';
import { keepPreviousData } from '@tanstack/react-query';
import { answerOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

/** Some of the rows of a list, and how many it has on all its pages. */
export interface Part<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A page of a list as a call answers it: its rows, and in a header how many there are. @throws Refusal */
export async function partOf<Row>(call: Call<readonly Row[]>): Promise<Part<Row>> {
  const { value, headers } = await answerOf(call);
  return { rows: value, total: Number(headers.get('X-Total-Count')) };
}

/** The page of a list that its address asks for; the one before stays in sight until it has come. */
export const usePart = <Shown>(
  key: readonly unknown[],
  bring: (signal: AbortSignal) => Promise<Shown>,
  enabled = true,
) => useRead(key, bring, { placeholderData: keepPreviousData, enabled });

/** So many rows are asked for at once to be printed. */
export const PRINT_PAGE = 100;

/** All pages of a list as one, for paper; no rows where there are more than `most`. @throws Refusal */
export async function wholeOf<Shown extends Part<unknown>>(
  bring: (page: number) => Promise<Shown>,
  most: number,
): Promise<Shown> {
  const first = await bring(1);
  if (first.total > most) return { ...first, rows: [] };
  const rows = [...first.rows];
  for (let page = 2; rows.length < first.total; page += 1) {
    const part = await bring(page);
    // Some are gone meanwhile.
    if (part.rows.length === 0) break;
    rows.push(...part.rows);
  }
  return { ...first, rows };
}
