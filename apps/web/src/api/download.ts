import type { ApiError, Call } from '@school/api-client';
import { schoolApi } from './school-api';

const nameIn = (headers: Headers) =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'school';

/**
 * Saves what a call answers as a file, under the name that the server gives it. The call carries the token as all others do,
 * which a plain link could not (D8).
 * @param call made with `parseAs: 'blob'` @returns why there is no file, if there is none
 */
export async function download(call: Call<unknown>): Promise<ApiError | undefined> {
  const answer = await schoolApi.answer(call);
  if (!answer.ok) return answer.error;
  if (!(answer.value instanceof Blob)) throw new TypeError('A download must be asked for as a blob');
  const url = URL.createObjectURL(answer.value);
  const link = document.createElement('a');
  link.href = url;
  link.download = nameIn(answer.headers);
  link.click();
  URL.revokeObjectURL(url);
  return undefined;
}
