import type { Call } from '@school/api-client';
import { keys } from './keys';
import { isGone, calls, valueOf } from './school-api';
import { useRead } from './use-read';

/**
 * The address of a picture as the browser can show it, and how that went: whether it is on its way, failed, or the server has no such
 * picture any more. Pictures need the token, so they are fetched (D25); the address lives as long as the query's data, and queries.ts
 * gives it back.
 * @param name tells it from all other pictures @param call made with `parseAs: 'blob'`
 */
export function useFetchedPicture(
  name: readonly string[],
  isThere: boolean,
  call: (signal: AbortSignal) => Call<unknown>,
) {
  const { data, error, isLoading, refetch } = useRead(
    [...keys.pictures, ...name],
    async (signal) => {
      const picture = await valueOf(call(signal));
      return picture instanceof Blob ? URL.createObjectURL(picture) : '';
    },
    { enabled: isThere, staleTime: Infinity },
  );
  return { url: data === '' ? undefined : data, isGone: isGone(error), error, isLoading, refetch };
}

/** A picture that the office has stored, for who may see all of them. */
export const useStoredPicture = (id = '') =>
  useFetchedPicture([id], id !== '', (signal) =>
    calls.GET('/getImage/{id}', { params: { path: { id } }, parseAs: 'blob', signal }),
  );

/** Its address alone. */
export const usePicture = (id?: string): string | undefined => useStoredPicture(id).url;
