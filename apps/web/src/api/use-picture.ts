import { useQuery } from '@tanstack/react-query';
import { keys } from './keys';
import { isGone, schoolApi, valueOf } from './school-api';

async function fetchPicture(id: string, signal: AbortSignal): Promise<string> {
  const picture: unknown = await valueOf(
    schoolApi.calls.GET('/getImage/{id}', { params: { path: { id } }, parseAs: 'blob', signal }),
  );
  return picture instanceof Blob ? URL.createObjectURL(picture) : '';
}

/**
 * The address of a stored picture as the browser can show it; pictures need the token, so they are fetched (D25).
 * The address lives as long as the query's data; queries.ts gives it back.
 */
export const usePicture = (id = ''): string | undefined => useStoredPicture(id).url;

/** The same, and whether the server has no such picture any more. */
export function useStoredPicture(id = '') {
  const { data, error } = useQuery({
    queryKey: [...keys.pictures, id],
    enabled: id !== '',
    staleTime: Infinity,
    queryFn: ({ signal }) => fetchPicture(id, signal),
  });
  return { url: data === '' ? undefined : data, isGone: isGone(error) };
}
