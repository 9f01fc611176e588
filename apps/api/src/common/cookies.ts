import type { Request } from 'express';

/** Where a browser signs in, and gets its first cookies. */
export const LOGIN = '/api/office/office-login';

/** The value of a cookie that the caller sent, as it stands there. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
