import type { ApiError, Call } from '@school/api-client';
import { answer } from './school-api';

/** Returns the file name of a download. A user-given name comes in letters of any script, beside the plain one. */
function nameIn(headers: Headers): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  const encodedName = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  if (encodedName !== undefined) return decodeURIComponent(encodedName);
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'school';
}

/**
 * Saves the answer of a call as a file, under the name that the server gives it. The call carries the token as all others do,
 * which a plain link could not (D8).
 * @param call made with `parseAs: 'blob'` @returns why there is no file, if there is none
 */
export async function download(call: Call<unknown>): Promise<ApiError | undefined> {
  const answered = await answer(call);
  if (!answered.ok) return answered.error;
  if (!(answered.value instanceof Blob)) throw new TypeError('A download must be asked for as a blob');
  const url = URL.createObjectURL(answered.value);
  const link = document.createElement('a');
  link.href = url;
  link.download = nameIn(answered.headers);
  link.click();
  URL.revokeObjectURL(url);
  return undefined;
}
