import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import type { FoundStudent } from '../../api/types';
import { useRead } from '../../api/use-read';

/** Keys that follow one another faster than this are one search, in milliseconds. */
const QUIET_MS = 30;

/** Fewer letters say nothing yet. */
const LEAST = 2;

export interface Matches {
  /** Of what is in the box, or of the text before it while its own are on the way; undefined before any. */
  readonly rows: readonly FoundStudent[] | undefined;
  /** Whether the rows, or the failure, are those of the text in the box. */
  readonly isSettled: boolean;
  /** Why there are no rows, as a sentence. */
  readonly failure: string | undefined;
}

/**
 * Who is meant by a text (D57). Each search gives up the one before it, so that a late answer never takes the place of a
 * newer one; a failed one says so at once, and is made again with the next key or when the server is back.
 * @param text what was typed; undefined while nobody is looked for
 */
export function useMatches(text: string | undefined): Matches {
  const typed = text?.trim() ?? '';
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isWanted = asked.length >= LEAST && typed.length >= LEAST;
  const { data, error, isFetching, isPlaceholderData } = useRead(
    [...keys.students, 'found', asked],
    (signal) =>
      valueOf(calls.GET('/api/office/findStudents', { params: { query: { text: asked } }, signal })),
    { enabled: isWanted, retry: false, gcTime: 0, placeholderData: keepPreviousData },
  );
  return {
    rows: isWanted ? data : undefined,
    isSettled: isWanted && asked === typed && !isFetching && !isPlaceholderData,
    failure: isWanted && !isFetching && error ? error.message : undefined,
  };
}
