import type { Call } from '@school/api-client';
import { keepPreviousData } from '@tanstack/react-query';
import { answerOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';
import type { Part } from './whole-list';

/** Reads a page of a list from a call: its rows, and the total from a header. @throws Refusal */
export async function partOf<Row>(call: Call<readonly Row[]>): Promise<Part<Row>> {
  const { value, headers } = await answerOf(call);
  return { rows: value, total: Number(headers.get('X-Total-Count')) };
}

/** The page of a list that its address asks for; the previous one stays on screen until it has loaded. */
export const usePart = <Shown>(
  key: readonly unknown[],
  load: (signal: AbortSignal) => Promise<Shown>,
  enabled = true,
) => useRead(key, load, { placeholderData: keepPreviousData, enabled });
