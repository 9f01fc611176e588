import type { Call } from '@school/api-client';
import { keepPreviousData } from '@tanstack/react-query';
import { answerOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';
import type { Part } from './whole-list';

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
