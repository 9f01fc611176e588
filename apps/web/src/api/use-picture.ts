import type { Call } from '@school/api-client';
import { keys } from './keys';
import { isGone, calls, valueOf } from './school-api';
import { useRead } from './use-read';

/**
 * The address of a picture that the browser can show, and its state: loading, failed, or gone from the server. Pictures need the
 * token, so they are fetched (D25); the address lives as long as the query's data, and queries.ts frees it.
 * @param name tells it from all other pictures @param call made with `parseAs: 'blob'`
 */
export function useFetchedPicture(
  name: readonly string[],
  hasPicture: boolean,
  call: (signal: AbortSignal) => Call<unknown>,
) {
  const { data, error, isLoading, refetch } = useRead(
    [...keys.pictures, ...name],
    async (signal) => {
      const picture = await valueOf(call(signal));
      return picture instanceof Blob ? URL.createObjectURL(picture) : '';
    },
    { enabled: hasPicture, staleTime: Infinity },
  );
  return { url: data === '' ? undefined : data, isGone: isGone(error), error, isLoading, refetch };
}

/** A picture that the office has stored, for users who may see all of them. */
export const useStoredPicture = (id = '') =>
  useFetchedPicture([id], id !== '', (signal) =>
    calls.GET('/getImage/{id}', { params: { path: { id } }, parseAs: 'blob', signal }),
  );

/** The address of a stored picture, without its state. */
export const usePicture = (id?: string): string | undefined => useStoredPicture(id).url;
