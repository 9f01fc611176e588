import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import type { FoundStudent } from '../../api/types';
import { useRead } from '../../api/use-read';

/** Milliseconds; keys that follow one another faster than this make one search. */
const QUIET_MS = 30;

/** The least number of letters that are searched for. */
const LEAST = 2;

export interface Matches {
  /** The matches of the text in the box, or of the previous text while its own are loading; undefined before any. */
  readonly rows: readonly FoundStudent[] | undefined;
  /** Whether the rows, or the failure, belong to the text in the box. */
  readonly isSettled: boolean;
  /** Why there are no rows, as a sentence. */
  readonly failure: string | undefined;
}

/**
 * The students that match a text (D57). Each search cancels the one before it, so that a late answer never replaces a newer one;
 * a failed search says so at once, and is repeated with the next key or when the server is back.
 * @param text the typed text; undefined while nobody is searched for
 */
export function useMatches(text: string | undefined): Matches {
  const typed = text?.trim() ?? '';
  const [searchedText, setSearchedText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearchedText(typed), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isWanted = searchedText.length >= LEAST && typed.length >= LEAST;
  const { data, error, isFetching, isPlaceholderData } = useRead(
    [...keys.students, 'found', searchedText],
    (signal) =>
      valueOf(calls.GET('/api/office/findStudents', { params: { query: { text: searchedText } }, signal })),
    { enabled: isWanted, retry: false, gcTime: 0, placeholderData: keepPreviousData },
  );
  return {
    rows: isWanted ? data : undefined,
    isSettled: isWanted && searchedText === typed && !isFetching && !isPlaceholderData,
    failure: isWanted && !isFetching && error ? error.message : undefined,
  };
}
