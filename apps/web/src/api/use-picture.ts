import { keys } from './keys';
import { isGone, calls, valueOf } from './school-api';
import { useRead } from './use-read';

async function fetchPicture(id: string, signal: AbortSignal): Promise<string> {
  const picture: unknown = await valueOf(
    calls.GET('/getImage/{id}', { params: { path: { id } }, parseAs: 'blob', signal }),
  );
  return picture instanceof Blob ? URL.createObjectURL(picture) : '';
}

/**
 * The address of a stored picture as the browser can show it; pictures need the token, so they are fetched (D25).
 * The address lives as long as the query's data; queries.ts gives it back.
 */
export const usePicture = (id = ''): string | undefined => useStoredPicture(id).url;

/** The same, and how that went: whether it is on its way, failed, or the server has no such picture any more. */
export function useStoredPicture(id = '') {
  const { data, error, isLoading, refetch } = useRead(
    [...keys.pictures, id],
    (signal) => fetchPicture(id, signal),
    {
      enabled: id !== '',
      staleTime: Infinity,
    },
  );
  return { url: data === '' ? undefined : data, isGone: isGone(error), error, isLoading, refetch };
}
